# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Card effects: what a skill does with cards off the field, one after another (rulebook 10)."""

from parlour.core.bits import count, first
from parlour.core.jit import kernel
from parlour.games.cipher.compiled.columns import (
    C_FLAGS,
    E_AMOUNT,
    E_BY,
    E_FILTER,
    E_FROM,
    E_OP,
    E_OPTIONAL,
    E_SET,
    E_SHOWN,
    E_TAPPED,
    E_WHO,
    F_ALL,
    F_DISTINCT,
    F_MAX,
    F_MIN,
    F_SAME_NAME,
    NO_BOND,
)
from parlour.games.cipher.compiled.opcodes import (
    BONDS,
    CHOSEN,
    DECK,
    DEPLOY,
    DISCARD,
    FLIP_BONDS,
    HAND,
    ORBS,
    PAY_COST,
    REVEALED,
    STACK_UNDER,
    TO_BONDS,
    TO_DECK_TOP,
    TO_HAND,
    TO_HAND_OR_DECK,
    TO_ORBS,
    TO_RETREAT,
    WHO_OPPONENT,
)
from parlour.games.cipher.compiled.tables import card, effect, sieve
from parlour.games.cipher.field.forced_choices import is_foregone
from parlour.games.cipher.field.names import may_stand
from parlour.games.cipher.field.reasons import ORB_ADDED, REVEALED_ROW, SEARCHED, tell
from parlour.games.cipher.field.stages import ask, next_effect
from parlour.games.cipher.field.zones import choosable, look_through, on_field, put, show, shuffle, top
from parlour.games.cipher.skills.filters import match_card, referred
from parlour.games.cipher.skills.transfers import discard, flip, on_deck, to_bonds, to_hand, to_hand_shown
from parlour.games.cipher.skills.units import enter, slide_under
from parlour.games.cipher.state import (
    ASK_CHOOSE,
    ASK_DESTINATION,
    ASK_LINE,
    ASK_PAY,
    EVERYONE,
    NONE,
    PLACE,
    SHIFT,
    STRIDE,
)

AS_MANY = 99


@kernel
def _card_zone(s, e):
    """The zone a card effect takes from."""
    op = effect(e, E_OP)
    if op == DISCARD:
        return HAND
    if op == FLIP_BONDS or op == PAY_COST:
        return BONDS
    return effect(e, E_FROM)


@kernel
def asked_seat(s, e):
    """Who chooses the cards: the skill's controller, or the opponent who must discard."""
    seat = int(s.source) >> SHIFT
    return 1 - seat if effect(e, E_WHO) == WHO_OPPONENT else seat


@kernel
def candidates(s, e):
    """The cards a card effect may take, as a mask of the slots of the seat that chooses."""
    seat, source = asked_seat(s, e), int(s.source)
    zone, f = _card_zone(s, e), effect(e, E_FILTER)
    found = 0
    if zone == REVEALED:
        for depth in range(int(s.shown)):
            slot = top(s, int(s.shown_seat), depth)
            if slot >= 0 and match_card(s, f, slot, source >> SHIFT, source):
                found |= 1 << (slot & PLACE)
        return found
    rest = int(s.where[seat, zone])
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        slot = seat * STRIDE + first(bit)
        if slot != source and match_card(s, f, slot, source >> SHIFT, source) and _can_take(s, e, slot):
            found |= bit
    return _new_names(s, seat, found) if f >= 0 and sieve(f, F_DISTINCT) != 0 else found


@kernel
def _new_names(s, seat, found):
    """Of these cards those that share no name with one that was taken already."""
    rest = found
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        if int(s.picked[seat]) & int(s.kin[seat * STRIDE + first(bit)]):
            found &= ~bit
    return found


@kernel
def _can_take(s, e, slot):
    """What the effect itself asks: a unit that may stand, a bond that can be one, a face to turn."""
    op = effect(e, E_OP)
    if op == DEPLOY:
        return may_stand(s, slot)
    if op == TO_BONDS:
        return card(int(s.card[slot]), C_FLAGS) & NO_BOND == 0
    if op == FLIP_BONDS or op == PAY_COST:
        return int(s.face_down[slot]) != effect(e, E_BY)
    return True


@kernel
def _how_many(s, e):
    """At most how many cards an effect takes."""
    f = effect(e, E_FILTER)
    if effect(e, E_OP) == DISCARD and effect(e, E_AMOUNT) > 0:
        return effect(e, E_AMOUNT)
    if effect(e, E_OP) == FLIP_BONDS and effect(e, E_AMOUNT) == AS_MANY:
        return AS_MANY
    return 1 if f < 0 else (AS_MANY if sieve(f, F_ALL) != 0 and effect(e, E_OP) == FLIP_BONDS else sieve(f, F_MAX))


@kernel
def _how_few(s, e):
    """At least how many."""
    f = effect(e, E_FILTER)
    if effect(e, E_OPTIONAL) != 0:
        return 0
    if f < 0 or (effect(e, E_OP) == DISCARD and effect(e, E_AMOUNT) > 0):
        return _how_many(s, e)
    return sieve(f, F_MIN)


@kernel
def _is_hidden(s, e, seat):
    """Whether the cards are chosen from a hand or a deck: it is asked even without such a card, silence would tell."""
    zone = _card_zone(s, e)
    return zone == DECK or (zone == HAND and int(s.hand_n[seat]) > 0)


@kernel
def _is_settled(s, e, seat, found):
    """Whether nobody need be asked which of these cards are taken; of a deck that is searched, always."""
    return _card_zone(s, e) != DECK and is_foregone(s, effect(e, E_FILTER), seat, found, int(s.ask_least))


@kernel
def card_effect(s, e, chance, log):
    """An effect that takes cards one after another, asking which while there is a choice.

    Whoever takes a card from his deck looks through all of it, and shuffles it afterwards whether the card says so or
    not: nobody knows what lies where in a deck (rulebook 2).
    """
    seat = asked_seat(s, e)
    if _card_zone(s, e) == DECK and int(s.selected) == 0:
        look_through(s, seat, chance)
        tell(log, SEARCHED, EVERYONE, seat, 0, 0, 0, 0)
    found = candidates(s, e)
    if effect(e, E_OP) == PAY_COST and int(s.selected) < 3:
        _ask_to_pay(s, e, found)
        return
    if int(s.selected) == 0:
        s.selected, s.done = 1, 0
        s.left, s.ask_least = _how_many(s, e), _how_few(s, e)
    if int(s.left) <= 0 or (found == 0 and not _is_hidden(s, e, seat)):
        s.left = 0
        if _card_zone(s, e) == DECK:
            shuffle(s, seat, 0)
        next_effect(s)
        return
    if found != 0 and int(s.ask_least) > 0 and _is_settled(s, e, seat, found):
        _take_card(s, e, seat * STRIDE + first(choosable(s, seat, found)), chance, log)
        return
    s.ask_owner, s.ask_filter = seat, effect(e, E_FILTER)
    ask(s, ASK_CHOOSE, seat)


@kernel
def _ask_to_pay(s, e, found):
    """A cost inside an effect: asked whether it is paid, then paid whole."""
    s.done = 0
    if int(s.selected) == 1:
        s.selected, s.left, s.ask_least = 3, effect(e, E_AMOUNT), effect(e, E_AMOUNT)
    elif count(found) < effect(e, E_AMOUNT):
        next_effect(s)
    else:
        s.selected = 2
        ask(s, ASK_PAY, int(s.source) >> SHIFT)


@kernel
def answer_card(s, slot, chance, log):
    """A card chosen for a card effect, or NONE for no more."""
    if slot < 0:
        s.left = 0
        return
    _take_card(s, int(s.at), slot, chance, log)


@kernel
def _turned_up(s, e, slot, log):
    """The card an effect takes, shown to both players before where the effect says so; returns its slot."""
    if effect(e, E_SHOWN) == 0:
        return slot
    slot = show(s, slot)
    tell(log, REVEALED_ROW, EVERYONE, slot >> SHIFT, s.card[slot], slot, 0, 0)
    return slot


@kernel
def _take_card(s, e, slot, chance, log):
    """Do with one card what the effect says."""
    op = effect(e, E_OP)
    s.left = max(0, int(s.left) - 1)
    s.ask_least = max(0, int(s.ask_least) - 1)
    s.done = 1
    if _card_zone(s, e) == REVEALED:
        s.shown -= 1
    if effect(e, E_FILTER) >= 0 and sieve(effect(e, E_FILTER), F_DISTINCT) != 0:
        s.picked[slot >> SHIFT] = int(s.picked[slot >> SHIFT]) | 1 << (slot & PLACE)
    if op == TO_HAND and _card_zone(s, e) == DECK and effect(e, E_SHOWN) == 0:
        to_hand(s, slot, log)
    elif op == TO_HAND:
        to_hand_shown(s, slot, log)
    elif op == TO_DECK_TOP:
        on_deck(s, slot, log)
    elif op == TO_BONDS:
        to_bonds(s, _turned_up(s, e, slot, log), effect(e, E_BY), log)
    elif op == TO_ORBS:
        put(s, slot, ORBS)
        tell(log, ORB_ADDED, EVERYONE, slot >> SHIFT, 0, 0, 0, 0)
    elif op == TO_RETREAT or op == DISCARD:
        discard(s, slot, log)
    elif op == TO_HAND_OR_DECK:
        s.held = slot
        ask(s, ASK_DESTINATION, slot >> SHIFT)
    elif op == DEPLOY:
        s.held = show(s, slot)
        if effect(e, E_SET) != 0:
            answer_line(s, effect(e, E_SET), log)
        else:
            ask(s, ASK_LINE, slot >> SHIFT)
    elif op == FLIP_BONDS or op == PAY_COST:
        flip(s, slot, effect(e, E_BY), log)
    elif op == STACK_UNDER:
        host = int(s.source)
        if sieve(effect(e, E_FILTER), F_SAME_NAME) == 1:
            host = referred(s, CHOSEN, slot >> SHIFT, host)
        if on_field(s, host):
            slide_under(s, slot, host, log)


@kernel
def answer_line(s, line, log):
    """The line a unit that a skill deploys comes to."""
    slot = int(s.held)
    s.held = NONE
    enter(s, slot, line, effect(int(s.at), E_TAPPED), 0, log)


@kernel
def answer_destination(s, to_deck, log):
    """To hand or on top of the deck, as its owner likes."""
    slot = int(s.held)
    s.held = NONE
    if to_deck:
        on_deck(s, slot, log)
    else:
        to_hand_shown(s, slot, log)


@kernel
def takes_cards(op):
    """Whether an effect takes cards off the field."""
    if op == DISCARD or op == FLIP_BONDS or op == PAY_COST or op == DEPLOY or op == STACK_UNDER or op == TO_ORBS:
        return True
    return TO_HAND <= op <= TO_HAND_OR_DECK
