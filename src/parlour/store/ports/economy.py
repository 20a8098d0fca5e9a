"""The economy on the database: who has played enough to give something away, and what a community gives."""

from sqlalchemy import ColumnElement, Connection, FromClause, func, select

from parlour.core.refusal import NotFound
from parlour.hall.communities.shapes import OwnPurse
from parlour.hall.confidential import Confidential
from parlour.hall.money.economy import NeedMatches
from parlour.hall.people.player import Role
from parlour.store import tables
from parlour.store.handlers import handles

_MINE, _OTHER = tables.seat.alias("mine"), tables.seat.alias("other")


@handles(NeedMatches)
def need_matches(connection: Connection, needed: NeedMatches) -> None:
    """Count, in the transaction in which something is given or staked."""
    bound = {player: needed.refusal(real_matches(connection, player, needed)) for player in needed.players}
    if whys := {player: refusal for player, refusal in bound.items() if refusal is not None}:
        raise Confidential(whys)


def real_matches(connection: Connection, player: str, needed: NeedMatches) -> int:
    """How many real matches a player has played; counted no further than is needed."""
    opposite = (_OTHER.c.match == _MINE.c.match) & (_OTHER.c.number != _MINE.c.number)
    played = select(_MINE.c.match).join(tables.match, tables.match.c.id == _MINE.c.match).join(_OTHER, opposite)
    played = played.join(tables.player, tables.player.c.id == _OTHER.c.player)
    people = (_MINE.c.player == player, tables.player.c.role != Role.GUEST)
    moved = (_moves(seat) >= needed.moves for seat in (_MINE, _OTHER))
    enough = played.where(*people, tables.match.c.status == "over", *moved).limit(needed.matches)
    counted = select(func.count()).select_from(enough.subquery())
    return int(connection.execute(counted).scalar_one())


def _moves(seat: FromClause) -> ColumnElement[int]:
    entry = tables.entry.c
    made = select(func.count()).where(entry.match == seat.c.match, entry.seat == seat.c.number, entry.kind == "act")
    return made.scalar_subquery()


def purse_of(connection: Connection, community: str) -> OwnPurse | None:
    """What a community gives to those who begin there; None where it plays with the hall's gil and cards."""
    made = tables.community.c
    charter = connection.execute(select(made.charter).where(made.id == community)).scalar_one_or_none()
    if charter is None:
        raise NotFound("unknown-community")
    own: OwnPurse | None = charter["purse"]
    return own
