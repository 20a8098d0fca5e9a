"""Projection: the messages for each viewer of a match, made from their view and never from the state."""

from collections.abc import Sequence
from typing import cast

from parlour.core import words
from parlour.core.event import Called, Event
from parlour.core.record import State
from parlour.core.shapes import Phrased, Sentence, Told, View
from parlour.table import shapes, takebacks, timestamps
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.table.offers import may_abort
from parlour.table.seat import Seat

# Kinds of entry that belong to the history of play, and events that are the table's own and not the game's.
SHOWN = ("dealt", "act", "takeback", "resigned", "timeout", "agreed", "aborted", "called-off")
ENDINGS = ("resigned", "timeout", "agreed", "aborted", "called-off")
OWN_EVENTS = (
    "takeback", "resigned", "timeout", "house-played", "counted", "counted-even", "agreed", "aborted", "called-off",
)  # fmt: skip


def _seat_json(seat: Seat | None) -> shapes.Seat:
    if seat is None:
        return {"kind": "open", "name": None}
    if seat.agent is not None:
        return {"kind": "bot", "name": seat.name, "agent": seat.agent}
    return {"kind": "player", "name": seat.name or None}  # None: the player has left the hall


def standing_json(match: Match) -> shapes.Standing:
    """Return the state of a match, for everybody; the secret seed is shown once it is over."""
    names, turn, offer, status = match.game.seats, match.to_act(), match.offer, match.status
    return {
        "status": status,
        "secret": match.secret.hex() if status == "over" else None,
        "to_act": None if turn is None else names[turn],
        "clock": _clock_json(match),
        "offer": None if offer is None else shapes.OpenOffer(what=offer.what, seat=names[offer.seat]),
        "abort": status == "live" and may_abort(match),
        "takeback": takebacks.open_to_takeback(match),
        "taken_back": match.taken_back,
        "result": match.result(),
        "strayed": match.diverged_at,
        "rematch": match.rematch,
        "seq": match.seq,
    }


def match_json(match: Match, player: str | None) -> shapes.Match:
    """Return the table around the board, for one player or passer-by."""
    names = match.game.seats
    seat = match.seat_of(player) if player else None
    return {
        "id": match.id,
        "game": match.game.name,
        "rules": match.rules.as_json(),
        "seats": {name: _seat_json(match.seats[number]) for number, name in enumerate(names)},
        "you": None if seat is None else names[seat],
        "commitment": match.commitment,
        "nonces": {name: seat.nonce if seat else None for name, seat in zip(names, match.seats, strict=True)},
        "terms": match.terms.as_json(),
        "draws": match.game.has_draws(match.rules),
        "takebacks": takebacks.retracting_seat(match) is not None,
        "lapse": match.close_reason.shown_to(player) if match.close_reason else None,
        "created": match.created,
        "follows": match.follows,
        **standing_json(match),
    }


def _clock_json(match: Match) -> shapes.ClockState | None:
    """Return what each bank held when the turn began, in milliseconds, and when the running clock is at zero."""
    timing, names = match.timing, match.game.seats
    if timing is None:
        return None
    return {
        "left": dict(zip(names, timing.left, strict=True)),
        "running": None if timing.running is None else names[timing.running],
        "since": timestamps.write(timing.since),
        "deadline": None if timing.deadline is None else timestamps.write(timing.deadline),
    }


def events_phrased(match: Match, events: Sequence[Event], viewer: int) -> list[Phrased | Told]:
    """Return events for a viewer, with sentences as data where the game has them so; the table's own are made here."""
    names = _names(match)
    return [
        _own_event(match, event) if event.kind in OWN_EVENTS else match.game.phrased(event, viewer, names)
        for event in events
    ]


def events_json(match: Match, events: Sequence[Event], viewer: int) -> list[Told]:
    """Return events for a viewer, in words."""
    return [words.worded(event) for event in events_phrased(match, events, viewer)]


def _names(match: Match) -> Called:
    return [called(match, side) for side in match.game.seats]


def _own_event(match: Match, event: Event) -> Phrased:
    """Return an event that the table made, or a seat beside playing."""
    seat = event.data.get("seat")  # none, if the hall made it
    says = words.sentence(f"event-{event.kind}", {"name": called(match, seat)} if seat else {})
    return cast(Phrased, {**event.data, "kind": event.kind, "seat": seat, "says": says})


def called(match: Match, side: str) -> str | Sentence:
    """Return the name of the player of a side.

    It is the side's name where the player's tells nobody apart in one language, or they have left the hall.
    """
    names = [words.name_in(words.LANGUAGES[0], seat.name) if seat else "" for seat in match.seats]
    number = match.game.seats.index(side)
    sits = match.seats[number]
    if sits is not None and sits.agent is not None:
        return words.sentence(f"agent-{sits.agent}")
    return sits.name if sits and names[number] and names.count(names[number]) == 1 else words.sentence(side)


def entry_json(match: Match, entry: Entry, viewer: int) -> shapes.Entry:
    """Return an entry of the history for a viewer, with the view after it; None where today's rules do not reach it."""
    return {
        **step_json(match, entry, viewer),
        "events": events_json(match, entry.events, viewer),
        "view": view_after(match, entry, viewer),
    }


def step_json(match: Match, entry: Entry, viewer: int) -> shapes.Step:
    """Return who did what in an entry, and when, as a viewer may know it."""
    return {
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": None if entry.seat is None else match.game.seats[entry.seat],
        "action": entry.text if _may_know_action(entry, viewer) else None,
        "time": entry.time,
    }


def view_after(match: Match, entry: Entry, viewer: int) -> View | None:
    """Return what a viewer sees after an entry. An end that the table made shows the last state there is."""
    state = state_after(match, entry)
    view = None if state is None else match.game.view(state, viewer)
    if view is not None and made_by_table(entry):
        view = {**view, "to_act": None, "legal": [], "phase": "over", "result": match.result()}
    return view


def state_after(match: Match, entry: Entry) -> State | None:
    """Return the state that is shown with an entry; None where today's rules do not lead to it."""
    return match.states.get(entry.seq, match.state if made_by_table(entry) else None)


def made_by_table(entry: Entry) -> bool:
    """Return True if the table ended the match by it, and no action of the game."""
    return entry.kind in ENDINGS and entry.action is None


def _may_know_action(entry: Entry, viewer: int) -> bool:
    """Return True if the viewer acted, or may know everything that came of the action."""
    return entry.seat == viewer or all(event.known_to(viewer) for event in entry.events)


def counting_history(match: Match, viewer: int) -> list[shapes.Entry]:
    """Return the history without moves taken back, and without the takebacks."""
    counts = {entry.seq for entry in takebacks.counting(match.log) if entry.kind != "takeback"}
    return [entry for entry in history(match, viewer) if entry["seq"] in counts]


def position_json(match: Match, player: str) -> shapes.Position:
    """Return how a match stands for a player or passer-by."""
    counts = [entry for entry in takebacks.counting(match.log) if entry.kind in SHOWN and entry.kind != "takeback"]
    last = entry_json(match, counts[-1], match.viewer_of(player)) if counts else None
    return {"moves": sum(entry.kind == "act" for entry in counts), "last": last}


def history(match: Match, viewer: int, since: int = 0) -> list[shapes.Entry]:
    """Return the history of play after an entry, for a viewer."""
    return [entry_json(match, entry, viewer) for entry in match.log if entry.kind in SHOWN and entry.seq > since]
