"""A pair is one deal played twice, with the agents' seats swapped and nothing else."""

from itertools import count

import pytest

from parlour import agents
from parlour.agents.arena.match import Played, play
from parlour.agents.arena.pairs import Fixture, play_pair, seed_of
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.contract import Bring
from parlour.core.game import Game

TRIAD, CIPHER = registry.game("triple-triad"), registry.game("cipher")
NAMES = ("greedy", "random")


def clock() -> float:
    """Return a time one second later at every call."""
    return float(next(TICKS))


TICKS = count()


def halves(game: Game, brings: tuple[Bring, Bring], seed: int) -> list[Played]:
    """Return the two matches of a pair, each played by itself."""
    greedy, blind = map(agents.agent, NAMES)
    seats = ((greedy, blind), (blind, greedy))
    rules = game.rule_book.standard
    return [play(game, rules, brings, both, seed, seed * 2 + half, clock) for half, both in enumerate(seats)]


@pytest.mark.parametrize(
    ("game", "brings", "seeds"),
    [(TRIAD, ({}, {}), range(8)), (CIPHER, ({"deck": "S01"}, {"deck": "S02"}), range(1))],
    ids=["triple-triad", "cipher"],
)
def test_each_agent_has_each_seat_of_the_deal(game: Game, brings: tuple[Bring, Bring], seeds: range) -> None:
    """The cards of a seat stay with the seat; points and seconds are counted by agent."""
    for seed in seeds:
        pair = play_pair(Fixture(game.name, str(game.rule_book.standard), NAMES, brings, (2, 5), 7, seed), clock)
        there, back = halves(game, brings, seed)
        worth = {1.0: 1.0, 0.0: 0.5, -1.0: 0.0}
        assert pair.points == (worth[there.outcome], worth[-back.outcome])
        assert pair.plies == (there.plies, back.plies)
        assert pair.seconds == (there.seconds[0] + back.seconds[1], there.seconds[1] + back.seconds[0])
        assert (pair.number, pair.places) == (7, (2, 5))


def test_seeds_of_runs_do_not_meet() -> None:
    """No two runs share a seed, and each pair of a run has a deal of its own."""
    seeds = [seed_of(run, number) for run in range(20) for number in range(200)]
    assert len(set(seeds)) == len(seeds)
    deals = {TRIAD.deal(TRIAD.rule_book.standard, [{}, {}], Seeded(seed))[0].tobytes() for seed in seeds[:50]}
    assert len(deals) == 50
