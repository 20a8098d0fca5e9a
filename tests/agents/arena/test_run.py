"""A run counts its pairs, and stops when its test reaches a verdict."""

import signal
import time
from collections.abc import Iterator

import pytest

from parlour import agents
from parlour.agents.arena.contest import Contest
from parlour.agents.arena.crew import Alone
from parlour.agents.arena.elo import difference
from parlour.agents.arena.pairs import Pair
from parlour.agents.arena.run import Run
from parlour.agents.arena.sprt import Sprt, Verdict
from parlour.core import registry
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from tests.agents.meeting import contest, met

GREEDY, BLIND = agents.agent("greedy"), agents.agent("random")


@pytest.fixture
def triad() -> Iterator[Game]:
    """Yield a quick game with draws."""
    yield registry.game("triple-triad")


def test_two_agents_differ_by_what_they_played(triad: Game) -> None:
    """`greedy` is stronger than `random` by more than the error, and `random` weaker than `greedy`."""
    run = met(contest(triad, GREEDY, BLIND), 40)
    assert run.only.pairs == 40 and run.verdict is None
    assert run.difference() == difference(run.only.cells) and run.difference().elo > run.difference().error > 0
    assert run.ratings()[1].elo == pytest.approx(-run.difference().elo)
    back = met(contest(triad, BLIND, GREEDY), 40)
    assert back.difference().elo < -back.difference().error


def test_an_agent_is_as_strong_as_itself(triad: Game) -> None:
    """An agent is as strong as itself; each of the two has its own chance, so that single pairs differ."""
    run = met(contest(triad, BLIND, BLIND), 100)
    assert abs(run.difference().elo) < run.difference().error
    assert run.only.cells[2] < 100


def test_three_agents_are_rated_over_the_first(triad: Game) -> None:
    run = met(contest(triad, BLIND, GREEDY, BLIND), 30)
    first, second, third = run.ratings()
    assert first == (0, 0) and second.elo > second.error and abs(third.elo) < third.error + 60
    assert all(score.pairs == 30 for score in run.scores.values())


@pytest.mark.parametrize(
    ("players", "verdict"), [((GREEDY, BLIND), Verdict.H1), ((BLIND, GREEDY), Verdict.H0)], ids=["stronger", "weaker"]
)
def test_a_test_ends_a_run(players: tuple[agents.Agent, agents.Agent], verdict: Verdict, triad: Game) -> None:
    """A run without a limit ends with the pair that decides its test."""
    run = Run(contest(triad, *players), Sprt(0, 50))
    pairs = list(run.played(Alone(), None, time.perf_counter))
    assert run.verdict is verdict and run.only.pairs == len(pairs)
    before = Run(run.contest, run.sprt)
    for pair in pairs[:-1]:
        assert before.verdict is None
        before.scores[pair.places].take(pair)
    again = Run(run.contest, run.sprt)
    assert list(again.played(Alone(), None, time.perf_counter, pairs)) == pairs  # all pairs are in the record


def test_a_limit_ends_a_test_that_says_nothing(triad: Game) -> None:
    run = Run(contest(triad, BLIND, BLIND), Sprt(0, 1))
    assert len(list(run.played(Alone(), 3, time.perf_counter))) == 3 and run.verdict is None


def test_who_cannot_meet_is_refused(triad: Game) -> None:
    """A single agent is refused, and a test between three."""
    alone, three = contest(triad, GREEDY), contest(triad, GREEDY, BLIND, BLIND)
    cases: list[tuple[Contest, Sprt | None, str]] = [(alone, None, "arena-agents"), (three, Sprt(0, 5), "sprt-of-two")]
    for played, sprt, code in cases:
        with pytest.raises(Refusal) as refused:
            Run(played, sprt)
        assert refused.value.code == code


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Listen to Ctrl-C, which a process started in the background ignores."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_what_is_kept_is_counted(triad: Game) -> None:
    """If Ctrl-C comes between a line and its count, the pair is counted first: a file and its sum agree."""
    kept: list[int] = []

    def keep(pair: Pair) -> None:
        signal.raise_signal(signal.SIGINT)
        kept.append(pair.number)

    run = Run(contest(triad, BLIND, BLIND))
    with pytest.raises(KeyboardInterrupt):
        list(run.played(Alone(), 3, time.perf_counter, keep=keep))
    assert kept == [0] and run.only.pairs == 1
