"""Hands: the best cards to bring, of a set or of my own, streamed while that is found out."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Depends, Query
from fastapi.responses import StreamingResponse

from parlour.core import registry
from parlour.hall.analysis import hands
from parlour.hall.money import collection
from parlour.hall.money.ledger import card_asset, player_account, purse
from parlour.hall.people.player import Player
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import Guest, Hall, InThread
from parlour.web.handlers.messages import Text
from parlour.web.handlers.requests import Within
from parlour.web.handlers.streams import described, streamed, studying

router = APIRouter()


@router.get(
    "/hands/{game}/{set_name}",
    responses=described("BestHand"),
    response_class=StreamingResponse,
    dependencies=[Depends(studying)],
    summary="Which hand to bring",
)
async def best(
    game: str,
    set_name: str,
    hall: Hall,
    player: Guest,
    in_thread: InThread,
    rules: Annotated[Text, Query()],
    community: Within,
    mine: bool = False,
) -> StreamingResponse:
    """Find the best hand of a set, or of my free cards of it, against hands that the table deals."""
    played = registry.game(game)
    hall.warming.require(played.name)
    chosen = played.rule_book.parse(rules)
    known = played.need_cards()
    cards = await _owned(hall, player, game, set_name, community) if mine else known.plenty(chosen, set_name)
    return streamed(hall.analysts.each(player.id, await in_thread(hands.told, chosen, cards)))


async def _owned(hall: Context, player: Player, game: str, set_name: str, community: str | None) -> Sequence[str]:
    """Return the cards that a player has and neither staked nor offered; each copy is listed."""
    account = player_account(purse(player.id, community))
    owned, offered = await hall.store.ledger.holdings(account), await hall.store.ledger.offered(account)
    assets = {card: card_asset(game, f"{set_name}/{card}") for card in collection.card_set(game, set_name).cards}
    free = {card: owned.get(asset, 0) - offered.get(asset, 0) for card, asset in assets.items()}
    return [card for card, count in free.items() for _copy in range(count)]
