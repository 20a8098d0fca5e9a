# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Blank: a state before anything is dealt, and the notes on its cards once they are in it."""

from collections import Counter
from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.core.facets import larger
from parlour.core.kernels.wide import add, keep, told
from parlour.core.record import State
from parlour.core.rules import RuleSet
from parlour.games.cipher.compiled.compile import CARD_TABLE, EFFECT_TABLE, NAME_COLUMNS, SKILL_TABLE
from parlour.games.cipher.rules import NAME, rule_bits
from parlour.games.cipher.sets import place_of
from parlour.games.cipher.state import NONE, ROOM, SHIFT, STATE, WIDE
from parlour.games.cipher.vocabulary.columns import (
    C_COST,
    C_FLAGS,
    C_OPS,
    C_PROMOTION,
    C_SKILLS,
    C_SKILLS_N,
    C_SUPPORT_SKILLS,
    C_SUPPORT_SKILLS_N,
    C_TRIGGERS,
    E_AMOUNT,
    E_OP,
    S_ASKS_POWER,
    S_EFFECTS,
    S_EFFECTS_N,
    S_EVENT,
    S_KEYWORD,
    S_KIND,
    S_OPS,
    S_PLACE,
)
from parlour.games.cipher.vocabulary.columns import (
    WIDE as SPOKEN_WIDELY,
)
from parlour.games.cipher.vocabulary.properties import ADD_TAGS, COPY_SKILLS, COPY_UNIT
from parlour.games.cipher.vocabulary.values import IS_ACT, IS_AUTO, IS_CONT, ON_FIELD


def blank(rules: RuleSet, cards: int) -> State:
    """Return a state with its rules and without cards, which has room for decks of so many.

    A Refusal says that larger decks are not ready yet.
    """
    if cards > ROOM:
        larger.require(NAME)
    state = np.zeros(1, STATE if cards <= ROOM else WIDE)
    s = state[0]
    s["rule_bits"] = rule_bits(rules)
    for name in ("card", "main", "attacker", "defender", "support", "held", "skill", "source"):
        s[name] = NONE
    for name in ("event_unit", "event_other", "ask_filter"):
        s[name] = NONE
    s["strong"] = 1
    return state


def note_properties(state: State) -> None:
    """Note what the cards of a match wait for and what they can change, so that kernels skip all others."""
    s = state[0]
    numbers = s["card"].tolist()
    held = [[n for slot, n in enumerate(numbers) if n >= 0 and slot >> SHIFT & 1 == seat] for seat in range(2)]
    for slot, number in enumerate(numbers):
        if number < 0:
            continue
        row = CARD_TABLE[number]
        s["awaited"] |= row[C_TRIGGERS]
        s["ops"] |= row[C_OPS]
        _note(s["listeners"], int(row[C_TRIGGERS]), slot)
        spoken = int(row[C_OPS]) if row[C_FLAGS] & SPOKEN_WIDELY else int(row[C_OPS]) & 1 << ADD_TAGS
        _note(s["auras"], spoken, slot)  # a card that gives tags is noted even if only it gains them
        for k in range(int(row[C_SKILLS]), int(row[C_SUPPORT_SKILLS] + row[C_SUPPORT_SKILLS_N])):
            _note_strong(s, k, slot)
            if SKILL_TABLE[k][S_KIND] == IS_ACT or _keyword_copied(k):
                _note_actor(s, k, int(k - row[C_SKILLS]), slot)
        for k in _borrowable(number, held[slot >> SHIFT & 1]):
            _note_borrowed(s, k, slot)
        if _copies(number):
            s["ops"] |= 1 << COPY_UNIT
            for other in sorted(set(held[slot >> SHIFT & 1])):
                _note_copied(s, other, slot)
    _note_kin(s)
    for seat in range(2):
        rows = [CARD_TABLE[n] for n in held[seat]]
        s["cheapest"][seat] = min(int(n) for row in rows for n in (row[C_COST], row[C_PROMOTION]) if n >= 0)


def _note_strong(s: Any, k: int, slot: int) -> None:
    """Note a card whose skill asks how strong units are."""
    if SKILL_TABLE[k][S_ASKS_POWER]:
        s["power_ops"] |= SKILL_TABLE[k][S_OPS]
        # A skill used from elsewhere asks at all times: any unit of its seat stands for its card.
        seat, any_card = slot >> SHIFT & 1, (1 << len(s["card"]) // 2 - 1) - 1
        there = 1 << place_of(slot) if SKILL_TABLE[k][S_PLACE] == ON_FIELD else any_card
        keep(s["power_askers"], seat, told(s["power_askers"][seat]) | there)


def _note_actor(s: Any, k: int, index: int, slot: int) -> None:
    """Note a card whose skill with this index may be used in the action phase."""
    seat = slot >> SHIFT & 1
    s["acts_n"][seat] = max(s["acts_n"][seat], index + 1)
    add(s["actors"], (SKILL_TABLE[k][S_PLACE], index, seat), place_of(slot))


def _note_borrowed(s: Any, k: int, slot: int) -> None:
    """Note a card that may gain another card's skill."""
    _note_strong(s, k, slot)
    if SKILL_TABLE[k][S_KIND] == IS_CONT:
        _note(s["auras"], int(SKILL_TABLE[k][S_OPS]), slot)
    elif SKILL_TABLE[k][S_KIND] == IS_AUTO:
        _note(s["listeners"], 1 << int(SKILL_TABLE[k][S_EVENT]), slot)


def _note_copied(s: Any, number: int, slot: int) -> None:
    """Note a card that may gain another card's text."""
    for index, k in enumerate(_skills(number)):
        _note_borrowed(s, k, slot)
        if SKILL_TABLE[k][S_PLACE] == ON_FIELD and (SKILL_TABLE[k][S_KIND] == IS_ACT or _keyword_copied(k)):
            _note_actor(s, k, index, slot)
        for other in _borrowable(number, [n for n in s["card"].tolist() if n >= 0]):
            _note_borrowed(s, other, slot)


def _copies(number: int) -> bool:
    """Tell whether a card may become a copy of another."""
    return any(one[E_OP] == COPY_UNIT for k in _skills(number) for one in _effects(k))


def _keyword_copied(k: int) -> int:
    """Return the keyword of the skills that a skill copies from other cards, or 0."""
    return next((int(one[E_AMOUNT]) for one in _effects(k) if one[E_OP] == COPY_SKILLS), 0)


def _effects(k: int) -> NDArray[np.int64]:
    row = SKILL_TABLE[k]
    return EFFECT_TABLE[row[S_EFFECTS] : row[S_EFFECTS] + row[S_EFFECTS_N]]


def _skills(number: int) -> range:
    return range(int(CARD_TABLE[number][C_SKILLS]), int(CARD_TABLE[number][C_SKILLS] + CARD_TABLE[number][C_SKILLS_N]))


def _borrowable(number: int, beside: Sequence[int]) -> list[int]:
    """Return the skills of cards in its deck that a card may gain."""
    keywords = {keyword for k in _skills(number) if (keyword := _keyword_copied(k))}
    if not keywords:
        return []
    return [k for other in sorted(set(beside)) for k in _skills(other) if SKILL_TABLE[k][S_KEYWORD] in keywords]


def _note_kin(s: Any) -> None:
    """Note which cards of a seat share a unit name, and which are the same card."""
    for seat in range(2):
        held = [(slot, n) for slot, n in enumerate(s["card"].tolist()) if n >= 0 and slot >> SHIFT & 1 == seat]
        names = {number: _names(number) for _slot, number in held}
        named: Counter[int] = Counter()
        alike: Counter[int] = Counter()
        for slot, number in held:
            alike[number] |= 1 << place_of(slot)
            for name in names[number]:
                named[name] |= 1 << place_of(slot)
        for slot, number in held:
            keep(s["copies"], slot, alike[number])
            keep(s["kin"], slot, reduce(or_, (named[name] for name in names[number])))


def _note(kinds: NDArray[Any], bits: int, slot: int) -> None:
    """Add a card to its seat's set in the row of every bit."""
    for kind in range(bits.bit_length()):
        if bits >> kind & 1:
            add(kinds, (kind, slot >> SHIFT & 1), place_of(slot))


def _names(number: int) -> list[int]:
    return [int(name) for name in CARD_TABLE[number][list(NAME_COLUMNS)] if name != 0]
