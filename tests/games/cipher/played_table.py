# mypy: allow-untyped-defs, allow-untyped-calls
"""A table of the game itself, at which the first seat does what it does at a real table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from parlour.core import registry
from parlour.core.chance import Chance, Tape
from parlour.core.kernels import kernel
from parlour.core.log import closed_log
from parlour.core.record import State
from parlour.games.cipher.cards.cards import all_cards
from parlour.games.cipher.field.zones import (
    draw,
    learn_top,
    look_through,
    put,
    reshuffle,
    show,
    shuffle,
    take,
    top,
    unseen_orb,
)
from parlour.games.cipher.play.checks import take_orb
from parlour.games.cipher.play.views import observe, resample
from parlour.games.cipher.skills.orb_effects import answer_orb, look_at_orb
from parlour.games.cipher.skills.transfers import (
    discard,
    flip,
    mill,
    on_deck,
    retreat_into_deck,
    to_hand,
    top_to_bonds,
    top_to_orbs,
)
from parlour.games.cipher.state import NONE, STATE, STRIDE, UNSEEN_ORBS
from parlour.games.cipher.vocabulary.values import BONDS, DECK, HAND, ORBS, POOL, RETREAT, SUPPORT
from tests.games.cipher.real_table import EVERYONE, Fact, Turned

CIPHER = registry.game("cipher")
WORDS = (
    "draw", "support", "mill", "top to orbs", "top to bonds", "take orb", "lose orb", "look at orb", "turn up orb",
    "look at top",
    "reveal top", "look through deck", "take from deck", "discard", "hand to deck", "hand to orbs", "retreat to deck",
    "retreat to orbs", "shuffle", "retreat into deck", "mulligan", "turn over orbs", "turn over deck", "check",
)  # fmt: skip
(
    DRAW, TURN_UP, MILL, TOP_TO_ORBS, TOP_TO_BONDS, TAKE_ORB, LOSE_ORB, LOOK_AT_ORB, TURN_UP_ORB, LOOK_AT_TOP,
    REVEAL_TOP, LOOK_THROUGH, TAKE_FROM_DECK, THROW_AWAY, HAND_TO_DECK, HAND_TO_ORBS, RETREAT_TO_DECK, RETREAT_TO_ORBS,
    SHUFFLE, RETREAT_INTO_DECK, MULLIGAN, TURN_ORBS, TURN_DECK, CHECK,
) = range(len(WORDS))  # fmt: skip
FROM_HAND = ("discard", "hand to deck", "hand to orbs")
FROM_DECK = ("take from deck",)
FROM_RETREAT = ("retreat to deck", "retreat to orbs")
OF_UNSEEN_ORBS = ("take orb", "lose orb", "look at orb", "turn up orb")


@kernel
def _do(states, word, slot, tapes, logs):
    """Do one thing to the first seat, by the kernels that do it in a match."""
    s, chance, log = states[0], tapes[0], logs[0]
    if word == DRAW:
        draw(s, 0, 1, chance, log)
    elif word == TURN_UP:
        found = take(s, 0, SUPPORT, chance, log)
        if found >= 0:
            discard(s, show(s, found), log)
    elif word == MILL:
        mill(s, 0, RETREAT, chance, log)
    elif word == TOP_TO_ORBS:
        top_to_orbs(s, 0, log)
    elif word == TOP_TO_BONDS:
        top_to_bonds(s, 0, 1, chance, log)
    elif word == TAKE_ORB:
        s.owed[0] = 1
        take_orb(s, 0, NONE, chance, log)
    elif word == LOSE_ORB:
        s.left = 1
        answer_orb(s, 0, NONE, chance, log)
    elif word == LOOK_AT_ORB:
        look_at_orb(s, 0, chance, log)
    elif word == TURN_UP_ORB:
        flip(s, unseen_orb(s, 0, chance), 0, log)
    elif word == LOOK_AT_TOP:
        if learn_top(s, 0, 1, chance) > 0:
            found = top(s, 0, 0)
            s.known[found] = int(s.known[found]) | 1
    elif word == REVEAL_TOP:
        if learn_top(s, 0, 1, chance) > 0:
            show(s, top(s, 0, 0))
    elif word == LOOK_THROUGH:
        look_through(s, 0, chance)
    elif word == TAKE_FROM_DECK:
        to_hand(s, slot, log)
    elif word == THROW_AWAY:
        discard(s, slot, log)
    elif word == HAND_TO_DECK or word == RETREAT_TO_DECK:
        on_deck(s, slot, log)
    elif word == HAND_TO_ORBS or word == RETREAT_TO_ORBS:
        put(s, slot, ORBS)
    elif word == SHUFFLE:
        shuffle(s, 0, 0)
    elif word == RETREAT_INTO_DECK:
        retreat_into_deck(s, 0)
    elif word == MULLIGAN:
        shuffle(s, 0, int(s.where[0, HAND]))
    elif word == TURN_ORBS:
        unseen_orb(s, 0, chance)
    elif word == TURN_DECK:
        learn_top(s, 0, int(s.top_n[0]) + 1, chance)
    else:
        reshuffle(s, 0, log)


@kernel
def _observe(states, viewer):
    observe(states[0], viewer)


@kernel
def _resample(states, viewer, tapes):
    resample(states[0], viewer, tapes[0])


def _state(made: bytes) -> State:
    return np.frombuffer(made, STATE).copy()


def _kernel(made: bytes, chance: Chance, run: Callable[[State, Tape], None]) -> bytes:
    """Return the bytes of a state after a kernel that takes chances."""

    def once(tape: Tape) -> bytes:
        state = _state(made)
        run(state, tape)
        return state.tobytes()

    return chance.drive(once)


def _done(made: bytes, word: str, chance: Chance, slot: int = NONE) -> bytes:
    number = WORDS.index(word)
    return _kernel(made, chance, lambda state, tape: _do(state, number, slot, tape, closed_log()))


def face(state: State, slot: int) -> str:
    """Return the code of the card of a slot."""
    return all_cards()[int(state[0]["card"][slot])].code


def slots(state: State, zone: int) -> list[int]:
    """Return the first seat's slots in a zone."""
    held = int(state[0]["where"][0][zone])
    return [slot for slot in range(STRIDE) if held >> slot & 1]


def _deck(state: State) -> list[int]:
    """Return the slots of the known cards of the first seat's deck, the top one first."""
    order = state[0]["order"].tolist()
    return sorted(slots(state, DECK), key=lambda slot: -order[slot])


def _unseen_orbs(state: State) -> list[int]:
    return [mixing for mixing, n in enumerate(state[0]["backs"][0][UNSEEN_ORBS].tolist()) for _ in range(n)]


@dataclass(frozen=True)
class Played:
    """A state as bytes, with the number of shuffles before each back left the deck, as spectators can count."""

    made: bytes
    left: tuple[tuple[int, int], ...] = ()  # of hidden cards, by slot
    orbs: tuple[int, ...] = ()  # of the unseen orbs
    shuffles: int = 0

    @property
    def state(self) -> State:
        return _state(self.made)


def begun(cards: Sequence[str], orbs: int, retreat: Sequence[str], chance: Chance) -> Played:
    """Lay orbs from a pool of cards; other cards lie in the retreat area already."""
    side = {"front": [{"cards": ["B01-003"], "main": True}], "retreat": list(retreat)}
    side |= {"deck": {"count": len(cards) - orbs, "pool": list(cards)}, "orbs": {"count": orbs}}
    other = {"front": [{"cards": ["B01-053"], "main": True}], "deck": ["B01-055"]}
    state = CIPHER.parse_position(CIPHER.rule_book.standard, {"first": side, "second": other})
    return Played(state.tobytes(), orbs=(0,) * orbs)


def _chosen(state: State, word: str, chance: Chance) -> int | None:
    """Return the card to act on: any of hand or deck, or the first of the retreat area; None if there is none."""
    if word in FROM_HAND or word in FROM_DECK:
        cards = slots(state, HAND) if word in FROM_HAND else _deck(state)
        return cards[chance.pick(len(cards))] if cards else None
    if word in FROM_RETREAT:
        retreat = sorted(slots(state, RETREAT), key=lambda slot: face(state, slot))
        return retreat[0] if retreat else None
    if word in OF_UNSEEN_ORBS and not _unseen_orbs(state):
        return None
    return NONE


def _touched(before: State, after: State, word: str) -> int:
    """Return the slot of the card that something happened to, NONE for one without identity."""
    if word in ("look at top", "reveal top"):
        return next(iter(_deck(after)), NONE)
    zones = zip(before[0]["zone"].tolist(), after[0]["zone"].tolist(), strict=True)
    changed = [slot for slot, (old, new) in enumerate(zones) if slot < STRIDE and new not in (POOL, old)]
    assert len(changed) <= 1, (word, changed)
    return changed[0] if changed else NONE


def _is_shuffled(before: State, after: State, word: str) -> bool:
    """Tell whether cards came into the deck, or known ones lost their place in it."""
    if word in ("shuffle", "retreat into deck", "mulligan"):
        known = bool(slots(before, DECK))
        zone = {"retreat into deck": RETREAT, "mulligan": HAND}.get(word)
        return known or (zone is not None and bool(slots(before, zone)))
    return bool(set(slots(before, RETREAT)) & set(slots(after, POOL)))


def step(played: Played, word: str, chance: Chance) -> tuple[Played, list[Fact]]:
    """Take one step; if the deck is then empty it is renewed at the next check of the rules."""
    slot = _chosen(played.state, word, chance)
    made, told, left, orbs, shuffles = played.made, [], dict(played.left), played.orbs, played.shuffles
    if slot is not None:
        made = _done(made, word, chance, slot)
        told, left, orbs = _facts(played, _state(made), word)
        shuffles += _is_shuffled(played.state, _state(made), word)
    checked = _done(made, "check", chance)
    shuffles += _is_shuffled(_state(made), _state(checked), "check")
    hidden = [one for zone in (HAND, BONDS, ORBS, DECK) for one in slots(_state(checked), zone)]
    kept = tuple(sorted((one, n) for one, n in left.items() if one in hidden))
    return Played(checked, kept, orbs, shuffles), told


def _facts(played: Played, after: State, word: str) -> tuple[list[Fact], dict[int, int], tuple[int, ...]]:
    """Return what happened to which card, and when it had left the deck, as a spectator can tell."""
    before, left, orbs = played.state, dict(played.left), list(played.orbs)
    if word == "look through deck":
        return [_fact(before, after, word, slot, left) for slot in _deck(after)], left, tuple(orbs)
    slot = _touched(before, after, word)
    if slot == NONE:
        if int(after[0]["orb_n"][0]) > int(before[0]["orb_n"][0]):
            orbs.append(played.shuffles)
            return [(word, "", 0, played.shuffles)], left, tuple(orbs)
        return [], left, tuple(orbs)
    if word in OF_UNSEEN_ORBS:
        had, has = _unseen_orbs(before), _unseen_orbs(after)
        at = next(i for i in range(len(had)) if has[i : i + 1] != [had[i]])
        left[slot] = orbs.pop(at)
    elif int(after[0]["zone"][slot]) != DECK:
        left.setdefault(slot, played.shuffles)
    return [_fact(before, after, word, slot, left)], left, tuple(orbs)


def _fact(before: State, after: State, word: str, slot: int, left: dict[int, int]) -> Fact:
    """Return what happened to the card of a slot."""
    when = -1 if int(before[0]["known"][slot]) == EVERYONE else left.get(slot, -1)
    return word, face(after, slot), int(after[0]["known"][slot]), when


def view(played: Played, viewer: int) -> bytes:
    """Return what a viewer may know, as bytes."""
    state = played.state
    _observe(state, viewer)
    return state.tobytes()


def imagined(viewer: int, seen: bytes, chance: Chance) -> bytes:
    """Return a state imagined from a view."""
    return _kernel(seen, chance, lambda state, tape: _resample(state, viewer, tape))


def next_turned(made: bytes, chance: Chance) -> bytes:
    """Turn over one more card without identity, an orb or the deck's next; equal ends have equal bytes."""
    state = _state(made)
    if _unseen_orbs(state):
        return _done(made, "turn over orbs", chance)
    return _done(made, "turn over deck", chance)


def turned_over(made: bytes) -> Turned:
    """Return all cards face up, once all of them have an identity."""
    state = _state(made)
    others = [slots(state, zone) for zone in (ORBS, HAND, BONDS, RETREAT)]
    return tuple(face(state, slot) for slot in _deck(state)), *(
        tuple(sorted(face(state, slot) for slot in zone)) for zone in others
    )
