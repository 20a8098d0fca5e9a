"""The register: who has what of a set, what everybody looks for, and who keeps their cards to themselves."""

from collections import defaultdict

from fastapi import APIRouter
from typing_extensions import TypedDict

from parlour.hall.money import collection, wishes
from parlour.hall.money.ledger import asset_json, card_asset
from parlour.hall.money.shapes import Asset
from parlour.hall.money.wishes import Share
from parlour.web.clock import now
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.dependencies import Account, Guest, Hall
from parlour.web.handlers.messages import Strict
from parlour.web.handlers.requests import Within

router = APIRouter()
FEW = 3  # owners that are named beside a card


class Seclusion(Strict):
    """The choice to keep my cards to myself, or not."""

    secluded: bool


class Copies(TypedDict):
    """A player with so many copies of a card."""

    name: str
    count: int


class RegisterLine(Asset):
    """A card of the register: how many own it, how many copies there are, how many are mine, whether I look for it."""

    id: str
    price: int
    owners: int
    copies: int
    mine: int
    wished: bool
    first: list[Copies]


class Register(TypedDict):
    """A set with who has what of it; the `secluded` keep their cards to themselves and are not counted."""

    game: str
    set: str
    cards: list[RegisterLine]
    secluded: int


class Wished(TypedDict):
    """The answer whether I look for a card."""

    asset: str
    wished: bool


class Secluded(TypedDict):
    """The answer whether I keep my cards to myself."""

    secluded: bool


@router.get("/register/{game}/{set_name}", summary="Who owns what")
async def register(game: str, set_name: str, hall: Hall, player: Guest, community: Within) -> Answer[Register]:
    """Return every card of a set with its owners and their copies, the rarest first."""
    known = collection.card_set(game, set_name)
    found = await hall.store.wishes.shares(player.id, card_asset(game, f"{set_name}/"), community)
    mine = set(await hall.store.wishes.of(player.id, community))
    shares: dict[str, list[Share]] = defaultdict(list)
    for share in found.shares:
        shares[share.asset].append(share)
    lines: list[RegisterLine] = []
    for card in known.cards.values():
        asset = card_asset(game, f"{set_name}/{card.id}")
        owned = shares[asset]
        lines.append(
            {
                **asset_json(asset),
                "id": card.id,
                "price": card.price,
                "owners": len(owned),
                "copies": sum(share.count for share in owned),
                "mine": sum(share.count for share in owned if share.player == player.id),
                "wished": asset in mine,
                "first": [{"name": share.name, "count": share.count} for share in owned[:FEW]],
            }
        )
    lines.sort(key=lambda line: (line["copies"], -line["price"], line["name"]))
    return {"game": game, "set": set_name, "cards": lines, "secluded": found.secluded}


@router.put("/wishes/{game}/{set_name}/{card}", summary="Look for a card")
async def wish(game: str, set_name: str, card: str, hall: Hall, player: Account, community: Within) -> Answer[Wished]:
    """Look for a card. Everybody may see that I do; in a community all who belong to it."""
    made = wishes.wish(player.id, game, set_name, card, now(), community)
    await hall.store.commit(made)
    return {"asset": made.asset, "wished": True}


@router.delete("/wishes/{game}/{set_name}/{card}", summary="Look for a card no more")
async def unwish(game: str, set_name: str, card: str, hall: Hall, player: Account, community: Within) -> Answer[Wished]:
    """Look for a card no longer."""
    asset = wishes.wanted(game, set_name, card)
    await hall.store.commit(wishes.Unwish(player.id, asset, community))
    return {"asset": asset, "wished": False}


@router.put("/collection/seclusion", summary="Keep my cards to myself")
async def seclude(body: Seclusion, hall: Hall, player: Account) -> Answer[Secluded]:
    """Keep my cards to myself: nobody else is told of them, and the register leaves me out. Or end that."""
    await hall.store.commit(wishes.Seclude(player.id, body.secluded))
    return {"secluded": body.secluded}
