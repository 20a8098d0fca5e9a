"""The referee: one JSON request in, one ruling out, for wikis, forums and tests (the public format of REFEREE.md)."""

import json
from collections.abc import Mapping
from typing import Any

from parlour.core import registry
from parlour.core.refusal import Refusal

LONGEST_REQUEST = 200_000  # characters; a whole game with two decks of own cards is under 20,000


def judge(request: object) -> dict[str, Any]:
    """The ruling on a request; what cannot be judged is answered with `ok` false and the reason."""
    told = {"id": request.get("id")} if isinstance(request, Mapping) else {"id": None}
    try:
        if not isinstance(request, Mapping):
            raise Refusal("bad-request", problem="a request is a JSON object")
        return {**told, "ok": True, **registry.game(request.get("game")).judge(request)}
    except Refusal as refusal:
        return {**told, "ok": False, "error": refusal.as_json()}


def judge_line(line: str) -> str:
    """The ruling on one line of JSON, as one line of JSON."""
    if len(line) > LONGEST_REQUEST:
        refusal = Refusal("bad-request", problem=f"a line has at most {LONGEST_REQUEST} characters")
        return json.dumps({"id": None, "ok": False, "error": refusal.as_json()}, ensure_ascii=False)
    try:
        request = json.loads(line)
    except (json.JSONDecodeError, RecursionError) as error:
        reason = error.msg if isinstance(error, json.JSONDecodeError) else "nested too deeply"
        refusal = Refusal("bad-json", problem=reason, column=getattr(error, "colno", 0))
        return json.dumps({"id": None, "ok": False, "error": refusal.as_json()}, ensure_ascii=False)
    return json.dumps(judge(request), ensure_ascii=False)
