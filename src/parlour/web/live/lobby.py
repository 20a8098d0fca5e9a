"""The lobby: who is in the hall, and a word to look again when something there has changed."""

import asyncio
from collections.abc import Sequence
from itertools import islice
from typing import TypedDict

from parlour.hall.people.player import Player
from parlour.hall.play.shapes import Acquaintance
from parlour.web.bus.bus import Bus
from parlour.web.bus.peers import Peers
from parlour.web.live import shapes
from parlour.web.live.shapes import Message
from parlour.web.live.throttle import Throttle
from parlour.web.live.watchers import Watcher
from parlour.web.live.written import written

PAUSE = 0.2  # seconds in which many changes become one word
MOST_NAMED = 200  # of those who are here; of the others only the number is told


class LobbyHere(TypedDict):
    """The people in the lobby at one process, for the others: the names of some by id, and how many they are."""

    players: dict[str, str]
    count: int


class Lobby:
    """The sockets of the lobby. What changed is not told but asked for: each person sees only what is theirs."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._here: dict[Watcher, Player] = {}
        self._elsewhere: Peers[LobbyHere] = Peers()
        self._soon: asyncio.TimerHandle | None = None
        self._throttle = Throttle()

    def enter(self, watcher: Watcher, player: Player) -> None:
        """Let somebody in, whom everybody here sees then."""
        self._here[watcher] = player
        self._changed()

    def watchers(self) -> Sequence[Watcher]:
        """Return the sockets that are open here."""
        return list(self._here)

    def leave(self, watcher: Watcher) -> None:
        """Let somebody go."""
        self._here.pop(watcher, None)
        self._changed()

    def show_out(self, player_id: str) -> None:
        """End the sockets of a player who is not known by them any more."""
        for watcher, player in self._here.items():
            if player.id == player_id:
                watcher.show_out()

    def seen(self, speaker: str, here: LobbyHere) -> None:
        """Note who is in the lobby of another process."""
        if not self._elsewhere.knows(speaker):
            self._bus.say("here", self._here_now())
        if self._elsewhere.said(speaker, here):
            self._tell_who_is_here()

    def say_who_is_here(self) -> None:
        """Tell the other processes who is here, and let go of those that are silent."""
        self._bus.say("here", self._here_now())
        if self._elsewhere.forget_silent():
            self._tell_who_is_here()

    def _changed(self) -> None:
        self._throttle.stir(len(self._here), self._tell_change)

    def _tell_change(self) -> None:
        self._bus.say("here", self._here_now())
        self._tell(self.presence())

    def _tell_who_is_here(self) -> None:
        self._throttle.stir(len(self._here), lambda: self._tell(self.presence()))

    def _here_now(self) -> LobbyHere:
        """Return who is here at this process: the names of some, and how many they are."""
        players = {player.id: player.name for player in self._here.values()}
        return {"players": dict(islice(players.items(), MOST_NAMED)), "count": len(players)}

    def presence(self) -> shapes.Here:
        """Return everybody who is here, at any process, once each; of a crowd some by name."""
        rooms = [*self._elsewhere.all(), self._here_now()]
        named = {key: name for room in rooms for key, name in room["players"].items()}
        beyond = sum(room["count"] - len(room["players"]) for room in rooms)
        here = [Acquaintance(id=key, name=name) for key, name in named.items()]
        here.sort(key=lambda one: one["name"])
        return {"type": "here", "players": here[:MOST_NAMED], "count": len(here) + beyond}

    def stir(self) -> None:
        """Have everybody who is here, at any process, told to look again, because something changed."""
        self._bus.say("lobby")
        self.look_again()

    def look_again(self) -> None:
        """Have everybody who is here at this process told to look again."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(PAUSE, self._look)

    def _look(self) -> None:
        self._soon = None
        self._tell({"type": "look"})

    def _tell(self, message: Message) -> None:
        told = written(message)
        for watcher in self._here:
            watcher.send(told)
