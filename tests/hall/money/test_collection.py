"""Collections: prices nobody can milk, exact odds, packs that can be checked, brings that cannot be chosen."""

import ast
import subprocess
import sys
from fractions import Fraction

import pytest

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.refusal import Refusal
from parlour.hall.money import collection
from parlour.hall.money.ledger import GIL
from parlour.hall.money.pack_secret import PackSecret
from parlour.table.terms import Terms

NOW = "2026-05-01T10:00:00.000+00:00"
SETS = [("triple-triad", "ff8"), ("triple-triad", "ff14"), ("cipher", "enforced")]
OWNED = Terms(owned=True)


def test_every_set_that_can_be_collected_is_tested_here() -> None:
    """A new set that ships is held to the same promises; in a process of its own nobody has published others."""
    code = "from parlour.hall.money import collection; print(collection.sets())"
    shipped = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert sorted(ast.literal_eval(shipped)) == sorted(SETS)


@pytest.mark.parametrize(("game", "name"), SETS)
def test_odds_add_up_and_packs_cannot_be_milked(game: str, name: str) -> None:
    """The chances of a draw are one together; a pack costs more than its cards sell for on average."""
    known = collection.card_set(game, name)
    for pack in known.packs:
        expected = Fraction(0)
        for draw, count in pack.kinds():
            assert sum(draw.odds.values()) == 1
            expected += count * sum(c * collection.selling_price(known.cards[i].price) for i, c in draw.odds.items())
        assert expected < pack.price


@pytest.mark.parametrize(("game", "name"), SETS)
@pytest.mark.parametrize("seed", range(20))
def test_a_newcomer_can_play(game: str, name: str, seed: int) -> None:
    """Whatever chance gives him, his cards exist, and he has enough different ones for a hand."""
    starter = collection.card_set(game, name).starter(Seeded(seed))
    assert set(starter) <= set(collection.card_set(game, name).cards) and len(set(starter)) >= 5


def test_an_opened_pack_can_be_checked() -> None:
    """The secret was committed to before; from it come the picks and the cards that the ledger keeps."""
    pack_secret = PackSecret.of(bytes(32), "ann", 3)
    transfer = collection.open_pack("ann", "triple-triad", "ff8", "packet-of-five", pack_secret, NOW)
    assert collection.pack_problem("ann", transfer.data) is None
    assert collection.pack_problem("ann", {**transfer.data, "cards": ["0"] * 5}) == "cards"
    assert sum(p.amount for p in transfer.postings if p.account == "player:ann" and p.asset == GIL) == -400


def test_an_unknown_pack_is_refused() -> None:
    """The shop sells what is on its list."""
    with pytest.raises(Refusal) as told:
        collection.open_pack("ann", "triple-triad", "ff8", "lucky", PackSecret.of(bytes(32), "ann", 0), NOW)
    assert told.value.code == "unknown-pack"


def test_chance_picks_from_all_copies_owned() -> None:
    """Under Random a seat brings its whole collection of the set, copies counted, whatever its player wished."""
    owned = {GIL: 9, "triple-triad/ff8/3": 2, "triple-triad/ff8/50": 1, "triple-triad/ff14/1": 4}
    book = registry.game("triple-triad").rule_book
    drawn, free = book.parse("triple-triad:wiki+card_pick=random"), book.parse("triple-triad:wiki")
    wish = {"cards": [50]}
    assert collection.bring(drawn, OWNED, owned, wish) == {"cards": ["3", "3", "50"]}
    assert collection.bring(free, OWNED, owned, wish) == collection.bring(drawn, Terms(), owned, wish) == wish


def test_a_hand_drawn_from_copies_is_made_of_them() -> None:
    """Ten copies of one card fill the hand with it: chance goes by copies."""
    game = registry.game("triple-triad")
    rules = game.rule_book.parse("triple-triad:wiki+card_pick=random")
    brings = [game.check_bring(rules, {"cards": [card] * 10}, seat) for seat, card in enumerate(("3", "50"))]
    state, _events = game.deal(rules, brings, Seeded(1))
    assert game.need_cards().brought(rules, brings, state) == [["ff8/3"] * 5, ["ff8/50"] * 5]
