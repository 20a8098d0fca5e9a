"""Offers: the proposals of a seat to the other beside playing: a draw, or to call the match off."""

from typing import Literal

from parlour.core.event import Event
from parlour.core.refusal import Refusal
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.table.shapes import What
from parlour.table.terms import Terms


def may_abort(match: Match) -> bool:
    """Return True if one seat alone may call the match off: until both have moved."""
    moved: set[int | None] = set()
    for entry in reversed(match.log):  # mid-game the last two entries tell
        if entry.kind == "act":
            moved.add(entry.seat)
            if len(moved) == len(match.seats):
                return False
    return True


def decide_offer(match: Match, seat: int | None, what: What, command: str, now: str) -> list[Entry]:
    """Propose a draw, or to call the match off; the latter happens at once while a seat has not moved yet.

    An offer stands until it is answered, or until the other seat plays on. A declined seat has to move before it asks
    again. A player of the house declines draws, and agrees to call off a match without stakes.
    """
    seat = match.require_playing(seat)
    if what == "abort" and match.terms.tournament is not None:
        raise Refusal("tournament-match")
    if what == "abort" and may_abort(match):
        return [_entry(match, "aborted", seat, command, now)]
    if what == "draw" and not match.game.has_draws(match.rules):
        raise Refusal("no-draws-here")
    if match.offer is not None:
        raise Refusal("offer-stands")
    if _asked_already(match, seat):
        raise Refusal("offer-too-soon")
    offered = Entry(match.seq + 1, "offered", now, seat, command, data={"what": what})
    other = match.seats[1 - seat]
    if other is None or other.agent is None:
        return [offered]
    return [
        offered,
        *_answer(match.after([offered]), 1 - seat, what == "abort" and _nothing_hangs_on(match), None, now),
    ]


def decide_answer(match: Match, seat: int | None, agree: bool, command: str, now: str) -> list[Entry]:
    """Agree to the other's offer or decline it; to decline one's own offer withdraws it."""
    seat = match.require_playing(seat)
    if match.offer is None or (agree and match.offer.seat == seat):
        raise Refusal("no-offer")
    return _answer(match, seat, agree, command, now)


def _answer(match: Match, seat: int, agree: bool, command: str | None, now: str) -> list[Entry]:
    assert match.offer is not None
    if not agree:
        return [Entry(match.seq + 1, "declined", now, seat, command)]
    return [_entry(match, "agreed" if match.offer.what == "draw" else "aborted", seat, command, now)]


def _entry(match: Match, kind: Literal["agreed", "aborted"], seat: int, command: str | None, now: str) -> Entry:
    return Entry(match.seq + 1, kind, now, seat, command, events=(Event(kind, {"seat": match.game.seats[seat]}),))


def _asked_already(match: Match, seat: int) -> bool:
    """Return True if a seat has offered something since it last moved."""
    for entry in reversed(match.log):
        if entry.seat == seat and entry.kind in ("act", "offered"):
            return entry.kind == "offered"
    return False


def _nothing_hangs_on(match: Match) -> bool:
    terms = match.terms
    return terms == Terms(clock=terms.clock, stage=terms.stage)
