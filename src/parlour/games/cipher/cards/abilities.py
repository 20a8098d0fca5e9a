"""Abilities: the effects of a card's skills, in the few groups by which people look for cards.

Each word of the vocabulary belongs to one group or to none. Words that fill every deck belong to none. Neither do
those that say when a skill works, not what it does.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, TypeVar, get_args

from parlour.games.cipher.cards.cards import Card
from parlour.games.cipher.shapes.cards import Ability
from parlour.games.cipher.vocabulary.costs import COSTS
from parlour.games.cipher.vocabulary.effects import EFFECTS
from parlour.games.cipher.vocabulary.triggers import TRIGGERS
from parlour.games.cipher.vocabulary.words import Word

_Value = TypeVar("_Value")

# The origin and destination of cards are abilities of their own, besides the word's.
_PLACES: Final[Mapping[tuple[str, str], Ability]] = {
    ("from", "deck"): "searches",
    ("from", "retreat"): "recovers",
    ("from", "bonds"): "bonds",
    ("from", "orbs"): "turns-orbs",
    ("to", "retreat"): "mills",
    ("to", "boundless"): "mills",
    ("to", "bonds"): "bonds",
    ("to", "orbs"): "adds-orbs",
}
_KINDS: Final[Mapping[str, Ability]] = {"BOND": "from-bonds", "HAND": "from-hand"}


def _by_word(words: Mapping[str, Word]) -> dict[str, Ability]:
    return {name: word.ability for name, word in words.items() if word.ability}


_EFFECTS: Final = _by_word(EFFECTS)
_COSTS: Final = _by_word(COSTS.known)
_TRIGGERS: Final = _by_word(TRIGGERS.known)
_ORDER: Final[tuple[Ability, ...]] = get_args(Ability.__value__)


def abilities(card: Card) -> list[Ability]:
    """Return the abilities of a card's skills, each once and always in the same order."""
    done = {ability for skill in (*card.skills, *card.support_skills) for ability in _of_skill(skill)}
    if card.support is None:
        done.add("support-x")
    return [ability for ability in _ORDER if ability in done]


def _of_skill(skill: Mapping[str, Any]) -> Iterator[Ability]:
    effects = skill["effects"]
    costs = [*skill["cost"], *(cost for effect in effects for cost in effect.get("cost", ()))]
    yield from _known(_KINDS, skill.get("kind", ()))
    yield from _known(_TRIGGERS, [skill["trigger"]["on"]] if skill.get("trigger") else [])
    yield from _known(_COSTS, (cost["op"] for cost in costs))
    yield from _known(_EFFECTS, (effect["op"] for effect in effects))
    yield from _known(
        _PLACES,
        ((key, str(effect[key])) for effect in effects for key in ("from", "to") if key in effect),
    )


def _known(abilities: Mapping[_Value, Ability], met: Iterable[_Value]) -> Iterator[Ability]:
    return (abilities[one] for one in met if one in abilities)
