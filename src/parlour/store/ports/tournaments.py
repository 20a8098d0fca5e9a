"""Tournaments on the database. Whatever changes one takes its row first, so that rounds are made one at a time."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import ColumnElement, Row, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parlour.core.refusal import Conflict, NotFound
from parlour.hall.cups import tournaments as hall
from parlour.hall.cups.scoring import Pairing
from parlour.hall.cups.tournaments import Enter, Entrant, Leave, OpenTournament, Start, Tournament
from parlour.hall.play.board_results import CalledOff, Scored
from parlour.store import tables
from parlour.store.engine.playable import playable
from parlour.store.handlers import carry_out, handles, insert
from parlour.store.logs import write_appends
from parlour.table.terms import Terms

_kept, _in, _boards = tables.tournament.c, tables.entrant.c, tables.pairing.c


@handles(OpenTournament)
async def open_tournament(connection: AsyncConnection, opening: OpenTournament) -> None:
    """Write a tournament down."""
    made = opening.tournament
    row = {name: getattr(made, name) for name in _PLAIN}
    row |= {"secret": made.secret.hex(), "terms": made.terms.as_json(), "version": 0}
    await connection.execute(tables.tournament.insert(), row)


_PLAIN = (
    "id",
    "name",
    "game",
    "rules",
    "form",
    "organiser",
    "commitment",
    "created",
    "most",
    "hours",
    "guests",
    "status",
    "deadline",
)


@handles(Enter)
async def enter(connection: AsyncConnection, entering: Enter) -> None:
    """Sign somebody up while there is room."""
    await _take(connection, entering.tournament, _kept.status == "open")
    found = await _read(connection, entering.tournament)
    if len(found.entrants) >= found.most:
        raise Conflict("tournament-full", most=found.most)
    joined = select(func.coalesce(func.max(_in.joined), 0) + 1).where(_in.tournament == found.id)
    order = (await connection.execute(joined)).scalar_one()
    row = {"tournament": found.id, **asdict(entering.entrant), "joined": order}
    statement = insert(connection, tables.entrant).values(row).on_conflict_do_nothing().returning(_in.player)
    if (await connection.execute(statement)).first() is None:
        raise Conflict("already-entered")


@handles(Leave)
async def leave(connection: AsyncConnection, leaving: Leave) -> None:
    """Strike somebody off before the start, withdraw him after it."""
    await _take(connection, leaving.tournament, _kept.status != "over")
    found = await _read(connection, leaving.tournament)
    mine = (_in.tournament == found.id, _in.player == leaving.player, _in.withdrawn.is_(False))
    change = (
        tables.entrant.delete().where(*mine)
        if found.status == "open"
        else update(tables.entrant).where(*mine).values(withdrawn=True)
    )
    if (await connection.execute(change.returning(_in.player))).first() is None:
        raise Conflict("not-entered")


@handles(Start)
async def start(connection: AsyncConnection, starting: Start) -> None:
    """Draw lots and make the first round."""
    await _take(connection, starting.tournament, _kept.status == "open")
    drawn = hall.draw_lots(await _read(connection, starting.tournament))
    for one in drawn.entrants:
        mine = (_in.tournament == drawn.id, _in.player == one.player)
        await connection.execute(update(tables.entrant).where(*mine).values(number=one.number))
    await _advance(connection, drawn, starting.now)


@handles(Scored)
async def score(connection: AsyncConnection, scored: Scored) -> None:
    """Write a result down, and make the next round when it was the last of its round."""
    found, board = await _played(connection, scored.tournament, scored.match)
    if board is None:
        return
    ended = hall.scored(board, scored.winner)
    drawn = found.form == "knockout" and ended.winner is None
    await _settle(connection, found, board, hall.replayed(found, board) if drawn else ended, scored.now)


@handles(CalledOff)
async def play_again(connection: AsyncConnection, called_off: CalledOff) -> None:
    """The board gets another match."""
    found, board = await _played(connection, called_off.tournament, called_off.match)
    if board is not None:
        await _settle(connection, found, board, hall.replayed(found, board), called_off.now)


async def _played(connection: AsyncConnection, tournament: str, match: str) -> tuple[Tournament, Pairing | None]:
    """A tournament, held, and its board on which a match is played, unless that is decided."""
    await _take(connection, tournament, _kept.status == "live")
    found = await _read(connection, tournament)
    return found, next((one for one in found.pairings if one.match == match and one.result is None), None)


async def _settle(connection: AsyncConnection, found: Tournament, was: Pairing, board: Pairing, now: str) -> None:
    """Write down what became of a board, begin its match if it is played again, and the next round if there is one."""
    await _write(connection, found, board)
    await _begin(connection, found, (board,), now)
    others = tuple(one for one in found.pairings if one != was)
    await _advance(connection, replace(found, pairings=(*others, board)), now)


async def _take(connection: AsyncConnection, tournament_id: str, guard: ColumnElement[bool]) -> None:
    """Hold the row until the transaction ends; a Refusal when the tournament is past that."""
    taking = update(tables.tournament).where(_kept.id == tournament_id, guard).values(version=_kept.version + 1)
    if (await connection.execute(taking.returning(_kept.id))).first() is None:
        raise Conflict("tournament-closed")


async def _advance(connection: AsyncConnection, found: Tournament, now: str) -> None:
    """Make rounds while nothing is left to be played in the last one, down to the end."""
    while not hall.to_play(found):
        boards = hall.next_round(found)
        if boards is None:
            await _set(connection, found.id, status="over", deadline=None)
            return
        await connection.execute(tables.pairing.insert(), [{"tournament": found.id, **asdict(one)} for one in boards])
        await _begin(connection, found, boards, now)
        found = replace(found, pairings=(*found.pairings, *boards))
        await _set(connection, found.id, status="live", deadline=hall.round_ends(found, now))


async def _begin(connection: AsyncConnection, found: Tournament, boards: Sequence[Pairing], now: str) -> None:
    """The matches of boards, with what follows from their beginning."""
    appends = [hall.match_of(found, one, now) for one in boards if one.result is None]
    await write_appends(connection, appends)
    for append in appends:
        for effect in append.effects:
            await carry_out(connection, effect)


async def _set(connection: AsyncConnection, tournament_id: str, **values: str | None) -> None:
    await connection.execute(update(tables.tournament).where(_kept.id == tournament_id).values(**values))


async def _write(connection: AsyncConnection, found: Tournament, board: Pairing) -> None:
    here = (_boards.tournament == found.id, _boards.round == board.round, _boards.board == board.board)
    await connection.execute(update(tables.pairing).where(*here).values(**asdict(board)))


async def _read(connection: AsyncConnection, tournament_id: str) -> Tournament:
    row = (await connection.execute(select(tables.tournament).where(_kept.id == tournament_id))).first()
    if row is None:
        raise NotFound("unknown-tournament")
    entrants = select(tables.entrant).where(_in.tournament == tournament_id).order_by(_in.joined)
    boards = select(tables.pairing).where(_boards.tournament == tournament_id).order_by(_boards.round, _boards.board)
    return _made(row, (await connection.execute(entrants)).all(), (await connection.execute(boards)).all())


def _made(row: Row[Any], entrants: Sequence[Row[Any]], boards: Sequence[Row[Any]]) -> Tournament:
    return Tournament(
        **{name: getattr(row, name) for name in _PLAIN},
        secret=bytes.fromhex(row.secret),
        terms=Terms.from_json(row.terms),
        entrants=tuple(
            Entrant(one.player, one.name, one.bring, one.number, one.withdrawn, one.nonce) for one in entrants
        ),
        pairings=tuple(
            Pairing(one.round, one.board, one.first, one.second, one.match, one.result, one.replays) for one in boards
        ),
    )


class Tournaments:
    """Tournaments as the database keeps them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def get(self, tournament_id: str) -> Tournament:
        """The tournament of an id; a Refusal when there is none."""
        async with self._engine.connect() as connection:
            return await _read(connection, tournament_id)

    async def listing(self, limit: int) -> list[Tournament]:
        """The newest tournaments."""
        async with self._engine.connect() as connection:
            newest = select(_kept.id).where(playable(_kept.game)).order_by(_kept.created.desc()).limit(limit)
            return [await _read(connection, name) for name in (await connection.execute(newest)).scalars()]

    async def due(self, now: str) -> list[str]:
        """Ids of tournaments whose round has lasted its time."""
        async with self._engine.connect() as connection:
            late = select(_kept.id).where(_kept.status == "live", _kept.deadline <= now)
            return list((await connection.execute(late)).scalars())
