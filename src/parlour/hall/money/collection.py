"""Collections: the cards that newcomers are given and bring, and a set as its owner is shown it."""

from collections.abc import Mapping

from parlour.core import registry
from parlour.core.chance import Chance
from parlour.core.contract import Bring
from parlour.core.facets.collecting import CardSet
from parlour.core.rules import RuleSet
from parlour.hall.money import shapes
from parlour.hall.money.ledger import GIL, HOUSE, Transfer, asset_json, card_asset, card_assets, move, player_account
from parlour.hall.money.shop import Stock, odds_json
from parlour.table.terms import Terms


def sets() -> list[tuple[str, str]]:
    """Return all sets that can be collected, as game and set."""
    return [(game.name, name) for game in registry.games() if game.cards for name in game.cards.collectible]


def card_set(game: str, set_name: str) -> CardSet:
    """Return a collectible set; refuse a name that none has."""
    return registry.game(game).need_cards().collecting(set_name)


def title(game: str, set_name: str) -> str | None:
    """Return the title of a set for which no language has a word, or None."""
    return registry.game(game).need_cards().title(set_name)


def enrolment(purse: str, game: str, set_name: str, chance: Chance, now: str, gil: int) -> tuple[Transfer, ...]:
    """Return what a purse is given when its collection of a set is first opened: gil once, the set's starter once."""
    account = player_account(purse)
    cards = [f"{set_name}/{card}" for card in card_set(game, set_name).starter(chance)]
    data = {"game": game, "set": set_name, "picks": chance.picks}
    return (
        Transfer(f"enrolled:{purse}", now, "enrolled", move(HOUSE, account, {GIL: gil})),
        Transfer(
            f"enrolled:{purse}:{game}/{set_name}",
            now,
            "enrolled",
            move(HOUSE, account, card_assets(game, cards)),
            data,
        ),
    )


def bring(rules: RuleSet, terms: Terms, owned: Mapping[str, int], wish: Bring | None) -> Bring | None:
    """Return what a seat brings: its player's wish, or the whole collection, copies counted, where chance picks from
    it.

    The collection is read by the hall: a player who could leave weak cards at home would not leave the picking to
    chance.
    """
    cards = registry.game(rules.game).cards
    set_name = cards.picks_from(rules) if terms.owned and cards is not None else None
    if set_name is None:
        return wish
    prefix = card_asset(rules.game, f"{set_name}/")
    held = {asset.removeprefix(prefix): count for asset, count in owned.items() if asset.startswith(prefix)}
    return {"cards": [card for card, count in sorted(held.items()) for _ in range(count)]}


def shelf_json(stock: Stock, owned: Mapping[str, int], staked: Mapping[str, int]) -> shapes.Shelf:
    """Return a set with what a player has of it, and what the house asks and pays."""
    known = stock.cards
    return {
        "game": stock.game,
        "set": stock.name,
        "cards": [
            {
                **asset_json(asset := stock.asset(card.id)),
                "id": card.id,
                "price": card.price,
                "pays": stock.pays(card.id),
                "count": owned.get(asset, 0),
                "staked": staked.get(asset, 0),
            }
            for card in known.cards.values()
        ],
        "packs": [
            {"name": pack.name, "price": pack.price, "cards": len(pack.slots), "odds": odds_json(known, pack)}
            for pack in known.packs
        ],
    }
