"""Random games: whatever is drawn and answered, cards are conserved, counts agree and nothing leaks."""

import random
from collections import Counter
from typing import Any

import pytest

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.game import OVER
from parlour.games.cipher.cards import all_cards
from parlour.games.cipher.compile import enforced
from parlour.games.cipher.opcodes import BONDS, DECK, HAND, ORBS, POOL
from parlour.testing import conformance

CIPHER = registry.game("cipher")
STARTERS = [f"S0{number}" for number in range(1, 9)]
CHECKED_EVERY = 40  # answers between two checks of secrets and positions


def count(masks: Any, *zones: int) -> int:
    """Cards in some zones."""
    return sum(int(masks[zone]).bit_count() for zone in zones)


def check_cards(state: Any, deck: int = 50) -> None:
    """Every card lies in one zone, and the counts of hidden zones are theirs."""
    s = state[0]
    for seat in (0, 1):
        masks, together = s["where"][seat], 0
        for mask in masks:
            assert together & int(mask) == 0
            together |= int(mask)
        assert together == (1 << deck) - 1
        assert int(s["hand_n"][seat]) == count(masks, HAND)
        assert int(s["bond_n"][seat]) == count(masks, BONDS)
        assert int(s["top_n"][seat]) == count(masks, DECK)
        assert int(s["deck_n"][seat]) + int(s["orb_n"][seat]) == count(masks, POOL, ORBS, DECK)


def play(preset: str, brings: list[dict[str, Any]], seed: int) -> None:
    """One random game with the checks along the way."""
    rules = CIPHER.rule_book.rule_set(preset, {})
    chance, choice = Seeded(seed), Seeded(seed + 1)
    state, _events = CIPHER.deal(rules, brings, chance)
    number = 0
    while CIPHER.to_act(state) != OVER:
        if number % CHECKED_EVERY == seed % CHECKED_EVERY:
            conformance.check_secrets(CIPHER, state, seed)
            conformance.check_position(CIPHER, rules, state)
        legal = CIPHER.legal(state)
        CIPHER.apply(state, legal[choice.pick(len(legal))], chance)
        check_cards(state)
        number += 1
    assert CIPHER.result(state) is not None


@pytest.mark.parametrize("first", STARTERS)
def test_every_starter_meets_every_other(first: str) -> None:
    for number, second in enumerate(STARTERS):
        play(("seed", "official")[number % 2], [{"deck": first}, {"deck": second}], number)


def random_deck(source: random.Random) -> dict[str, Any]:
    """Fifty enforced cards of one colour, led by one of cost 1."""
    found = [card for card in all_cards() if enforced(card) and card.colors]
    main = source.choice([card for card in found if card.cost == 1])
    pool = [card for card in found if main.colors[0] in card.colors]
    codes, copies = [main.code], Counter([main.name])
    while len(codes) < 50:
        card = source.choice(pool)
        if copies[card.name] < 4:
            codes.append(card.code)
            copies[card.name] += 1
    return {"main": main.code, "cards": codes}


@pytest.mark.parametrize("seed", range(12))
def test_any_enforced_cards_play_together(seed: int) -> None:
    source = random.Random(seed)
    play("seed", [random_deck(source), random_deck(source)], seed)
