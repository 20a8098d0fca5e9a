"""Described: everything a hall tells is what its interface's own description says, field by field and no field more."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs

from parlour.web.app import create_app
from parlour.web.settings import Settings

Schema = dict[str, Any]
OPEN = (
    "View",
    "Sketched",
    "Told",
    "Phrased",
    "Legal",
    "Result",
    "Ruled",
)  # of any game: more than this each tells in shapes of its own
SEGMENT = re.compile(r"{\w+}")


def closed(name: str, schema: Schema) -> Schema:
    """A definition that allows no field it does not name."""
    return {**schema, "additionalProperties": False} if "properties" in schema and name not in OPEN else schema


def interface() -> Schema:
    """The interface as it describes itself."""
    return create_app(Settings(data=Path())).openapi()


@cache
def description() -> Schema:
    """The same, its definitions closed."""
    whole = interface()
    schemas = {name: closed(name, schema) for name, schema in whole["components"]["schemas"].items()}
    return {**whole, "components": {"schemas": schemas}}


@cache
def _paths() -> list[tuple[re.Pattern[str], Schema]]:
    """What is served where, addresses before patterns."""
    found = sorted(description()["paths"].items(), key=lambda one: len(SEGMENT.findall(one[0])))
    return [(re.compile(SEGMENT.sub("[^/]+", path)), operations) for path, operations in found]


@cache
def _validator(schema: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for({**json.loads(schema), "components": description()["components"]})


def require(told: Any, schema: Schema) -> None:
    """An AssertionError says where what was told is not what was described."""
    wrong = next(_validator(json.dumps(schema)).iter_errors(told), None)
    assert wrong is None, f"{wrong.message} at {wrong.instance_path} of {json.dumps(told)[:400]}"


def require_message(told: Any) -> None:
    """The same of a message of a socket, at a table, in the lobby or at an inbox."""
    require(told, {"anyOf": [{"$ref": f"#/components/schemas/{kind}Message"} for kind in ("Table", "Lobby", "Inbox")]})


def require_answer(response: httpx.Response) -> None:
    """The same of an answer over HTTP, where it is JSON; as a hook of a client."""
    path = response.request.url.path
    operations = next((found for pattern, found in _paths() if pattern.fullmatch(path)), None)
    operation = None if operations is None else operations.get(response.request.method.lower())
    if operation is None or response.headers.get("content-type") != "application/json":
        return
    answers = operation["responses"]
    answer = answers.get(str(response.status_code)) or answers[f"{response.status_code // 100}XX"]
    if response.read():
        require(response.json(), answer["content"]["application/json"]["schema"])
