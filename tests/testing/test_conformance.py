"""Every game keeps the contract under every preset; no game is named here."""

import pytest

from parlour.core import registry
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.testing import check_choices, check_matches, check_small_deals, richest, variations
from tests.presets import each_preset
from tests.rounds import rounds


@pytest.mark.parametrize(("game", "preset"), each_preset())
@pytest.mark.parametrize("tables", rounds(2, 5))
def test_a_game_keeps_its_contract(game: Game, preset: str, tables: int) -> None:
    """A game keeps its contract as it stands, with everything on, and at random tables."""
    check_matches(game, list(variations(game, preset, tables - 2)), games=1, seed=len(preset))


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
