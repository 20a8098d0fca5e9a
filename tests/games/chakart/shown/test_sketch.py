"""A sketch says what the view says, under every rule, in every phase, to every viewer."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.chance import Seeded
from parlour.core.contract import OVER, SPECTATOR, VIEWERS
from parlour.core.game import Game
from parlour.core.record import State, same
from parlour.core.rules import RuleSet
from parlour.testing.steps import check_sketch
from parlour.testing.variations import single_choices, variations
from tests.games.chakart.ruling import GAME, fen, play, position
from tests.games.chakart.shown.sketches import PLACE, recorded, states
from tests.presets import each_preset
from tests.rounds import dear, rounds

ANY_TABLE = [rules for preset in GAME.rule_book.presets for rules in single_choices(GAME, preset)]
AGAIN = "run `python -m tests.games.chakart.shown.sketches`, and the client's tests"


def written(state: State, viewer: int) -> bytes:
    """Return the sketch for a viewer."""
    assert GAME.sketch is not None
    return GAME.sketch.written(state, viewer)


def hold(rules: RuleSet, seed: int) -> None:
    """Compare a random match with its views at every step."""
    chance = Seeded(seed)
    state, _events = GAME.deal(rules, [{}, {}], chance)
    check_sketch(GAME, state)
    while GAME.to_act(state) != OVER:
        legal = GAME.legal(state)
        GAME.apply(state, legal[chance.pick(len(legal))], chance)
        check_sketch(GAME, state)


@pytest.mark.parametrize(("game", "preset"), each_preset(GAME))
@pytest.mark.parametrize("tables", rounds(1, 4))
def test_a_sketch_says_what_the_view_says(game: Game, preset: str, tables: int) -> None:
    """The sketches of a match say what its views say, from the deal to the end."""
    for rules in dict.fromkeys(variations(game, preset, tables)):
        hold(rules, seed=7)


@given(st.sampled_from(ANY_TABLE), st.integers(0, 2**32))
@dear
def test_it_does_so_whatever_is_played(rules: RuleSet, seed: int) -> None:
    """Sketches and views agree under every value of every option."""
    hold(rules, seed)


def test_it_does_so_whatever_is_to_be_decided() -> None:
    """Sketches and views agree on every bonus, a late promotion, a claim, a hidden queen, and the end."""
    decisions, ends = set(), 0
    for state in states():
        check_sketch(GAME, state)
        told = json.loads(written(state, int(state[0]["turn"])))
        decisions.add(told["pending"])
        ends += told["result"] is not None
    assert decisions == {None, "kingboo", "toadette", "daisy", "promotion"}
    assert ends > 0


def test_telling_changes_nothing() -> None:
    """A sketch leaves the state as it was, even with a hidden queen, and is the same when written again."""
    state = position(fen("4k3/8/8/8/3w4/8/2P5/Q3K2i"))
    before, told = state.copy(), written(state, 0)
    for viewer in VIEWERS:
        written(state, viewer)
    assert same(state, before)
    assert written(state, 0) == told


@pytest.mark.parametrize("to", ["a4", "c3", "d1"])
def test_a_hidden_queen_is_sent_to_her_own_side_alone(to: str) -> None:
    """Only its own side is sent a hidden queen; everybody else gets the same bytes wherever it went."""
    board = fen("4k3/8/8/8/8/8/8/Q3K3", powers="0100")
    here, there = position(board), position(board)
    play(here, f"a1{to}~")
    play(there, "a1a7~")
    for viewer in (1, SPECTATOR):
        assert written(here, viewer) == written(there, viewer)
    fens = [json.loads(written(state, 0))["fen"] for state in (here, there)]
    assert fens[0] != fens[1] and all("I" in told for told in fens)


def test_the_client_is_held_to_what_is_sent() -> None:
    """The client's tests have a record of every kind of action."""
    record = json.loads(PLACE.read_text(encoding="utf-8"))
    assert record == json.loads(json.dumps(list(recorded()))), AGAIN
    kinds = {move["kind"] for one in record for move in one["view"]["legal"]}
    assert kinds == {"move", "stealth", "shell", "swap", "drop", "promotion", "claim"}
    assert {move["takes"] for one in record for move in one["view"]["legal"]} == {"man", "object", None}
