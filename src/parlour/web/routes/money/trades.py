"""Trades: proposed, changed, agreed to by both, or withdrawn."""

from contextlib import suppress

from fastapi import APIRouter
from typing_extensions import TypedDict

from parlour.core.refusal import Conflict, NotFound, Refusal
from parlour.hall.communities.community import NeedMembers, within
from parlour.hall.confidential import Confidential
from parlour.hall.effects import Effect
from parlour.hall.money import shapes, trades
from parlour.hall.money.trades import Gives, Trade, trade_json
from parlour.hall.people.player import Player
from parlour.web.clock import now
from parlour.web.environment import environment
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import CommandKey, Guest, Hall, Owner, once
from parlour.web.handlers.messages import NewTrade, Seen, TradeList
from parlour.web.handlers.requests import ID_BYTES, require_members

router = APIRouter()
LONGEST_LIST = 50


async def _mine(trade_id: str, hall: Context, player: Player) -> Trade:
    found = await hall.store.trades.trade(trade_id)
    if found is None:
        raise NotFound("no-such-trade")
    found.side_of(player.id)
    return found


def _gives(trade: Trade, player: Player, mine: Gives, theirs: Gives) -> tuple[Gives, Gives]:
    return (mine, theirs) if trade.side_of(player.id) == 0 else (theirs, mine)


def _members(trade: Trade) -> tuple[NeedMembers, ...]:
    """Return the condition that both belong to the community whose gil and cards they trade."""
    return within(trade.community, *(trader.id for trader in trade.players))


class Agreeing(TypedDict):
    """The trade that somebody agreed to."""

    trade: str


@router.get("/trades", summary="My trades")
async def mine(hall: Hall, player: Guest) -> Answer[list[shapes.Trade]]:
    """Return the trades I am a side of, changed last first."""
    return [trade_json(one, player.id) for one in await hall.store.trades.of(player.id, LONGEST_LIST)]


@router.post("/trades", status_code=201, summary="Propose a trade")
async def propose(body: NewTrade, hall: Hall, player: Owner, key: CommandKey = None) -> Answer[shapes.Trade]:
    """Propose a list for another player to agree to."""

    async def decide() -> tuple[list[Effect], shapes.Trade]:
        other = await hall.store.player(body.to)
        if other is None:
            raise NotFound("unknown-player", at="to")
        there = within(body.community, player.id, other.id)
        await require_members(hall, body.community, player.id, other.id)
        message = trades.said(player, hall.chat.talkers, body.message)
        new, gives = environment().token(ID_BYTES), (body.mine, body.theirs)
        made = trades.propose(new, player, other, gives, now(), message, body.community)
        return [*there, hall.economy.giving(*made.trade.givers(player.id)), made], trade_json(made.trade, player.id)

    return await once(hall, player, key, decide)


@router.get("/trades/{trade_id}", summary="A trade")
async def trade(trade_id: str, hall: Hall, player: Guest) -> Answer[shapes.Trade]:
    """Return the list, and who has agreed to it."""
    return trade_json(await _mine(trade_id, hall, player), player.id)


@router.post("/trades/{trade_id}/list", summary="Change a trade")
async def change(trade_id: str, body: TradeList, hall: Hall, player: Owner) -> Answer[shapes.Trade]:
    """Write another list: whoever agreed to the old one has to agree again."""
    found = await _mine(trade_id, hall, player)
    message = trades.said(player, hall.chat.talkers, body.message)
    made = trades.change(found, player.id, body.seen, _gives(found, player, body.mine, body.theirs), now(), message)
    guard = hall.economy.giving(*made.trade.givers(player.id))
    try:
        await hall.store.commit(*_members(found), guard, made)
    except Confidential as confidential:
        raise confidential.told(player.id) from None
    return trade_json(made.trade, player.id)


@router.post("/trades/{trade_id}/agree", summary="Agree to a trade")
async def agree(trade_id: str, body: Seen, hall: Hall, player: Owner, key: CommandKey = None) -> Answer[shapes.Trade]:
    """Agree to the list as it was seen; with both agreed it happens at once."""

    async def decide() -> tuple[list[Effect], Agreeing]:
        found = await _mine(trade_id, hall, player)
        agreed = trades.agree(found, player.id, body.seen, now())
        return [*_members(found), hall.economy.giving(*found.givers(player.id)), agreed], {"trade": trade_id}

    try:
        await once(hall, player, key, decide)
    except Confidential as confidential:
        with suppress(Refusal):  # it was changed or withdrawn meanwhile
            await hall.store.commit(trades.lapsed(await _mine(trade_id, hall, player), player.id, confidential, now()))
        raise Conflict("trade-lapsed") from None
    return trade_json(await _mine(trade_id, hall, player), player.id)


@router.delete("/trades/{trade_id}", summary="Withdraw a trade")
async def withdraw(trade_id: str, hall: Hall, player: Guest) -> Answer[shapes.Trade]:
    """Withdraw a trade, as either side may until it is done."""
    await hall.store.commit(trades.withdraw(await _mine(trade_id, hall, player), player.id, now()))
    return trade_json(await _mine(trade_id, hall, player), player.id)
