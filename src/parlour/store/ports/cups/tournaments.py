"""Tournaments on the database: announced, signed up for, begun, scored, called off."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, func, or_, select, union, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict
from parlour.hall.cups import boards, notices, prizes
from parlour.hall.cups import tournaments as hall
from parlour.hall.cups.plan import CHECK_IN
from parlour.hall.cups.scoring import Pairing
from parlour.hall.cups.tournaments import (
    CallOff,
    CallTime,
    CheckIn,
    Enter,
    Leave,
    OpenCheckIn,
    OpenTournament,
    Start,
    StartInTime,
    Tournament,
    Vacate,
)
from parlour.hall.people.player import Role
from parlour.hall.play.board_results import CalledOff, Scored
from parlour.store import tables
from parlour.store.engine.playable import playable
from parlour.store.handlers import carry_out, insert
from parlour.store.ports.cups.ladders import unanswer
from parlour.store.ports.cups.rounds import IN, KEPT, PLAIN, PLAN, advance, begin, follow, put, read, take
from parlour.table import timestamps


@carry_out.register
def open_tournament(opening: OpenTournament, connection: Connection) -> None:
    """Write a tournament; a ladder whose season begins now has begun with it."""
    made = opening.tournament
    row: dict[str, Any] = {name: getattr(made, name) for name in PLAIN}
    row |= {name: getattr(made.plan, name) for name in PLAN}
    row |= {"prize": [dict(one) for one in made.plan.prize], "terms": made.plan.terms.as_json()}
    connection.execute(tables.tournament.insert(), row | {"secret": made.secret.hex(), "version": 0})
    follow(connection, *prizes.put_up(made), notices.announced(made, _interested(connection, made)))
    if made.form == "ladder" and made.plan.starts == made.created:
        _start(connection, made, made.created)


MOST_TOLD = 200  # players told of one announcement
MOST_OPEN = 3  # open tournaments of one organiser that others are told of


def _interested(connection: Connection, made: Tournament) -> Sequence[str]:
    """Return the accounts to tell of a tournament: the organiser's followers, and recent entrants.

    Followers count the organiser among their friends. Entrants lately signed up for a tournament of its game or its
    organiser. A guest's tournament is told to nobody, and an organiser's to no account if either blocks the other. Of
    many open at a time nobody is told.
    """
    who, mine = tables.player.c, KEPT.organiser == made.organiser
    account = select(who.id).where(who.id == made.organiser, who.role != Role.GUEST)
    joinable = select(func.count()).select_from(tables.tournament).where(mine, _takes_in())
    if connection.execute(account).first() is None or connection.execute(joinable).scalar_one() > MOST_OPEN:
        return ()
    played = (
        select(IN.player).join(tables.tournament, KEPT.id == IN.tournament).join(tables.player, who.id == IN.player)
    )
    wanted = played.where(or_(KEPT.game == made.game, mine), who.role != Role.GUEST, who.id != made.organiser)
    latest = wanted.group_by(IN.player).order_by(func.max(KEPT.created).desc(), IN.player)
    tie = tables.tie.c
    friends = select(tie.player).where(tie.other == made.organiser, tie.kind == "friend").order_by(tie.since)
    apart = union(
        select(tie.player).where(tie.other == made.organiser, tie.kind == "blocked"),
        select(tie.other).where(tie.player == made.organiser, tie.kind == "blocked"),
    )
    kept_away = set(connection.execute(apart).scalars())
    heard = dict.fromkeys([*connection.execute(friends).scalars(), *connection.execute(latest).scalars()])
    return [one for one in heard if one not in kept_away][:MOST_TOLD]


@carry_out.register
def enter(entering: Enter, connection: Connection) -> None:
    """Sign a player up while there is room; in a ladder that goes on they stand last."""
    take(connection, entering.tournament, _takes_in())
    found = read(connection, entering.tournament)
    if len(found.entrants) >= found.capacity:
        raise Conflict("tournament-full", most=found.capacity)
    joined = select(func.coalesce(func.max(IN.joined), 0) + 1).where(IN.tournament == found.id)
    order = connection.execute(joined).scalar_one()
    number = None if found.status == "open" else len(found.entrants)
    row = {"tournament": found.id, **asdict(entering.entrant), "joined": order, "number": number}
    statement = insert(connection, tables.entrant).values(row).on_conflict_do_nothing().returning(IN.player)
    if connection.execute(statement).first() is None:
        raise Conflict("already-entered")


@carry_out.register
def leave(leaving: Leave, connection: Connection) -> None:
    """Strike a player off before the start; withdraw them after it."""
    take(connection, leaving.tournament, _goes_on())
    found = read(connection, leaving.tournament)
    mine = (IN.tournament == found.id, IN.player == leaving.player, IN.withdrawn.is_(False))
    change = (
        tables.entrant.delete().where(*mine)
        if found.status == "open"
        else update(tables.entrant).where(*mine).values(withdrawn=True)
    )
    if connection.execute(change.returning(IN.player)).first() is None:
        raise Conflict("not-entered")
    mine_too = [one for one in found.entrants if one.player == leaving.player]
    unanswer(connection, found, *(one.number for one in mine_too if one.number is not None))
    follow(connection, notices.settled(leaving.player))


@carry_out.register
def vacate(vacating: Vacate, connection: Connection) -> None:
    """Leave all tournaments one after another, in one order for all; those that changed meanwhile stay as they are."""
    mine = (IN.player == vacating.player) & IN.withdrawn.is_(False)
    entered = select(KEPT.id).join(tables.entrant, IN.tournament == KEPT.id).where(mine, _goes_on())
    for name in connection.execute(entered.order_by(KEPT.id)).scalars().all():
        with suppress(Conflict):
            leave(Leave(name, vacating.player), connection)
    started_by_nobody = (KEPT.organiser == vacating.player) & (KEPT.status == "open") & KEPT.starts.is_(None)
    for name in connection.execute(select(KEPT.id).where(started_by_nobody).order_by(KEPT.id)).scalars().all():
        with suppress(Conflict):
            call_off(CallOff(name, vacating.now), connection)


@carry_out.register
def open_check_in(opening: OpenCheckIn, connection: Connection) -> None:
    """Ask everybody to check in; refused when they were asked before."""
    take(connection, opening.tournament, _to_open(opening.now))
    put(connection, opening.tournament, opened=opening.now)
    follow(connection, notices.opened(read(connection, opening.tournament), opening.now))


@carry_out.register
def check_in(checking: CheckIn, connection: Connection) -> None:
    """Note the time of a player's check-in."""
    take(connection, checking.tournament, (KEPT.status == "open") & KEPT.checkin)
    plan = read(connection, checking.tournament).plan
    if plan.here(checking.now) is None:
        raise Conflict("checkin-closed")
    mine = (IN.tournament == checking.tournament, IN.player == checking.player)
    here = func.coalesce(IN.here, checking.now)
    noted = update(tables.entrant).where(*mine).values(here=here).returning(IN.player)
    if connection.execute(noted).first() is None:
        raise Conflict("not-entered")
    follow(connection, notices.settled(checking.player))


@carry_out.register
def start(starting: Start, connection: Connection) -> None:
    """Draw lots and make the first round."""
    take(connection, starting.tournament, KEPT.status == "open")
    _start(connection, read(connection, starting.tournament), starting.now)


@carry_out.register
def start_in_time(starting: StartInTime, connection: Connection) -> None:
    """Start with the players who are there, or call it off when they are too few."""
    take(connection, starting.tournament, _to_start(starting.now))
    found = read(connection, starting.tournament)
    if len(hall.seated(found)) < found.least:
        _call_off(connection, found, starting.now)
    else:
        _start(connection, found, starting.now)


@carry_out.register
def call_off(calling: CallOff, connection: Connection) -> None:
    """Call it off, and return its prizes."""
    take(connection, calling.tournament, KEPT.status == "open")
    _call_off(connection, read(connection, calling.tournament), calling.now)


@carry_out.register
def call_time(calling: CallTime, connection: Connection) -> None:
    """End the round now, unless its time was over before."""
    take(connection, calling.tournament, KEPT.status == "live")
    if not read(connection, calling.tournament).is_late(calling.now):
        put(connection, calling.tournament, deadline=calling.now)


def _call_off(connection: Connection, found: Tournament, now: str) -> None:
    put(connection, found.id, status="off")
    follow(connection, *prizes.given_back(found, now), notices.called_off(found, now))


def _start(connection: Connection, found: Tournament, now: str) -> None:
    """Draw lots for those who are there; players who are not, or have no place, are struck off and told so."""
    drawn = hall.draw_lots(replace(found, entrants=hall.seated(found)))
    playing = {one.player for one in drawn.entrants}
    struck = [one for one in found.entrants if one.player not in playing]
    if struck:
        names = [one.player for one in struck]
        connection.execute(tables.entrant.delete().where(IN.tournament == found.id, IN.player.in_(names)))
        follow(connection, notices.missed(found, struck, now))
    for one in drawn.entrants:
        mine = (IN.tournament == drawn.id, IN.player == one.player)
        connection.execute(update(tables.entrant).where(*mine).values(number=one.number))
    follow(connection, notices.settled(*playing))
    until = found.plan.ends if found.form == "ladder" else None
    put(connection, found.id, status="live", deadline=until)
    advance(connection, replace(drawn, status="live", deadline=until), now)


@carry_out.register
def score(scored: Scored, connection: Connection) -> None:
    """Write a result, and make the next round when it was the last of its round."""
    found, board = _played(connection, scored.tournament, scored.match)
    if board is None:
        return
    ended = boards.scored(found, board, scored.winner, scored.now, scored.lost)
    _settle(connection, found, board, boards.replayed(found, ended) if ended.result is None else ended, scored.now)


@carry_out.register
def play_again(called_off: CalledOff, connection: Connection) -> None:
    """Give the board another match."""
    found, board = _played(connection, called_off.tournament, called_off.match)
    if board is not None:
        _settle(connection, found, board, boards.replayed(found, board), called_off.now)


def _played(connection: Connection, tournament: str, match: str) -> tuple[Tournament, Pairing | None]:
    """Hold a tournament, and return it with the board of a match; None if the board is decided."""
    take(connection, tournament, KEPT.status == "live")
    found = read(connection, tournament)
    return found, next((one for one in found.pairings if one.match == match and one.result is None), None)


def _settle(connection: Connection, found: Tournament, was: Pairing, board: Pairing, now: str) -> None:
    """Write a board's result, begin its match if it is played again, and the next round if there is one."""
    begun = begin(connection, found, board, now)
    others = tuple(one for one in found.pairings if one != was)
    advance(connection, replace(found, pairings=(*others, begun)), now)


def _takes_in() -> ColumnElement[bool]:
    """Return the condition that one may sign up: see `Tournament.takes_in`."""
    return or_(KEPT.status == "open", and_(KEPT.status == "live", KEPT.form == "ladder"))


def _goes_on() -> ColumnElement[bool]:
    """Return the condition that it is to be played, or is played."""
    return KEPT.status.in_(("open", "live"))


def _to_open(now: str) -> ColumnElement[bool]:
    """Return the condition that check-in opens, and nobody has been asked yet."""
    soon = timestamps.later(now, CHECK_IN)
    return (KEPT.status == "open") & KEPT.checkin & KEPT.opened.is_(None) & (KEPT.starts <= soon)


def _to_start(now: str) -> ColumnElement[bool]:
    return (KEPT.status == "open") & (KEPT.starts <= now)


class StoredTournaments:
    """Tournaments as the database keeps them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def get(self, tournament_id: str) -> Tournament:
        """Return the tournament of an id; a Refusal when there is none."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(read, tournament_id)

    async def listing(self, limit: int, before: str | None = None) -> list[Tournament]:
        """Return the newest tournaments, or the newest of those announced before that one."""
        newest = select(KEPT.id).where(playable(KEPT.game)).order_by(KEPT.created.desc(), KEPT.id.desc()).limit(limit)
        if before is not None:
            then = select(KEPT.created).where(KEPT.id == before).scalar_subquery()
            newest = newest.where((KEPT.created < then) | (KEPT.created == then) & (KEPT.id < before))
        async with self._engine.connect() as connection:
            return [await connection.run_sync(read, name) for name in (await connection.execute(newest)).scalars()]

    async def due(self, now: str) -> list[str]:
        """Return ids of tournaments whose round, or whose season, has lasted its time."""
        return await self._ids((KEPT.status == "live") & (KEPT.deadline <= now))

    async def to_open(self, now: str) -> list[str]:
        """Return ids of tournaments whose check-in opens."""
        return await self._ids(_to_open(now))

    async def to_start(self, now: str) -> list[str]:
        """Return ids of tournaments whose time to start has come."""
        return await self._ids(_to_start(now))

    async def _ids(self, wanted: ColumnElement[bool]) -> list[str]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(select(KEPT.id).where(wanted))).scalars())
