"""Every route that computes for a person checks fair play first, or tells nothing about the worth of play."""

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

from fastapi.dependencies.models import Dependant

import parlour
from parlour.web import routes
from parlour.web.handlers import dependencies, fair_play, streams

SOURCE = Path(parlour.__file__).parent
WORKS = {dependencies._apart, streams.studying}  # the helpers by which a route computes
# Routes that tell nothing about the worth of play, and what they tell.
APART = {
    "POST /sandbox/deal": "a deal",
    "POST /sandbox/look": "the rules",
    "POST /sandbox/choices": "the rules",
    "POST /sandbox/try": "the rules",
    "POST /referee": "the rules: it refuses to value",
    "GET /hands/{game}/{set_name}": "which cards to bring, before anything is dealt",
    "GET /games/{name}/balance": "how fair a rule set is",
    "GET /games/{name}/rulebook/{example}": "the rules",
    "POST /card-sets/read": "a set of cards as it is pasted",
    "POST /decks/{game}/read": "a deck as it is pasted",
    "POST /journeys/{game}/check": "a journey as it is pasted",
    "PUT /communities/{community}/journeys/{game}": "a journey as it is written",
    "GET /register/{game}/{set_name}/{card}": "a card as it is printed, and its owners",
    "GET /archive": "what was played",
    "GET /me/export": "what was played",
    "GET /matches/{match_id}/exports/{kind}": "what was played",
    "GET /matches/{match_id}/picks": "what chance was",
    "GET /matches/{match_id}/verify": "what chance was",
    "GET /matches/{match_id}/preview.png": "what a spectator sees",
    "GET /matches/{match_id}/moves.gif": "what a spectator saw",
    "GET /challenges/{challenge_id}/preview.png": "what is proposed",
    "GET /oembed": "what a spectator sees",
}
# Modules of the hall that use agents or analysis: people reach them by routes that check, or not at all.
KNOWS = {
    "hall/people/names.py",
    "hall/play/fair_play.py",
    "hall/play/studies.py",
    "hall/analysis/balances.py",
    "hall/analysis/hands.py",
    "hall/analysis/plies.py",
    "hall/analysis/puzzles.py",
    "hall/analysis/reviews.py",
    "web/app.py",
    "web/live/bots.py",
    "web/routes/analysis.py",
    "web/routes/games.py",
    "web/routes/matches.py",
    "web/routes/puzzles.py",
    "web/routes/sandbox.py",
}


def asked(dependant: Dependant) -> Iterator[object]:
    """Yield the dependencies of a route, and theirs."""
    for inner in dependant.dependencies:
        yield inner.call
        yield from asked(inner)


def test_whatever_works_something_out_has_asked_what_people_play() -> None:
    """A new route that computes checks `FairPlay`, or joins the list of those that tell nothing about worth."""
    found = set()
    for one in pkgutil.walk_packages(routes.__path__, f"{routes.__name__}."):
        router = None if one.ispkg else importlib.import_module(one.name).router
        for route in router.routes if router else ():
            calls, names = set(asked(route.dependant)), set(route.endpoint.__code__.co_names)
            if (calls & WORKS or names & {"analysts", "thread_pool"}) and fair_play._watch not in calls:
                found |= {f"{method} {route.path}" for method in route.methods}
    assert found == set(APART)


def test_who_knows_what_play_is_worth_is_known() -> None:
    """A new module that uses agents or analysis is added to the list by its author."""
    found = set()
    for folder in ("hall", "web"):
        for path in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.ImportFrom):
                    names = [f"{node.module}.{name.name}" for name in node.names]
                    if any(name.startswith(("parlour.analysis", "parlour.agents")) for name in names):
                        found.add(str(path.relative_to(SOURCE)))
    assert found == KNOWS
