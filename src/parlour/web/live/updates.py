"""Updates: what the sockets at one table are sent of its match, as JSON, made once for all who see alike."""

from collections.abc import Sequence
from typing import Final, TypeAlias

import orjson

from parlour.core.shapes import View
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.table.projection import (
    SHOWN,
    events_phrased,
    made_by_table,
    match_json,
    standing_json,
    state_after,
    step_json,
    view_after,
)
from parlour.web.clock import now

Key: TypeAlias = tuple[int, int]  # the number of an entry, and a viewer
ALL: Final = -1  # stands for every viewer, where all may know the same
NULL: Final = b"null"


class Updates:
    """The updates of one match: each entry is written once for each class of those who may know the same of it.

    News go out and are not kept: few ask for them again, and most memory would go into them. Whoever comes later asks
    for all entries, and what they are told is kept for whoever comes next.
    """

    def __init__(self) -> None:
        self._events: dict[Key, bytes] = {}
        self._views: dict[Key, bytes] = {}
        self._latest: tuple[Key, bytes] = ((0, ALL), b"")  # what happened last, for all who may know the same of it
        self._stands: tuple[int, bytes] = (0, b"")  # how the match stood after an entry: the same for everybody
        self.weight = 0  # bytes of what is kept

    def entry(self, match: Match, entry: Entry, viewer: int) -> bytes:
        """Return an entry, and the view after it, as one viewer sees them."""
        return _joined(self._cached_events(match, entry, viewer), self._cached_view(match, entry, viewer))

    def snapshot(self, match: Match, player: str, since: int = 0) -> bytes:
        """Return everything a watcher needs to stand where the match stands."""
        viewer = match.viewer_of(player)
        shown = [entry for entry in match.log if entry.kind in SHOWN]
        parts = {
            "type": "snapshot",
            "now": now(),
            "seq": match.seq,
            "match": match_json(match, player),
            "view": orjson.Fragment(self._cached_view(match, shown[-1], viewer) if shown else NULL),
            "history": [orjson.Fragment(self.entry(match, entry, viewer)) for entry in shown if entry.seq > since],
        }
        return orjson.dumps(parts)

    def news(self, match: Match, entries: Sequence[Entry], player: str, viewer: int, moment: str) -> list[bytes]:
        """Return what is told of new entries at a moment, to everybody who sees as this player does.

        `viewer` is the number of that view. A move changes nothing of the table around the board but how the match
        stands; else all of the table is told.
        """
        moves = all(entry.kind == "act" for entry in entries)
        table = self._standing(match) if moves else orjson.dumps(match_json(match, player))
        shown = [entry for entry in entries if entry.kind in SHOWN]
        if not shown:
            return [b'{"type":"match","now":"%b","match":%b}' % (moment.encode(), table)]
        told = [_joined(self._latest_events(match, entry, viewer), _view_json(match, entry, viewer)) for entry in shown]
        return [b'{"type":"entry","now":"%b","entry":%b,"match":%b}' % (moment.encode(), one, table) for one in told]

    def _standing(self, match: Match) -> bytes:
        seq, stood = self._stands
        if seq != match.seq:
            stood = orjson.dumps(standing_json(match))
            self._stands = match.seq, stood
        return stood

    def _latest_events(self, match: Match, entry: Entry, viewer: int) -> bytes:
        key = _class(entry, viewer)
        if self._latest[0] != key:
            self._latest = key, _events_json(match, entry, viewer)
        return self._latest[1]

    def _cached_events(self, match: Match, entry: Entry, viewer: int) -> bytes:
        key = _class(entry, viewer)
        if key not in self._events:
            self._events[key] = self._latest_events(match, entry, viewer)
            self.weight += len(self._events[key])
        return self._events[key]

    def _cached_view(self, match: Match, entry: Entry, viewer: int) -> bytes:
        key = entry.seq, viewer
        if key not in self._views:
            # A copy, because what orjson answers holds twice its bytes.
            self._views[key] = b"%b" % _view_json(match, entry, viewer)
            self.weight += len(self._views[key])
        return self._views[key]


def _class(entry: Entry, viewer: int) -> Key:
    """Return the class of those who may know the same of what happened."""
    return entry.seq, ALL if all(event.is_public for event in entry.events) else viewer


def _joined(events: bytes, view: bytes) -> bytes:
    return b'%b,"view":%b}' % (events, view)


def _events_json(match: Match, entry: Entry, viewer: int) -> bytes:
    """Return what happened as JSON, without the brace that closes it."""
    events = events_phrased(match, entry.events, viewer)
    return orjson.dumps({**step_json(match, entry, viewer), "events": events})[:-1]


def _view_json(match: Match, entry: Entry, viewer: int) -> bytes:
    """Return a view as sockets are sent it: a game's own sketch where it has one, with its actions as rows."""
    sketch = match.game.sketch
    if sketch is None:
        return orjson.dumps(view_after(match, entry, viewer))
    state = state_after(match, entry)
    if state is None:
        return NULL
    if made_by_table(entry):
        view: View | None = view_after(match, entry, viewer)
        return orjson.dumps(view and sketch.compact(view))
    return match.game.sketched(state, viewer)
