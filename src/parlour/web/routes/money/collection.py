"""Collections: what a player has, who owns a card, and the statement of account."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Query
from typing_extensions import TypedDict

from parlour.core import registry, words
from parlour.core.chance import Keyed
from parlour.core.facets.cards import Cards
from parlour.core.refusal import NotFound
from parlour.core.shapes import Said
from parlour.hall.communities.card_sets import Home, NeedSold, sold_in
from parlour.hall.communities.community import within
from parlour.hall.money import collection, provenance, shapes
from parlour.hall.money.ledger import GIL, StatementLine, asset_json, check_asset, player_account, purse
from parlour.hall.money.pack_secret import opened_json
from parlour.hall.people.player import Player
from parlour.web.clock import now
from parlour.web.environment import environment
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import Guest, Hall, Owner
from parlour.web.handlers.messages import Number
from parlour.web.handlers.requests import SECRET_BYTES, Within
from parlour.web.routes.money.shop import needs, stock

router = APIRouter()
LONGEST_PAGE = 50
LONGEST_REGISTER = 100
GOT = ("traded", "won")  # the memos by which a copy comes from another player


class CardSetName(TypedDict):
    """A set that can be collected: the number of its cards, and how many of them I own in one copy or more.

    The `title` is that of the set, where no language has a word for it.
    """

    game: str
    set: str
    title: str | None
    cards: int
    owned: int


class CardSets(TypedDict):
    """The sets that are sold here or that I have cards of, and my gil.

    `bound` is why nothing of mine can be given away or staked yet.
    """

    gil: int
    bound: Said | None
    sets: list[CardSetName]


class Owning(TypedDict):
    """The owner of a collection."""

    id: str
    name: str
    you: bool


class Owned(shapes.Shelf):
    """A collection. Its owner alone knows their gil, and what is in it if they keep it to themselves.

    `wishes` are the assets they look for. The commitment is to the secret of my next pack. A set that is not `sold`
    here is not bought either. It has a `title` where no language has a word for it.
    """

    owner: Owning
    title: str | None
    sold: bool
    secluded: bool
    wishes: list[str]
    gil: int | None
    commitment: str


class Enrolled(TypedDict):
    """A collection that has begun."""

    enrolled: bool


class Holder(TypedDict):
    """A player who has copies of a card."""

    id: str
    name: str
    count: int
    you: bool


class Registered(shapes.Asset):
    """A card as the register has it.

    `mine` are my free copies, of which I could sell so many as are `sellable`, the next for `pays`. `card` is as its
    game tells it, `lookers` are those who look for it. A card of a set that is not `sold` here is not bought either.
    The `title` is that of the set, where no language has a word for it.
    """

    game: str
    set: str
    title: str | None
    id: str
    price: int
    pays: int
    card: Mapping[str, Any]
    mine: int
    sellable: int
    sold: bool
    wished: bool
    lookers: list[str]
    holders: list[Holder]


class Statement(TypedDict):
    """Some lines, the newest first, and where the next page begins.

    With an asset, `earlier` is what became of the copy that came last before it came, the last first.
    """

    lines: list[shapes.StatementLine]
    next: int | None
    earlier: list[shapes.Earlier]


@router.get("/collection", summary="Sets that can be collected")
async def sets(hall: Hall, player: Guest, community: Within) -> Answer[CardSets]:
    """Return my gil, and the sets sold in the hall or this community or that I have cards of.

    `bound` is why nothing of mine can leave my account yet.
    """
    owned = await hall.store.ledger.holdings(player_account(purse(player.id, community)))
    staked = await hall.store.ledger.staked(player.id, community)
    why = await hall.store.ledger.bound(player.id, hall.economy.giving(player.id))
    bound = None if why is None else words.said(why.message)
    mine = Counter(asset.rpartition("/")[0] for asset in {*owned, *staked})
    homes = await hall.store.card_sets.homes()
    shown = [
        (game, name)
        for game, name in collection.sets()
        if f"{game}/{name}" in mine or _is_sold(homes, sold_in(game, name, community))
    ]
    return {
        "gil": owned.get(GIL, 0),
        "bound": bound,
        "sets": [
            {
                "game": game,
                "set": name,
                "title": collection.title(game, name),
                "cards": len(collection.card_set(game, name).cards),
                "owned": mine[f"{game}/{name}"],
            }
            for game, name in shown
        ],
    }


def _is_sold(homes: Mapping[str, Home], needs: tuple[NeedSold, ...]) -> bool:
    return all(one.name in homes and homes[one.name].sells_in(one.community) for one in needs)


@router.get("/collection/{game}/{set_name}", summary="A collection")
async def cards(
    game: str,
    set_name: str,
    hall: Hall,
    player: Guest,
    community: Within,
    of: Annotated[str | None, Query(max_length=40)] = None,
) -> Answer[Owned]:
    """Return all cards of a set with what I, or another player, have of them.

    The register is public unless they keep their cards to themselves; their gil is not.
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
        # What lies at stake is a hand, and may be a closed one: to others a card is its owner's wherever it lies.
        owned, staked = {asset: owned.get(asset, 0) + staked.get(asset, 0) for asset in {*owned, *staked}}, {}
    pack_secret = await hall.store.ledger.pack_secret(purse(player.id, community))
    return {
        **collection.shelf_json(stock(hall, game, set_name), owned, staked),
        "title": collection.title(game, set_name),
        "sold": _is_sold(await hall.store.card_sets.homes(), sold_in(game, set_name, community)),
        "owner": {"id": owner.id, "name": owner.name, "you": owner.id == player.id},
        "secluded": secluded,
        "wishes": list(await hall.store.wishes.of(owner.id, community)),
        "gil": owned.get(GIL, 0) if owner.id == player.id else None,
        "commitment": pack_secret.commitment,
    }


@router.post("/collection/{game}/{set_name}/enrol", summary="Begin a collection")
async def enrol(game: str, set_name: str, hall: Hall, player: Owner, community: Within) -> Answer[Enrolled]:
    """Begin a collection with gil and the set's starter, once; whoever has them already gets nothing more."""
    chance = Keyed(environment().secret(SECRET_BYTES), player.id, 0)
    gil = await _starting_gil(hall, player, community)
    begun = collection.enrolment(purse(player.id, community), game, set_name, chance, now(), gil)
    await hall.store.commit(*needs(game, set_name, player, community), *begun)
    return {"enrolled": True}


async def _starting_gil(hall: Context, player: Player, community: str | None) -> int:
    """Return the gil to begin with, as keepers or the host wrote it, or as the settings have it."""
    for needed in within(community, player.id):
        return (await hall.store.communities.require(needed))["gil"]
    gil = (await hall.store.charter.read()).starting_gil
    return hall.economy.starting_gil if gil is None else gil


@router.get("/register/{game}/{set_name}/{card}", summary="Who owns a card")
async def register(
    game: str, set_name: str, card: str, hall: Hall, player: Guest, community: Within
) -> Answer[Registered]:
    """Return a card with its price, its owners, and how many copies of it I have and could sell."""
    shelf = stock(hall, game, set_name)
    known, asset, mine = shelf.card(card), shelf.asset(card), player_account(purse(player.id, community))
    holders = await hall.store.ledger.holders(asset, LONGEST_REGISTER, player.id, community)
    lots = (await hall.store.ledger.lots(mine)).get(asset, {})
    shown = await hall.thread_pool.work(_shown, registry.game(game).need_cards(), set_name, card)
    return {
        "game": game,
        "set": set_name,
        "title": collection.title(game, set_name),
        **asset_json(asset),
        "id": card,
        "price": known.price,
        "pays": min(shelf.pays(card), max(lots, default=shelf.pays(card))),
        "card": shown,
        "mine": (await hall.store.ledger.holdings(mine)).get(asset, 0),
        "sellable": sum(lots.values()),
        "sold": _is_sold(await hall.store.card_sets.homes(), sold_in(game, set_name, community)),
        "wished": asset in await hall.store.wishes.of(player.id, community),
        "lookers": list(await hall.store.wishes.lookers(asset, LONGEST_REGISTER, community)),
        "holders": [
            {"id": one.player, "name": one.name, "count": one.count, "you": one.player == player.id} for one in holders
        ],
    }


def _shown(cards: Cards, set_name: str, card: str) -> Mapping[str, Any]:
    """Return a card as its game tells it; nothing where no list has it."""
    return next((one for one in cards.of_set(set_name) if cards.id_of(one) == card), {})


def _line_json(line: StatementLine, player: str) -> shapes.StatementLine:
    others = [name for who, name in line.data.get("names", {}).items() if who != player]
    return {
        "number": line.number,
        "time": line.time,
        "memo": line.memo,
        "match": line.data.get("match"),
        "with": others[0] if others else None,
        "changes": [{**asset_json(a), "amount": n} for a, n in line.changes.items()],
        "pack": opened_json(line.data) if "secret" in line.data else None,
    }


@router.get("/ledger", summary="My statement of account")
async def statement(
    hall: Hall,
    player: Guest,
    community: Within,
    before: Number | None = None,
    asset: Annotated[str | None, Query(max_length=80)] = None,
) -> Answer[Statement]:
    """Return what I gained and lost, newest first; `next` is the `before` of the next page.

    With an `asset` it is the story of that card in my hands: the lines by which I gained or lost copies of it, and
    whose they were before, as far as those show their cards.
    """
    if asset is not None:
        check_asset(asset)
    account = player_account(purse(player.id, community))
    lines = await hall.store.ledger.statement(account, before, LONGEST_PAGE, asset)
    more = lines[-1].number if len(lines) == LONGEST_PAGE else None
    came = next((line for line in lines if asset and line.memo in GOT and line.changes.get(asset, 0) > 0), None)
    earlier = (
        await provenance.earlier(hall.store.ledger, hall.store.wishes, came, player.id, asset, community)
        if came and asset
        else []
    )
    return {"lines": [_line_json(line, player.id) for line in lines], "next": more, "earlier": earlier}
