"""Trades: two players put cards and gil on a list. It happens at once when both have agreed to the same list."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from parlour.core.refusal import Conflict, Forbidden, NotFound, Refusal
from parlour.hall.confidential import Confidential
from parlour.hall.effects import Effect
from parlour.hall.money import shapes
from parlour.hall.money.ledger import Transfer, asset_json, check_asset, move, player_account, purse
from parlour.hall.notices.notice import Notify
from parlour.hall.notices.shapes import Kind
from parlour.hall.notices.triggers import told
from parlour.hall.people.accounts import NeedAccounts
from parlour.hall.people.chat import NeedVoice, Talkers, checked_text, require_talker
from parlour.hall.people.player import Player
from parlour.hall.people.ties import NeedWelcome
from parlour.table.close_reason import CloseReason

MOST_KINDS = 20  # of assets that one side gives
MOST_OPEN = 50  # trades a player has open
MOST_GIL = 10**9

Gives = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Trade:
    """A trade between two `players`; the first proposed it. `agreed` tells who agreed to the list as it is.

    `message` is what its `author` wrote with the list as it is, "" for nothing. What is given is of the hall, or of a
    `community` that keeps gil and cards of its own.

    `status` is "open" until it is "done" or "withdrawn". It is "lapsed" if a side had agreed to give what it did not
    have any more; `close_reason` says to that side what.
    """

    id: str
    players: tuple[Player, Player]
    gives: tuple[Gives, Gives]
    changed: str
    agreed: tuple[bool, bool] = (False, False)
    status: shapes.TradeStatus = "open"
    close_reason: CloseReason | None = None
    message: str = ""
    author: str | None = None
    community: str | None = None

    @property
    def list(self) -> str:
        """The SHA-256 of what is given, by which both know that they agree to the same."""
        text = json.dumps([sorted(given.items()) for given in self.gives])
        return hashlib.sha256(f"{self.id} {text}".encode()).hexdigest()

    def givers(self, player: str) -> tuple[str, ...]:
        """Return who gives something by the list, of those who agreed to it and this player, who is about to."""
        sides = zip(self.players, self.gives, self.agreed, strict=True)
        return tuple(trader.id for trader, given, agreed in sides if given and (agreed or trader.id == player))

    @property
    def accounts(self) -> tuple[str, str]:
        """The accounts out of which both give."""
        left, right = (player_account(purse(trader.id, self.community)) for trader in self.players)
        return left, right

    def side_of(self, player: str) -> int:
        """Return 0 for the left side, 1 for the right; refuse anybody else."""
        for side, trader in enumerate(self.players):
            if trader.id == player:
                return side
        raise NotFound("no-such-trade")


@dataclass(frozen=True, slots=True)
class ProposeTrade(Effect):
    """The beginning of a trade, of which the player hears to whom it is proposed.

    Refused if its proposer has too many open, or is kept away.
    """

    trade: Trade
    told: Notify
    needs: tuple[NeedWelcome | NeedVoice, ...]


@dataclass(frozen=True, slots=True)
class ChangeTrade(Effect):
    """A new list instead of the one that was seen, to which its writer alone has agreed; the other side hears of it."""

    trade: Trade
    seen: str
    told: Notify
    needs: tuple[NeedWelcome | NeedVoice, ...]


@dataclass(frozen=True, slots=True)
class AgreeToTrade(Effect):
    """The consent of a side to the list that it saw.

    Once both have agreed the trade is done: only then `transfer` is made, and the other side told.
    """

    trade: str
    side: int
    seen: str
    transfer: Transfer
    accounts: NeedAccounts
    told: Notify


@dataclass(frozen=True, slots=True)
class CloseTrade(Effect):
    """The end of a trade that is withdrawn or lapses, of which the other side hears; refused if it was over before."""

    trade: str
    now: str
    told: Notify
    close_reason: CloseReason | None = None


class Trades(Protocol):
    """Trades as they are kept."""

    async def trade(self, trade_id: str) -> Trade | None:
        """Return the trade of an id, or None."""

    async def of(self, player: str, limit: int) -> Sequence[Trade]:
        """Return the trades of a player, the last changed first."""


def checked_gives(given: Gives) -> Gives:
    """Return what one side gives, without zeros; refuse unknown cards and too much at once."""
    for asset, count in given.items():
        check_asset(asset)
        if not 0 <= count <= MOST_GIL:
            raise Refusal("bad-count", most=MOST_GIL)
    kept = {asset: count for asset, count in sorted(given.items()) if count}
    if len(kept) > MOST_KINDS:
        raise Refusal("trade-too-long", most=MOST_KINDS)
    return kept


def _checked(gives: tuple[Gives, Gives]) -> tuple[Gives, Gives]:
    """Return what both sides give; refuse nothing at all."""
    kept = checked_gives(gives[0]), checked_gives(gives[1])
    if not any(kept):
        raise Refusal("empty-trade")
    return kept


def said(writer: Player, talkers: Talkers, given: str) -> str:
    """Return a message as it goes with a list, "" for none: a line as of a chat, from who may talk in this hall."""
    if not given.strip():
        return ""
    require_talker(writer, talkers)
    return checked_text(given)


def _needs(writer: str, other: str, message: str, now: str) -> tuple[NeedWelcome | NeedVoice, ...]:
    """Return the conditions that a writer is not kept away, and not muted if they say something."""
    return (NeedWelcome(writer, other), *((NeedVoice(writer, now),) if message else ()))


def propose(
    trade_id: str,
    left: Player,
    right: Player,
    gives: tuple[Gives, Gives],
    now: str,
    message: str = "",
    community: str | None = None,
) -> ProposeTrade:
    """Propose a list that one player writes and agrees to, for another to agree to or to change."""
    if left.id == right.id:
        raise Refusal("trade-with-oneself")
    if not (left.has_account and right.has_account):
        raise Forbidden("both-need-accounts")
    first = Trade(trade_id, (left, right), _checked(gives), now, (True, False), community=community)
    made = replace(first, message=message, author=left.id)
    heard = told(right, "trade", made.id, now, left, made.list)
    return ProposeTrade(made, heard, _needs(left.id, right.id, message, now))


def change(
    trade: Trade, player: str, seen: str, gives: tuple[Gives, Gives], now: str, message: str = ""
) -> ChangeTrade:
    """Write another list: nobody agrees to the old one any more, and the writer agrees to the new one."""
    mine = trade.side_of(player)
    agreed = (mine == 0, mine == 1)
    made = replace(trade, gives=_checked(gives), changed=now, agreed=agreed, message=message, author=player)
    needs = _needs(player, trade.players[1 - mine].id, message, now)
    return ChangeTrade(made, seen, _heard(made, mine, "trade", now), needs)


def _heard(trade: Trade, by: int, what: Kind, now: str) -> Notify:
    """Tell the other side what one did."""
    return told(trade.players[1 - by], what, trade.id, now, trade.players[by], trade.list)


def agree(trade: Trade, player: str, seen: str, now: str) -> AgreeToTrade:
    """Agree to the list as it was seen."""
    if trade.list != seen:
        raise Conflict("trade-changed")
    left, right = trade.accounts
    postings = move(left, right, trade.gives[0]) + move(right, left, trade.gives[1])
    data = {"trade": trade.id, "names": {trader.id: trader.name for trader in trade.players}}
    transfer = Transfer(traded_cause(trade.id), now, "traded", postings, data)
    accounts = NeedAccounts(tuple(trader.id for trader in trade.players))
    mine = trade.side_of(player)
    return AgreeToTrade(trade.id, mine, seen, transfer, accounts, _heard(trade, mine, "traded", now))


def traded_cause(trade: str) -> str:
    """Return the cause of the transfer of a trade."""
    return f"traded:{trade}"


def withdraw(trade: Trade, player: str, now: str) -> CloseTrade:
    """Withdraw a trade; either side may, until it is done."""
    return CloseTrade(trade.id, now, _heard(trade, trade.side_of(player), "trade-off", now))


def lapsed(trade: Trade, player: str, confidential: Confidential, now: str) -> CloseTrade:
    """Let a trade fall through as this player agrees to it, for a reason that one side alone is told."""
    return CloseTrade(
        trade.id, now, _heard(trade, trade.side_of(player), "trade-off", now), confidential.close_reason()
    )


def trade_json(trade: Trade, player: str) -> shapes.Trade:
    """Return the trade as one of its two players sees it: mine and theirs."""
    mine = trade.side_of(player)
    other = trade.players[1 - mine]
    gives: list[list[shapes.Given]] = [
        [{**asset_json(asset), "count": count} for asset, count in given.items()] for given in trade.gives
    ]
    return {
        "id": trade.id,
        "with": {"id": other.id, "name": other.name},
        "mine": gives[mine],
        "theirs": gives[1 - mine],
        "list": trade.list,
        "agreed": {"me": trade.agreed[mine], "them": trade.agreed[1 - mine]},
        "status": trade.status,
        "lapse": trade.close_reason.shown_to(player) if trade.close_reason else None,
        "message": {"mine": trade.author == player, "text": trade.message} if trade.message else None,
        "community": trade.community,
        "changed": trade.changed,
    }
