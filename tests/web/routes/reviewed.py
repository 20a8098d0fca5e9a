"""Reviewed: what a hall streams while it looks back at a match, or looks for a hint."""

import json
from typing import Any

from tests.web.described import require
from tests.web.visiting import Guest


def streamed(guest: Guest, path: str, message: str = "ReviewMessage") -> list[dict[str, Any]]:
    """Everything that a route streams, to its end; each `message` held to the interface's description."""
    answer = guest.http.get(path)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/event-stream")
    told = [json.loads(line.removeprefix("data: ")) for line in answer.text.split("\n\n") if line]
    for each in told:
        require(each, {"$ref": f"#/components/schemas/{message}"})
    return told


def refused(guest: Guest, path: str) -> tuple[int, str]:
    """The status and the code of a refusal."""
    answer = guest.http.get(path)
    return answer.status_code, answer.json()["error"]["code"]
