"""Bots: the house's agents, which think in threads off the event loop and move like anybody else."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import structlog

from parlour.agents import GoesOn, levels
from parlour.core.game import Game
from parlour.hall.play.fair_play import Played
from parlour.hall.ports import Store
from parlour.table import timestamps
from parlour.table.match import Match
from parlour.table.seat import Seat
from parlour.web.clock import now
from parlour.web.environment import environment
from parlour.web.live.room import Room

log = structlog.get_logger()
THINKING = 400  # milliseconds a search may play futures out; with what it solves beside them about a second
LEASE = 6000  # milliseconds an agent's turn belongs to a process that has gone silent
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 60.0  # seconds before an agent whose move failed tries again
T = TypeVar("T")
Watch = Callable[[Game, Collection[str]], Awaitable[Played]]
Move = Callable[[Room, int, str, int], Awaitable[None]]


def _agent_to_act(match: Match) -> tuple[int, Seat] | None:
    """Return the seat whose turn it is, if an agent sits there."""
    turn = match.to_act()
    seat = None if turn is None else match.seats[turn]
    return None if turn is None or seat is None or seat.agent is None else (turn, seat)


def within(milliseconds: int, steady: Callable[[], int]) -> GoesOn:
    """Return a time for thinking that begins now, by a clock that runs on evenly."""
    until = steady() + milliseconds
    return lambda done: steady() < until


class Turns:
    """The right to let an agent think: a process has it for a few seconds, and prolongs it for as long as it lives."""

    def __init__(self, store: Store, thinker: str) -> None:
        self._store = store
        self._thinker = thinker

    async def claim(self, match_id: str) -> bool:
        """Tell whether an agent may think here. A process that shares its store with nobody need not ask."""
        moment = now()
        until = timestamps.later(moment, LEASE)
        return not self._store.shared or await self._store.heartbeat.claim_turn(match_id, self._thinker, moment, until)

    async def give_back(self, match_id: str) -> None:
        """Leave the next turn to whichever process is first."""
        if self._store.shared:
            await self._store.heartbeat.give_back_turn(match_id, self._thinker)

    async def keep(self, match_id: str, thinking: "asyncio.Future[T]") -> T:
        """Return what was thought, and prolong the turn until then."""
        while not (await asyncio.wait({thinking}, timeout=LEASE / 3000))[0]:
            await self.claim(match_id)
        return await thinking


class Bots:
    """All agents of this process.

    `move(room, seat, action, seq)` plays what one of them chose after entry `seq`. `watch(game, players)` tells what
    people play meanwhile, to players of a table.
    """

    def __init__(self, threads: int, move: Move, watch: Watch, turns: Turns) -> None:
        self._move = move
        self._watch = watch
        self._turns = turns
        self._open = True
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="agent")

    def wake(self, room: Room) -> None:
        """Let an agent think when it is its turn and none is thinking here, unless thinking has been stopped."""
        if (
            not self._open
            or _agent_to_act(room.match) is None
            or (room.thinking is not None and not room.thinking.done())
        ):
            return
        room.thinking = asyncio.create_task(self._play(room))

    async def close(self, rooms: Iterable[Room]) -> None:
        """Stop all thinking, and wait until it has stopped."""
        self._open = False
        thinking = [room.thinking for room in rooms if room.thinking is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _play(self, room: Room) -> None:
        """Move as long as it is an agent's turn and no other process lets it think.

        A failure is logged and tried again, more and more slowly.
        """
        pause = FIRST_PAUSE
        while _agent_to_act(room.match) is not None:
            try:
                if not await self._turns.claim(room.match.id):
                    return
                await self._think(room)
                await self._turns.give_back(room.match.id)
                pause = FIRST_PAUSE
            except Exception as error:  # a table must not stand still because one search or one write failed
                log.error("an agent could not move", match=room.match.id, error=repr(error))
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _think(self, room: Room) -> None:
        """Make one move, if it is still an agent's turn: while the turn was claimed the match may have gone on."""
        match = room.match
        found = _agent_to_act(match)
        if found is None:
            return
        turn, seat = found
        assert match.state is not None and seat.agent is not None
        room.broadcast({"type": "thinking", "seat": match.game.seats[turn]})
        state, seq, agent = match.state, match.seq, seat.agent
        view = match.game.observe(state, turn)
        people = [one.player for one in match.seats if one is not None and one.player is not None]
        played = await self._watch(match.game, people) if levels.searches(match.game, agent) else None
        seed = environment().lot(2**62)  # the agent's own chance: it must not touch the match's
        steady = environment().steady

        def think() -> int:
            """Return the agent's choice, in a thread whose time begins only once it is free."""
            name = agent if played is None else played.moves(match, state, agent)
            player = levels.player(match.game, name, within(THINKING, steady))
            return player.choose(match.game, view, turn, seed)

        thinking = asyncio.get_running_loop().run_in_executor(self._threads, think)
        action = await self._turns.keep(match.id, thinking)
        await self._move(room, turn, match.game.action_text(view, action), seq)
