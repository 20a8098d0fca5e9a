"""Tournaments on the database. Whatever changes one takes its row first, so that rounds are made one at a time."""

from collections.abc import Sequence
from dataclasses import asdict, fields, replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict, NotFound
from parlour.hall.cups import prizes, tidings
from parlour.hall.cups import tournaments as hall
from parlour.hall.cups.plan import CHECK_IN, FEWEST, Plan
from parlour.hall.cups.scoring import Pairing
from parlour.hall.cups.tournaments import (
    CallOff,
    CallTime,
    CheckIn,
    Enter,
    Entrant,
    Leave,
    OpenCheckIn,
    OpenTournament,
    Start,
    StartInTime,
    Tournament,
)
from parlour.hall.effects import Effect
from parlour.hall.people.player import Role
from parlour.hall.play.board_results import CalledOff, Scored
from parlour.store import tables
from parlour.store.engine.playable import playable
from parlour.store.handlers import carry_out, handles, insert
from parlour.store.logs import write_appends
from parlour.table import timestamps
from parlour.table.terms import Terms

_kept, _in, _boards = tables.tournament.c, tables.entrant.c, tables.pairing.c


@handles(OpenTournament)
def open_tournament(connection: Connection, opening: OpenTournament) -> None:
    """Write a tournament down."""
    made = opening.tournament
    row: dict[str, Any] = {name: getattr(made, name) for name in _PLAIN}
    row |= {name: getattr(made.plan, name) for name in _PLAN}
    row |= {"prize": [dict(one) for one in made.plan.prize], "terms": made.plan.terms.as_json()}
    connection.execute(tables.tournament.insert(), row | {"secret": made.secret.hex(), "version": 0})
    _follow(connection, *prizes.put_up(made), tidings.announced(made, _interested(connection, made)))


_PLAIN = (
    "id",
    "name",
    "game",
    "rules",
    "form",
    "organiser",
    "commitment",
    "created",
    "status",
    "deadline",
)
_PLAN = ("most", "hours", "guests", "description", "starts", "checkin", "swiss", "best", "third")
MOST_TOLD = 200  # of one tournament that is announced
MOST_OPEN = 3  # of an organiser that others are told of


def _interested(connection: Connection, made: Tournament) -> Sequence[str]:
    """Accounts that lately signed up for a tournament of its game or its organiser; nobody is told by a guest, nor of
    many at a time.
    """
    who, mine = tables.player.c, _kept.organiser == made.organiser
    account = select(who.id).where(who.id == made.organiser, who.role != Role.GUEST)
    open_ = select(func.count()).select_from(tables.tournament).where(mine, _kept.status == "open")
    if connection.execute(account).first() is None or connection.execute(open_).scalar_one() > MOST_OPEN:
        return ()
    played = (
        select(_in.player).join(tables.tournament, _kept.id == _in.tournament).join(tables.player, who.id == _in.player)
    )
    wanted = played.where(or_(_kept.game == made.game, mine), who.role != Role.GUEST, who.id != made.organiser)
    latest = wanted.group_by(_in.player).order_by(func.max(_kept.created).desc(), _in.player).limit(MOST_TOLD)
    return list(connection.execute(latest).scalars())


@handles(Enter)
def enter(connection: Connection, entering: Enter) -> None:
    """Sign somebody up while there is room."""
    _take(connection, entering.tournament, _kept.status == "open")
    found = _read(connection, entering.tournament)
    if len(found.entrants) >= found.room:
        raise Conflict("tournament-full", most=found.room)
    joined = select(func.coalesce(func.max(_in.joined), 0) + 1).where(_in.tournament == found.id)
    order = connection.execute(joined).scalar_one()
    row = {"tournament": found.id, **asdict(entering.entrant), "joined": order}
    statement = insert(connection, tables.entrant).values(row).on_conflict_do_nothing().returning(_in.player)
    if connection.execute(statement).first() is None:
        raise Conflict("already-entered")


@handles(Leave)
def leave(connection: Connection, leaving: Leave) -> None:
    """Strike somebody off before the start, withdraw him after it."""
    _take(connection, leaving.tournament, _kept.status.in_(("open", "live")))
    found = _read(connection, leaving.tournament)
    mine = (_in.tournament == found.id, _in.player == leaving.player, _in.withdrawn.is_(False))
    change = (
        tables.entrant.delete().where(*mine)
        if found.status == "open"
        else update(tables.entrant).where(*mine).values(withdrawn=True)
    )
    if connection.execute(change.returning(_in.player)).first() is None:
        raise Conflict("not-entered")
    _follow(connection, tidings.settled(leaving.player))


@handles(OpenCheckIn)
def open_check_in(connection: Connection, opening: OpenCheckIn) -> None:
    """Ask everybody to say that he is there; refused when they were asked."""
    _take(connection, opening.tournament, _to_open(opening.now))
    _set(connection, opening.tournament, opened=opening.now)
    _follow(connection, tidings.opened(_read(connection, opening.tournament), opening.now))


@handles(CheckIn)
def check_in(connection: Connection, checking: CheckIn) -> None:
    """Note since when somebody is there."""
    _take(connection, checking.tournament, (_kept.status == "open") & _kept.checkin)
    plan = _read(connection, checking.tournament).plan
    if plan.here(checking.now) is None:
        raise Conflict("checkin-closed")
    mine = (_in.tournament == checking.tournament, _in.player == checking.player)
    here = func.coalesce(_in.here, checking.now)
    noted = update(tables.entrant).where(*mine).values(here=here).returning(_in.player)
    if connection.execute(noted).first() is None:
        raise Conflict("not-entered")
    _follow(connection, tidings.settled(checking.player))


@handles(Start)
def start(connection: Connection, starting: Start) -> None:
    """Draw lots and make the first round."""
    _take(connection, starting.tournament, _kept.status == "open")
    _start(connection, _read(connection, starting.tournament), starting.now)


@handles(StartInTime)
def start_in_time(connection: Connection, starting: StartInTime) -> None:
    """Start with whoever is there, or call it off when they are too few."""
    _take(connection, starting.tournament, _to_start(starting.now))
    found = _read(connection, starting.tournament)
    if len(hall.seated(found)) < FEWEST:
        _call_off(connection, found, starting.now)
    else:
        _start(connection, found, starting.now)


@handles(CallOff)
def call_off(connection: Connection, calling: CallOff) -> None:
    """Give back what it was to be played for."""
    _take(connection, calling.tournament, _kept.status == "open")
    _call_off(connection, _read(connection, calling.tournament), calling.now)


@handles(CallTime)
def call_time(connection: Connection, calling: CallTime) -> None:
    """The round ends now, unless its time was over before."""
    _take(connection, calling.tournament, _kept.status == "live")
    if not _read(connection, calling.tournament).is_late(calling.now):
        _set(connection, calling.tournament, deadline=calling.now)


def _call_off(connection: Connection, found: Tournament, now: str) -> None:
    _set(connection, found.id, status="off")
    _follow(connection, *prizes.given_back(found, now), tidings.called_off(found, now))


def _start(connection: Connection, found: Tournament, now: str) -> None:
    """Lots for those who are there; whoever is not, or has no place, is struck off and told so."""
    drawn = hall.draw_lots(replace(found, entrants=hall.seated(found)))
    playing = {one.player for one in drawn.entrants}
    struck = [one for one in found.entrants if one.player not in playing]
    if struck:
        names = [one.player for one in struck]
        connection.execute(tables.entrant.delete().where(_in.tournament == found.id, _in.player.in_(names)))
        _follow(connection, tidings.missed(found, struck, now))
    for one in drawn.entrants:
        mine = (_in.tournament == drawn.id, _in.player == one.player)
        connection.execute(update(tables.entrant).where(*mine).values(number=one.number))
    _follow(connection, tidings.settled(*playing))
    _advance(connection, replace(drawn, status="live"), now)


@handles(Scored)
def score(connection: Connection, scored: Scored) -> None:
    """Write a result down, and make the next round when it was the last of its round."""
    found, board = _played(connection, scored.tournament, scored.match)
    if board is None:
        return
    ended = hall.scored(found, board, scored.winner, scored.now)
    _settle(connection, found, board, hall.replayed(found, ended) if ended.result is None else ended, scored.now)


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
            _follow(connection, *prizes.paid(found, now), tidings.over(found, now))
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
        _follow(connection, *append.effects)


def _follow(connection: Connection, *effects: Effect) -> None:
    """What becomes true with it."""
    for effect in effects:
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
        plan=Plan(
            **{name: getattr(row, name) for name in _PLAN}, terms=Terms.from_json(row.terms), prize=tuple(row.prize)
        ),
        entrants=tuple(Entrant(**{name: getattr(one, name) for name in _OF_ENTRANT}) for one in entrants),
        pairings=tuple(Pairing(**{name: getattr(one, name) for name in _OF_BOARD}) for one in boards),
    )


_OF_ENTRANT = tuple(one.name for one in fields(Entrant))
_OF_BOARD = tuple(one.name for one in fields(Pairing))


def _to_open(now: str) -> ColumnElement[bool]:
    """Whether check-in opens, and nobody has been asked yet."""
    soon = timestamps.later(now, CHECK_IN)
    return (_kept.status == "open") & _kept.checkin & _kept.opened.is_(None) & (_kept.starts <= soon)


def _to_start(now: str) -> ColumnElement[bool]:
    return (_kept.status == "open") & (_kept.starts <= now)


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
        return await self._ids((_kept.status == "live") & (_kept.deadline <= now))

    async def to_open(self, now: str) -> list[str]:
        """Ids of tournaments whose check-in opens."""
        return await self._ids(_to_open(now))

    async def to_start(self, now: str) -> list[str]:
        """Ids of tournaments whose time to start has come."""
        return await self._ids(_to_start(now))

    async def _ids(self, wanted: ColumnElement[bool]) -> list[str]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(select(_kept.id).where(wanted))).scalars())
