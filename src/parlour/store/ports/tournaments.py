"""Tournaments on the database. Whatever changes one takes its row first, so that rounds are made one at a time."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

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
def open_tournament(connection: Connection, opening: OpenTournament) -> None:
    """Write a tournament down."""
    made = opening.tournament
    row = {name: getattr(made, name) for name in _PLAIN}
    row |= {"secret": made.secret.hex(), "terms": made.terms.as_json(), "version": 0}
    connection.execute(tables.tournament.insert(), row)


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
def enter(connection: Connection, entering: Enter) -> None:
    """Sign somebody up while there is room."""
    _take(connection, entering.tournament, _kept.status == "open")
    found = _read(connection, entering.tournament)
    if len(found.entrants) >= found.most:
        raise Conflict("tournament-full", most=found.most)
    joined = select(func.coalesce(func.max(_in.joined), 0) + 1).where(_in.tournament == found.id)
    order = connection.execute(joined).scalar_one()
    row = {"tournament": found.id, **asdict(entering.entrant), "joined": order}
    statement = insert(connection, tables.entrant).values(row).on_conflict_do_nothing().returning(_in.player)
    if connection.execute(statement).first() is None:
        raise Conflict("already-entered")


@handles(Leave)
def leave(connection: Connection, leaving: Leave) -> None:
    """Strike somebody off before the start, withdraw him after it."""
    _take(connection, leaving.tournament, _kept.status != "over")
    found = _read(connection, leaving.tournament)
    mine = (_in.tournament == found.id, _in.player == leaving.player, _in.withdrawn.is_(False))
    change = (
        tables.entrant.delete().where(*mine)
        if found.status == "open"
        else update(tables.entrant).where(*mine).values(withdrawn=True)
    )
    if connection.execute(change.returning(_in.player)).first() is None:
        raise Conflict("not-entered")


@handles(Start)
def start(connection: Connection, starting: Start) -> None:
    """Draw lots and make the first round."""
    _take(connection, starting.tournament, _kept.status == "open")
    drawn = hall.draw_lots(_read(connection, starting.tournament))
    for one in drawn.entrants:
        mine = (_in.tournament == drawn.id, _in.player == one.player)
        connection.execute(update(tables.entrant).where(*mine).values(number=one.number))
    _advance(connection, drawn, starting.now)


@handles(Scored)
def score(connection: Connection, scored: Scored) -> None:
    """Write a result down, and make the next round when it was the last of its round."""
    found, board = _played(connection, scored.tournament, scored.match)
    if board is None:
        return
    ended = hall.scored(board, scored.winner)
    drawn = found.form == "knockout" and ended.winner is None
    _settle(connection, found, board, hall.replayed(found, board) if drawn else ended, scored.now)


@handles(CalledOff)
def play_again(connection: Connection, called_off: CalledOff) -> None:
    """The board gets another match."""
    found, board = _played(connection, called_off.tournament, called_off.match)
    if board is not None:
        _settle(connection, found, board, hall.replayed(found, board), called_off.now)


def _played(connection: Connection, tournament: str, match: str) -> tuple[Tournament, Pairing | None]:
    """A tournament, held, and its board on which a match is played, unless that is decided."""
    _take(connection, tournament, _kept.status == "live")
    found = _read(connection, tournament)
    return found, next((one for one in found.pairings if one.match == match and one.result is None), None)


def _settle(connection: Connection, found: Tournament, was: Pairing, board: Pairing, now: str) -> None:
    """Write down what became of a board, begin its match if it is played again, and the next round if there is one."""
    _write(connection, found, board)
    _begin(connection, found, (board,), now)
    others = tuple(one for one in found.pairings if one != was)
    _advance(connection, replace(found, pairings=(*others, board)), now)


def _take(connection: Connection, tournament_id: str, guard: ColumnElement[bool]) -> None:
    """Hold the row until the transaction ends; a Refusal when the tournament is past that."""
    taking = update(tables.tournament).where(_kept.id == tournament_id, guard).values(version=_kept.version + 1)
    if connection.execute(taking.returning(_kept.id)).first() is None:
        raise Conflict("tournament-closed")


def _advance(connection: Connection, found: Tournament, now: str) -> None:
    """Make rounds while nothing is left to be played in the last one, down to the end."""
    while not hall.to_play(found):
        boards = hall.next_round(found)
        if boards is None:
            _set(connection, found.id, status="over", deadline=None)
            return
        connection.execute(tables.pairing.insert(), [{"tournament": found.id, **asdict(one)} for one in boards])
        _begin(connection, found, boards, now)
        found = replace(found, pairings=(*found.pairings, *boards))
        _set(connection, found.id, status="live", deadline=hall.round_ends(found, now))


def _begin(connection: Connection, found: Tournament, boards: Sequence[Pairing], now: str) -> None:
    """The matches of boards, with what follows from their beginning."""
    appends = [hall.match_of(found, one, now) for one in boards if one.result is None]
    write_appends(connection, appends)
    for append in appends:
        for effect in append.effects:
            carry_out(connection, effect)


def _set(connection: Connection, tournament_id: str, **values: str | None) -> None:
    connection.execute(update(tables.tournament).where(_kept.id == tournament_id).values(**values))


def _write(connection: Connection, found: Tournament, board: Pairing) -> None:
    here = (_boards.tournament == found.id, _boards.round == board.round, _boards.board == board.board)
    connection.execute(update(tables.pairing).where(*here).values(**asdict(board)))


def _read(connection: Connection, tournament_id: str) -> Tournament:
    row = connection.execute(select(tables.tournament).where(_kept.id == tournament_id)).first()
    if row is None:
        raise NotFound("unknown-tournament")
    entrants = select(tables.entrant).where(_in.tournament == tournament_id).order_by(_in.joined)
    boards = select(tables.pairing).where(_boards.tournament == tournament_id).order_by(_boards.round, _boards.board)
    return _made(row, connection.execute(entrants).all(), connection.execute(boards).all())


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
            return await connection.run_sync(_read, tournament_id)

    async def listing(self, limit: int) -> list[Tournament]:
        """The newest tournaments."""
        async with self._engine.connect() as connection:
            newest = select(_kept.id).where(playable(_kept.game)).order_by(_kept.created.desc()).limit(limit)
            return [await connection.run_sync(_read, name) for name in (await connection.execute(newest)).scalars()]

    async def due(self, now: str) -> list[str]:
        """Ids of tournaments whose round has lasted its time."""
        async with self._engine.connect() as connection:
            late = select(_kept.id).where(_kept.status == "live", _kept.deadline <= now)
            return list((await connection.execute(late)).scalars())
