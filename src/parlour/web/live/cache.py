"""The rooms in memory: those in which somebody is, and of the others as many as weigh little together."""

from collections import OrderedDict
from collections.abc import Iterator
from itertools import islice
from typing import Final

from parlour.web.live.room import Room

MOST: Final = 96_000_000  # bytes of rooms that nobody is in
LOOK_AFTER: Final = 8  # rooms are weighed again when they have grown by one part in so many of what may be kept


class RoomCache:
    """Rooms by the ids of their matches. Those that were not asked for longest are let go first; the log keeps them."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._weights: dict[str, int] = {}
        self._grown = 0

    def __iter__(self) -> Iterator[Room]:
        """Return those in memory now, also while others come and go."""
        return iter(list(self._rooms.values()))

    def here(self, match_id: str) -> Room | None:
        """Return the room of a match, if it is in memory."""
        return self._rooms.get(match_id)

    def use(self, match_id: str) -> Room | None:
        """Return the room of a match for somebody who asks for it: it is let go after all others."""
        room = self._rooms.get(match_id)
        if room is not None:
            self._rooms.move_to_end(match_id)
            self.weigh(room)
        return room

    def keep(self, room: Room) -> None:
        """Take in a room that somebody has asked for."""
        self._rooms[room.match.id] = room
        self.weigh(room)

    def weigh(self, room: Room) -> None:
        """Note what a room has grown by; what is kept is looked through only once that is worth it."""
        weight = room.weight
        self._grown += weight - self._weights.get(room.match.id, 0)
        self._weights[room.match.id] = weight
        if self._grown * LOOK_AFTER > self._most:
            self._let_go()

    def _let_go(self) -> None:
        """Forget rooms that nobody is in once they weigh too much together; never the one asked for just now."""
        newest = next(reversed(self._rooms.values()))
        kept = newest.weight
        for match_id, room in list(islice(reversed(self._rooms.items()), 1, None)):
            if room.idle:
                kept += room.weight
                if kept > self._most:
                    del self._rooms[match_id], self._weights[match_id]
        self._grown = 0
