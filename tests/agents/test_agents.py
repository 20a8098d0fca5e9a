"""What every agent promises, on every game there is."""

import pytest

from parlour import agents
from parlour.agents.arena import count
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.record import copy, same
from parlour.core.refusal import Refusal

GAMES = [pytest.param(game, id=game.name) for game in registry.games()]


def _opening(game: Game, preset: str, seed: int = 3):
    state, _events = game.deal(game.rule_book.parse(f"{game.name}:{preset}"), [{}, {}], Seeded(seed))
    return state, game.to_act(state)


def test_an_unknown_agent_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refusal) as refused:
        agents.agent("deep-blue")
    assert refused.value.code == "unknown-agent"
    assert refused.value.args_["known"] == "random, greedy, search"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", agents.names())
def test_an_agent_answers_every_preset_legally_and_repeatably(game: Game, name: str) -> None:
    """Same view and seed, same action; the view stays as it was."""
    agent = agents.agent(name)
    for preset in game.rule_book.presets:
        state, seat = _opening(game, preset)
        view = game.observe(state, seat)
        before = copy(view)
        chosen = agent.choose(game, view, seat, 11)
        assert chosen in game.legal(state)
        assert agent.choose(game, view, seat, 11) == chosen
        assert same(view, before)


@pytest.mark.parametrize("game", GAMES)
def test_random_plays_every_legal_action(game: Game) -> None:
    state, seat = _opening(game, "free")
    view = game.observe(state, seat)
    legal = game.legal(view)
    chosen = {agents.agent("random").choose(game, view, seat, seed) for seed in range(30 * len(legal))}
    assert chosen == set(legal)


def _lead(game: Game, stronger: str, weaker: str, matches: int) -> int:
    """Wins over losses of the stronger in fixed matches."""
    rules = game.rule_book.parse(f"{game.name}:free")
    wins, _draws, losses = count(game, rules, agents.agent(stronger), agents.agent(weaker), matches)
    return wins - losses


@pytest.mark.parametrize("game", GAMES)
def test_search_beats_greedy_and_greedy_beats_random(game: Game) -> None:
    """By far, in fixed matches; searches take their time, so they play fewer. The counts repeat exactly."""
    by_greed = _lead(game, "greedy", "random", 50)
    assert by_greed >= 10
    assert _lead(game, "search", "greedy", 14) >= 4
    assert _lead(game, "greedy", "random", 50) == by_greed
