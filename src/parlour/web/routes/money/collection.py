"""Collections: what a player has, the shop, and the statement of account."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query
from typing_extensions import TypedDict

from parlour.core import registry, words
from parlour.core.chance import Keyed
from parlour.core.refusal import NotFound, Refusal
from parlour.core.shapes import Said
from parlour.hall.communities.community import within
from parlour.hall.effects import Effect
from parlour.hall.money import collection, shapes
from parlour.hall.money.ledger import GIL, StatementLine, Transfer, asset_name, card_asset, player_account, purse
from parlour.hall.people.player import Player
from parlour.web.clock import now
from parlour.web.environment import environment
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import CommandKey, Guest, Hall, Owner, once
from parlour.web.handlers.messages import Count, Number
from parlour.web.handlers.requests import ID_BYTES, SECRET_BYTES, Within
from parlour.web.handlers.told import Told

router = APIRouter()
LONGEST_PAGE = 50
LONGEST_REGISTER = 100


class CardSetName(TypedDict):
    """A set that can be collected."""

    game: str
    set: str
    title: str | None
    """What it is called, where no language has a word for it."""


class CardSets(TypedDict):
    """All of them, my gil, and why nothing of mine can be given away or staked yet."""

    gil: int
    bound: Said | None
    sets: list[CardSetName]


class Owning(TypedDict):
    """Whose collection it is."""

    id: str
    name: str
    you: bool


class Owned(shapes.Shelf):
    """A collection; nobody but its owner knows his gil, and where he keeps it to himself what is in it. `wishes` are
    the assets he looks for. The commitment is to the secret of my next pack.
    """

    owner: Owning
    secluded: bool
    wishes: list[str]
    gil: int | None
    commitment: str


class Enrolled(TypedDict):
    """A collection has begun."""

    enrolled: bool


class Dealt(TypedDict):
    """Copies of a card that were bought or sold."""

    card: str
    count: int


class OpenedPack(TypedDict):
    """The cards of a pack, and the secret their picks came from."""

    cards: list[str]
    commitment: str
    secret: str


class Holder(TypedDict):
    """Who has copies of a card."""

    id: str
    name: str
    count: int
    you: bool


class Registered(TypedDict):
    """A card as the register has it; `mine` are the copies that I could sell, `card` is as its game tells it, `lookers`
    are those who look for it.
    """

    game: str
    set: str
    asset: str
    id: str
    name: str
    price: int
    pays: int
    card: Mapping[str, Any]
    mine: int
    wished: bool
    lookers: list[str]
    holders: list[Holder]


class Statement(TypedDict):
    """Some lines, the newest first, and where the next page begins."""

    lines: list[shapes.StatementLine]
    next: int | None


@router.get("/collection", summary="Sets that can be collected")
async def sets(hall: Hall, player: Guest, community: Within) -> Told[CardSets]:
    """All of them, with my gil, and why nothing of mine can leave my account yet."""
    owned = await hall.store.ledger.holdings(player_account(purse(player.id, community)))
    why = await hall.store.ledger.bound(player.id, hall.economy.giving(player.id))
    bound = None if why is None else words.said(why.message)
    return {
        "gil": owned.get(GIL, 0),
        "bound": bound,
        "sets": [
            {"game": game, "set": name, "title": collection.title(game, name)} for game, name in collection.sets()
        ],
    }


@router.get("/collection/{game}/{set_name}", summary="A collection")
async def cards(
    game: str,
    set_name: str,
    hall: Hall,
    player: Guest,
    community: Within,
    of: Annotated[str | None, Query(max_length=40)] = None,
) -> Told[Owned]:
    """All cards of a set with what I have of them, or another player: the register is public unless he keeps his cards
    to himself, his gil is not.
    """
    owner = player if of is None else await hall.store.player(of)
    if owner is None:
        raise NotFound("unknown-player", at="of")
    owned = await hall.store.ledger.holdings(player_account(purse(owner.id, community)))
    staked = await hall.store.ledger.staked(owner.id, community)
    secluded = await hall.store.wishes.secluded(owner.id)
    if owner.id != player.id and secluded:
        owned, staked = {}, {}
    elif owner.id != player.id:
        # What lies at stake is a hand, and may be a closed one: to others a card is his wherever it lies.
        owned, staked = {asset: owned.get(asset, 0) + staked.get(asset, 0) for asset in {*owned, *staked}}, {}
    pack_secret = await hall.store.ledger.pack_secret(purse(player.id, community))
    return {
        **collection.shelf_json(game, set_name, owned, staked),
        "owner": {"id": owner.id, "name": owner.name, "you": owner.id == player.id},
        "secluded": secluded,
        "wishes": list(await hall.store.wishes.of(owner.id, community)),
        "gil": owned.get(GIL, 0) if owner.id == player.id else None,
        "commitment": pack_secret.commitment,
    }


@router.post("/collection/{game}/{set_name}/enrol", summary="Begin a collection")
async def enrol(game: str, set_name: str, hall: Hall, player: Owner, community: Within) -> Told[Enrolled]:
    """Gil and the set's starter, once; whoever has them already gets nothing more."""
    chance = Keyed(environment().secret(SECRET_BYTES), player.id, 0)
    gil = await _starting_gil(hall, player, community)
    begun = collection.enrolment(purse(player.id, community), game, set_name, chance, now(), gil)
    await hall.store.commit(*within(community, player.id), *begun)
    return {"enrolled": True}


async def _starting_gil(hall: Context, player: Player, community: str | None) -> int:
    """As its keepers wrote it, or the host, or as the hall's settings have it."""
    for needed in within(community, player.id):
        return (await hall.store.communities.require(needed))["gil"]
    gil = (await hall.store.charter.read()).starting_gil
    return hall.economy.starting_gil if gil is None else gil


async def _dealt(
    hall: Context,
    player: Player,
    community: str | None,
    key: str | None,
    deal: Callable[[str, str], Transfer],
    dealt: Dealt,
) -> Dealt:
    """Commit once what a deal with the house moves, by its command and now."""

    async def decide() -> tuple[list[Effect], Dealt]:
        return [*within(community, player.id), deal(key or environment().token(ID_BYTES), now())], dealt

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
) -> Told[Dealt]:
    """Copies of one card, at the house's price."""
    deal = partial(collection.buy, purse(player.id, community), game, set_name, card, body.count)
    return await _dealt(hall, player, community, key, deal, {"card": card, "count": body.count})


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
) -> Told[Dealt]:
    """Copies of one card, back to the house at half its price."""
    deal = partial(collection.sell, purse(player.id, community), game, set_name, card, body.count)
    return await _dealt(hall, player, community, key, deal, {"card": card, "count": body.count})


@router.post("/shop/{game}/{set_name}/packs/{pack}", summary="Buy a pack")
async def open_pack(
    game: str, set_name: str, pack: str, hall: Hall, player: Owner, community: Within, key: CommandKey = None
) -> Told[OpenedPack]:
    """The cards of one pack, with the secret its picks came from: it is the one that was committed to before."""

    async def decide() -> tuple[list[Effect], OpenedPack]:
        mine = purse(player.id, community)
        fixed = await hall.store.ledger.pack_secret(mine)
        made = collection.open_pack(mine, game, set_name, pack, fixed, now())
        there = within(community, player.id)
        return [*there, made], {
            "cards": made.data["cards"],
            "commitment": fixed.commitment,
            "secret": fixed.secret.hex(),
        }

    return await once(hall, player, key, decide)


@router.get("/register/{game}/{set_name}/{card}", summary="Who owns a card")
async def register(
    game: str, set_name: str, card: str, hall: Hall, player: Guest, community: Within
) -> Told[Registered]:
    """A card with its price, its owners, and how many copies of it I could sell."""
    known = collection.card_set(game, set_name).cards.get(card)
    if known is None:
        raise Refusal("unknown-card", card=card, set=set_name)
    asset = card_asset(game, f"{set_name}/{card}")
    holders = await hall.store.ledger.holders(asset, LONGEST_REGISTER, player.id, community)
    mine = await hall.store.ledger.holdings(player_account(purse(player.id, community)))
    cards = registry.game(game).need_cards()
    shown = next((one for one in cards.of_set(set_name) if cards.id_of(one) == card), {})
    return {
        "game": game,
        "set": set_name,
        "asset": asset,
        "id": card,
        "name": known.name,
        "price": known.price,
        "pays": collection.selling_price(known.price),
        "card": shown,
        "mine": mine.get(asset, 0),
        "wished": asset in await hall.store.wishes.of(player.id, community),
        "lookers": list(await hall.store.wishes.lookers(asset, LONGEST_REGISTER, community)),
        "holders": [
            {"id": one.player, "name": one.name, "count": one.count, "you": one.player == player.id} for one in holders
        ],
    }


def _line_json(line: StatementLine, player: str) -> shapes.StatementLine:
    others = [name for who, name in line.data.get("names", {}).items() if who != player]
    return {
        "number": line.number,
        "time": line.time,
        "memo": line.memo,
        "match": line.data.get("match"),
        "with": others[0] if others else None,
        "changes": [{"asset": a, "name": asset_name(a), "amount": n} for a, n in line.changes.items()],
    }


@router.get("/ledger", summary="My statement of account")
async def statement(hall: Hall, player: Guest, community: Within, before: Number | None = None) -> Told[Statement]:
    """What I gained and lost, newest first; `next` is the `before` of the next page."""
    account = player_account(purse(player.id, community))
    lines = await hall.store.ledger.statement(account, before, LONGEST_PAGE)
    more = lines[-1].number if len(lines) == LONGEST_PAGE else None
    return {"lines": [_line_json(line, player.id) for line in lines], "next": more}
