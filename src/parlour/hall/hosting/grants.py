"""Grants: gil and cards that a host gives or takes back, and trades that are undone."""

from collections.abc import Mapping
from typing import Any, Final

from parlour.core.refusal import Conflict
from parlour.hall.communities.card_sets import NeedSold, sold_in
from parlour.hall.communities.community import within
from parlour.hall.effects import Effect
from parlour.hall.hosting import shapes
from parlour.hall.hosting.journal import Warrant
from parlour.hall.money.ledger import GIL, HOUSE, Transfer, asset_called, move, player_account, purse
from parlour.hall.money.trades import Trade, checked_gives, traded_cause
from parlour.hall.people.accounts import NeedAccounts
from parlour.hall.people.player import Player

UNDONE_TRADE: Final = "trade:"


def grant(
    warrant: Warrant,
    player: Player,
    given: Mapping[str, int],
    community: str | None = None,
    undoes: str | None = None,
) -> list[Effect]:
    """Give gil and cards to an account, in the hall or in a community that keeps its own."""
    assets = _checked(given)
    postings = move(HOUSE, player_account(purse(player.id, community)), assets)
    act = warrant.act("granted", player, undoes, **_said(assets, community))
    returns = None if undoes is None else f"taken-back:{undoes}"
    transfer = Transfer(f"granted:{warrant.id}", warrant.now, "granted", postings, returns=returns)
    sold = () if undoes else _sold(assets, community)
    return [act, NeedAccounts((player.id,)), *within(community, player.id), *sold, transfer]


def _sold(assets: Mapping[str, int], community: str | None) -> list[NeedSold]:
    """Return the conditions that the sets of these cards are sold there."""
    sets = sorted({tuple(asset.split("/")[:2]) for asset in assets if asset != GIL})
    return [needed for game, name in sets for needed in sold_in(game, name, community)]


def take_back(
    warrant: Warrant,
    player: Player,
    given: Mapping[str, int],
    community: str | None = None,
    undoes: str | None = None,
) -> list[Effect]:
    """Take gil and cards back from an account; refused if it has not so much that is free."""
    assets = _checked(given)
    postings = move(player_account(purse(player.id, community)), HOUSE, assets)
    act = warrant.act("taken-back", player, undoes, **_said(assets, community))
    return [act, Transfer(f"taken-back:{warrant.id}", warrant.now, "taken-back", postings)]


def undo_trade(warrant: Warrant, trade: Trade) -> list[Effect]:
    """Give both sides of a trade back what they gave, once."""
    if trade.status != "done":
        raise Conflict("trade-not-done")
    left, right = trade.accounts
    postings = move(right, left, trade.gives[0]) + move(left, right, trade.gives[1])
    data = {"trade": trade.id, "names": {trader.id: trader.name for trader in trade.players}}
    cause, returns = f"untraded:{trade.id}", traded_cause(trade.id)
    transfer = Transfer(cause, warrant.now, "trade-undone", postings, data, returns=returns)
    accounts = NeedAccounts(tuple(trader.id for trader in trade.players))
    assets = [line for gives in trade.gives for line in counted(gives)]
    undoes, (one, other) = f"{UNDONE_TRADE}{trade.id}", trade.players
    return [warrant.act("trade-undone", one, undoes, other, assets=assets), accounts, transfer]


def _said(assets: Mapping[str, int], community: str | None) -> dict[str, Any]:
    return {"given": dict(assets), "assets": counted(assets), "community": community}


def _checked(given: Mapping[str, int]) -> Mapping[str, int]:
    assets = checked_gives(given)
    if not assets:
        raise Conflict("nothing-to-give")
    return assets


def counted(assets: Mapping[str, int]) -> list[shapes.Counted]:
    """Assets as they are told."""
    return [{"name": (said := asset_called(one))["en"], "called": said, "count": n} for one, n in assets.items()]
