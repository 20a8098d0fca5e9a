"""Theme: the decisive element of a puzzle, by the events of its solution and of the best answers to it."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from parlour.core.event import Event

THEMES = (
    # The most telling comes first: the end of the match, then what a rule does, then everyday events.
    "over", "wall", "combo", "plus", "same", "fallen_ace", "battle", "elemental", "slid", "edge", "reverse", "egg",
    "shell", "chomped", "immobilised", "pushed", "swapped", "redirected", "jumped", "converted", "bonus", "stealth",
    "dropped", "promoted", "critical", "attack", "leveled", "deployed", "skill", "capture", "taken", "several", "basic",
    "bond", "moved", "move", "given", "placed",
)  # fmt: skip
OTHER = "other"
PAIR = 2  # the pairs that Same and Plus need, and the captures that count as several
BY_NUMBER = ("basic", "combo")
OVER_THE_EDGE = (2, 6)  # the difference between the numbers of the two end squares of a row, and of a column


def theme(events: Iterable[Event], answers: Sequence[Iterable[Event]] = ()) -> str:
    """Return the first of the themes that occurs in them; OTHER where none does."""
    told = list(events)
    found = {one for event in told for one in _themes(event)}
    if sum(event.data.get("by") == "basic" for event in told) >= PAIR:
        found.add("several")
    if answers and all(_takes_back(told, answer) for answer in answers):
        found.add("given")
    return next((one for one in THEMES if one in found), OTHER)


def _themes(event: Event) -> Collection[str]:
    """Return the kind of an event, the rule that it happened by, and what that rule needed for it."""
    by = event.data.get("by")
    found = {event.kind, by if isinstance(by, str) else event.kind}
    if by in BY_NUMBER:
        found.update(_of_numbers(event.data))
    cells = [pair["cell"] for pair in event.data.get("pairs", ())]
    if len(cells) - cells.count(None) < PAIR <= len(cells):
        found.add("wall")
    return found


def _of_numbers(data: Any) -> Iterable[str]:
    """Yield why a number takes another: only as the board changes them, over the edge, or because it is smaller."""
    printed = data["mine"] - data["theirs"]
    lead = printed + data["mine_delta"] - data["theirs_delta"]
    if printed * lead <= 0:
        yield "elemental"
    if abs(data["cell"] - data["from"]) in OVER_THE_EDGE:
        yield "edge"
    if lead < 0:
        yield "reverse"


def _takes_back(events: Iterable[Event], answer: Iterable[Event]) -> bool:
    """Return True if an answer turns a card that was just placed."""
    placed = {event.data["cell"] for event in events if event.kind == "placed"}
    return any(event.kind == "flipped" and event.data["cell"] in placed for event in answer)
