"""Rounds of tournaments on the database: a change takes the tournament's row first, so that rounds are made once."""

from collections.abc import Sequence
from dataclasses import asdict, fields, replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, select, update

from parlour.core.refusal import Conflict, NotFound
from parlour.hall.confidential import Confidential
from parlour.hall.cups import boards, notices, prizes
from parlour.hall.cups.plan import Plan
from parlour.hall.cups.scoring import Pairing
from parlour.hall.cups.tournaments import Entrant, Tournament
from parlour.hall.effects import Effect
from parlour.store import tables
from parlour.store.handlers import carry_out
from parlour.store.logs import write_appends
from parlour.table.terms import Terms

KEPT, IN, BOARDS = tables.tournament.c, tables.entrant.c, tables.pairing.c
PLAIN = (
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
PLAN = ("most", "hours", "guests", "description", "starts", "checkin", "swiss", "best", "third", "ends", "meetings")


def take(connection: Connection, tournament_id: str, guard: ColumnElement[bool]) -> None:
    """Hold the row until the transaction ends; a Refusal when the tournament is past that."""
    taking = update(tables.tournament).where(KEPT.id == tournament_id, guard).values(version=KEPT.version + 1)
    if connection.execute(taking.returning(KEPT.id)).first() is None:
        raise Conflict("tournament-closed")


def read(connection: Connection, tournament_id: str) -> Tournament:
    """Return the tournament of an id; a Refusal when there is none."""
    row = connection.execute(select(tables.tournament).where(KEPT.id == tournament_id)).first()
    if row is None:
        raise NotFound("unknown-tournament")
    entrants = select(tables.entrant).where(IN.tournament == tournament_id).order_by(IN.joined)
    played = select(tables.pairing).where(BOARDS.tournament == tournament_id).order_by(BOARDS.round, BOARDS.board)
    return _made(row, connection.execute(entrants).all(), connection.execute(played).all())


def _made(row: Row[Any], entrants: Sequence[Row[Any]], played: Sequence[Row[Any]]) -> Tournament:
    return Tournament(
        **{name: getattr(row, name) for name in PLAIN},
        secret=bytes.fromhex(row.secret),
        plan=Plan(
            **{name: getattr(row, name) for name in PLAN}, terms=Terms.from_json(row.terms), prize=tuple(row.prize)
        ),
        entrants=tuple(Entrant(**{name: getattr(one, name) for name in _OF_ENTRANT}) for one in entrants),
        pairings=tuple(Pairing(**{name: getattr(one, name) for name in _OF_BOARD}) for one in played),
    )


_OF_ENTRANT = tuple(one.name for one in fields(Entrant))
_OF_BOARD = tuple(one.name for one in fields(Pairing))


def advance(connection: Connection, found: Tournament, now: str) -> None:
    """Make rounds while nothing is left to be played in the last one, down to the end."""
    while not boards.to_play(found):
        made = boards.next_round(found, now)
        if made is None:
            put(connection, found.id, status="over", deadline=None)
            follow(connection, *prizes.paid(found, now), notices.over(found, now))
            return
        if not made:
            return
        connection.execute(tables.pairing.insert(), [{"tournament": found.id, **asdict(one)} for one in made])
        begun = [begin(connection, found, one, now) for one in made]
        found = replace(found, pairings=(*found.pairings, *begun))
        put(connection, found.id, status="live", deadline=boards.round_ends(found, now))


def begin(connection: Connection, found: Tournament, board: Pairing, now: str) -> Pairing:
    """Write a board, with its match begun and all that follows.

    A player who cannot cover the stakes forfeits the board, because the result that led to it stands.
    """
    if board.result is None:
        trial = connection.begin_nested()
        short = _short(connection, found, board, now)
        if short:
            trial.rollback()
            board = boards.forfeited(found, board, short)
        else:
            trial.commit()
    here = (BOARDS.tournament == found.id, BOARDS.round == board.round, BOARDS.board == board.board)
    connection.execute(update(tables.pairing).where(*here).values(**asdict(board)))
    return board


def _short(connection: Connection, found: Tournament, board: Pairing, now: str) -> set[str]:
    """Begin the match of a board, and return those of its players who cannot cover it."""
    try:
        append = boards.match_of(found, board, now)
    except Confidential as refused:
        return set(refused.whom)
    write_appends(connection, [append])
    short: set[str] = set()
    for effect in append.effects:
        try:
            with connection.begin_nested():
                carry_out(effect, connection)
        except Confidential as refused:
            short |= refused.whom
    return short


def follow(connection: Connection, *effects: Effect) -> None:
    """Write further effects."""
    for effect in effects:
        carry_out(effect, connection)


def put(connection: Connection, tournament_id: str, **values: str | None) -> None:
    """Change columns of a tournament."""
    connection.execute(update(tables.tournament).where(KEPT.id == tournament_id).values(**values))
