"""Collections: a newcomer can play, and chance alone picks what it must pick."""

import ast
import subprocess
import sys

import pytest

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.hall.money import collection
from parlour.hall.money.ledger import GIL
from parlour.table.terms import Terms

SETS = [("triple-triad", "ff8"), ("triple-triad", "ff14"), ("cipher", "enforced")]
OWNED = Terms(owned=True)


def test_every_set_that_can_be_collected_is_tested_here() -> None:
    """The tests cover every set that ships. They ask a process of its own, in which no other set was published."""
    code = "from parlour.hall.money import collection; print(collection.sets())"
    shipped = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert sorted(ast.literal_eval(shipped)) == sorted(SETS)


@pytest.mark.parametrize(("game", "name"), SETS)
@pytest.mark.parametrize("seed", range(20))
def test_a_newcomer_can_play(game: str, name: str, seed: int) -> None:
    """Every starter has existing cards, and enough different ones for a hand."""
    starter = collection.card_set(game, name).starter(Seeded(seed))
    assert set(starter) <= set(collection.card_set(game, name).cards) and len(set(starter)) >= 5


def test_chance_picks_from_all_copies_owned() -> None:
    """Under Random a seat brings its whole collection of the set, every copy counted, whatever the player wished."""
    owned = {GIL: 9, "triple-triad/ff8/3": 2, "triple-triad/ff8/50": 1, "triple-triad/ff14/1": 4}
    book = registry.game("triple-triad").rule_book
    drawn, free = book.parse("triple-triad:wiki+card_pick=random"), book.parse("triple-triad:wiki")
    wish = {"cards": [50]}
    assert collection.bring(drawn, OWNED, owned, wish) == {"cards": ["3", "3", "50"]}
    assert collection.bring(free, OWNED, owned, wish) == collection.bring(drawn, Terms(), owned, wish) == wish


def test_a_hand_drawn_from_copies_is_made_of_them() -> None:
    """Ten copies of one card fill the hand with it, since chance picks among copies."""
    game = registry.game("triple-triad")
    rules = game.rule_book.parse("triple-triad:wiki+card_pick=random")
    brings = [game.check_bring(rules, {"cards": [card] * 10}, seat) for seat, card in enumerate(("3", "50"))]
    state, _events = game.deal(rules, brings, Seeded(1))
    assert game.need_cards().brought(rules, brings, state) == [["ff8/3"] * 5, ["ff8/50"] * 5]
