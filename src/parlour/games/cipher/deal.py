# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Dealing: from two decks to the question of the first mulligan (rulebook 1, 3)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.core.chance import Chance, Tape
from parlour.core.event import Event
from parlour.core.jit import kernel
from parlour.core.log import LOG
from parlour.core.record import State, assign, copy
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.games.cipher.cards import deck as decks
from parlour.games.cipher.cards.cards import card as find_card
from parlour.games.cipher.cards.deck import Deck
from parlour.games.cipher.compiled.columns import (
    C_COST,
    C_FLAGS,
    C_OPS,
    C_PROMOTION,
    C_SKILL,
    C_SUPPORT_SKILL,
    C_SUPPORT_SKILLS,
    C_TRIGGERS,
    S_KIND,
    S_OPS,
    S_PLACE,
    S_STRONG,
    WIDE,
)
from parlour.games.cipher.compiled.compile import CARD_TABLE, NAME_COLUMNS, NUMBERS, SKILL_TABLE, enforced
from parlour.games.cipher.compiled.opcodes import FRONT, IS_ACT, ON_FIELD, POOL
from parlour.games.cipher.play.turn import begin
from parlour.games.cipher.rules import rule_bits
from parlour.games.cipher.shown.events import decode
from parlour.games.cipher.state import DECK_MOST, EVERYONE, NONE, PLACE, SEATS, SHIFT, STATE, STRIDE

ANY_CARD = (1 << DECK_MOST) - 1


@kernel
def _begin(states, tapes, logs):
    begin(states[0], tapes[0], logs[0])


def read_bring(bring: Mapping[str, Any], seat: int) -> Deck:
    """The deck a seat brings: a starter's name, a main character and cards, or a text."""
    try:
        if bring.get("deck") is not None:
            found = decks.starters().get(str(bring["deck"]))
            if found is None:
                raise Refusal("cipher-unknown-deck", deck=str(bring["deck"])[:40], known=", ".join(decks.starters()))
            return decks.check(found.main, found.codes, enforced)
        if bring.get("text") is not None:
            return decks.check(*decks.read(str(bring["text"])), enforced)
        codes = bring.get("cards")
        if not isinstance(codes, Sequence) or isinstance(codes, str):
            raise Refusal("cipher-bad-bring")
        return decks.check(str(bring.get("main") or ""), [str(code) for code in codes], enforced)
    except Refusal as refusal:
        refusal.at = SEATS[seat] if refusal.at is None else f"{SEATS[seat]}.{refusal.at}"
        raise


def check_bring(bring: Mapping[str, Any] | None, seat: int) -> dict[str, Any]:
    """What a seat brings, checked and made canonical; nothing stands for a starter by chance."""
    if not bring or not {"deck", "text", "cards"} & set(bring):
        return {}
    if bring.get("deck") is not None:
        read_bring(bring, seat)
        return {"deck": str(bring["deck"])}
    return read_bring(bring, seat).as_json()


def blank(rules: RuleSet) -> State:
    """A state with its rules and without cards."""
    state = np.zeros(1, STATE)
    s = state[0]
    s["rule_bits"] = rule_bits(rules)
    for name in ("card", "main", "attacker", "defender", "support", "held", "skill", "source"):
        s[name] = NONE
    for name in ("event_unit", "event_other", "ask_filter"):
        s[name] = NONE
    s["strong"] = 1
    return state


def note_properties(state: State) -> None:
    """Note what the cards of a match wait for and what they can change, so that kernels need not look at the others."""
    s = state[0]
    for slot, number in enumerate(s["card"].tolist()):
        if number < 0:
            continue
        row, bit = CARD_TABLE[number], 1 << (slot & PLACE)
        s["heard"] |= row[C_TRIGGERS]
        s["ops"] |= row[C_OPS]
        _note(s["hearers"], int(row[C_TRIGGERS]), slot)
        if row[C_FLAGS] & WIDE:
            _note(s["speakers"], int(row[C_OPS]), slot)
        for skill in range(int(row[C_SKILL]), int(row[C_SUPPORT_SKILL] + row[C_SUPPORT_SKILLS])):
            if SKILL_TABLE[skill][S_STRONG]:
                s["strong_ops"] |= SKILL_TABLE[skill][S_OPS]
                # Used from elsewhere it asks all the time: any unit of its seat stands for it.
                s["askers"][slot >> SHIFT] |= bit if SKILL_TABLE[skill][S_PLACE] == ON_FIELD else ANY_CARD
            if SKILL_TABLE[skill][S_KIND] == IS_ACT:
                s["acts_n"][slot >> SHIFT] = max(s["acts_n"][slot >> SHIFT], skill - row[C_SKILL] + 1)
                s["actors"][SKILL_TABLE[skill][S_PLACE], skill - row[C_SKILL], slot >> SHIFT] |= bit
    _note_kin(s)
    for seat in range(2):
        rows = [CARD_TABLE[n] for n in s["card"][seat * STRIDE : (seat + 1) * STRIDE].tolist() if n >= 0]
        s["cheapest"][seat] = min(int(n) for row in rows for n in (row[C_COST], row[C_PROMOTION]) if n >= 0)


def _note_kin(s: Any) -> None:
    """Note which cards of a seat share a unit name, and which are the same card."""
    for seat in range(2):
        numbers = {slot: int(s["card"][slot]) for slot in range(seat * STRIDE, (seat + 1) * STRIDE)}
        named: Counter[int] = Counter()
        alike: Counter[int] = Counter()
        for slot, number in numbers.items():
            if number >= 0:
                alike[number] |= 1 << (slot & PLACE)
                for name in _names(number):
                    named[name] |= 1 << (slot & PLACE)
        for slot, number in numbers.items():
            if number >= 0:
                s["copies"][slot] = alike[number]
                s["kin"][slot] = reduce(or_, (named[name] for name in _names(number)))


def _names(number: int) -> list[int]:
    return [int(name) for name in CARD_TABLE[number][list(NAME_COLUMNS)] if name != 0]


def _note(kinds: NDArray[np.int64], bits: int, slot: int) -> None:
    """Add a card to the set of its seat in the row of every bit."""
    for kind in range(bits.bit_length()):
        if bits >> kind & 1:
            kinds[kind, slot >> SHIFT] |= 1 << (slot & PLACE)


def lay_deck(state: State, seat: int, codes: Sequence[str]) -> None:
    """Give a seat's slots their cards, copies side by side, all of them unseen."""
    s = state[0]
    for place, code in enumerate(sorted(codes)):
        s["card"][seat * STRIDE + place] = NUMBERS[code]
    s["where"][seat][POOL] = (1 << len(codes)) - 1
    s["deck_n"][seat] = len(codes)


def _place_main(state: State, seat: int, code: str) -> None:
    """The main character stands in the front line before the hands are drawn (rulebook 3.1)."""
    s = state[0]
    number = NUMBERS[find_card(code).code]
    slot = next(seat * STRIDE + i for i in range(STRIDE) if s["card"][seat * STRIDE + i] == number)
    bit = 1 << (slot - seat * STRIDE)
    s["where"][seat][POOL] &= ~bit
    s["where"][seat][FRONT] |= bit
    s["zone"][slot], s["level"][slot], s["known"][slot] = FRONT, 1, EVERYONE
    s["main"][seat] = slot
    s["deck_n"][seat] -= 1


def deal(rules: RuleSet, brings: Sequence[Mapping[str, Any]], chance: Chance) -> tuple[State, list[Event]]:
    """A fresh match: decks, main characters, six cards each, and the first player's mulligan."""
    state = blank(rules)
    events = []
    for seat, bring in enumerate(brings):
        names = list(decks.starters())
        given = bring or {"deck": names[chance.pick(len(names))]}
        deck = read_bring(given, seat)
        lay_deck(state, seat, deck.codes)
        _place_main(state, seat, deck.main)
        events.append(Event("deck", {"seat": SEATS[seat], "deck": given.get("deck"), "card": deck.main}))
    note_properties(state)
    before, log = copy(state), np.zeros(1, LOG)

    def run(tape: Tape) -> None:
        assign(state, before)
        log["n"] = 0
        _begin(state, tape, log)

    chance.drive(run)
    return state, [*events, *decode(before, state, log)]
