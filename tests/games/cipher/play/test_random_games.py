"""Random games: whatever is drawn and answered, cards are conserved, counts agree and nothing leaks."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Any

import pytest

from parlour.games.cipher.cards.cards import all_cards
from parlour.games.cipher.cards.cards import card as find_card
from parlour.games.cipher.cards.deck import DECK_MOST
from parlour.games.cipher.compiled.compile import enforced
from tests.games.cipher.games import PRESETS, STARTERS, play

CHECKED_EVERY = 40  # answers between two checks of secrets and positions
# Cards whose skills few others have, by what they do.
RARE = {
    "searches": (
        "B01-004", "B01-039", "B01-041", "B01-043", "B04-028", "B08-054", "B09-091", "B11-031", "B18-032", "B18-088",
    ),
    "pupils and teachers": ("B11-003", "B11-031", "B18-088"),
    "orbs spent": ("B02-062", "B18-055"),
    "orbs turned over": (
        "B06-053", "B06-055", "B06-057", "B06-059", "B06-085", "B07-053", "B07-056", "B07-057", "B07-086", "B10-063",
        "B10-075", "B22-071", "B22-073",
    ),
}  # fmt: skip


@pytest.mark.parametrize("first", STARTERS)
def test_every_starter_meets_every_other(first: str) -> None:
    for number, second in enumerate(STARTERS):
        assert play(PRESETS[number % 2], [{"deck": first}, {"deck": second}], number, CHECKED_EVERY) is not None


def random_deck(source: random.Random, size: int = 50, wanted: Sequence[str] = ()) -> dict[str, Any]:
    """Enforced cards of one colour, led by one of cost 1; or of those of the wanted cards, three copies of each."""
    found = [card for card in all_cards() if enforced(card) and card.colors]
    colours = {colour for card in found if card.code in wanted for colour in card.colors}
    main = source.choice([card for card in found if card.cost == 1 and (not wanted or colours & {*card.colors})])
    pool = [card for card in found if (colours or {main.colors[0]}) & {*card.colors}]
    codes, copies = [main.code], Counter([main.name])
    for code in chain(wanted * 3, iter(lambda: source.choice(pool).code, None)):
        name = find_card(code).name
        if copies[name] < 4:
            codes.append(code)
            copies[name] += 1
        if len(codes) == size:
            break
    return {"main": main.code, "cards": codes}


@pytest.mark.parametrize("seed", range(12))
def test_any_enforced_cards_play_together(seed: int) -> None:
    source = random.Random(seed)
    assert play("seed", [random_deck(source), random_deck(source)], seed, CHECKED_EVERY) is not None


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("skills", RARE)
def test_cards_of_rare_skills_play_together(skills: str, seed: int) -> None:
    source = random.Random(seed)
    brings = [random_deck(source, wanted=RARE[skills]) for _seat in range(2)]
    assert play(PRESETS[seed % 2], brings, seed, CHECKED_EVERY) is not None


def test_the_largest_decks_play_together() -> None:
    """Every card of a deck that fills all room there is has its place, and is never lost."""
    source = random.Random(1)
    assert play("seed", [random_deck(source, DECK_MOST), random_deck(source, DECK_MOST)], 1, CHECKED_EVERY) is not None
