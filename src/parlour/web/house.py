"""The house: its agents think in threads, off the event loop, and move like anybody else."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor

import structlog

from parlour import agents
from parlour.table.match import Match, Seat
from parlour.web.room import Room

log = structlog.get_logger()
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 60.0  # seconds before an agent whose move failed tries again
Move = Callable[[Room, int, str, int], Awaitable[None]]


def _agent_to_act(match: Match) -> tuple[int, Seat] | None:
    """The seat whose turn it is, if an agent sits there."""
    turn = match.to_act()
    seat = None if turn is None else match.seats[turn]
    return None if turn is None or seat is None or seat.agent is None else (turn, seat)


class House:
    """All agents of this process. `move(room, seat, action, seq)` plays what one of them chose after entry `seq`."""

    def __init__(self, threads: int, move: Move) -> None:
        self._move = move
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="agent")

    def wake(self, room: Room) -> None:
        """Let an agent think when it is its turn and none is thinking here."""
        if _agent_to_act(room.match) is None or (room.thinking is not None and not room.thinking.done()):
            return
        room.thinking = asyncio.create_task(self._play(room))

    def close(self, rooms: Iterable[Room]) -> None:
        """Stop all thinking."""
        for room in rooms:
            if room.thinking is not None:
                room.thinking.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _play(self, room: Room) -> None:
        """Move as long as it is an agent's turn; a failure is logged and tried again, more and more slowly."""
        pause = FIRST_PAUSE
        while (found := _agent_to_act(room.match)) is not None:
            turn, seat = found
            try:
                await self._think(room, turn, str(seat.agent))
                pause = FIRST_PAUSE
            except Exception as error:  # a table must not stand still because one search or one write failed
                log.error("an agent could not move", match=room.match.id, agent=seat.agent, error=repr(error))
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _think(self, room: Room, turn: int, name: str) -> None:
        match = room.match
        assert match.state is not None
        room.tell({"type": "thinking", "seat": match.game.seats[turn]})
        view, seq = match.game.observe(match.state, turn), match.seq
        seed = secrets.randbits(62)  # the agent's own chance: it must not touch the match's
        choose = agents.agent(name).choose
        loop = asyncio.get_running_loop()
        action = await loop.run_in_executor(self._threads, choose, match.game, view, turn, seed)
        await self._move(room, turn, match.game.action_text(view, action), seq)
