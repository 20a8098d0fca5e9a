"""The referee: one JSON request in, one ruling out, for wikis, forums and tests (the public format of REFEREE.md)."""

import json
from collections.abc import Mapping
from typing import Any

from parlour.core import outside, registry
from parlour.core.refusal import Refusal

LONGEST_REQUEST = 200_000  # characters; a whole game with two decks of own cards is under 20,000


def judge(request: object) -> dict[str, Any]:
    """The ruling on a request; what cannot be judged is answered with `ok` false and the reason."""
    told = {"id": request.get("id")} if isinstance(request, Mapping) else {"id": None}
    try:
        if not isinstance(request, Mapping):
            raise Refusal("bad-request", problem="object")
        # The id is the asker's own: it is told back as it came.
        outside.checked({name: value for name, value in request.items() if name != "id"})
        return {**told, "ok": True, **registry.game(request.get("game")).judge(request)}
    except Refusal as refusal:
        return {**told, "ok": False, "error": refusal.as_json()}


def _refused(refusal: Refusal) -> dict[str, Any]:
    return {"id": None, "ok": False, "error": refusal.as_json()}


def _write(ruling: Mapping[str, Any]) -> str:
    """One line that UTF-8 can carry: half a surrogate pair stays the escape it came as."""
    return json.dumps(ruling, ensure_ascii=False).encode("utf-8", "backslashreplace").decode("utf-8")


def judge_line(line: str) -> str:
    """The ruling on one line of JSON, as one line of JSON."""
    if len(line) > LONGEST_REQUEST:
        return _write(_refused(Refusal("bad-request", problem="line", most=LONGEST_REQUEST)))
    try:
        return _write(judge(outside.read(line)))
    except Refusal as refusal:
        return _write(_refused(refusal))
    except RecursionError:  # read with little room to spare, and too deep to be judged or written
        return _write(_refused(Refusal("bad-json", problem="deep")))
