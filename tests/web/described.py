"""Checks that a hall's answers and messages have exactly the fields that its interface describes."""

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
)  # shapes whose fields each game extends with its own
SEGMENT = re.compile(r"{\w+}")


def closed(name: str, schema: Schema) -> Schema:
    """Return a definition that allows no field it does not name."""
    return {**schema, "additionalProperties": False} if "properties" in schema and name not in OPEN else schema


def interface() -> Schema:
    """Return the description that the interface gives of itself."""
    return create_app(Settings(data=Path())).openapi()


@cache
def description() -> Schema:
    """Return the description of the interface with all its definitions closed."""
    whole = interface()
    schemas = {name: closed(name, schema) for name, schema in whole["components"]["schemas"].items()}
    return {**whole, "components": {"schemas": schemas}}


@cache
def _paths() -> list[tuple[re.Pattern[str], Schema]]:
    """Return the operations of each path, paths without parameters first."""
    found = sorted(description()["paths"].items(), key=lambda one: len(SEGMENT.findall(one[0])))
    return [(re.compile(SEGMENT.sub("[^/]+", path)), operations) for path, operations in found]


@cache
def _validator(schema: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for({**json.loads(schema), "components": description()["components"]})


def require(told: Any, schema: Schema) -> None:
    """Raise an AssertionError that says where a value differs from its description."""
    wrong = next(_validator(json.dumps(schema)).iter_errors(told), None)
    assert wrong is None, f"{wrong.message} at {wrong.instance_path} of {json.dumps(told)[:400]}"


def require_message(told: Any) -> None:
    """Require that a message of a socket is as described: at a table, in the lobby or at an inbox."""
    require(told, {"anyOf": [{"$ref": f"#/components/schemas/{kind}Message"} for kind in ("Table", "Lobby", "Inbox")]})


def require_answer(response: httpx.Response) -> None:
    """Require that a JSON answer over HTTP is as described. It serves as a hook of a client."""
    path = response.request.url.path
    operations = next((found for pattern, found in _paths() if pattern.fullmatch(path)), None)
    operation = None if operations is None else operations.get(response.request.method.lower())
    if operation is None or response.headers.get("content-type") != "application/json":
        return
    answers = operation["responses"]
    answer = answers.get(str(response.status_code)) or answers[f"{response.status_code // 100}XX"]
    if response.read():
        require(response.json(), answer["content"]["application/json"]["schema"])
