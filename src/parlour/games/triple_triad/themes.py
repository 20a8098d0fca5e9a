"""Themes: what decides a puzzle of Triple Triad: the rule that takes cards, what it needed, or the card given up."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from parlour.core.event import Event
from parlour.core.facets.themes import Themes

PAIR: Final = 2  # the pairs that Same and Plus need, and the captures that count as several
BY_NUMBER: Final = ("basic", "combo")
OVER_THE_EDGE: Final = (2, 6)  # the difference between the numbers of the two end squares of a row, and of a column


def _found(events: Sequence[Event], answers: Sequence[Sequence[Event]]) -> set[str]:
    """Return what the rules needed, whether several cards were taken by number, and whether one is given up."""
    found = {needed for event in events for needed in _needed(event.data)}
    if sum(event.data.get("by") == "basic" for event in events) >= PAIR:
        found.add("several")
    if answers and all(_takes_back(events, answer) for answer in answers):
        found.add("given")
    return found


def _needed(data: Any) -> Iterator[str]:
    """Yield what a capture needed: an edge for its pairs, or more than the printed numbers."""
    if data.get("by") in BY_NUMBER:
        yield from _of_numbers(data)
    cells = [pair["cell"] for pair in data.get("pairs", ())]
    if len(cells) - cells.count(None) < PAIR <= len(cells):
        yield "wall"


def _of_numbers(data: Any) -> Iterator[str]:
    """Yield why a number takes another: only as the board changes them, over the edge, or because it is smaller."""
    printed = data["mine"] - data["theirs"]
    lead = printed + data["mine_delta"] - data["theirs_delta"]
    if printed * lead <= 0:
        yield "elemental"
    if abs(data["cell"] - data["from"]) in OVER_THE_EDGE:
        yield "edge"
    if lead < 0:
        yield "reverse"


def _takes_back(events: Sequence[Event], answer: Sequence[Event]) -> bool:
    """Return True if an answer turns a card that was just placed."""
    placed = {event.data["cell"] for event in events if event.kind == "placed"}
    return any(event.kind == "flipped" and event.data["cell"] in placed for event in answer)


THEMES: Final = Themes(
    (
        "wall", "combo", "plus", "same", "fallen_ace", "battle", "elemental", "slid", "edge", "reverse",
        "several", "basic", "given", "placed",
    ),
    _found,
)  # fmt: skip
