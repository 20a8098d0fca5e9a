"""The economy on the database: the matches needed before giving, cards set aside by offers, and community purses."""

from collections import Counter
from collections.abc import Mapping

from sqlalchemy import ColumnElement, Connection, FromClause, func, select

from parlour.core.refusal import NotFound, Refusal
from parlour.hall.communities.shapes import OwnPurse
from parlour.hall.confidential import Confidential
from parlour.hall.money.economy import NeedMatches
from parlour.hall.money.ledger import (
    GIL,
    NeedUnoffered,
    account_player,
    purse_community,
    set_aside,
    short,
    withheld,
)
from parlour.hall.people.player import Role
from parlour.store import tables
from parlour.store.handlers import carry_out

_MINE, _OTHER = tables.seat.alias("mine"), tables.seat.alias("other")


@carry_out.register
def need_matches(needed: NeedMatches, connection: Connection) -> None:
    """Refuse players with too few matches, in the transaction in which something is given or staked."""
    bound = {player: needed.refusal(real_matches(connection, player, needed)) for player in needed.players}
    if whys := {player: refusal for player, refusal in bound.items() if refusal is not None}:
        raise Confidential(whys)


def real_matches(connection: Connection, player: str, needed: NeedMatches) -> int:
    """Return how many real matches a player has played; counted no further than is needed."""
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
    """Return what a community gives to newcomers; None where it plays with the hall's gil and cards."""
    made = tables.community.c
    charter = connection.execute(select(made.charter).where(made.id == community)).scalar_one_or_none()
    if charter is None:
        raise NotFound("unknown-community")
    own: OwnPurse | None = charter["purse"]
    return own


def offered(connection: Connection, account: str) -> Counter[str]:
    """Return the cards that an account's player agreed to give by lists that the other side has not agreed to."""
    kept, player = tables.trade.c, account_player(account)
    found: Counter[str] = Counter()
    for gives, side, agreed in (
        (kept.gives_left, kept.left, kept.agreed_left),
        (kept.gives_right, kept.right, kept.agreed_right),
    ):
        here = kept.community.is_not_distinct_from(purse_community(account))
        for given in connection.execute(
            select(gives).where(side == player, agreed, kept.status == "open", here)
        ).scalars():
            found.update({asset: count for asset, count in given.items() if asset != GIL})
    return found


def over_offered(connection: Connection, account: str, left: Mapping[str, int]) -> Refusal | None:
    """Return why an account cannot be left with so few cards: it has offered more."""
    promised = offered(connection, account)
    return next((set_aside(asset) for asset, count in left.items() if count < promised[asset]), None)


def require_free(connection: Connection, account: str, gives: Mapping[str, int]) -> None:
    """Refuse an offer, once it is written, if its cards are at stake or offered before.

    Their rows are locked first, as by everything that takes cards.
    """
    held = tables.holding.c
    cards = [asset for asset in gives if asset != GIL]
    mine = select(held.asset, held.count).where(held.account == account, held.asset.in_(cards)).order_by(held.asset)
    has: dict[str, int] = dict.fromkeys(cards, 0)
    has.update((asset, count) for asset, count in connection.execute(mine.with_for_update()))
    why = next((short(asset) for asset in cards if has[asset] < gives[asset]), None)
    if why := why or over_offered(connection, account, has):
        raise withheld({account: why})


@carry_out.register
def need_unoffered(needed: NeedUnoffered, connection: Connection) -> None:
    """Refuse an account whose cards are offered, in the transaction of the deal."""
    promised = [asset for asset in offered(connection, needed.account) if asset.startswith(needed.prefix)]
    if promised:
        why = set_aside(promised[0], "error-card-offered-of-collection")
        raise withheld({needed.account: why})
