"""The shop: prices without free gil, exact odds, and packs that can be verified."""

from collections.abc import Mapping
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.facets.collecting import CardSet, Collectible, Pack, Slot, Tier
from parlour.core.refusal import Refusal
from parlour.hall.money import shop
from parlour.hall.money.ledger import GIL
from parlour.hall.money.pack_secret import PackSecret
from parlour.hall.money.shop import Stock
from tests.hall.money.test_collection import SETS

NOW = "2026-05-01T10:00:00.000+00:00"
SECRET = PackSecret.of(bytes(32), "ann", 3)
FF8 = shop.stock("triple-triad", "ff8", {})


def stock(prices: list[int], pack_price: int, lowest: Mapping[str, int]) -> Stock:
    """Return a set of cards at these prices, in packs of three: two of any, and one of the last."""
    cards = {str(n): Collectible(str(n), f"Card {n}", price) for n, price in enumerate(prices)}
    any_card, last = Slot((Tier(1, tuple(cards)),)), Slot((Tier(1, (str(len(prices) - 1),)),))
    pack = Pack("three", pack_price, (any_card, any_card, last))
    return Stock("triple-triad", "made", CardSet(cards, (pack,), lambda _chance: ()), lowest)


@pytest.mark.parametrize(("game", "name"), SETS)
def test_odds_add_up_and_packs_cannot_be_milked(game: str, name: str) -> None:
    """The chances of a draw add up to one. A pack costs more than its cards sell for on average."""
    known = shop.stock(game, name, {})
    for pack in known.cards.packs:
        assert all(sum(draw.odds.values()) == 1 for draw, _count in pack.kinds())
        assert known.worth(pack) < pack.price and known.share(pack) == 1


@given(
    st.lists(st.integers(1, 10**6), min_size=1, max_size=6),
    st.integers(1, 10**6),
    st.dictionaries(st.sampled_from("012345"), st.integers(1, 10**6)),
)
def test_no_prices_make_a_pack_pay(prices: list[int], pack_price: int, lowest: dict[str, int]) -> None:
    """A pack below its worth is refused, whatever its set costs and once cost. One that is sold pays back no more than
    its price.
    """
    sold = stock(prices, pack_price, lowest)
    (pack,) = sold.cards.packs
    share = sold.share(pack)
    paid = sum(n * odds * int(sold.pays(card) * share) for slot, n in pack.kinds() for card, odds in slot.odds.items())
    assert paid <= pack.price
    try:
        shop.require_dear_packs(sold)
    except Refusal as refusal:
        least = int(str(refusal.args_["least"]))
        assert refusal.code == "pack-too-cheap" and pack.price < sold.worth(pack) <= least
        shop.require_dear_packs(stock(prices, least, lowest))
    else:
        assert share == 1 and sold.worth(pack) <= pack.price


def test_what_a_card_sells_for_is_half_of_its_lowest_price() -> None:
    """A card sells for half of its lowest price so far, or of today's if that is lower; an unknown card is refused."""
    sold = stock([100, 100, 9], 400, {"1": 30, "2": 50})
    assert [sold.pays(card) for card in "012"] == [50, 15, 4]
    with pytest.raises(Refusal) as told:
        sold.pays("9")
    assert told.value.code == "unknown-card"


def test_a_bought_copy_may_be_sold_for_half_and_one_for_a_gil_for_nothing() -> None:
    """Bought copies carry half their price as a lot, and those for one gil carry none."""
    asset = "triple-triad/made/0"
    assert shop.buy("ann", stock([100], 400, {}), "0", 3, "c", NOW).lots == {asset: {50: 3}}
    assert shop.buy("ann", stock([1], 400, {}), "0", 3, "c", NOW).lots == {}


@pytest.mark.parametrize(("count", "gil"), [(1, 40), (2, 70), (3, 90)])
def test_copies_that_sell_for_most_are_sold_first(count: int, gil: int) -> None:
    """The dearest copies go first, each for its lot or for the shop's price if that is lower."""
    sale = shop.Sale("ann", "triple-triad/ff8/1", count, 40, "c", NOW)
    made = sale.of(9, {30: 1, 20: 1, 60: 1})
    assert sum(one.amount for one in made.postings if one.account == "player:ann" and one.asset == GIL) == gil


def test_more_than_may_be_sold_is_refused_with_how_many_may() -> None:
    """A refused sale says how many copies may be sold, since gifts may not. Too few copies are refused as such."""
    sale = shop.Sale("ann", "triple-triad/ff8/1", 3, 40, "c", NOW)
    with pytest.raises(Refusal) as told:
        sale.of(5, {60: 2})
    assert told.value.code == "not-for-sale" and told.value.args_["count"] == 2
    assert sale.of(2, {60: 2}).lots == {"triple-triad/ff8/1": {60: 2}}


def test_an_opened_pack_can_be_checked() -> None:
    """From the secret that was committed to come the picks and the cards in the ledger."""
    transfer = shop.open_pack("ann", FF8, "packet-of-five", SECRET, NOW)
    told = PackSecret("ann", transfer.data["number"], bytes.fromhex(transfer.data["secret"])).chance
    assert FF8.pack(transfer.data["pack"]).open(told) == transfer.data["cards"]
    assert told.picks == transfer.data["picks"]
    assert sum(p.amount for p in transfer.postings if p.account == "player:ann" and p.asset == GIL) == -400
    sells = {FF8.asset(card): FF8.pays(card) for card in transfer.data["cards"]}
    assert {asset: at_most for asset, lot in transfer.lots.items() for at_most in lot} == sells


def test_a_pack_that_was_always_too_cheap_pays_a_part() -> None:
    """A pack sold below its worth lowers the lots of its cards in proportion."""
    cheap = stock([100], 60, {})
    assert cheap.share(cheap.cards.packs[0]) == Fraction(60, 150)
    opened = shop.open_pack("ann", cheap, "three", SECRET, NOW)
    assert opened.lots == {"triple-triad/made/0": {20: 3}}


def test_an_unknown_pack_is_refused() -> None:
    """A pack that the shop does not sell is refused."""
    with pytest.raises(Refusal) as told:
        shop.open_pack("ann", FF8, "lucky", SECRET, NOW)
    assert told.value.code == "unknown-pack"
