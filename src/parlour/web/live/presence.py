"""Presence: who is in the rooms, at this process and at the others."""

from parlour.web.bus.bus import Bus
from parlour.web.live.inboxes import Inboxes
from parlour.web.live.lobby import Lobby
from parlour.web.live.room import Room, TableHere
from parlour.web.live.rooms import Rooms
from parlour.web.live.watchers import Watcher


class Presence:
    """The coming and going of watchers, which everybody in the room is told."""

    def __init__(self, rooms: Rooms, lobby: Lobby, inboxes: Inboxes, bus: Bus) -> None:
        self._rooms = rooms
        self._lobby = lobby
        self._inboxes = inboxes
        self._bus = bus

    def enter(self, room: Room, watcher: Watcher) -> None:
        """Let a watcher in, and tell the room who is here."""
        room.watchers.add(watcher)
        self._tell(room)

    def leave(self, room: Room, watcher: Watcher) -> None:
        """Let a watcher go, and tell the room who is here."""
        room.watchers.discard(watcher)
        self._rooms.weigh(room)
        self._tell(room)

    def seen(self, speaker: str, here: TableHere) -> None:
        """Note who watches a match at another process."""
        room = self._rooms.here(here["match"])
        if room is None:
            return
        if room.watchers and not room.elsewhere.knows(speaker):
            self._bus.say("table", room.here())
        if room.elsewhere.said(speaker, here):
            room.broadcast(room.presence())

    def say_who_is_here(self) -> None:
        """Tell the other processes who watches here, and let go of those who watched at processes that are silent."""
        for room in self._rooms:
            if room.watchers:
                self._bus.say("table", room.here())
            if room.elsewhere.forget_silent():
                room.broadcast(room.presence())

    def show_out(self, player_id: str) -> None:
        """End the sockets of a player who is not known by them any more, at every process."""
        self.show_out_here(player_id)
        self._bus.say("out", player_id)

    def show_out_here(self, player_id: str) -> None:
        """End the sockets of a player at this process."""
        self._lobby.show_out(player_id)
        self._inboxes.show_out(player_id)
        for room in self._rooms:
            for watcher in room.watchers:
                if watcher.player == player_id:
                    watcher.show_out()

    def _tell(self, room: Room) -> None:
        def tell() -> None:
            room.broadcast(room.presence())
            self._bus.say("table", room.here())

        room.throttle.stir(len(room.watchers), tell)
