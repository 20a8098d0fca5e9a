"""Accounts, as their host deals with them."""

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Path, Query
from pydantic import Field
from typing_extensions import TypedDict

from parlour.core.refusal import NotFound
from parlour.hall.effects import Effect
from parlour.hall.hosting import accounts, grants, roll, shapes
from parlour.hall.hosting.accounts import LONGEST_BAN
from parlour.hall.hosting.journal import Warrant
from parlour.hall.hosting.roll import Whom
from parlour.hall.money.ledger import asset_json
from parlour.hall.money.shapes import Asset
from parlour.hall.money.trades import MOST_GIL, MOST_KINDS, Trade
from parlour.hall.people.player import Player, Role
from parlour.hall.people.sessions import digest
from parlour.web.clock import now
from parlour.web.delivery.letters import KEY_PATH
from parlour.web.environment import environment
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import CommandKey, Hall, Host
from parlour.web.handlers.emptying import empty_seats
from parlour.web.handlers.messages import Community
from parlour.web.handlers.requests import Named
from parlour.web.routes.hosting.journal import Acted, Because, done, warrant
from parlour.web.routes.keys import TOKEN_BYTES
from parlour.web.routes.me import Name

router = APIRouter(prefix="/host")
LONGEST_LIST, MOST_PAGES = 20, 10_000
PlayerId = Annotated[str, Path(max_length=40)]
Amount = Annotated[int, Field(ge=0, le=MOST_GIL)]


class NewBan(Because):
    """A ban: how long it lasts; without days for good."""

    days: Annotated[int, Field(ge=1, le=LONGEST_BAN)] | None = None


class OtherName(Because):
    """A name that the account has from now on."""

    name: Name


class Gift(Because):
    """A number of each asset, in the hall or in a community that keeps its own."""

    assets: Annotated[dict[Annotated[str, Field(max_length=80)], Amount], Field(max_length=MOST_KINDS)]
    community: Community = None

    def given_by(self, effects: Callable[..., list[Effect]]) -> Callable[[Warrant, Player], list[Effect]]:
        """Return the effects of an act with this gift."""
        return lambda by, player: effects(by, player, self.assets, self.community)


class RollPage(TypedDict):
    """Some accounts, and how many fit in all."""

    count: int
    accounts: list[shapes.RollLine]


class OwnedAsset(Asset):
    """A number of something that an account has, wherever it lies."""

    count: int


class DoneTrade(TypedDict):
    """A trade that was done: with whom, what the account gave and got, and when."""

    id: str
    other: str | None
    gave: list[shapes.Counted]
    got: list[shapes.Counted]
    time: str


class AccountSheet(TypedDict):
    """An account with all that an act of the host would touch."""

    account: shapes.RollLine
    matches: int
    trades: int
    challenges: int
    owned: list[OwnedAsset]
    done: list[DoneTrade]


class NewKeyLink(TypedDict):
    """The link that opens an account, told once, and the act that made it."""

    act: str
    link: str


@router.get("/accounts", summary="All accounts")
async def page(
    hall: Hall,
    _host: Host,
    name: Annotated[str, Query(max_length=40)] = "",
    whom: Whom = "all",
    page: Annotated[int, Query(ge=1, le=MOST_PAGES)] = 1,
) -> Answer[RollPage]:
    """Return accounts by a part of their name, and by what stands against them."""
    found = await hall.store.roll.page(name.strip(), whom, page - 1, now())
    return {"count": found.count, "accounts": [roll.line_json(line) for line in found.lines]}


@router.get("/accounts/{player_id}", summary="An account")
async def sheet(player_id: PlayerId, hall: Hall, _host: Host, community: Community = None) -> Answer[AccountSheet]:
    """Return what stands against an account, what it has under way, what it owns, and its last trades.

    What it owns is told of the hall, or of the community that is named.
    """
    line = await hall.store.roll.line(player_id, now())
    if line is None:
        raise NotFound("unknown-player")
    under_way = await hall.store.roll.open(player_id, now())
    owned = await hall.store.roll.owned(player_id, community)
    traded = await hall.store.trades.of(player_id, LONGEST_LIST)
    return {
        "account": roll.line_json(line),
        "matches": under_way.matches,
        "trades": under_way.trades,
        "challenges": under_way.challenges,
        "owned": [{**asset_json(asset), "count": count} for asset, count in owned.items()],
        "done": [_done_json(trade, player_id) for trade in traded if trade.status == "done"],
    }


def _done_json(trade: Trade, player: str) -> DoneTrade:
    mine = trade.side_of(player)
    gives = [grants.counted(given) for given in trade.gives]
    other = trade.players[1 - mine].name or None
    return {"id": trade.id, "other": other, "gave": gives[mine], "got": gives[1 - mine], "time": trade.changed}


async def _subject(hall: Context, player_id: str) -> Player:
    player = await hall.store.player(player_id)
    if player is None:
        raise NotFound("unknown-player")
    return player


async def _done_to(
    hall: Context, player_id: str, by: Warrant, key: CommandKey, effects: Callable[[Warrant, Player], list[Effect]]
) -> Acted:
    async def decide() -> list[Effect]:
        return effects(by, await _subject(hall, player_id))

    return await done(hall, by, key, decide)


@router.post("/accounts/{player_id}/ban", summary="Ban an account")
async def ban(player_id: PlayerId, body: NewBan, hall: Hall, host: Host, key: CommandKey = None) -> Answer[Acted]:
    """Ban an account: nobody comes in by it for so long, and what it has under way ends."""
    by = warrant(host, body.why)
    acted = await _done_to(hall, player_id, by, key, lambda by, player: accounts.ban(by, player, body.days))
    await empty_seats(hall, await _subject(hall, player_id))
    return acted


@router.post("/accounts/{player_id}/unban", summary="End a ban")
async def unban(player_id: PlayerId, body: Because, hall: Hall, host: Host, key: CommandKey = None) -> Answer[Acted]:
    """Open an account again."""
    return await _done_to(hall, player_id, warrant(host, body.why), key, accounts.unban)


@router.post("/accounts/{player_id}/name", summary="Rename an account")
async def rename(player_id: PlayerId, body: OtherName, hall: Hall, host: Host, key: CommandKey = None) -> Answer[Acted]:
    """Give an account another name from now on; tables it sits at keep the old one."""
    by = warrant(host, body.why)
    return await _done_to(hall, player_id, by, key, lambda by, player: accounts.rename(by, player, body.name))


@router.post("/accounts/{player_id}/key", summary="Make a new key")
async def new_key(player_id: PlayerId, body: Because, hall: Hall, host: Host) -> Answer[NewKeyLink]:
    """Make a link by which its owner chooses another password, once; nobody is told it again, not even by a resend."""
    by, token = warrant(host, body.why), environment().token(TOKEN_BYTES)
    opens = digest(token)
    acted = await _done_to(hall, player_id, by, None, lambda by, player: accounts.new_key(by, player, opens))
    return {"act": acted["act"], "link": f"{KEY_PATH}{token}"}


@router.post("/accounts/{player_id}/remove", summary="Remove an account")
async def remove(player_id: PlayerId, body: Because, hall: Hall, host: Host, key: CommandKey = None) -> Answer[Acted]:
    """Remove an account for good, with its name and its browsers; what was played stays, by a player who left."""
    by, player = warrant(host, body.why), await _subject(hall, player_id)
    if player.role is not Role.LEFT:
        accounts.require_subject(player)
        await empty_seats(hall, player)
    acted = await _done_to(hall, player_id, by, key, accounts.remove)
    await hall.tables.read_again(player.id)
    hall.presence.show_out(player.id)
    return acted


@router.post("/accounts/{player_id}/grant", summary="Give gil and cards")
async def grant(player_id: PlayerId, body: Gift, hall: Hall, host: Host, key: CommandKey = None) -> Answer[Acted]:
    """Give an account gil and cards of the house."""
    by = warrant(host, body.why)
    return await _done_to(hall, player_id, by, key, body.given_by(grants.grant))


@router.post("/accounts/{player_id}/take-back", summary="Take gil and cards back")
async def take_back(player_id: PlayerId, body: Gift, hall: Hall, host: Host, key: CommandKey = None) -> Answer[Acted]:
    """Take gil and cards back into the house, if all of them are free."""
    by = warrant(host, body.why)
    return await _done_to(hall, player_id, by, key, body.given_by(grants.take_back))


@router.post("/trades/{trade_id}/undo", summary="Undo a trade")
async def undo_trade(trade_id: Named, body: Because, hall: Hall, host: Host, key: CommandKey = None) -> Answer[Acted]:
    """Give back what both gave, once, if both still have it."""
    by = warrant(host, body.why)

    async def effects() -> list[Effect]:
        trade = await hall.store.trades.trade(trade_id)
        if trade is None:
            raise NotFound("no-such-trade")
        return grants.undo_trade(by, trade)

    return await done(hall, by, key, effects)
