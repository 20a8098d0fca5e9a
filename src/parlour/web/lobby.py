"""The lobby: who is in the hall, and a word to look again when something there has changed."""

import asyncio

from parlour.hall.ports import Player
from parlour.web.audience import Message, Watcher
from parlour.web.bus import Bus
from parlour.web.neighbours import Neighbours

PAUSE = 0.2  # seconds in which many changes become one word


class Lobby:
    """The sockets of the lobby. What changed is not told but asked for: each sees only what is his."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._here: dict[Watcher, Player] = {}
        self._elsewhere: Neighbours[dict[str, str]] = Neighbours()
        self._soon: asyncio.TimerHandle | None = None

    def enter(self, watcher: Watcher, player: Player) -> None:
        """Somebody comes in, and everybody sees him."""
        self._here[watcher] = player
        self._changed()

    def leave(self, watcher: Watcher) -> None:
        """Somebody goes."""
        self._here.pop(watcher, None)
        self._changed()

    def seen(self, speaker: str, players: dict[str, str]) -> None:
        """Another process tells who is in its lobby."""
        if not self._elsewhere.knows(speaker):
            self._bus.say("here", self._players())
        if self._elsewhere.said(speaker, players):
            self._tell(self.presence())

    def say_who_is_here(self) -> None:
        """Tell the other processes, and let go of those that are silent."""
        self._bus.say("here", self._players())
        if self._elsewhere.forget_silent():
            self._tell(self.presence())

    def _changed(self) -> None:
        self._bus.say("here", self._players())
        self._tell(self.presence())

    def _players(self) -> dict[str, str]:
        return {player.id: player.name for player in self._here.values()}

    def presence(self) -> Message:
        """Everybody who is here, at any process, once each."""
        players = {key: name for there in [*self._elsewhere.all(), self._players()] for key, name in there.items()}
        here = sorted(({"id": key, "name": name} for key, name in players.items()), key=lambda one: one["name"])
        return {"type": "here", "players": here}

    def stir(self) -> None:
        """Something changed: whoever is here, at any process, will be told to look again."""
        self._bus.say("lobby")
        self.look_again()

    def look_again(self) -> None:
        """Whoever is here at this process will be told to look again."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(PAUSE, self._look)

    def _look(self) -> None:
        self._soon = None
        self._tell({"type": "look"})

    def _tell(self, message: Message) -> None:
        for watcher in self._here:
            watcher.send(message)
