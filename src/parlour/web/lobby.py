"""The lobby: who is in the hall, and a word to look again when something there has changed."""

import asyncio

from parlour.hall.ports import Player
from parlour.web.audience import Message, Watcher

PAUSE = 0.2  # seconds in which many changes become one word


class Lobby:
    """The sockets of the lobby in this process. What changed is not told but asked for: each sees only what is his."""

    def __init__(self) -> None:
        self._here: dict[Watcher, Player] = {}
        self._soon: asyncio.TimerHandle | None = None

    def enter(self, watcher: Watcher, player: Player) -> None:
        """Somebody comes in, and everybody sees him."""
        self._here[watcher] = player
        self._tell(self.presence())

    def leave(self, watcher: Watcher) -> None:
        """Somebody goes."""
        self._here.pop(watcher, None)
        self._tell(self.presence())

    def presence(self) -> Message:
        """Everybody who is here, once each."""
        players = {player.id: player.name for player in self._here.values()}
        here = sorted(({"id": key, "name": name} for key, name in players.items()), key=lambda one: one["name"])
        return {"type": "here", "players": here}

    def stir(self) -> None:
        """Something changed: whoever is here will be told to look again."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(PAUSE, self._look)

    def _look(self) -> None:
        self._soon = None
        self._tell({"type": "look"})

    def _tell(self, message: Message) -> None:
        for watcher in self._here:
            watcher.send(message)
