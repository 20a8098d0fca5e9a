"""A table of Cipher as full as tables get, and every question that can be asked there."""

from collections.abc import Mapping
from typing import Any, Final

RED: Final = (
    "B01-003",
    "B01-006",
    "B01-008",
    "B01-010",
    "B01-012",
    "B01-014",
    "B01-018",
    "B01-019",
    "B01-020",
    "B01-021",
)
BLUE: Final = (
    "B01-053",
    "B01-055",
    "B01-057",
    "B01-058",
    "B01-063",
    "B01-065",
    "B01-066",
    "B01-069",
    "B01-071",
    "S02-003",
)
HEALER: Final = "B01-060"  # takes a card out of the retreat area
DANCER: Final = "B04-003"  # her support moves an ally
RISEN: Final = "B12-074"  # calls units out of the retreat area
CALLED: Final = "B14-040a"
SEER: Final = "B22-063"  # looks at orbs
SUMMONER: Final = "B04-017"  # takes a card to the hand or onto the deck
EMBLEM: Final = "B01-008"  # as a support it makes the attacker stronger beside what it adds itself
GATHERED: Final = 12  # cards in a retreat area, and those of them that can be called out of it
CALLABLE: Final = 2
UNSEEN: Final = 3  # unseen orbs, and as many unseen cards in the deck


def _side(main: str, front: list[Any], back: list[Any], cards: tuple[str, ...], hand: int) -> dict[str, Any]:
    return {
        "front": [{"cards": [main], "main": True}, *front],
        "back": back,
        "bonds": [*cards[:5], *({"card": code, "face": "down", "seen": True} for code in cards[5:8])],
        "hand": [cards[at % len(cards)] for at in range(hand)],
        "retreat": [*(cards[at % len(cards)] for at in range(GATHERED)), *[CALLED] * CALLABLE],
        "orbs": {"count": UNSEEN + 1, "seen": [{"card": cards[2], "known": 7}]},
        "deck": {"count": UNSEEN, "top": [], "pool": list(cards[: 2 * UNSEEN])},
    }


def table(units: int, hand: int) -> dict[str, Any]:
    """Return a table with so many units in each line, every third tapped, and so many cards in each hand."""

    def line(cards: tuple[str, ...], count: int) -> list[Any]:
        return [{"cards": [cards[at % len(cards)]], "tapped": at % 3 == 2} for at in range(count)]

    first = _side(
        "B01-003", line((SEER, RISEN, *RED[1:]), units - 1), line((HEALER, SUMMONER, *RED[3:]), units), RED, hand
    )
    second = _side("B01-053", line(BLUE[1:], units - 1), line(BLUE[4:], units), BLUE, hand)
    battle = {"support": [DANCER]}
    return {
        "turn": 7,
        "player": "first",
        "phase": "action",
        "spent": 0,
        "first": first | battle,
        "second": second | battle,
    }


_FIGHT: Final = {"checking": 1, "supported": [1, 1], "attacker": "first.front.0", "defender": "second.front.0"}
_HIT: Final = {"checking": 1, "supported": [1, 1], "attacker": "second.front.0", "defender": "first.front.0"}
_DONE: Final = {"checking": 1, "stage": 4, "selected": 1, "done": 1}

# The questions to the first seat: the phase, whose turn it is, and the details.
QUESTIONS: Final[Mapping[str, tuple[str, str, Mapping[str, Any]]]] = {
    "mulligan": ("mulligan", "first", {"step": 1}),
    "bond": ("bond", "first", {}),
    "deploy": ("deployment", "first", {}),
    "act": ("action", "first", {}),
    "target": ("action", "first", {"held": "first.front.0"}),
    "critical": ("action", "first", {"battle": 6, **_FIGHT}),
    "evade": ("action", "second", {"battle": 7, **_HIT}),
    "orb": ("action", "second", {"battle": 8, "beaten": 1, "owed": [1, 0], **_HIT}),
    "pay": ("action", "first", {"battle": 2, "stage": 2, "source": "first.front.0", "skill": ["B01-021", 0], **_FIGHT}),
    "choose": ("action", "first", {"left": 1, "ask_least": 1, "source": "first.back.0", "skill": [HEALER, 0], **_DONE}),
    "move": (
        "action",
        "first",
        {
            "battle": 4,
            "stage": 4,
            "done": 1,
            "left": 1,
            "group": 1,
            "source": "first.support.0",
            "skill": [DANCER, 1],
            **_FIGHT,
        },
    ),
    "call": (
        "action",
        "first",
        {"stage": 4, "left": 2, "checking": 1, "source": "first.front.2", "skill": [RISEN, 1]},
    ),
    "onto": ("deployment", "first", {"held": "first.hand.0"}),
    "keeper": ("deployment", "first", {"checking": 1, "crowded": [1, 0], "picked": ["first.front.0", "first.front.1"]}),
    "order": (
        "deployment",
        "first",
        {
            "checking": 1,
            "queue": [
                {"skill": [RISEN, 1], "source": "first.front.2", "unit": "first.front.2"},
                {"skill": [SEER, 1], "source": "first.front.1", "unit": "first.front.2"},
            ],
        },
    ),
    "line": ("action", "first", {"held": "first.retreat.0", "source": "first.front.2", "skill": [RISEN, 1], **_DONE}),
    "destination": (
        "action",
        "first",
        {"held": "first.retreat.0", "source": "first.back.1", "skill": [SUMMONER, 0], **_DONE},
    ),
}


def asked(name: str, units: int, hand: int) -> dict[str, Any]:
    """Return that table at the moment when its first seat is asked this."""
    phase, player, about = QUESTIONS[name]
    ask = "choose" if name in ("move", "call") else name
    return table(units, hand) | {"phase": phase, "player": player, "pending": {"ask": ask, "seat": "first", **about}}


def reinforced(units: int, hand: int) -> dict[str, Any]:
    """Return the table where the first seat chooses a target; its support will add a third term to the sum."""
    position = asked("target", units, hand)
    deck = position["first"]["deck"]
    deck |= {"top": [{"card": EMBLEM}], "pool": deck["pool"][1:]}
    return position
