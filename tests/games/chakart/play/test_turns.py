"""A position is repeated exactly when all that the rule of repetition names is the same (rulebook 10.6)."""

from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from parlour.core.chance import Seeded
from parlour.core.record import State
from parlour.games.chakart.play.turns import position_key
from parlour.games.chakart.written.fen import write_fen
from tests.games.chakart.ruling import GAME, legal, play, position
from tests.games.chakart.test_properties import RULES, _random_states
from tests.rounds import dear

CORNERS = ("a1", "a2", "b1", "h8", "h7", "g8")


def terms(state: State) -> Any:
    """Return position, turn, flags and captured pieces, by their letters, without a hidden queen."""
    board, turn, _halfmoves, flags, captured = write_fen(GAME.observe(state, 2)).split()
    return board, turn, flags, captured


@given(RULES, st.integers(0, 2**32))
@dear
def test_positions_have_one_key_each(rules: str, seed: int) -> None:
    """Over whole matches equal terms have equal keys, and other terms other keys."""
    states = _random_states(rules, seed)
    keys = {(terms(state), int(position_key(state[0]))) for state in states}
    assert len({one for one, _key in keys}) == len({key for _one, key in keys}) == len(keys)


@given(st.integers(0, 2**32))
@dear
def test_how_often_a_position_stood_is_counted(seed: int) -> None:
    """Two kings walk to and from their corners; each return tells how often the position has occurred."""
    chance, state, stood = Seeded(seed), position("7k/8/8/8/8/8/8/K7 w 0 0000 000000000000"), Counter[Any]()
    for _ in range(120):
        stood[terms(state)] += 1
        assert int(state[0]["repeated"]) == stood[terms(state)]
        play(state, chance.sample([action for action in legal(state) if action[2:] in CORNERS], 1)[0])
    assert max(stood.values()) > 3
