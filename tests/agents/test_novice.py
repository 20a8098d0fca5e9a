"""The novice plays by what a beginner understands, in every game there is."""

import pytest

from parlour import agents
from parlour.agents.novice import AGENT
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.record import copy, same
from tests.agents.meeting import contest, lead

GAMES = [pytest.param(game, id=game.name) for game in registry.games()]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_understood_can_be_played(game: Game) -> None:
    """Through a match of every preset: the same legal actions as of the view, which stays as it was."""
    for preset in game.rule_book.presets:
        chance = Seeded(5)
        state, _events = game.deal(game.rule_book.parse(f"{game.name}:{preset}"), [{}, {}], chance)
        for ply in range(40):
            seat = game.to_act(state)
            if seat < 0:
                break
            view = game.observe(state, seat)
            before = copy(view)
            assert game.legal(game.novice.understood(view)) == game.legal(view)
            chosen = AGENT.choose(game, view, seat, ply)
            assert same(view, before)
            assert AGENT.choose(game, view, seat, ply) == chosen
            game.apply(state, chosen, chance)


@pytest.mark.parametrize("game", GAMES)
def test_a_beginner_plays_better_than_chance(game: Game) -> None:
    """He is weak because of what he overlooks, never at random: in fixed pairs he wins more than whoever plays so."""
    assert lead(contest(game, AGENT, agents.agent("random")), 25) > 0
