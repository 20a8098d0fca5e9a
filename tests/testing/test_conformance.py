"""Every game keeps the contract under every preset; no game is named here."""

import pytest

from parlour.core import registry
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.testing import check_choices, check_matches, check_small_deals, richest, variations
from tests.presets import each_preset, plainest_and_richest

RANDOM_TABLES = 3


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_a_game_keeps_its_contract(game: Game) -> None:
    """A game keeps its contract under its plainest preset as it stands, and under its richest with everything on."""
    plainest, most = plainest_and_richest(game)
    check_matches(game, [game.rule_book.rule_set(plainest, {}), richest(game, most)], games=1, seed=1)


@pytest.mark.siege
@pytest.mark.parametrize(("game", "preset"), each_preset())
def test_a_game_keeps_its_contract_under_every_preset(game: Game, preset: str) -> None:
    """A game keeps its contract as each preset stands, with everything on, and at random tables."""
    check_matches(game, list(variations(game, preset, RANDOM_TABLES)), games=1, seed=len(preset))


@pytest.mark.parametrize(("game", "preset"), each_preset())
def test_views_and_features_keep_their_promises_in_every_phase(game: Game, preset: str) -> None:
    """Views and features keep their promises with any choice that the preset offers."""
    check_choices(game, preset)


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_who_may_know_what_is_proven_on_small_deals(game: Game) -> None:
    """Small deals, played in every possible way, prove who may know what."""
    check_small_deals(game)


@pytest.mark.parametrize(("game", "preset"), each_preset())
def test_the_richest_table_can_take_no_single_switch_more(game: Game, preset: str) -> None:
    rules = richest(game, preset)
    book = game.rule_book
    for name, option in book.options.items():
        if option.is_switch and not rules[name] and True in book.offered(book.presets[preset], name):
            with pytest.raises(Refusal):
                book.rule_set(preset, {**dict(rules.options), name: True})
