"""Takebacks: decisions taken back in unstaked matches against the house; the log says what no longer counts."""

from collections.abc import Iterator, Sequence

from parlour.core.event import Event
from parlour.core.refusal import Conflict, Refusal
from parlour.table.entry import Entry
from parlour.table.match import Match


def counting(log: Sequence[Entry]) -> list[Entry]:
    """Return the entries that still count: not those taken back, but the takebacks themselves."""
    kept: list[Entry] = []
    for entry in log:
        if entry.kind == "takeback":
            since = entry.data_as("takeback")["since"]
            while kept and kept[-1].seq >= since:
                kept.pop()
        kept.append(entry)
    return kept


def retracting_seat(match: Match) -> int | None:
    """Return the seat that may take back here: nothing is at stake in the match, and the house alone sits opposite."""
    people = [number for number, seat in enumerate(match.seats) if seat is not None and seat.agent is None]
    alone = len(people) == 1 and None not in match.seats
    return people[0] if alone and match.terms.casual else None


def open_to_takeback(match: Match) -> int | None:
    """Return the entry that a takeback would take back now, None where there is none."""
    seat = retracting_seat(match) if match.status == "live" else None
    last = None if seat is None else _last_decision(match, seat)
    return None if last is None else last.seq


def decide_takeback(match: Match, seat: int | None, taken: int, command: str, now: str) -> Entry:
    """Go back to before the last decision of a seat, which is entry `taken`.

    A second request, or one at a table that has gone on, takes nothing else back. The clock is not put back: time that
    was used is used.
    """
    seat = match.require_playing(seat)
    _require_alone(match)
    if match.time_is_up(now):
        raise Refusal("time-is-up")
    last = _last_decision(match, seat)
    if last is None or last.seq != taken:
        raise _not_the_last(match, seat, taken, last)
    told = {"seat": match.game.seats[seat], "since": taken, "number": sum(map(_is_decision, _until(match, taken)))}
    events = (Event("takeback", told),)
    before = match.states[taken - 1]
    return Entry(match.seq + 1, "takeback", now, seat, command, events=events, data={"since": taken}, after=before)


def _require_alone(match: Match) -> None:
    """Refuse any takeback at a table that does not allow it."""
    terms = match.terms
    if terms.tournament is not None:
        raise Refusal("takeback-tournament")
    if terms.rated:
        raise Refusal("takeback-rated")
    if not terms.casual:
        raise Refusal("takeback-staked")
    if retracting_seat(match) is None:
        raise Refusal("takeback-between-people")


def _not_the_last(match: Match, seat: int, taken: int, last: Entry | None) -> Refusal:
    """Return why an entry is not the decision that can be taken back."""
    named = match.log[taken - 1] if 0 < taken <= match.seq else None
    if named is not None and named.seat == seat and _is_decision(named) and named not in counting(match.log):
        return Conflict("takeback-done")
    return Refusal("takeback-nothing") if last is None else Conflict("takeback-not-last")


def _last_decision(match: Match, seat: int) -> Entry | None:
    """Return the last decision of a seat, or of the house for a seat that was late; None if there is none."""
    if match.diverged_at is not None:
        return None
    mine = (entry for entry in _backwards(match.log) if entry.seat == seat and _is_decision(entry))
    return next(mine, None)


def _backwards(log: Sequence[Entry]) -> Iterator[Entry]:
    """Yield the entries that count, the last first; the log is read no further than needed."""
    at = len(log)
    while at > 0:
        entry = log[at - 1]
        yield entry
        at = entry.data_as("takeback")["since"] - 1 if entry.kind == "takeback" else at - 1


def _until(match: Match, seq: int) -> list[Entry]:
    return [entry for entry in counting(match.log) if entry.seq <= seq]


def _is_decision(entry: Entry) -> bool:
    return entry.action is not None
