"""The shop: cards that the house sells and buys back, and packs."""

from collections.abc import Callable, Sequence
from functools import partial

from fastapi import APIRouter
from typing_extensions import TypedDict

from parlour.hall.communities.card_sets import sold_in
from parlour.hall.communities.community import within
from parlour.hall.effects import Effect
from parlour.hall.money import shapes, shop
from parlour.hall.money.ledger import purse
from parlour.hall.money.pack_secret import opened_json
from parlour.hall.money.shop import Stock
from parlour.hall.people.player import Player
from parlour.web.clock import now
from parlour.web.environment import environment
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import CommandKey, Hall, Owner, once
from parlour.web.handlers.messages import Count
from parlour.web.handlers.requests import ID_BYTES, Within

router = APIRouter()


class Dealt(TypedDict):
    """Copies of a card that were bought or sold."""

    card: str
    count: int


def stock(hall: Context, game: str, set_name: str) -> Stock:
    """Return what the house has of a set, at its prices."""
    return shop.stock(game, set_name, hall.store.card_sets.lowest(set_name))


def needs(game: str, set_name: str, player: Player, community: str | None) -> list[Effect]:
    """Return what must be true where the house gives, sells or buys cards of a set."""
    return [*within(community, player.id), *sold_in(game, set_name, community)]


async def _dealt(
    hall: Context,
    player: Player,
    key: CommandKey,
    needed: Sequence[Effect],
    deal: Callable[[str, str], Effect],
    dealt: Dealt,
) -> Dealt:
    """Commit once what a deal with the house moves, by its command and now."""

    async def decide() -> tuple[list[Effect], Dealt]:
        cause = environment().token(ID_BYTES) if key is None else key.key
        return [*needed, deal(cause, now())], dealt

    return await once(hall, player, key, decide)


@router.post("/shop/{game}/{set_name}/cards/{card}/buy", summary="Buy a card")
async def buy(
    game: str,
    set_name: str,
    card: str,
    body: Count,
    hall: Hall,
    player: Owner,
    community: Within,
    key: CommandKey = None,
) -> Answer[Dealt]:
    """Buy copies of one card at the house's price."""
    deal = partial(shop.buy, purse(player.id, community), stock(hall, game, set_name), card, body.count)
    needed = needs(game, set_name, player, community)
    return await _dealt(hall, player, key, needed, deal, {"card": card, "count": body.count})


@router.post("/shop/{game}/{set_name}/cards/{card}/sell", summary="Sell a card")
async def sell(
    game: str,
    set_name: str,
    card: str,
    body: Count,
    hall: Hall,
    player: Owner,
    community: Within,
    key: CommandKey = None,
) -> Answer[Dealt]:
    """Sell bought copies of one card back to the house: those that sell for most."""
    deal = partial(shop.sell, purse(player.id, community), stock(hall, game, set_name), card, body.count)
    needed = needs(game, set_name, player, community)
    return await _dealt(hall, player, key, needed, deal, {"card": card, "count": body.count})


@router.post("/shop/{game}/{set_name}/packs/{pack}", summary="Buy a pack")
async def open_pack(
    game: str, set_name: str, pack: str, hall: Hall, player: Owner, community: Within, key: CommandKey = None
) -> Answer[shapes.OpenedPack]:
    """Return the cards of one pack, with the secret their picks came from, which was committed to before."""

    async def decide() -> tuple[list[Effect], shapes.OpenedPack]:
        mine = purse(player.id, community)
        fixed = await hall.store.ledger.pack_secret(mine)
        made = shop.open_pack(mine, stock(hall, game, set_name), pack, fixed, now())
        return [*needs(game, set_name, player, community), made], opened_json(made.data)

    return await once(hall, player, key, decide)
