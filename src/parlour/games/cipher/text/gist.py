"""Gist: what a skill does, in so few words that a player reads them between two moves.

What a gist leaves out is what the table shows anyway: how long it lasts, that one may decline, whom it may not choose.
Its costs and conditions are left out always, because whoever is asked has met them.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from parlour.games.cipher.cards.cards import granted
from parlour.games.cipher.text import VOICES
from parlour.games.cipher.text.voice import Data, capital

MOST: Final = 15  # words
_LEFT_OUT: Final = ("not_names", "optional", "if_done", "duration")
_ONLY_BEGINS: Final = {"choose", "reveal_top", "look_top", "look_orb", "reveal_hand", "discard", "to_retreat", "mill"}
"""The effects that are not told alone where others follow: they find, or pay for, what those do."""


def gist(skill: Data, lang: str) -> str:
    """Return the effects of a skill as a sentence of at most `MOST` words; nothing if they do not fit."""
    said = (VOICES[lang].outcome(effects) for effects in _shorter(skill["effects"]))
    return next((f"{capital(text)}." for text in said if len(text.split()) <= MOST), "")


def _shorter(effects: Sequence[Data]) -> Iterator[Sequence[Data]]:
    """Yield the effects, then with less and less said of them, then the first ones alone."""
    yield effects
    for least in range(1, len(_LEFT_OUT) + 1):
        shortened = [_without(effect, _LEFT_OUT[:least]) for effect in effects]
        yield shortened
    if any(effect["op"] == "grant_skill" for effect in effects):
        effects = shortened = [inner for effect in shortened for inner in _given(effect)]
    yield shortened
    for many in range(len(shortened) - 1, 0, -1):
        if effects[many - 1]["op"] not in _ONLY_BEGINS and not any(one.get("if_done") for one in effects[many:]):
            yield shortened[:many]


def _without(data: Any, keys: Sequence[str]) -> Any:
    if isinstance(data, Mapping):
        return {key: _without(value, keys) for key, value in data.items() if key not in keys}
    return [_without(one, keys) for one in data] if isinstance(data, list) else data


def _given(effect: Data) -> Sequence[Data]:
    """Return what a skill does that an effect gives to a unit; another effect is told as it is."""
    if effect["op"] != "grant_skill":
        return [effect]
    skill = granted()[effect["skill"]]
    return [{**inner, "if": [*(inner.get("if") or ()), *skill["conditions"]]} for inner in skill["effects"]]
