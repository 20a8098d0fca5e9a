"""Streams of analyses and hints, read and checked."""

import json
from typing import Any

from tests.web.described import require
from tests.web.visiting import Guest


def streamed(guest: Guest, path: str, message: str = "ReviewMessage") -> list[dict[str, Any]]:
    """Return everything that a route streams, each message checked against the description of `message`."""
    answer = guest.http.get(path)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/event-stream")
    told = [json.loads(line.removeprefix("data: ")) for line in answer.text.split("\n\n") if line]
    for each in told:
        require(each, {"$ref": f"#/components/schemas/{message}"})
    return told


def refused(guest: Guest, path: str) -> tuple[int, str]:
    """Return the status and the code of a refusal."""
    answer = guest.http.get(path)
    return answer.status_code, answer.json()["error"]["code"]
