"""Collections: what a newcomer is given, and what the house sells and buys back."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from parlour.core import registry
from parlour.core.chance import Chance
from parlour.core.contract import Bring
from parlour.core.facets.collecting import CardSet, Pack
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.hall.money import shapes
from parlour.hall.money.ledger import GIL, HOUSE, Transfer, card_asset, card_assets, move, player_account
from parlour.hall.money.pack_secret import PackSecret
from parlour.table.terms import Terms

MOST_AT_ONCE: Final = 99  # copies of a card bought or sold at a time


def sets() -> list[tuple[str, str]]:
    """All sets that can be collected, as game and set."""
    return [(game.name, name) for game in registry.games() if game.cards for name in game.cards.collectible]


def card_set(game: str, set_name: str) -> CardSet:
    """A collectible set; a Refusal when there is none of that name."""
    return registry.game(game).need_cards().collecting(set_name)


def title(game: str, set_name: str) -> str | None:
    """What a set is called that no language has a word for."""
    return registry.game(game).need_cards().title(set_name)


def enrolment(purse: str, game: str, set_name: str, chance: Chance, now: str, gil: int) -> tuple[Transfer, ...]:
    """What a purse is given when its collection of a set is first opened: gil once, and the set's starter once."""
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
    """What a seat brings: what its player wishes, but where chance picks from a collection all of it, copies counted.

    The collection is read by the hall: who could leave his weak cards at home would not leave the picking to chance.
    """
    cards = registry.game(rules.game).cards
    set_name = cards.picks_from(rules) if terms.owned and cards is not None else None
    if set_name is None:
        return wish
    prefix = card_asset(rules.game, f"{set_name}/")
    held = {asset.removeprefix(prefix): count for asset, count in owned.items() if asset.startswith(prefix)}
    return {"cards": [card for card, count in sorted(held.items()) for _ in range(count)]}


def selling_price(price: int) -> int:
    """What the house pays for a card it sells at a price."""
    return price // 2


def _priced(game: str, set_name: str, card: str) -> int:
    known = card_set(game, set_name).cards.get(card)
    if known is None:
        raise Refusal("unknown-card", card=card, set=set_name)
    return known.price


def buy(purse: str, game: str, set_name: str, card: str, count: int, command: str, now: str) -> Transfer:
    """Copies of one card from the house, at its price."""
    gil = _priced(game, set_name, card) * count
    account, asset = player_account(purse), card_asset(game, f"{set_name}/{card}")
    postings = move(account, HOUSE, {GIL: gil}) + move(HOUSE, account, {asset: count})
    return Transfer(f"bought:{purse}:{command}", now, "bought", postings)


def sell(purse: str, game: str, set_name: str, card: str, count: int, command: str, now: str) -> Transfer:
    """Copies of one card to the house, at half its price."""
    gil = selling_price(_priced(game, set_name, card)) * count
    account, asset = player_account(purse), card_asset(game, f"{set_name}/{card}")
    postings = move(account, HOUSE, {asset: count}) + move(HOUSE, account, {GIL: gil})
    return Transfer(f"sold:{purse}:{command}", now, "sold", postings)


def open_pack(purse: str, game: str, set_name: str, name: str, pack_secret: PackSecret, now: str) -> Transfer:
    """One pack bought and opened; its picks, and the secret they came from, stay in the ledger."""
    pack = card_set(game, set_name).pack(name)
    if pack is None:
        raise Refusal("unknown-pack", pack=name)
    chance = pack_secret.chance
    cards = pack.open(chance)
    account = player_account(purse)
    postings = move(account, HOUSE, {GIL: pack.price})
    postings += move(HOUSE, account, card_assets(game, [f"{set_name}/{card}" for card in cards]))
    data = {
        "game": game, "set": set_name, "pack": name, "cards": cards,
        "edition": registry.game(game).need_cards().edition(set_name),
        "number": pack_secret.number, "secret": pack_secret.secret.hex(), "picks": chance.picks,
    }  # fmt: skip
    # Whoever opens two packs at once opens the second with the next secret.
    return Transfer(f"opened:{purse}:{pack_secret.number}", now, "opened", postings, data, first=True)


def pack_problem(purse: str, data: Mapping[str, Any]) -> str | None:
    """What is wrong with an opened pack of the ledger, played again from its secret; None when it is right."""
    pack_secret = PackSecret(purse, int(data["number"]), bytes.fromhex(str(data["secret"])))
    then = str(data.get("edition", data["set"]))
    pack = registry.game(str(data["game"])).need_cards().collecting_then(then).pack(str(data["pack"]))
    chance = pack_secret.chance
    if pack is None or pack.open(chance) != list(data["cards"]):
        return "cards"
    return None if chance.picks == [list(pick) for pick in data["picks"]] else "picks"


def odds_json(cards: CardSet, pack: Pack) -> list[shapes.PackSlot]:
    """The exact odds of a pack: for each kind of draw how many cards it gives, and the chance of a card by price."""
    told: list[shapes.PackSlot] = []
    for slot, count in pack.kinds():
        chances: dict[int, Fraction] = {}
        among: Counter[int] = Counter()
        for card, chance in slot.odds.items():
            price = cards.cards[card].price
            chances[price] = chances.get(price, Fraction(0)) + chance
            among[price] += 1
        by_price = [_chance(price, among[price], chances[price]) for price in sorted(among)]
        told.append({"count": count, "chances": by_price})
    return told


def _chance(price: int, cards: int, chance: Fraction) -> shapes.Odds:
    return {"price": price, "cards": cards, "chance": str(chance), "percent": round(float(chance) * 100, 2)}


def shelf_json(game: str, set_name: str, owned: Mapping[str, int], staked: Mapping[str, int]) -> shapes.Shelf:
    """A set with what somebody has of it, and what the house asks and pays."""
    known = card_set(game, set_name)
    return {
        "game": game,
        "set": set_name,
        "cards": [
            {
                "id": card.id,
                "asset": (asset := card_asset(game, f"{set_name}/{card.id}")),
                "name": card.name,
                "price": card.price,
                "pays": selling_price(card.price),
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
