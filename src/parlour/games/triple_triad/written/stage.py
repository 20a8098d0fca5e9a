"""Stages: the positions of the rulebook's worked examples, written as briefly as a community writes them."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.games.triple_triad.blank import blank, put_card
from parlour.games.triple_triad.cards import Card, own_card
from parlour.games.triple_triad.numbering import PLACE, SLOT_AT
from parlour.games.triple_triad.sets import find
from parlour.games.triple_triad.state import CELLS, ELEMENTS, HAND, PLAYING, SEATS, TYPES
from parlour.games.triple_triad.written.notation import parse_digits
from parlour.games.triple_triad.written.position import build_gate, placed_cards, seat_of

EVERYONE: Final = 7
_CELLS: Final = tuple(map(str, range(CELLS)))
_WALL: Final = re.compile(r"([=+-])(\d{1,3}) (horizontal|vertical)")


def is_stage(given: object) -> bool:
    """Tell whether a position names the cells of its board instead of listing all nine."""
    return isinstance(given, Mapping) and isinstance(given.get("board"), Mapping)


def _cells(stage: Mapping[str, Any], name: str) -> Iterator[tuple[int, str]]:
    """Yield the cells that a part of a stage names, each with its text."""
    given = stage.get(name, {})
    if not isinstance(given, Mapping):
        raise Refusal("bad-stage", at=name)
    for cell, text in given.items():
        if cell not in _CELLS or not isinstance(text, str):
            raise Refusal("bad-stage", at=f"{name}.{cell}")
        yield int(cell), text


def _held(stage: Mapping[str, Any], seat: str) -> list[str]:
    """Return the cards of a hand that a stage lists."""
    hands = stage.get("hands", {})
    given = hands.get(seat, []) if isinstance(hands, Mapping) else None
    if not isinstance(given, list) or not all(isinstance(text, str) for text in given):
        raise Refusal("bad-stage", at=f"hands.{seat}")
    return given


def _card(rules: RuleSet, text: str) -> Card:
    """Return the card of a text: "7AA1 fire power 20 scion", or the name of a card.

    The sides are top, right, bottom, left; the words after them are further print.
    """
    if not re.fullmatch(r"[1-9A]{4}( .*)?", text):
        return find(str(rules["cards"]), text)
    digits, *rest = text.split()
    words = [word for word in rest if word != "power"]
    return own_card(
        {
            "sides": parse_digits(digits, "ffwtt"),
            "element": next((word for word in words if word in ELEMENTS), None),
            "type": next((word for word in words if word in TYPES), None),
            "power": next((int(word) for word in words if word.isdigit()), None),
        }
    )


def staged(rules: RuleSet, stage: Mapping[str, Any]) -> State:
    """Return the state of a stage: `board`, `marks` and `walls` by cell, `hands` by colour, and the `turn`.

    Cards of a hand are numbered before those on the board, so "1@4" plays the first card of the list. A card on the
    board is "blue Geezard", or "red>blue Geezard" if red brought it and blue has it now. A card in a hand is
    "red>Geezard" if the other seat brought it.
    """
    state = blank(rules)
    s, used = state[0], [0, 0]

    def seat_card(text: str, seat: int, brought: int) -> int:
        if used[seat] == HAND:
            raise Refusal("too-many-cards", at=SEATS[seat], most=HAND)
        slot = int(SLOT_AT[seat, used[seat]])
        used[seat] += 1
        put_card(state, slot, _card(rules, text), brought)
        s["seen"][slot] = EVERYONE
        return slot

    for seat, name in enumerate(SEATS):
        for text in _held(stage, name):
            brought, _, card = text.rpartition(">")
            slot = seat_card(card, seat, seat_of(brought or name, f"hands.{name}"))
            s["hand"][seat] = int(s["hand"][seat]) | 1 << int(PLACE[slot])
    for cell, text in _cells(stage, "board"):
        colours, _, card = text.partition(" ")
        brought, _, shown = colours.partition(">")
        owner = seat_of(brought, f"board.{cell}")
        s["cell"][cell] = seat_card(card, owner, owner)
        s["colour"][cell] = seat_of(shown or brought, f"board.{cell}")
    for cell, mark in _cells(stage, "marks"):
        if mark not in ELEMENTS:
            raise Refusal("unknown-element", at=f"marks.{cell}", value=mark, known=", ".join(ELEMENTS))
        s["mark"][cell] = 1 + ELEMENTS.index(mark)
    for cell, wall in _cells(stage, "walls"):
        _build(state, cell, wall)
    s["vacant"] = sum(1 << cell for cell in range(CELLS) if int(s["cell"][cell]) < 0)
    s["phase"] = PLAYING
    s["turn"] = seat_of(stage.get("turn"), "turn")
    if not int(s["hand"][int(s["turn"])]):
        raise Refusal("empty-hand", at=f"hands.{stage['turn']}", seat=stage["turn"])
    if not int(s["vacant"]):
        raise Refusal("bad-stage", at="board")
    s["first"] = int(s["turn"]) if placed_cards(state) % 2 == 0 else 1 - int(s["turn"])
    return state


def _build(state: State, cell: int, wall: str) -> None:
    """Write a Power Wall restriction on a cell, given as a community writes it: "=20 horizontal"."""
    found = _WALL.fullmatch(wall)
    if found is None:
        raise Refusal("bad-restriction", at=f"walls.{cell}")
    build_gate(state, cell, {"op": found[1], "value": int(found[2]), "writing": found[3]}, f"walls.{cell}")
