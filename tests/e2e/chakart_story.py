"""Known games of Chakart, whose dice show every effect."""

from typing import Any

from parlour.table.entry import Entry
from tests.e2e.story import Move, Plot, Story

EFFECTS = frozenset({"kingboo", "koopa", "toadette", "chomp", "daisy", "bowser", "luigi", "waluigi"})
LATE = "late"  # a promotion that is chosen after the dice


def _weight(legal: dict[str, Any], view: dict[str, Any], missing: set[str]) -> float:
    """Return how much a player who wants to see every egg likes an action; with nothing missing they hunt the king."""
    hunting = not missing
    board = view["board"]
    if legal["kind"] == "claim":
        return 0
    target = board["abcdefgh".index(legal["to"][0]) + 8 * (int(legal["to"][1]) - 1)] if legal["to"] else None
    man = board["abcdefgh".index(legal["from"][0]) + 8 * (int(legal["from"][1]) - 1)] if legal["from"] else None
    if target and target.get("man") == "k" and legal["takes"] == "man":
        return 10_000 if hunting else 0
    if target and target.get("object") == "egg" and man and man["man"] != "k":
        return 0.01 if hunting else 1_000
    if man and man["man"] == "n":
        return 20
    return 5 if legal["takes"] == "man" else 1


def _shown(move: Move, entry: Entry) -> set[str]:
    late = {LATE} if move.legal["action"].startswith("=") else set()
    return late | {event.data["effect"] for event in entry.events if event.kind == "egg"}


def story(name: str, wanted: set[str] | frozenset[str], most: int, since: int = 0) -> Story:
    """Return the first game from a seed on, of at most so many moves, that shows what is wanted."""
    return Plot("chakart:seed", frozenset(wanted), most, _weight, _shown).tell(name, since)
