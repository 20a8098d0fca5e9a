"""Timeouts: the act of the table when a clock is at zero, and time given back after the hall was away."""

from parlour.core.event import Event
from parlour.table import timestamps
from parlour.table.downtime import Downtime
from parlour.table.entry import Entry
from parlour.table.match import Match, pairs


def decide_timeout(match: Match, now: str) -> list[Entry]:
    """Return the entry of a clock at zero; nothing while there is time.

    The late seat loses, or the table plays for it by lot, or the match is counted.
    """
    timing = match.timing
    if timing is None or timing.running is None or not match.time_is_up(now):
        return []
    seat = timing.running
    if timing.clock.is_shared:
        return [_counted(match, now)]
    late = Event("timeout", {"seat": match.game.seats[seat]})
    if timing.clock.at_zero == "lose":
        return [Entry(match.seq + 1, "timeout", now, seat, events=(late,))]
    assert match.state is not None
    chance = match.chance(match.seq + 1)
    action = match.drawn_action(chance)
    text = match.game.action_text(match.state, action)
    after, events = match.game.played(match.state, action, chance)
    told = (Event("house-played", late.data), *events)
    return [Entry(match.seq + 1, "timeout", now, seat, None, action, pairs(chance), told, {"text": text}, after)]


def _counted(match: Match, now: str) -> Entry:
    """Return the end when a match's own time is up: of the seat that is behind, or of both where nobody is ahead."""
    assert match.state is not None
    ahead = match.game.ahead(match.state)
    loser = None if ahead is None else 1 - ahead
    event = Event("counted-even", {}) if ahead is None else Event("counted", {"seat": match.game.seats[ahead]})
    return Entry(match.seq + 1, "timeout", now, loser, events=(event,))


def decide_called_off(match: Match, now: str) -> list[Entry]:
    """Call off a match that cannot be played on, because today's rules do not lead where its log leads."""
    if match.diverged_at is None or match.status != "live":
        return []
    return [called_off(match, now)]


def called_off(match: Match, now: str) -> Entry:
    """Return the end that the hall makes of a match."""
    return Entry(match.seq + 1, "called-off", now, events=(Event("called-off", {}),))


def decide_downtime(match: Match, downtime: Downtime, now: str, until: int | None = None) -> list[Entry]:
    """Give the running clock back the part of its turn in which nobody can play; nothing when nothing is owed.

    It counts up to now, or `until` a later time if that is known, in milliseconds since 1970.
    """
    timing, moment = match.timing, timestamps.read(now)
    owed = 0 if timing is None else timing.owed(downtime, moment, moment if until is None else until)
    if timing is None or not owed:
        return []
    return [Entry(match.seq + 1, "downtime", now, timing.running, data={"milliseconds": owed})]
