"""Every game passes OpenSpiel's own tests, unmodified and serialised on the way, and its algorithms solve it."""

import pickle
from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from parlour.adapters import open_spiel as adapter
from parlour.core import registry
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from tests.adapters.tables import every_table
from tests.presets import each_text
from tests.table.shelving import EXAMPLES, shelved

MATCHES = 5
SMALL_DEALS = [(game.name, number) for game in registry.games() for number in range(len(game.small_deals()))]


def conforms(rules: str, matches: int) -> None:
    """Run OpenSpiel's random simulation, which clones, masks and serialises on the way."""
    game = loaded(rules.partition(":")[0], rules=rules)
    pyspiel.random_sim_test(game, num_sims=matches, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("rules", each_text())
def test_a_preset_passes_the_tests_of_openspiel(rules: str) -> None:
    conforms(rules, 1)


@pytest.mark.parametrize(("name", "number"), SMALL_DEALS)
def test_a_small_deal_passes_the_tests_of_openspiel(name: str, number: int) -> None:
    """A small deal passes the tests too; where its cards cannot end a match, the match is over when nobody can act."""
    pyspiel.random_sim_test(loaded(name, small_deal=number, longest=30), num_sims=3, serialize=True, verbose=False)


@pytest.mark.siege
@pytest.mark.parametrize("rules", every_table())
def test_every_kind_of_table_passes_the_tests_of_openspiel(rules: str) -> None:
    conforms(rules, MATCHES)


@pytest.fixture(params=registry.names())
def game(request: pytest.FixtureRequest) -> Game:
    return registry.game(request.param)


def loaded(name: str, **parameters: object) -> pyspiel.Game:
    return pyspiel.load_game(adapter.short_name(registry.game(name)), parameters)


def played(game: pyspiel.Game) -> Iterator[pyspiel.State]:
    """Yield the states of a match."""
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state.clone()
        legal = state.legal_actions()
        state.apply_action(legal[state.move_number() % len(legal)])
    yield state


def test_a_game_is_what_it_declares(game: Game) -> None:
    """The game keeps the bounds, kinds and longest match that it declares to OpenSpiel."""
    made = loaded(game.name)
    declared, kind = game.declared, made.get_type()
    assert made.num_distinct_actions() == declared.actions
    assert made.max_chance_outcomes() == declared.widest_pick
    assert (made.min_utility(), made.max_utility()) == declared.outcomes
    assert made.max_game_length() == (declared.longest or adapter.UNBOUNDED)
    assert made.observation_tensor_shape() == [declared.features]
    assert kind.information == kind.Information.IMPERFECT_INFORMATION
    assert kind.chance_mode == kind.ChanceMode.EXPLICIT_STOCHASTIC


@pytest.mark.parametrize(
    "parameters",
    [
        {"rules": "ff8+open"},
        {"rules": "triple-triad:ffwtt+same+plus"},
        {"rules": "ff8", "brings": '{"blue": {"cards": [1, 2, 3, 4, 5]}}'},
        {"small_deal": 2},
        {"longest": 6},
    ],
)
def test_a_game_is_loaded_again_from_its_string(parameters: dict[str, object]) -> None:
    """A game loaded from its string has the same options and decks, and plays the same match."""
    first = loaded("triple-triad", **parameters)
    again = pyspiel.load_game(str(first))
    packed = pickle.loads(pickle.dumps(first))
    assert str(again) == str(packed) == str(first) and again.tree is packed.tree is first.tree
    assert ("rules=" in str(first)) is ("small_deal" not in parameters)
    assert [*map(str, played(again))] == [*map(str, played(first))]


def test_a_seat_plays_what_it_brings() -> None:
    """The cards that a seat brings are not dealt by chance."""
    brings = '{"red": {"cards": [1, 2, 3, 4, 5]}, "blue": {"cards": [6, 7, 8, 9, 10]}}'
    (first, *_rest, last) = played(loaded("triple-triad", rules="ff8", brings=brings))
    assert len(first.chance_outcomes()) == 2 and len(last.history()) == 1 + 9


@pytest.mark.parametrize(
    ("parameters", "code"),
    [
        ({"rules": "ff9"}, "unknown-preset"),
        ({"small_deal": 99}, "no-such-small-deal"),
        ({"rules": "ff8", "brings": "[{}]"}, "bad-brings"),
        ({"rules": "ff8", "small_deal": 2}, "small-deal-rules"),
        ({"brings": '{"red": {"cards": [1, 2, 3, 4, 5]}}', "small_deal": 2}, "small-deal-rules"),
        ({"longest": -1}, "whole-number"),
    ],
)
def test_parameters_that_make_no_sense_are_refused(parameters: dict[str, object], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        loaded("triple-triad", **parameters)
    assert refused.value.code == code


def test_a_state_is_the_same_from_its_history_and_from_its_text(game: Game) -> None:
    """At every step, chance included, a state is the same when made from its history or from its text."""
    made = loaded(game.name, longest=40)
    for state in played(made):
        remade, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(made, state))
        again = remade.new_initial_state()
        for action in state.history():
            again.apply_action(action)
        assert str(read) == str(again) == str(state) and read.history() == again.history() == state.history()
        for player in (0, 1):
            told = state.information_state_string(player)
            assert read.information_state_string(player) == again.information_state_string(player) == told


def test_what_is_imagined_may_be_true(game: Game) -> None:
    """A resampled state tells the player the same and can be played to its end; before the deal there is none."""
    draw = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for number, state in enumerate(played(loaded(game.name, longest=40))):
        if state.is_chance_node() or state.is_terminal() or number % 5:
            continue
        player = state.current_player()
        imagined = state.resample_from_infostate(player, draw)
        assert imagined.information_state_string(player) == state.information_state_string(player)
        assert imagined.observation_string(player) == state.observation_string(player)
        assert imagined.legal_actions() == state.legal_actions()
        assert imagined.history() == []
        while not imagined.is_terminal():
            imagined.apply_action(imagined.legal_actions()[0])


def test_a_player_s_strings_tell_what_is_seen() -> None:
    """A player's strings are empty during the deal; then they show the drawn view, without the other's closed hand."""
    states = [*played(loaded("triple-triad", rules="ff8"))]
    assert states[0].observation_string(0) == "" and not any(states[0].observation_tensor(0))
    first = next(state for state in states if not state.is_chance_node())
    mine, other = (first.observation_string(seat) for seat in (0, 1))
    assert mine != other and first.information_state_string(0) != first.information_state_string(1)
    hidden, shown = (text.count("?") for text in (mine, str(first)))
    assert hidden == other.count("?") >= 5 and shown == 0


def test_learners_of_openspiel_are_given_what_a_seat_may_know(game: Game) -> None:
    """OpenSpiel's environment for learners plays a match with its chance, and gives each seat its features."""
    environment = rl_environment.Environment(loaded(game.name, longest=40))
    now = environment.reset()
    while not now.last():
        assert {len(numbers) for numbers in now.observations["info_state"]} == {game.declared.features}
        now = environment.step([now.observations["legal_actions"][now.observations["current_player"]][0]])
    assert sum(now.rewards) == 0


@pytest.fixture(scope="module")
def kuhn() -> Iterator[pyspiel.Game]:
    """Yield the example's Kuhn poker, in which a coin decides who starts, and each chip counts as half a point."""
    with shelved(EXAMPLES / "kuhn_poker"):
        adapter.register()
        yield pyspiel.load_game("python_parlour_kuhn_poker")


def test_an_added_game_is_a_game_of_openspiel(kuhn: pyspiel.Game) -> None:
    """The example has OpenSpiel's value, and as many information states for each of the two possible starters."""
    pyspiel.random_sim_test(kuhn, num_sims=20, serialize=True, verbose=False)
    own = pyspiel.load_game("kuhn_poker")
    mine, theirs = (policy.TabularPolicy(game) for game in (kuhn, own))
    assert len(mine.state_lookup) == 2 * len(theirs.state_lookup)
    wanted = exploitability.exploitability(own, theirs) / 2
    assert exploitability.exploitability(kuhn, mine) == pytest.approx(wanted)


@pytest.mark.siege  # `make test` runs the examples of the documents, which do the same
def test_cfr_solves_an_added_game(kuhn: pyspiel.Game) -> None:
    solver = cfr.CFRSolver(kuhn)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(kuhn, solver.average_policy()) < 0.02


@pytest.mark.siege
def test_cfr_solves_the_end_of_a_match_with_a_closed_hand() -> None:
    """A few rounds leave an exploitability far below that of random play."""
    ending = loaded("triple-triad", small_deal=2)
    solver = cfr.CFRSolver(ending)
    at_random = exploitability.exploitability(ending, policy.UniformRandomPolicy(ending))
    for _ in range(5):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(ending, solver.average_policy()) < at_random / 4


def test_a_search_of_openspiel_plays_with_closed_hands(game: Game) -> None:
    """OpenSpiel's information set search imagines the hidden cards, and finds a legal action."""
    draws = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(loaded(game.name), mcts.RandomRolloutEvaluator(1, draws), 2.0, 10, random_state=draws)
    state = next(one for one in played(loaded(game.name)) if not one.is_chance_node())
    assert bot.step(state) in state.legal_actions()
