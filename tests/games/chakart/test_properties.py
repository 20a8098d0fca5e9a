"""Promises that hold in every match, whatever is played."""

import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.chance import Chance, Seeded, enumerate_outcomes
from parlour.core.record import State, copy
from parlour.games.chakart.board.bits import squares_of
from parlour.games.chakart.deal import ARRANGEMENTS, arrangement
from parlour.games.chakart.state import BISHOP, KING, OBJECT, ROOK
from parlour.games.chakart.written.fen import PIECES
from tests.games.chakart.ruling import GAME, position
from tests.rounds import dear

RULES = st.sampled_from(["chakart:seed", "chakart:vchess-2021", "chakart:free+array=symmetric"])
COUNTS = Path(__file__).with_name("counts.json")
CASES = Path(__file__).parents[2] / "cases" / "chakart_outcomes.jsonl"


def _random_states(rules: str, seed: int) -> list[State]:
    """Return every state of a random match."""
    chance = Seeded(seed)
    state, _events = GAME.deal(GAME.rule_book.parse(rules), [{}, {}], chance)
    states = [copy(state)]
    while GAME.to_act(state) >= 0:
        actions = GAME.legal(state)
        GAME.apply(state, actions[chance.pick(len(actions))], chance)
        states.append(copy(state))
    return states


@given(RULES, st.integers(0, 2**32))
@dear
def test_no_piece_is_ever_lost(rules: str, seed: int) -> None:
    """Pieces on the board and captured pieces are 32 at all times (10)."""
    for state in _random_states(rules, seed):
        s = state[0]
        assert sum(0 < int(cell) < OBJECT for cell in s["cell"]) + int(s["captured"].sum()) == PIECES
        assert (s["captured"] >= 0).all()


@given(RULES, st.integers(0, 2**32))
@dear
def test_both_halves_of_the_board_agree(rules: str, seed: int) -> None:
    """The sets of squares and the square-by-square board agree; no pawn waits on its last rank."""
    for state in _random_states(rules, seed):
        s = state[0]
        for square, cell in enumerate(map(int, s["cell"])):
            held = [kind for kind in range(6) if int(s["kinds"][kind]) >> square & 1]
            sides = [seat for seat in (0, 1) if int(s["sides"][seat]) >> square & 1]
            object_squares = [thing for thing in range(4) if int(s["objects"][thing]) >> square & 1]
            piece = [1 + kind + 6 * seat for kind in held for seat in sides]
            assert [*piece, *(OBJECT + thing for thing in object_squares)] == ([cell] if cell else [])
        still, hidden = int(s["frozen"]), int(s["hidden"])
        assert still & hidden == 0 and (still | hidden) & ~(int(s["sides"][0]) | int(s["sides"][1])) == 0
        if not int(s["promoting"]):
            pawns = int(s["kinds"][0])
            assert not [q for q in squares_of(pawns & int(s["sides"][0])) if q >= 56]
            assert not [q for q in squares_of(pawns & int(s["sides"][1])) if q < 8]


def test_every_arrangement_is_there_once() -> None:
    """There are 2880 arrangements, with bishops on squares of opposite colours and no other condition (4)."""
    rows = [arrangement(number) for number in range(ARRANGEMENTS)]
    assert len(set(rows)) == ARRANGEMENTS
    for row in rows:
        assert Counter(row) == Counter({ROOK: 2, 2: 2, BISHOP: 2, 4: 1, KING: 1})
        assert sum(file for file, kind in enumerate(row) if kind == BISHOP) % 2 == 1


@pytest.mark.parametrize(("array", "picks"), [("independent", 2), ("symmetric", 1), ("orthodox", 0)])
def test_every_set_up_is_as_likely(array: str, picks: int) -> None:
    """Each row is one uniform pick of 2880, so the independent set-up has 2880 x 2880 equally likely positions."""
    chance = Seeded(1)
    state, _events = GAME.deal(GAME.rule_book.parse(f"chakart:seed+array={array}"), [{}, {}], chance)
    assert [n for n, _value in chance.picks] == [ARRANGEMENTS] * picks
    rows = [tuple((int(state[0]["cell"][file + 56 * seat]) - 1) % 6 for file in range(8)) for seat in (0, 1)]
    assert (rows[0] == rows[1]) or array == "independent"

    def first_row(one: Chance) -> int:
        return one.pick(ARRANGEMENTS)

    assert len({weight for weight, _row in enumerate_outcomes(first_row)}) == 1


def _counts(text: str, pending: str | None, mover: str | None) -> list[int]:
    """Return the numbers of actions, of outcomes, and of actions after each outcome, for one position."""
    state = position(text, pending=pending, mover=mover)
    actions = GAME.legal(state)
    after = [outcome for action in actions for _weight, outcome, _events in GAME.outcomes(state, action)]
    return [len(actions), len(after), sum(len(GAME.legal(one)) for one in after)]


def test_the_counts_of_the_case_positions_are_unchanged() -> None:
    """The counts are like a perft of depth two: a change in any action or outcome changes a number."""
    cases = [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]
    golden = json.loads(COUNTS.read_text(encoding="utf-8"))
    assert {case["fen"]: _counts(case["fen"], case["pending"], case["mover"]) for case in cases} == golden
