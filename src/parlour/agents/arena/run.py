"""Run: the pairs of a contest as they are played, counted, kept, and stopped when they say enough."""

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count, islice

from parlour.agents.arena.contest import Contest
from parlour.agents.arena.crew import Crew
from parlour.agents.arena.elo import Estimate, difference, ratings
from parlour.agents.arena.pairs import Pair, play_pair
from parlour.agents.arena.score import Score
from parlour.agents.arena.sprt import Sprt, Verdict
from parlour.core.refusal import Refusal


@dataclass(slots=True)
class Run:
    """A contest under way. With a test, for two agents only, it ends when a hypothesis is accepted."""

    contest: Contest
    sprt: Sprt | None = None
    scores: dict[tuple[int, int], Score] = field(init=False)
    """The score of each pairing so far, from the side of the first agent."""

    def __post_init__(self) -> None:
        if len(self.contest.players) < 2:
            raise Refusal("arena-agents")
        if self.sprt is not None and len(self.contest.players) > 2:
            raise Refusal("sprt-of-two")
        self.scores = {pairing: Score() for pairing in self.contest.pairings}

    @property
    def only(self) -> Score:
        """The score of the first two."""
        return self.scores[0, 1]

    @property
    def verdict(self) -> Verdict | None:
        """The accepted hypothesis, or None."""
        return None if self.sprt is None else self.sprt.verdict(self.only.cells)

    def difference(self) -> Estimate:
        """Return the Elo of the first agent over the second, from their own matches."""
        return difference(self.only.cells)

    def ratings(self) -> list[Estimate]:
        """Return every agent's Elo over the first."""
        return ratings(len(self.contest.players), {pairing: score.cells for pairing, score in self.scores.items()})

    def played(
        self,
        crew: Crew,
        each: int | None,
        clock: Callable[[], float],
        stood: Sequence[Pair] = (),
        keep: Callable[[Pair], None] = lambda pair: None,
    ) -> Iterator[Pair]:
        """Yield every pair once it is counted, until each pairing met `each` times (None: as long as it takes).

        First come the pairs that stood already, 0, 1 and so on. New ones are kept before they are counted.
        """
        most = None if each is None else each * len(self.contest.pairings)
        for pair in stood[:most]:
            yield self._counted(pair)
            if self.verdict is not None:
                return
        fixtures = map(
            self.contest.fixture, islice(count(), len(stood), most if most is None else max(most, len(stood)))
        )
        with closing(crew.map(partial(play_pair, clock=clock), fixtures)) as pairs:
            for pair in pairs:
                with _uninterrupted():
                    keep(pair)
                    self._counted(pair)
                yield pair
                if self.verdict is not None:
                    return

    def _counted(self, pair: Pair) -> Pair:
        self.scores[pair.places].take(pair)
        return pair


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Finish the body before Ctrl-C is heard; only the main thread hears it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
        if heard and callable(usual):
            usual(heard[0], None)
