"""The promise of the interface to those who write programs for it, and what of it another description breaks.

`python -m tests.web.edge.promised` writes down what is promised from now on; a release does that. Earlier promises
stay unless the version of the interface changes.
"""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from parlour.web.edge.layers import VERSION
from tests.web.described import interface

PROMISE = Path(__file__).parent / f"interface-{VERSION}.json"
Schema = Mapping[str, Any]
Promise = dict[str, dict[str, dict[str, str]]]
OPTIONAL = "?"  # follows the type of a field that may be left out
ANSWERS = "answers "
NAME = re.compile(r"\w+")
JSON = "application/json"


def promise() -> Promise:
    """Return the promise of the present interface: parameters and answers of each operation, fields of each shape."""
    whole = interface()
    return {
        "operations": {
            f"{verb.upper()} {path}": dict(sorted(_operation(operation)))
            for path, verbs in sorted(whole["paths"].items())
            if path.startswith("/api/")
            for verb, operation in sorted(verbs.items())
        },
        "shapes": {
            name: dict(sorted(_fields(shape))) for name, shape in sorted(whole["components"]["schemas"].items())
        },
    }


def broken(promised: Promise, now: Promise) -> list[str]:
    """Return what breaks a promise: what is gone, has another type, or has become required."""
    read = _read(now)
    found = []
    for kind, things in promised.items():
        for name, told in things.items():
            if name not in now[kind]:
                found.append(f"{name} is gone")
                continue
            found += [f"{name}: {one}" for one in _differences(told, now[kind][name])]
            if kind == "operations" or name in read:
                found += [f"{name}: {field} must be given" for field in _demanded(told, now[kind][name])]
    return found


def _differences(told: Mapping[str, str], now: Mapping[str, str]) -> Iterator[str]:
    for field, kind in told.items():
        if field not in now:
            yield f"{field} is gone"
        elif now[field] != kind:
            yield f"{field} was {kind}, is {now[field]}"


def _demanded(told: Mapping[str, str], now: Mapping[str, str]) -> Iterator[str]:
    for field, kind in now.items():
        if field not in told and not kind.endswith(OPTIONAL) and not field.startswith(ANSWERS):
            yield field


def _read(now: Promise) -> set[str]:
    """Return the names of the shapes that are sent to the hall."""
    found: set[str] = set()
    left = [NAME.findall(operation["reads"]) for operation in now["operations"].values() if "reads" in operation]
    while left:
        new = {name for name in left.pop() if name in now["shapes"]} - found
        found |= new
        left += [NAME.findall(kind) for name in new for kind in now["shapes"][name].values()]
    return found


def _operation(operation: Schema) -> Iterator[tuple[str, str]]:
    for one in operation.get("parameters", []):
        yield f"{one['in']} {one['name']}", _kind(one["schema"]) + ("" if one.get("required") else OPTIONAL)
    if "requestBody" in operation:
        body = operation["requestBody"]
        yield "reads", _kind(body["content"][JSON]["schema"]) + ("" if body.get("required") else OPTIONAL)
    for status, answer in operation["responses"].items():
        if status.startswith("2"):
            yield f"{ANSWERS}{status}", _kind(answer.get("content", {}).get(JSON, {}).get("schema", {}))


def _fields(shape: Schema) -> Iterator[tuple[str, str]]:
    required = shape.get("required", ())
    for name, field in shape.get("properties", {}).items():
        yield name, _kind(field) + ("" if name in required else OPTIONAL)
    if "properties" not in shape:
        yield "", _kind(shape)


def _kind(schema: Schema) -> str:
    """Return a type in a few letters, without the words of a closed list, since more may be added."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return "|".join(sorted({_kind(one) for one in schema[several]}))
    if schema.get("type") == "array":
        return f"[{_kind(schema.get('items', {}))}]"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), Mapping):
        return f"{{{_kind(schema['additionalProperties'])}}}"
    return str(schema.get("type", "any" if "const" not in schema else "string"))


def kept() -> Promise:
    """Return the promise that was written down."""
    return json.loads(PROMISE.read_text(encoding="utf-8"))  # type: ignore[no-any-return]  # JSON


if __name__ == "__main__":
    PROMISE.write_text(json.dumps(promise(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
