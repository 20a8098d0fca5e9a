"""Tables: what people, and the hall itself, do at a match: sit down, play, play again, leave."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

from parlour.core.contract import Bring
from parlour.core.game import Game
from parlour.core.refusal import Conflict
from parlour.hall.confidential import Confidential
from parlour.hall.effects import Effect
from parlour.hall.money.stakes import needs
from parlour.hall.people.player import Player
from parlour.hall.play import opening, studies
from parlour.hall.play.commit import Append, commit
from parlour.hall.play.match_identity import MatchIdentity
from parlour.hall.ports import Store
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.table.seat import PUBLIC_NONCE
from parlour.web.bus.bus import Bus
from parlour.web.clock import now
from parlour.web.live.attendance import Attendance
from parlour.web.live.committer import Committer
from parlour.web.live.lobby import Lobby
from parlour.web.live.room import Room
from parlour.web.live.rooms import Rooms

Decision = Callable[[Match], list[Entry]]
MOST_MATCHES = 2000  # in which one player sits at the same time


def _rematch(
    match: Match, player: Player, new: MatchIdentity, nonce: str, agent: str | None, allowed: Sequence[Effect]
) -> Append:
    """Open the match once more and note it in one transaction, if that is allowed."""
    play_again = studies.again if match.terms.study else opening.rematch
    again = play_again(match, player, new, nonce, agent)
    noted = commit(match, [match.decide_rematch(again.match.id, now())])
    return replace(noted, effects=(*allowed, again))


class Tables:
    """The commands at the rooms of this process."""

    def __init__(
        self, store: Store, rooms: Rooms, committer: Committer, lobby: Lobby, bus: Bus, attendance: Attendance
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._committer = committer
        self._lobby = lobby
        self._bus = bus
        self._attendance = attendance

    async def join(
        self,
        match_id: str,
        player: Player,
        bring: Bring | None,
        key: str | None = None,
        nonce: str = PUBLIC_NONCE,
        allowed: Sequence[Effect] = (),
    ) -> Room:
        """Sit down on the free seat of a match, where what is `allowed` holds.

        Whoever sits there by the same command already is welcome.
        """
        command = f"sit-{key}" if key else None

        def once(match: Match) -> Append | None:
            if command and match.seat_of(player.id) is not None and match.answered(command):
                return None
            joined = opening.join(match, player, bring, now(), command, nonce)
            sitting = (seat.player for seat in match.seats if seat is not None and seat.player)
            guard = self._committer.economy.staking(match.rules, match.terms, player.id, *sitting)
            return replace(joined, effects=(*allowed, guard, *joined.effects))

        room = await self._rooms.cached(match_id)
        try:
            try:
                await self._committer.submit(room, once)
            except Conflict as conflict:
                if conflict.code != "already-answered":
                    raise
                await self._committer.submit(room, once)  # by this command they sit here now
        except Confidential as confidential:
            if confidential.told(player.id) is not confidential:
                raise confidential.told(player.id) from None
            await self._lapse(room, player, confidential)
            raise Conflict("table-closed") from None
        return room

    async def _lapse(self, room: Room, player: Player, confidential: Confidential) -> None:
        """Close a table whose player cannot play for it.

        Whoever sat down opposite is refused as they would have been at a table that could have been played.
        """

        def once(match: Match) -> Append | None:
            entries = match.decide_close(confidential.close_reason(), now())
            closing = self._committer.append(match, entries)
            guard = self._committer.economy.staking(match.rules, match.terms, player.id)
            return replace(closing, effects=(guard, needs(match.terms, player.id))) if entries else None

        try:
            await self._committer.submit(room, once)
        except Confidential as confidential:
            raise confidential.told(player.id) from None

    def command(self, room: Room, command: str, decide: Decision) -> "asyncio.Future[None]":
        """Run a command: decide, write down, then tell. It begins before anything is awaited.

        The match then has its answer. A resent command changes nothing.
        """

        def once(match: Match) -> Append | None:
            return None if match.answered(command) else self._committer.append(match, decide(match))

        return self._committer.submit(room, once)

    async def decide(self, match_id: str, decide: Decision) -> None:
        """Write down what the hall itself decides at a table, if anything."""

        def if_anything(match: Match) -> Append | None:
            entries = decide(match)
            return self._committer.append(match, entries) if entries else None

        await self._committer.submit(await self._rooms.room(match_id), if_anything)

    async def rematch(
        self,
        match_id: str,
        player: Player,
        new: MatchIdentity,
        nonce: str,
        given_for: str | None,
        agent: str | None,
        allowed: Sequence[Effect],
    ) -> Room:
        """Play the match again: the first who asks opens it, as this new match, and the second joins it.

        It is opened anew when the first has closed it. What is `allowed` must hold before the player sits down. `agent`
        is who of the house plays then, if another than before. `given_for` is the table, by its id, whose commitment
        was known when the nonce was given; at another table the nonce is refused.
        """
        room = await self._rooms.room(match_id)
        before, waiting = room.match.rematch, await self.waiting(room.match)

        def unless_noted(match: Match) -> Append | None:
            noted = waiting is not None or match.rematch != before
            return None if noted else _rematch(match, player, new, nonce, agent, allowed)

        await self._committer.submit(room, unless_noted)
        self._lobby.stir()
        assert room.match.rematch is not None
        if given_for not in (None, room.match.rematch):
            raise Conflict("rematch-waits")
        again = await self._rooms.room(room.match.rematch)
        seat = room.match.seat_of(player.id)
        if seat is not None and again.match.seat_of(player.id) is None:
            bring = opening.bring_again(room.match, seat)
            await self.join(again.match.id, player, bring, nonce=nonce, allowed=allowed)
        return again

    async def waiting(self, match: Match) -> Match | None:
        """Return the rematch of a match, if one was opened that nobody has closed."""
        again = None if match.rematch is None else (await self._rooms.room(match.rematch)).match
        return None if again is None or again.status == "closed" else again

    async def resign_all(self, player_id: str) -> None:
        """Give up every match in which a player still sits."""

        def resign(match: Match) -> list[Entry]:
            return [match.decide_resign(match.seat_of(player_id), f"leave-{player_id}", now())]

        for listing in await self._store.listings("live", player_id, MOST_MATCHES):
            await self.command(await self._rooms.cached(listing.id), f"leave-{player_id}", resign)

    async def read_again(self, player_id: str) -> None:
        """Read the tables of a player anew, at every process: what their logs say about the player was changed."""
        await self.read_again_here(player_id)
        self._bus.say("renamed", player_id)

    async def read_again_here(self, player_id: str) -> None:
        """Read the tables of a player anew at this process."""
        for room in self._rooms:
            if room.match.seat_of(player_id) is not None:
                await self._committer.read_again(room)

    async def give_back(self) -> None:
        """Give the running clocks of all rooms in memory back what the hall took from them.

        Those of other matches get it when something happens there, a clock at zero at the latest.
        """
        for match_id in [room.match.id for room in self._rooms if self._attendance.owed(room.match)]:
            await self.decide(match_id, lambda _match: [])

    async def call_off_outdated(self, game: Game) -> None:
        """Look, after an upgrade, at every match that began under older rules of a game that is ready."""
        await self._rooms.wake(await self._store.dealt_before(game.name, game.revision))

    async def resume(self, game: str) -> None:
        """Wake, after a restart, the agents that sit at live matches of a game that is ready."""
        await self._rooms.wake(await self._store.live_with_agents(game))
