"""The best hand over the wire: streamed while it deepens, of a set or of one's own cards."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.collecting import WIKI, cards, enrolled
from tests.web.described import require
from tests.web.routes.reviewed import refused
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]
BEST = "/api/hands/triple-triad/ff8?rules={rules}&mine={mine}"
TOLD = 2  # messages to read before leaving


def _told(guest: Guest, path: str) -> list[dict[str, Any]]:
    """Read the first messages of a stream, then leave."""
    found: list[dict[str, Any]] = []
    with guest.http.stream("GET", path) as answer:
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/event-stream")
        for line in filter(None, answer.iter_lines()):
            found.append(json.loads(line.removeprefix("data: ")))
            require(found[-1], {"$ref": "#/components/schemas/BestHand"})
            if len(found) == TOLD:
                return found
    raise AssertionError("it ended before")


def test_the_best_hand_of_a_set_is_told_while_it_is_found(guest: Arrive) -> None:
    """The best hand has five cards that can be brought and its chances; each message rests on more games."""
    first, second = _told(guest(), BEST.format(rules="triple-triad:ff8", mine=False))
    assert len(first["names"]) == len(first["cards"]) == 5 and not first["finished"]
    assert first["won"] + first["drawn"] + first["lost"] == pytest.approx(1)
    assert second["meetings"] > first["meetings"]


def test_only_my_own_free_cards_are_looked_at(guest: Arrive) -> None:
    """Only free cards count, without offered ones; with fewer than five the refusal says that five are needed."""
    ann = enrolled(guest())
    best = _told(ann, BEST.format(rules=WIKI.replace("+", "%2B"), mine=True))[-1]
    assert len(best["cards"]) == 5 and {f"triple-triad/ff8/{card}" for card in best["cards"]} <= set(cards(ann))
    ben = enrolled(guest())
    assert refused(guest(), BEST.format(rules="triple-triad:ff8", mine=True)) == (422, "too-few-cards")
    offered = {"to": ben.me["id"], "mine": dict.fromkeys(cards(ann)[4:], 1), "theirs": {}}
    assert ann.post("/api/trades", offered).status_code == 201
    assert refused(ann, BEST.format(rules="triple-triad:ff8", mine=True)) == (422, "too-few-cards")


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/hands/chakart/ff8?rules=chakart:free", "no-card-sets"),
        ("/api/hands/triple-triad/ff99?rules=triple-triad:ff8", "unknown-card-set"),
        ("/api/hands/triple-triad/ff8?rules=triple-triad:nowhere", "unknown-preset"),
        ("/api/hands/triple-triad/ff14?rules=triple-triad:ff14%2Bplaying_order=chaos", "hand-beyond-reach"),
    ],
)
def test_what_cannot_be_asked_is_refused(guest: Arrive, path: str, code: str) -> None:
    """A faulty request is refused before anything is streamed."""
    assert refused(guest(), path)[1] == code
