"""Audit: each entry of a log compared with what the table writes for the same command at the same time."""

import json
from typing import Any, get_args

from parlour.core.respelling import today
from parlour.table import offers, shapes, takebacks, timeouts, timestamps
from parlour.table.close_reason import CloseReason
from parlour.table.entry import Entry, happened, says
from parlour.table.entry_data import Dealt
from parlour.table.match import FIRST_REVISION, Match, pairs
from parlour.table.seat import SEATS, Seat


def differences(before: Match, entry: Entry) -> tuple[str, ...]:
    """Return the fields in which an entry is not what the table would have written; "kind" if it would write none."""
    try:
        due = _written(before, entry)
    except Exception:  # a Refusal, or any way in which these rules fail at a foreign log
        return ("kind",)
    told, made = _told(entry), _told(due)
    older = before.revision_by([*before.log, entry]) < before.game.revision
    if older:
        told["events"], made["events"] = (happened(one.events, before.game.notes) for one in (entry, due))
    if older or entry.kind == "seated":  # a seat is taken before the deal, which names the revision
        told, made = (today(one, before.game.former_names) for one in (told, made))
    if not _has_digests([*before.log, entry]):
        made["digest"] = None
    elif not before.by_digest(entry):
        made["digest"] = entry.digest
    return tuple(name for name, value in told.items() if not says(value, made[name]))


def _told(entry: Entry) -> dict[str, Any]:
    told = {"kind": entry.kind, "seat": entry.seat, "time": entry.time, **entry.as_json()}
    spelled: dict[str, Any] = json.loads(json.dumps(told))
    return spelled


def _has_digests(log: list[Entry]) -> bool:
    """Return True if entries carry digests: they came together with the revision that the deal names."""
    return any(entry.kind == "dealt" and "revision" in entry.data_as("dealt") for entry in log)


def _written(before: Match, entry: Entry) -> Entry:
    """Return what the table writes when asked for what this entry tells; a Refusal when it writes nothing."""
    seat, now = entry.seat, entry.time
    match entry.kind:
        case "seated":
            return _seated(before, entry)
        case "dealt":
            return _dealt(before, entry)
        case "act":
            return before.decide_act(seat, entry.data_as("act")["text"], "", now)
        case "resigned":
            return before.decide_resign(seat, "", now)
        case "timeout":
            return timeouts.decide_timeout(before, now)[0]
        case "downtime":
            return _given_back(before, entry)
        case "offered":
            what = entry.data_as("offered")["what"]
            assert what in get_args(shapes.What)
            return offers.decide_offer(before, seat, what, "", now)[0]
        case "declined" | "agreed":
            return offers.decide_answer(before, seat, entry.kind == "agreed", "", now)[0]
        case "aborted":
            return _aborted(before, entry)
        case "called-off":
            before.require_playing(0)
            return timeouts.called_off(before, now)
        case "takeback":
            return takebacks.decide_takeback(before, seat, entry.data_as("takeback")["since"], "", now)
        case "rematch":
            return before.decide_rematch(entry.data_as("rematch")["match"], now)
        case "closed":
            close_reason = CloseReason.from_json(entry.data_as("closed"))
            assert close_reason is not None
            return before.decide_close(close_reason, now)[0]


def _seated(before: Match, entry: Entry) -> Entry:
    """Return the entry of a seat taken; with a lot, the opener of the table must sit where the lot fell."""
    assert entry.seat is not None
    seat = Seat(**entry.data_as("seated"))
    if before.terms.study:
        assert before.seats[entry.seat] is None
        return Entry(entry.seq, "seated", entry.time, entry.seat, data=seat.as_json())
    due = before.decide_seat(entry.seat, seat, None, entry.time)[0]
    return _by_lot(before, due, seat) if entry.picks else due


def _by_lot(before: Match, seated: Entry, seat: Seat) -> Entry:
    chance = before.chance(seated.seq, seat)
    opener = before.log[0] if before.log else seated
    assert chance.pick(SEATS) == opener.seat
    return Entry(seated.seq, "seated", seated.time, seated.seat, picks=pairs(chance), data=seated.data)


def _dealt(before: Match, entry: Entry) -> Entry:
    """Return the entry of the deal of what both brought, under no later revision of the rules than today's."""
    assert before.state is None and None not in before.seats
    told = entry.data_as("dealt")
    assert before.terms.study == ("position" in told)
    chance = before.chance(entry.seq)
    state, events = before.deal_again(entry, chance)
    revision = min(told.get("revision", FIRST_REVISION), before.game.revision)
    data: Dealt = {**told, "revision": revision} if "revision" in told else told
    return Entry(entry.seq, "dealt", entry.time, None, None, None, pairs(chance), tuple(events), data, state)


def _given_back(before: Match, entry: Entry) -> Entry:
    """Return the entry of time that did not count: as much as the log tells, but no more than the turn had lasted."""
    timing, given = before.timing, entry.data_as("downtime")["milliseconds"]
    assert timing is not None and timing.running is not None
    lasted = timestamps.read(entry.time) - timing.since
    assert 0 < given <= lasted or given == lasted < 0
    return Entry(entry.seq, "downtime", entry.time, timing.running, data={"milliseconds": given})


def _aborted(before: Match, entry: Entry) -> Entry:
    offer = before.offer
    if offer is not None and offer.what == "abort" and offer.seat != entry.seat:
        return offers.decide_answer(before, entry.seat, True, "", entry.time)[0]
    return offers.decide_offer(before, entry.seat, "abort", "", entry.time)[0]
