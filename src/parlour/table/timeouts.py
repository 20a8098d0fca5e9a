"""Timeouts: what happens when a clock is at zero, and time given back after the hall was away."""

from parlour.core import record
from parlour.core.chance import Keyed
from parlour.core.event import Event
from parlour.table import moments
from parlour.table.entry import Entry
from parlour.table.match import Match, pairs


def decide_timeout(match: Match, now: str) -> list[Entry]:
    """The seat whose clock is at zero loses, or the table plays for it by lot; nothing while there is time."""
    timing = match.timing
    if timing is None or timing.running is None or not match.time_is_up(now):
        return []
    seat = timing.running
    late = Event("timeout", {"seat": match.game.seats[seat]})
    if timing.clock.at_zero == "lose":
        return [Entry(match.seq + 1, "timeout", now, seat, events=(late,))]
    assert match.state is not None
    chance = Keyed(match.secret, match.id, match.seq + 1)
    action = match.drawn_action(chance)
    after = record.copy(match.state)
    text = match.game.action_text(match.state, action)
    events = match.game.apply(after, action, chance)
    told = (Event("house-played", late.data), *events)
    return [Entry(match.seq + 1, "timeout", now, seat, None, action, pairs(chance), told, {"text": text}, after)]


def decide_downtime(match: Match, seen: str, now: str, least: int) -> list[Entry]:
    """Give the running clock back what passed while nobody could play: since the hall was last `seen`, or since the
    last entry when that is later; nothing for less than `least` milliseconds.
    """
    if match.timing is None or match.timing.running is None:
        return []
    away = moments.read(now) - max(moments.read(seen), moments.read(match.log[-1].time))
    if away < least:
        return []
    return [Entry(match.seq + 1, "downtime", now, match.timing.running, data={"milliseconds": away})]
