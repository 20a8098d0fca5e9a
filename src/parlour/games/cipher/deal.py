# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Dealing: from two decks to the question of the first mulligan (rulebook 1, 3)."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from parlour.core.chance import Chance, Tape
from parlour.core.contract import Bring
from parlour.core.event import Event
from parlour.core.facets import larger
from parlour.core.kernels import kernel
from parlour.core.kernels.wide import add, keep, told
from parlour.core.log import LOG
from parlour.core.record import State, assign, copy
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.games.cipher.blank import blank, note_properties
from parlour.games.cipher.cards import deck as decks
from parlour.games.cipher.cards.cards import card as find_card
from parlour.games.cipher.cards.deck import Deck
from parlour.games.cipher.compiled.compile import NUMBERS, enforced
from parlour.games.cipher.play.turn import begin
from parlour.games.cipher.rules import NAME
from parlour.games.cipher.sets import place_of, slot_at, slots
from parlour.games.cipher.shown.events import decode
from parlour.games.cipher.state import EVERYONE, ROOM, SEATS
from parlour.games.cipher.vocabulary.values import FRONT, POOL


@kernel
def _begin(states, tapes, logs):
    begin(states[0], tapes[0], logs[0])


def read_bring(bring: Mapping[str, Any], seat: int) -> Deck:
    """Return the deck that a seat brings: a starter's name, a main character and cards, or a text."""
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


def check_bring(bring: Mapping[str, Any] | None, seat: int) -> Bring:
    """Return what a seat brings, checked and made canonical; nothing means a starter by chance."""
    if not bring or not {"deck", "text", "cards"} & set(bring):
        return {}
    if bring.get("deck") is not None:
        read_bring(bring, seat)
        return {"deck": str(bring["deck"])}
    deck = read_bring(bring, seat)
    if len(deck.codes) > ROOM:
        larger.expect(NAME)
    return deck.as_json()


def lay_deck(state: State, seat: int, codes: Sequence[str]) -> None:
    """Give a seat's slots their cards, copies side by side, all of them unseen."""
    s = state[0]
    for place, code in enumerate(sorted(codes)):
        s["card"][slot_at(seat, place)] = NUMBERS[code]
    keep(s["where"], (seat, POOL), (1 << len(codes)) - 1)
    s["deck_n"][seat] = len(codes)


def _place_main(state: State, seat: int, code: str) -> None:
    """Place the main character in the front line before the hands are drawn (rulebook 3.1)."""
    s = state[0]
    number = NUMBERS[find_card(code).code]
    slot = next(slot for slot in slots(s["where"][seat][POOL], seat) if s["card"][slot] == number)
    place = place_of(slot)
    keep(s["where"], (seat, POOL), told(s["where"][seat][POOL]) & ~(1 << place))
    add(s["where"], (seat, FRONT), place)
    s["zone"][slot], s["level"][slot], s["known"][slot] = FRONT, 1, EVERYONE
    s["main"][seat] = slot
    s["deck_n"][seat] -= 1


def deal(rules: RuleSet, brings: Sequence[Mapping[str, Any]], chance: Chance) -> tuple[State, list[Event]]:
    """Deal a fresh match: decks, main characters, six cards each, and the first player's mulligan."""
    names = list(decks.starters())
    carried = [bring or {"deck": names[chance.pick(len(names))]} for bring in brings]
    brought = [read_bring(bring, seat) for seat, bring in enumerate(carried)]
    state = blank(rules, max(len(deck.codes) for deck in brought))
    events = []
    for seat, (given, deck) in enumerate(zip(carried, brought, strict=True)):
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
