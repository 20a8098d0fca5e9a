"""Timeouts: what happens when a clock is at zero, and time given back after the hall was away."""

from parlour.core.event import Event
from parlour.table import timestamps
from parlour.table.downtime import Downtime
from parlour.table.entry import Entry
from parlour.table.match import Match, pairs


def decide_timeout(match: Match, now: str) -> list[Entry]:
    """The seat whose clock is at zero loses, or the table plays for it by lot, or the match is counted; nothing while
    there is time.
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
    """The end when a match's own time is up: of the seat that is behind, or of both where nobody is ahead."""
    assert match.state is not None
    ahead = match.game.ahead(match.state)
    loser = None if ahead is None else 1 - ahead
    event = Event("counted-even", {}) if ahead is None else Event("counted", {"seat": match.game.seats[ahead]})
    return Entry(match.seq + 1, "timeout", now, loser, events=(event,))


def decide_called_off(match: Match, now: str) -> list[Entry]:
    """The hall calls off what cannot be played on, because today's rules do not lead where its log leads."""
    if match.strayed is None or match.status != "live":
        return []
    return [called_off(match, now)]


def called_off(match: Match, now: str) -> Entry:
    """The end that the hall makes of a match."""
    return Entry(match.seq + 1, "called-off", now, events=(Event("called-off", {}),))


def decide_downtime(match: Match, downtime: Downtime, now: str, until: int | None = None) -> list[Entry]:
    """Give the running clock back what of its turn passes while nobody can play: up to now, or `until` a later time
    when that is known, in milliseconds since 1970; nothing when nothing is owed.
    """
    timing, moment = match.timing, timestamps.read(now)
    owed = 0 if timing is None else timing.owed(downtime, moment, moment if until is None else until)
    if timing is None or not owed:
        return []
    return [Entry(match.seq + 1, "downtime", now, timing.running, data={"milliseconds": owed})]
