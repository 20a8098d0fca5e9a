# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Sketch: a viewer's table as one row of numbers: a head, then sections of variable length."""

from typing import Final

from parlour.core.kernels import kernel
from parlour.core.kernels.bits import first
from parlour.games.cipher.compiled.tables import card
from parlour.games.cipher.field.lasting import note_lasting
from parlour.games.cipher.field.zones import field
from parlour.games.cipher.play.answers import WIDTH, answers
from parlour.games.cipher.play.menus import legal
from parlour.games.cipher.play.moves import to_act
from parlour.games.cipher.play.numbering import read
from parlour.games.cipher.play.views import observe
from parlour.games.cipher.sets import lowest
from parlour.games.cipher.skills.deploying import grow_price, missing_symbols
from parlour.games.cipher.skills.filters import promoted
from parlour.games.cipher.skills.strength import attack_of, ranges, settle
from parlour.games.cipher.state import (
    A_BACK,
    A_CARD,
    A_FRONT,
    A_GROW,
    ACTIONS,
    ASK_BOND,
    ASK_DEPLOY,
    MULLIGAN,
    NO_ASK,
    NONE,
    SHIFT,
    SLOTS,
    TRIGGERS,
)
from parlour.games.cipher.vocabulary.columns import C_ATTACK, C_COST, C_SUPPORT, C_TAGS
from parlour.games.cipher.vocabulary.values import BACK, BONDS, BOUNDLESS, DECK, FRONT, HAND, ORBS, RETREAT, UNDER

(PHASE, TURN, PLAYER, TO_ACT, SPENT, LEFT, FIRST_DECK, SECOND_DECK, BEGINS) = range(9)
# Sections of each seat: front, back, bonds, orbs, hand, known top of the deck, retreat, boundless and support. Then
# come the battle, the question, waiting skills, the answers, and the cards that cannot be played. The head says at
# which byte each section begins.
OF_SEAT: Final = 9
SECTIONS: Final = 2 * OF_SEAT + 5
HEAD: Final = BEGINS + SECTIONS + 1
BYTES: Final = 8  # bytes of a number
UNIT: Final = 6  # a unit's slot, card, marks, attack, reach, and the number of cards under it, which follow
MAIN, TAPPED, PROMOTED = 1, 2, 4
WHY: Final = 4  # a slot, why its card cannot be played, and two numbers for the reason
NO_BOND, NO_COLOUR, TOO_DEAR, SAME_NAME, ITS_TERMS = range(5)
LENGTH: Final = HEAD + (UNIT + WHY) * 2 * SLOTS + 3 * TRIGGERS + WIDTH * ACTIONS + 64


@kernel
def _unit(s, slot, at, out):
    """Write a unit and the cards under it; return the place after them, as all writing functions here do."""
    seat = slot >> SHIFT & 1
    marks = MAIN * int(int(s.main[seat]) == slot) + TAPPED * int(int(s.tapped[slot]) != 0)
    out[at], out[at + 1] = slot, int(s.card[slot])
    out[at + 2] = marks + PROMOTED * int(promoted(s, slot))
    out[at + 3], out[at + 4] = max(0, attack_of(s, slot)), ranges(s, slot)
    n, rest = 0, int(s.where[seat, UNDER])
    while rest != 0:
        other = lowest(seat, rest)
        rest &= rest - 1
        if int(s.host[other]) == slot:
            out[at + UNIT + n] = int(s.card[other])
            n += 1
    out[at + UNIT - 1] = n
    return at + UNIT + n


@kernel
def _line(s, seat, zone, at, out):
    rest = int(s.where[seat, zone])
    while rest != 0:
        at = _unit(s, lowest(seat, rest), at, out)
        rest &= rest - 1
    return at


@kernel
def _cards(s, seat, zone, total, at, out):
    """Write the public number of cards in a zone, then slot and card of those that are known."""
    out[at] = total
    at += 1
    rest = int(s.where[seat, zone])
    while rest != 0:
        slot = lowest(seat, rest)
        rest &= rest - 1
        out[at], out[at + 1] = slot, int(s.card[slot])
        at += 2
    return at


@kernel
def _faced(s, seat, zone, total, at, out):
    """Write the number of bonds or orbs, then slot, card and face of those that are known."""
    out[at] = total
    at += 1
    rest = int(s.where[seat, zone])
    while rest != 0:
        slot = lowest(seat, rest)
        rest &= rest - 1
        out[at], out[at + 1], out[at + 2] = slot, int(s.card[slot]), int(int(s.face_down[slot]) != 0)
        at += 3
    return at


@kernel
def _support(s, seat, at, out):
    slot = int(s.support[seat])
    if slot < 0:
        return at
    out[at], out[at + 1], out[at + 2] = slot, int(s.card[slot]), int(int(s.supported[seat]) == 0)
    return at + 3


@kernel
def _ends(at, section, out):
    """Note where a section ended and the next begins."""
    out[BEGINS + section + 1] = BYTES * at


@kernel
def _half(s, seat, at, out):
    """Write one side's half of the field."""
    section = OF_SEAT * seat
    for line in range(2):
        at = _line(s, seat, BACK if line else FRONT, at, out)
        _ends(at, section + line, out)
    at = _faced(s, seat, BONDS, int(s.bond_n[seat]), at, out)
    _ends(at, section + 2, out)
    at = _faced(s, seat, ORBS, int(s.orb_n[seat]), at, out)
    _ends(at, section + 3, out)
    at = _cards(s, seat, HAND, int(s.hand_n[seat]), at, out)
    _ends(at, section + 4, out)
    at = _cards(s, seat, DECK, 0, at, out)
    _ends(at, section + 5, out)
    at = _cards(s, seat, RETREAT, 0, at, out)
    _ends(at, section + 6, out)
    at = _cards(s, seat, BOUNDLESS, 0, at, out)
    _ends(at, section + 7, out)
    at = _support(s, seat, at, out)
    _ends(at, section + 8, out)
    return at


@kernel
def _sum(s, slot, at, out):
    """Write an attack as printed, the support, and the total; zeros if the unit left."""
    seat, number = slot >> SHIFT & 1, int(s.card[slot])
    base = support = total = 0
    if number >= 0:
        base, total = card(number, C_ATTACK), attack_of(s, slot)
        if int(s.support[seat]) >= 0 and int(s.supported[seat]) != 0:
            support = card(int(s.card[int(s.support[seat])]), C_SUPPORT)
    out[at], out[at + 1], out[at + 2] = base, support, total
    return at + 3


@kernel
def _battle(s, at, out):
    attacker, defender = int(s.attacker), int(s.defender)
    if attacker < 0 or defender < 0:
        return at
    out[at], out[at + 1], out[at + 2] = attacker, defender, int(s.battle)
    return _sum(s, defender, _sum(s, attacker, at + 3, out), out)


@kernel
def _question(s, at, out):
    held = int(s.held)
    if int(s.ask) == NO_ASK:
        return at
    out[at], out[at + 1], out[at + 2] = int(s.ask), int(s.ask_seat), held
    out[at + 3] = int(s.card[held]) if held >= 0 else NONE
    out[at + 4], out[at + 5], out[at + 6] = int(s.skill), int(s.left), int(s.selected)
    return at + 7


@kernel
def _queue(s, at, out):
    for i in range(int(s.queue_n)):
        out[at], out[at + 1] = int(s.queue_seat[i]), int(s.card[int(s.queue_source[i])])
        out[at + 2] = int(s.queue_skill[i])
        at += 3
    return at


@kernel
def _is_playable(s, seat, number, actions, n):
    """Tell whether a card, or a copy of it, may be played from the hand now."""
    for i in range(n):
        kind, slot = read(s, int(actions[i]), seat)
        comes = kind == A_FRONT or kind == A_BACK or kind == A_GROW
        if (kind == A_CARD or comes) and int(s.card[slot]) == number:
            return True
    return False


@kernel
def _reason(s, seat, slot, at, out):
    """Write why a card of the hand cannot be played now."""
    number, left = int(s.card[slot]), int(s.bond_n[seat]) - int(s.spent)
    grows = int(s.kin[slot]) & field(s, seat) != 0
    price = grow_price(number) if grows else card(number, C_COST)
    missing = missing_symbols(s, seat) & card(number, C_TAGS)
    why = one = other = 0
    if int(s.ask) == ASK_BOND:
        why = NO_BOND
    elif missing != 0:
        why, one = NO_COLOUR, first(missing)
    elif price > left:
        why, one, other = TOO_DEAR, price, left
    else:
        why = SAME_NAME if grows else ITS_TERMS
    out[at], out[at + 1], out[at + 2], out[at + 3] = slot, why, one, other
    return at + WHY


@kernel
def _unplayable(s, seat, actions, n, at, out):
    """Write the cards of the hand that cannot be played, when the question is to play one."""
    if int(s.ask) != ASK_BOND and int(s.ask) != ASK_DEPLOY:
        return at
    rest = int(s.where[seat, HAND])
    while rest != 0:
        slot = lowest(seat, rest)
        rest &= rest - 1
        if not _is_playable(s, seat, int(s.card[slot]), actions, n):
            at = _reason(s, seat, slot, at, out)
    return at


@kernel
def _head(s, out):
    player = int(s.turn)
    out[PHASE], out[TURN], out[PLAYER], out[TO_ACT] = int(s.phase), int(s.turn_no), player, int(to_act(s))
    out[SPENT] = int(s.spent)
    out[LEFT] = int(s.bond_n[player]) - int(s.spent) if int(s.phase) > MULLIGAN else 0
    out[FIRST_DECK], out[SECOND_DECK] = int(s.deck_n[0]), int(s.deck_n[1])
    out[BEGINS] = BYTES * HEAD


@kernel
def sketch(states, viewer, views, actions, out):
    """Write a viewer's table into `out`, and their view into `views`; return the length of the row."""
    views[0] = states[0]
    s = views[0]
    observe(s, viewer)
    note_lasting(s)
    settle(s)
    _head(s, out)
    at = _half(s, 1, _half(s, 0, HEAD, out), out)
    at = _battle(s, at, out)
    _ends(at, 2 * OF_SEAT, out)
    at = _question(s, at, out)
    _ends(at, 2 * OF_SEAT + 1, out)
    at = _queue(s, at, out)
    _ends(at, 2 * OF_SEAT + 2, out)
    n = int(legal(s, actions)) if out[TO_ACT] == viewer else 0
    at = answers(s, actions, n, at, out)
    _ends(at, 2 * OF_SEAT + 3, out)
    at = _unplayable(s, viewer, actions, n, at, out) if n > 0 else at
    _ends(at, 2 * OF_SEAT + 4, out)
    return at
