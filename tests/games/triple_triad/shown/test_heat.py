"""Each card of a hand has its own board, with a mark on every cell that has something to tell."""

from typing import Any

from parlour.core import drawing, registry
from parlour.core.chance import Seeded
from parlour.core.record import State
from parlour.games.triple_triad.numbering import FIRST_ACTION

TRIAD = registry.game("triple-triad")


def _state(placements: int) -> State:
    state, _events = TRIAD.deal(TRIAD.rule_book.standard, [{}, {}], Seeded(3))
    for _ in range(placements):
        TRIAD.apply(state, TRIAD.legal(state)[-1], Seeded(0))
    return state


def test_every_card_of_the_hand_has_a_board() -> None:
    """Three boards stand side by side, within eighty characters; taken cells are dots."""
    state = _state(2)
    pieces = {action: (f"{action}", "") for action in TRIAD.legal(state)}
    lines = drawing.plain(TRIAD.heat(state, pieces)).splitlines()
    words = " ".join(lines).split()
    seat = TRIAD.to_act(state)
    shown: Any = TRIAD.view_json(state, seat)
    names = [entry["card"]["name"].split()[0] for entry in shown["hands"][TRIAD.seats[seat]]]
    assert all(name in words for name in names)
    assert all(str(action) in words for action in pieces)
    assert words.count("·") == 2 * len(names)
    assert max(map(len, lines)) <= 80


def test_a_piece_stands_on_the_cell_of_its_action() -> None:
    """A mark stands in the row and column of its action, in its style."""
    state = _state(0)
    place = next(place for place in range(5) if int(state["hand"][0, TRIAD.to_act(state)]) >> place & 1)
    first = int(FIRST_ACTION[place])
    _name, _sides, *rows, _space = TRIAD.heat(state, {first + 5: ("x", "red")})
    assert [[text.strip() for text, _style in row][:3] for row in rows] == [["·"] * 3, ["·", "·", "x"], ["·"] * 3]
    assert rows[1][2][1] == "red"


def test_nothing_told_is_nothing_drawn() -> None:
    assert TRIAD.heat(_state(0), {}) == []
