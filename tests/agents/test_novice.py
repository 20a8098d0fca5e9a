"""The novice plays what a beginner understands, in every game."""

import pytest

from parlour import agents
from parlour.agents.novice import AGENT, Attention, Novice
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.record import State, copy, same
from tests.agents.meeting import contest, lead

GAMES = [pytest.param(game, id=game.name) for game in registry.games()]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_understood_can_be_played(game: Game) -> None:
    """In a match of every preset, what a beginner understands has the view's legal actions; the view is left alone."""
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
    """The novice wins more fixed pairs than `random`: it is weak by what it overlooks, never at random."""
    assert lead(contest(game, AGENT, agents.agent("random")), 25) > 0


def test_whoever_heeds_more_overlooks_less() -> None:
    """With attention 0 the novice plays as a beginner, with 100 as `greedy`; in between it plays as either."""
    game = registry.game("cipher")
    state, _events = game.deal(game.rule_book.standard, [{}, {}], Seeded(5))
    while len(game.legal(state)) < 8:
        game.apply(state, game.legal(state)[0], Seeded(6))
    seat = game.to_act(state)
    view = game.observe(state, seat)
    assert [worth_by(game, view, seat, share) for share in (0, 100)] == [{"beginner"}, {"greedy"}]
    assert worth_by(game, view, seat, 50) == {"beginner", "greedy"}


def worth_by(game: Game, view: State, seat: int, heeds: int) -> set[str]:
    """Return the agents whose choice the novice took, at decisions of many seeds where the two choose differently."""
    novice, known = Novice(Attention(heeds)), {"beginner": AGENT, "greedy": agents.agent("greedy")}
    found: set[str] = set()
    for seed in range(60):
        choices = {name: agent.choose(game, view, seat, seed) for name, agent in known.items()}
        if len(set(choices.values())) == 2:
            found |= {name for name, action in choices.items() if action == novice.choose(game, view, seat, seed)}
    return found
