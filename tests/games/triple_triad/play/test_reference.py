"""Placements agree with a slow reading of the rulebook, on any board under any rules."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from parlour.core.referee import rule
from parlour.core.refusal import Refusal
from parlour.games.triple_triad.game import TripleTriad
from parlour.games.triple_triad.state import ELEMENTS, TYPES
from tests.games.triple_triad.reference import Card, Table

GAME = TripleTriad()
SWITCHES = (
    "same", "same_wall", "plus", "plus_wall", "battle", "reverse", "fallen_ace", "elemental", "broken_wall",
    "power_wall", "ascension", "descension", "elemental_clamp",
)  # fmt: skip
CHOICES = ("special_values=adjusted", "combo_values=printed")
MOVABLE = {0: "hv", 1: "h", 2: "hv", 3: "v", 5: "v", 6: "hv", 7: "h", 8: "hv"}
WRITINGS = {"h": "horizontal", "v": "vertical"}
SIDE = st.integers(1, 10) | st.integers(4, 6) | st.sampled_from([1, 10])  # close numbers, so that they tie


@st.composite
def cards(draw: st.DrawFn) -> Card:
    """Draw a card that may have an element, a type and a power."""
    return Card(
        draw(st.tuples(SIDE, SIDE, SIDE, SIDE)),
        draw(st.booleans()),
        draw(st.none() | st.sampled_from(ELEMENTS[:3])),
        draw(st.none() | st.sampled_from(TYPES[:2])),
        draw(st.none() | st.integers(2, 30)),
    )


@st.composite
def gates(draw: st.DrawFn, cell: int) -> tuple[str, int, str] | None:
    """Draw a restriction that a cell can carry, or none."""
    if cell not in MOVABLE or draw(st.booleans()):
        return None
    writing = WRITINGS[draw(st.sampled_from(MOVABLE[cell]))]
    return draw(st.sampled_from("=-+")), draw(st.integers(2, 30) | st.just(100)), writing


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Draw a board with at least one free cell, under rules that may or may not go together."""
    board = [draw(st.none() | cards()) for _ in range(9)]
    board[draw(st.integers(0, 8))] = None
    marks = [draw(st.none() | st.sampled_from(ELEMENTS[:3])) for _ in range(9)]
    rules = draw(st.sets(st.sampled_from((*SWITCHES, *CHOICES, "combo")), max_size=7))
    return Table(tuple(board), tuple(marks), tuple(draw(gates(cell)) for cell in range(9)), frozenset(rules))


def written(card: Card | None) -> dict[str, Any] | None:
    """Return a card as the referee reads it."""
    if card is None:
        return None
    owner = "red" if card.red else "blue"
    made: dict[str, Any] = {"card": list(card.sides), "element": card.element, "owner": owner}
    return {**made, "type": card.kind} | ({} if card.power is None else {"power": card.power})


def request(table: Table, card: Card, cell: int) -> dict[str, Any]:
    """Return the referee's request for a placement."""
    gates = [gate and dict(zip(("op", "value", "writing"), gate, strict=True)) for gate in table.gates]
    options: dict[str, Any] = dict(rule.split("=") for rule in table.rules & set(CHOICES))
    position = {"board": [written(one) for one in table.board], "elements": list(table.marks), "restrictions": gates}
    return {
        "rules": sorted(table.rules & {*SWITCHES}),
        "options": {**options, "combo": "combo" in table.rules},
        "position": position,
        "action": {**(written(card) or {}), "cell": cell},
    }


@given(table=tables(), card=cards(), data=st.data())
def test_both_readings_of_the_rulebook_agree(table: Table, card: Card, data: st.DataObject) -> None:
    """After any placement both readings have the same cards on the board, in the same colours."""
    cell = data.draw(st.sampled_from([at for at in range(9) if table.board[at] is None]))
    try:
        (outcome,) = rule(GAME, request(table, card, cell))["outcomes"]
    except Refusal as refusal:
        assert refusal.at == "rules", refusal
        return  # clashing rules are refused, and tested elsewhere
    ours = [one and (tuple(one["card"]), one["owner"] == "red") for one in outcome["position"]["board"]]
    slow = [one and (one.sides, one.red) for one in table.place(card, cell).board]
    assert ours == slow
