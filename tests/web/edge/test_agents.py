"""Requests choose a player of the house by a plain name, wherever they can name one."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.visiting import Guest

Arrive = Callable[..., Guest]
FRESH = {"game": "triple-triad", "rules": "triple-triad:ffwtt"}
WISHES: dict[str, Callable[[str], dict[str, Any]]] = {
    "/api/matches": lambda agent: {**FRESH, "seat": "red", "opponent": {"kind": "bot", "agent": agent}},
    "/api/matches/{match_id}/rematch": lambda agent: {"agent": agent},
    "/api/studies": lambda agent: {"begin": {**FRESH, "position": {}}, "agent": agent},
}


def _names_an_agent(schema: Any, all_schemas: dict[str, Any], seen: set[str]) -> bool:
    """Return True if a body has a field `agent` at any depth."""
    if isinstance(schema, list):
        return any(_names_an_agent(part, all_schemas, seen) for part in schema)
    if not isinstance(schema, dict):
        return False
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    if name and name not in seen:
        seen.add(name)
        return _names_an_agent(all_schemas[name], all_schemas, seen)
    return "agent" in schema.get("properties", {}) or _names_an_agent(list(schema.values()), all_schemas, seen)


def test_these_are_all_the_routes_that_name_one(guest: Arrive) -> None:
    """The description of the interface names an agent in these routes alone."""
    told = guest("en").http.get("/openapi.json").json()
    found = {
        path
        for path, operations in told["paths"].items()
        for operation in operations.values()
        if _names_an_agent(operation.get("requestBody", {}), told["components"]["schemas"], set())
    }
    assert found == set(WISHES)


@pytest.mark.parametrize("agent", ["clairvoyant", "clairvoyant@iterations=9", "search@iterations=1", "search@"])
@pytest.mark.parametrize("path", WISHES)
def test_nobody_buys_time_or_sight(guest: Arrive, path: str, agent: str) -> None:
    """Requests cannot give an agent settings, or choose the one that sees everything: both are for arenas."""
    someone = guest("en")
    opened = someone.post("/api/matches", WISHES["/api/matches"]("random")).json()
    answer = someone.post(path.format(match_id=opened["id"]), WISHES[path](agent))
    assert answer.json()["error"]["code"] == "unknown-agent"
    assert "clairvoyant" not in answer.json()["error"]["en"].partition("Known")[2]


def test_the_hall_offers_none_of_them(guest: Arrive) -> None:
    names = [agent["name"] for agent in guest("en").http.get("/api/agents").json()]
    assert "search" in names and "clairvoyant" not in names and not any("@" in name for name in names)
