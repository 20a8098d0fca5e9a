"""Known games of Cipher, with every event and every question."""

from typing import Any

from parlour.table.entry import Entry
from tests.e2e.story import Move, Plot

STARTERS = ({"deck": "S01"}, {"deck": "S02"})
DEEDS = frozenset({"promoted", "leveled", "supported", "support-failed", "critical", "evade", "marched", "orb-taken"})

# Cards that look at orbs, share names, come back from the retreat area, or need choices.
CURIOUS = {
    "text": """MC: B08-003
4 B08-003
4 B18-054
4 B18-052
4 B22-063
4 B01-056
4 B08-005
4 B01-003
4 B12-074
4 B14-040a
4 B04-017
3 B04-003
4 B04-053
3 B01-074"""
}
# Cards of no starter deck: other costs of critical hits, face-up orbs, skills of promoted units.
UNCOMMON = {
    "text": """MC: B07-061
4 B07-061
4 B07-060
4 B20-014
4 B17-039
4 B03-058
4 B07-059
4 B07-058
4 B02-044
4 B10-066
4 B10-072
4 P03-017
3 B07-081
3 B07-080"""
}
UNCOMMON_DEEDS = frozenset({"paid-otherwise", "orb-flipped", "promoted"})
QUESTIONS = frozenset({"orb", "keeper", "order", "onto", "line", "destination", "pay", "choose"})

_LIKING = {
    "deploy": {"grow": 20, "front": 6, "back": 2, "word": 0.3},
    "act": {"attack": 30, "skill": 30, "move": 0.3, "word": 0.05},
    "mulligan": {"no": 1, "yes": 0.2},
    "bond": {"card": 1, "word": 0.01},
    "pay": {"yes": 9, "no": 1},
}


def _is_main(view: dict[str, Any], slot: int) -> bool:
    units = (unit for side in view["sides"].values() for line in ("front", "back") for unit in side[line])
    return any(unit["main"] and unit["slot"] == slot for unit in units)


def _weight(legal: dict[str, Any], view: dict[str, Any], _missing: set[str]) -> float:
    """Return how much a player likes an action who attacks and levels up whenever they can."""
    asked, word = view["ask"]["kind"], legal["word"]
    if asked in _LIKING:
        return _LIKING[asked].get(word, 0) or _LIKING[asked].get(legal["kind"], 0)
    if asked == "target":
        return 4 if _is_main(view, legal["slot"]) else 1
    if asked in ("critical", "evade") and word != "no":
        attack, defence = view["battle"]["attack"]["total"], view["battle"]["defense"]["total"]
        helps = attack < defence <= 2 * attack if asked == "critical" else attack >= defence
        return 5 if helps else 0
    return 1


def _deeds(_move: Move, entry: Entry) -> set[str]:
    """Return the events, with the fate of support cards and promotions told apart."""
    shown = {event.kind for event in entry.events}
    for event in entry.events:
        if event.kind == "support":
            shown.add("support-failed" if event.data["failed"] else "supported")
        if event.kind == "leveled" and event.data["promoted"]:
            shown.add("promoted")
    return shown


def _uncommon_deeds(move: Move, entry: Entry) -> set[str]:
    """Return the events, and if a skill paid for a critical hit or an evasion."""
    otherwise = move.view["ask"]["kind"] in ("critical", "evade") and move.legal["kind"] == "skill"
    return _deeds(move, entry) | ({"paid-otherwise"} if otherwise else set())


def _questions(move: Move, _entry: Entry) -> set[str]:
    """Return the question if it had more than one answer."""
    return {move.view["ask"]["kind"]} if len(move.view["legal"]) > 1 else set()


STARTER_GAME = Plot("cipher:official", DEEDS, 170, _weight, _deeds, STARTERS)
CURIOUS_GAME = Plot("cipher:official", QUESTIONS, 180, _weight, _questions, (CURIOUS, CURIOUS))
UNCOMMON_GAME = Plot("cipher:official", UNCOMMON_DEEDS, 130, _weight, _uncommon_deeds, (UNCOMMON, UNCOMMON))
