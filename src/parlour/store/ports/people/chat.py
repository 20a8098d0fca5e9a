"""Chat on the database: names come from the players themselves, so lines of a player who left have none."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, exists, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict
from parlour.hall.people.chat import LOBBY, PAGE, ForgetLines, Message, Mute, NeedVoice, Spoken, muted
from parlour.store import tables
from parlour.store.handlers import carry_out, insert

_lines, _who, _mutes, _tie = tables.chat_line.c, tables.player.c, tables.mute.c, tables.tie.c


@carry_out.register
def speak(spoken: Spoken, connection: Connection) -> None:
    """Write a line, unless its speaker is muted or it was written before."""
    need_voice(NeedVoice(spoken.player, spoken.now), connection)
    row = {"match": spoken.match, "room": spoken.room, "player": spoken.player, "command": spoken.command}
    statement = insert(connection, tables.chat_line).values(**row, text=spoken.text, time=spoken.now)
    written = connection.execute(statement.on_conflict_do_nothing().returning(_lines.number))
    if written.first() is None:
        raise Conflict("already-answered")


@carry_out.register
def need_voice(needed: NeedVoice, connection: Connection) -> None:
    """Refuse a muted player."""
    mute = connection.execute(_mute(needed.player, needed.now)).first()
    if mute is not None:
        raise muted(_muted(mute))


@carry_out.register
def forget(forgotten: ForgetLines, connection: Connection) -> None:
    """Delete old lines, except reported ones, by which moderators judge."""
    reported = exists().where(tables.report.c.line == _lines.number)
    old = select(_lines.number).where(_lines.match.is_(None), _lines.time < forgotten.before, ~reported)
    numbers = connection.execute(old.order_by(_lines.number).limit(forgotten.most)).scalars().all()
    connection.execute(delete(tables.chat_line).where(_lines.number.in_(numbers)))


class StoredChat:
    """The chat, as the database keeps it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def spoken(self, player: str, command: str) -> Message | None:
        """Return the line that a player's command wrote before, or None."""
        return await self._one(lines().where(_lines.player == player, _lines.command == command))

    async def line(self, number: int) -> Message | None:
        """Return the line of a number, or None."""
        return await self._one(lines().where(_lines.number == number))

    async def page(self, match: str | None, room: str, before: int | None, reader: str = "") -> Sequence[Message]:
        """Return the last lines of a room before one of them, oldest first.

        In the lobby, lines of players whom the reader blocks are left out.
        """
        wanted = lines().where(_lines.match == match, _lines.room == room)
        if room == LOBBY:
            kept_away = select(_tie.other).where(_tie.player == reader, _tie.kind == "blocked")
            wanted = wanted.where(_lines.player.not_in(kept_away))
        if before is not None:
            wanted = wanted.where(_lines.number < before)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(_lines.number.desc()).limit(PAGE))).all()
        return [line_of(row) for row in reversed(rows)]

    async def unheard_by(self, player: str) -> frozenset[str]:
        """Return the players who block a player, and do not hear them in the lobby."""
        keeping = select(_tie.player).where(_tie.other == player, _tie.kind == "blocked")
        async with self._engine.connect() as connection:
            return frozenset((await connection.execute(keeping)).scalars())

    async def mute_of(self, player: str, now: str) -> Mute | None:
        """Return a player's present mute, or None."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(_mute(player, now))).first()
        return None if row is None else _muted(row)

    async def _one(self, wanted: Select[Any]) -> Message | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else line_of(row)


def lines() -> Select[Any]:
    """Return all lines with the names of their speakers."""
    return select(tables.chat_line, _who.name).join(tables.player, _who.id == _lines.player)


def line_of(row: Row[Any], removed: bool = False) -> Message:
    """Return the line of a row; a text that was removed only when `removed` ones are asked for."""
    text = None if row.removed and not removed else row.text
    return Message(row.number, row.match, row.room, row.player, row.name, text, row.time)


def _mute(player: str, now: str) -> Select[Any]:
    named = select(tables.mute, _who.name).join(tables.player, _who.id == _mutes.player)
    return named.where(_mutes.player == player, _mutes.until > now)


def _muted(row: Row[Any]) -> Mute:
    return Mute(row.player, row.name, row.until, row.why)
