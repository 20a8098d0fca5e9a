"""Deals that wait: a deal is run once, and stands still at each of its picks until a caller gives its value."""

from collections.abc import Callable, Sequence

from parlour.adapters.missing import missing
from parlour.core.chance import Chance
from parlour.core.record import State

try:
    from greenlet import getcurrent, greenlet
except ImportError as error:
    raise missing("greenlet", "openspiel") from error

Dealer = Callable[[Chance], State]


class _Asking(Chance):
    """A chance that asks its caller for each pick, once those it begins with are used up."""

    def __init__(self, path: Sequence[int]) -> None:
        super().__init__()
        self._path = path

    def _draw(self, n: int) -> int:
        made = len(self.picks)
        return self._path[made] if made < len(self._path) else int(getcurrent().parent.switch(n))


class Deal:
    """A deal whose first picks fell as a path says; `width` is the number of equally likely values of the next.

    Once there is no next, `state` is what was dealt.
    """

    width: int
    state: State | None

    def __init__(self, dealer: Dealer, path: Sequence[int]) -> None:
        self._running = greenlet(dealer)
        self._stop(self._running.switch(_Asking(path)))

    def goes_on(self, value: int) -> bool:
        """Let the next pick fall; return False where another thread ran the deal so far, and it has to be run again."""
        try:
            self._running.parent = getcurrent()
        except ValueError:
            return False
        self._stop(self._running.switch(value))
        return True

    def _stop(self, found: int | State) -> None:
        self.width, self.state = (found, None) if isinstance(found, int) else (0, found)
