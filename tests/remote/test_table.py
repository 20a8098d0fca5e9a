"""A table from afar: events heard before lead to no second decision, and a lost hall is found again."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from parlour.agents.own.decision import Decision
from parlour.core.refusal import Refusal
from parlour.remote.hall import Hall, Json, Line
from parlour.remote.table import Backoff, played
from tests.remote.test_seat import NIM, challenged
from tests.web.visiting import Guest


class _First:
    """A mind that plays the first action, and counts its decisions."""

    def __init__(self) -> None:
        self.decided: list[int] = []
        self.closed = False

    def heard(self, event: Json) -> None:
        """Check that the event has a kind."""
        assert event["kind"]

    def decide(self, decision: Decision) -> str:
        """Return the first action."""
        self.decided.append(decision.seq)
        return decision.legal[0]

    def refused(self, decision: Decision, refusal: Refusal) -> None:
        """Fail: no action is refused here."""
        raise refusal

    def over(self, result: Json | None) -> None:
        """Keep nothing."""

    def close(self) -> None:
        """Note that it was closed."""
        self.closed = True


class _Mute(Line):
    """A line that breaks when something is said on it."""

    def say(self, message: Json) -> None:
        """Break, and say nothing."""
        self.close()
        super().say(message)


class _Shaky(Hall):
    """A hall whose sockets break: two at once, two when something is said."""

    opened = 0

    @contextmanager
    def socket(self, path: str) -> Iterator[Line]:
        """Open a socket that may break."""
        with super().socket(path) as line:
            self.opened += 1
            if self.opened <= 2:
                line.close()
            yield _Mute(line._made) if self.opened in (3, 4) else line


def test_a_line_that_breaks_is_taken_up_again(
    address: str, guest: Callable[[], Guest], machine: Callable[[], Hall]
) -> None:
    """After a broken socket nothing is decided twice, and the match is played to its end."""
    one, other = machine(), machine()
    with _Shaky(address, one.token) as shaky:
        match = one.post(f"/api/challenges/{challenged(other, one, NIM)['id']}/accept")["match"]
        mine, theirs, paused = _First(), _First(), []
        thread = threading.Thread(target=played, args=(other, match, theirs, lambda _seconds: True))
        thread.start()
        end = played(shaky, match, mine, lambda seconds: not paused.append(seconds))
        thread.join()
    assert end is not None and end["result"] is not None
    assert len(paused) == 4 and mine.closed and theirs.closed
    assert len(set(mine.decided)) == len(mine.decided) > 0


def test_who_leaves_a_table_hears_no_more(machine: Callable[[], Hall]) -> None:
    """A player who leaves the table hears no more, and the match stays as it is."""
    one, other = machine(), machine()
    match = one.post(f"/api/challenges/{challenged(other, one, NIM)['id']}/accept")["match"]
    one.url = "http://127.0.0.1:1"
    assert played(one, match, _First(), lambda _seconds: False) is None


def test_waits_grow_until_something_goes_well() -> None:
    """The waits double up to half a minute, and start again once something goes well."""
    backoff = Backoff()
    waits = [backoff.next() for _ in range(10)]
    assert waits[:3] == [0.5, 1.0, 2.0] and waits[-1] == Backoff.LONGEST
    backoff.well()
    assert backoff.next() == Backoff.FIRST
