"""Variations: rule sets of a preset worth testing, found from what it offers; no game is known by name."""

from collections.abc import Iterator
from itertools import combinations

from parlour.core.chance import Chance, Seeded
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.core.shapes import Value


def _playable(game: Game, preset: str, chosen: dict[str, Value]) -> RuleSet | None:
    try:
        return game.rule_book.rule_set(preset, chosen)
    except Refusal:
        return None


def richest(game: Game, preset: str) -> RuleSet:
    """Return the preset with every switch on that goes together with those before it."""
    book = game.rule_book
    switches = [
        name
        for name, option in book.options.items()
        if option.is_switch and len(book.offered(book.presets[preset], name)) > 1
    ]
    chosen: dict[str, Value] = {}
    # Some switches only come in pairs (one community has one switch for both walls), so pairs are tried as well.
    for size in (1, 2):
        for names in combinations(switches, size):
            wider = {**chosen, **dict.fromkeys(names, True)}
            if _playable(game, preset, wider) is not None:
                chosen = wider
    return book.rule_set(preset, chosen)


def _any_choice(game: Game, preset: str, chance: Chance) -> dict[str, Value]:
    book = game.rule_book
    offers = {name: book.offered(book.presets[preset], name) for name in book.options}
    return {name: values[chance.pick(len(values))] for name, values in offers.items()}


def single_choices(game: Game, preset: str) -> Iterator[RuleSet]:
    """Yield the preset as it stands, and with every value of every option, one at a time."""
    book = game.rule_book
    choices = [{name: value} for name in book.options for value in book.offered(book.presets[preset], name)]
    playable = [_playable(game, preset, chosen) for chosen in ({}, *choices)]
    yield from dict.fromkeys(rules for rules in playable if rules is not None)


def variations(game: Game, preset: str, count: int, seed: int = 0) -> Iterator[RuleSet]:
    """Yield the preset as it stands, its richest table, and `count` random tables that can be played."""
    chance = Seeded(seed)
    yield game.rule_book.rule_set(preset, {})
    yield richest(game, preset)
    found = 0
    while found < count:
        rules = _playable(game, preset, _any_choice(game, preset, chance))
        if rules is not None:
            found += 1
            yield rules
