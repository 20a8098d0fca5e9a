"""Games of Chakart known beforehand: a secret seed whose dice show everything, found by playing it without a hall."""

import random
from dataclasses import dataclass
from typing import Any

from parlour.core import registry
from parlour.table.match import Match, Seat

EFFECTS = {"kingboo", "koopa", "toadette", "chomp", "daisy", "bowser", "luigi", "waluigi"}
LATE = "late"  # a promotion that is chosen after the dice
RULES = "chakart:seed"
NOW = "2026-01-01T00:00:00Z"


@dataclass(frozen=True)
class Story:
    """A whole game: its seed and name fix every die, so its actions can be played again at two browsers."""

    match: str
    secret: bytes
    actions: list[tuple[int, str]]


def _weight(legal: dict[str, Any], view: dict[str, Any], hunting: bool) -> float:
    """How much a player who wants to see every egg likes an action; a hunter goes for the king."""
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


def _play(name: str, secret: bytes, wanted: set[str], most: int) -> Story | None:
    """The game under this seed, or None when it ends too early or lasts too long."""
    rules = registry.game("chakart").rule_book.parse(RULES)
    match = Match.create(name, rules, secret, NOW)
    for number in (0, 1):
        for entry in match.decide_seat(number, Seat(str(number), "", None, {}), None, NOW):
            match.evolve(entry)
    taste = random.Random(secret)
    actions: list[tuple[int, str]] = []
    missing = set(wanted)
    while match.status == "live" and len(actions) < most:
        seat = match.to_act()
        assert seat is not None and match.state is not None
        view = match.game.view(match.state, seat)
        weights = [_weight(legal, view, not missing) for legal in view["legal"]]
        if not any(weights):
            return None
        chosen = taste.choices(view["legal"], weights)[0]["action"]
        entry = match.decide_act(seat, chosen, f"c{len(actions)}", NOW)
        match.evolve(entry)
        actions.append((seat, chosen))
        missing -= {event.data["effect"] for event in entry.events if event.kind == "egg"}
        if chosen.startswith("="):
            missing.discard(LATE)
    return Story(name, secret, actions) if match.status == "over" and not missing else None


def story(name: str, wanted: set[str], most: int) -> Story:
    """The first such game, seed after seed."""
    tried = (_play(name, number.to_bytes(32, "big"), wanted, most) for number in range(10_000))
    return next(found for found in tried if found is not None)
