"""Ladders on the database: challenges in them are boards without a match, until they are taken up."""

from dataclasses import asdict

from sqlalchemy import Connection, and_, or_

from parlour.hall.cups import ladder, notices
from parlour.hall.cups.ladder import Drop, Propose, TakeUp
from parlour.hall.cups.tournaments import Conclude, Tournament
from parlour.hall.people.ties import NeedWelcome
from parlour.store import tables
from parlour.store.handlers import carry_out
from parlour.store.ports.cups.rounds import BOARDS, KEPT, advance, begin, follow, read, take


@carry_out.register
def propose(proposing: Propose, connection: Connection) -> None:
    """Write a challenge, unless one of the two blocks the other, and tell the opponent."""
    take(connection, proposing.tournament, KEPT.status == "live")
    found = read(connection, proposing.tournament)
    board = ladder.proposed(found, proposing.player, proposing.opponent, proposing.now)
    follow(connection, NeedWelcome(proposing.player, proposing.opponent))
    connection.execute(tables.pairing.insert(), {"tournament": found.id, **asdict(board)})
    by, other = (ladder.entrant_of(found, one) for one in (proposing.player, proposing.opponent))
    follow(connection, notices.challenged(found, by, other, proposing.now))


@carry_out.register
def take_up(taking: TakeUp, connection: Connection) -> None:
    """Begin the match."""
    take(connection, taking.tournament, KEPT.status == "live")
    found = read(connection, taking.tournament)
    begin(connection, found, ladder.taken_up(found, taking), taking.now)
    follow(connection, notices.settled(taking.player))


@carry_out.register
def drop(dropping: Drop, connection: Connection) -> None:
    """Take a challenge away, and tell the other of the two."""
    take(connection, dropping.tournament, KEPT.status == "live")
    found = read(connection, dropping.tournament)
    board, by, other = ladder.dropped(found, dropping)
    here = (BOARDS.tournament == found.id, BOARDS.round == board.round, BOARDS.board == board.board)
    connection.execute(tables.pairing.delete().where(*here))
    told = notices.turned_down if by.number == board.second else notices.withdrawn
    follow(connection, told(found, by, other, dropping.now))


@carry_out.register
def conclude(concluding: Conclude, connection: Connection) -> None:
    """End a ladder and pay its prizes, unless something is still played in it."""
    lasted = and_(KEPT.status == "live", KEPT.form == "ladder", KEPT.deadline <= concluding.now)
    take(connection, concluding.tournament, lasted)
    advance(connection, read(connection, concluding.tournament), concluding.now)


def unanswer(connection: Connection, found: Tournament, *numbers: int) -> None:
    """Delete the challenges by or to these entrants of a ladder; their opponents wait no more."""
    mine = or_(BOARDS.first.in_(numbers), BOARDS.second.in_(numbers))
    open_ = (BOARDS.tournament == found.id, BOARDS.match.is_(None), BOARDS.result.is_(None))
    gone = connection.execute(tables.pairing.delete().where(*open_, mine).returning(BOARDS.second)).scalars()
    follow(connection, notices.settled(*(found.entrant(number).player for number in gone if number is not None)))
