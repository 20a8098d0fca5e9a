# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Moves: the kernels that list and take answers, called by every other part of parlour."""

from parlour.core.kernels import kernel
from parlour.core.kernels.bits import count
from parlour.games.cipher.compiled.tables import card
from parlour.games.cipher.field.lasting import text_of
from parlour.games.cipher.field.stages import begin_skill
from parlour.games.cipher.field.zones import field, show
from parlour.games.cipher.play.battle import answer_critical, answer_evade, answer_otherwise, declare
from parlour.games.cipher.play.battle_end import answer_instead, answer_later_line
from parlour.games.cipher.play.checks import keep, start_trigger, take_orb
from parlour.games.cipher.play.numbering import read
from parlour.games.cipher.play.turn import answer_mulligan, end_phase, run
from parlour.games.cipher.sets import lowest
from parlour.games.cipher.skills.card_effects import answer_destination, answer_line
from parlour.games.cipher.skills.deploying import grow_price, hosts
from parlour.games.cipher.skills.filters import printed_attack
from parlour.games.cipher.skills.orb_effects import answer_orb
from parlour.games.cipher.skills.resolve import answer_choice, answer_pay
from parlour.games.cipher.skills.transfers import to_bonds
from parlour.games.cipher.skills.units import enter, grow, move, tap
from parlour.games.cipher.state import (
    A_ATTACK,
    A_FRONT,
    A_GROW,
    A_MOVE,
    A_SKILL,
    A_WORD,
    ASK_ACT,
    ASK_BOND,
    ASK_CHOOSE,
    ASK_CRITICAL,
    ASK_DEPLOY,
    ASK_DESTINATION,
    ASK_EVADE,
    ASK_KEEPER,
    ASK_LINE,
    ASK_MULLIGAN,
    ASK_ONTO,
    ASK_ORB,
    ASK_ORDER,
    ASK_PAY,
    ASK_TARGET,
    NO_ASK,
    NONE,
    OVER,
    SHIFT,
    TO_FRONT,
    YES,
)
from parlour.games.cipher.vocabulary.columns import C_COST, C_SKILLS
from parlour.games.cipher.vocabulary.values import BACK, BY_ATTACK, FRONT


@kernel
def to_act(s):
    """Return the seat that is asked, or -1 if the match is over."""
    return NONE if int(s.phase) == OVER else int(s.ask_seat)


@kernel
def _put_on(s, slot, onto, price, log):
    """Pay, and put a card of the hand on top of a unit (rulebook 4.3)."""
    s.spent += price
    grow(s, slot, onto, price, log)
    s.checking = 1


@kernel
def _answer_deploy(s, kind, slot, log):
    """Deploy a card, or put it on a unit, for its price in bonds (rulebook 4.3)."""
    number, seat = int(s.card[slot]), slot >> SHIFT & 1
    if kind == A_WORD:
        end_phase(s, log)
    elif kind != A_GROW:
        price = card(number, C_COST)
        s.spent += price
        enter(s, slot, FRONT if kind == A_FRONT else BACK, 0, price, log)
        s.checking = 1
    else:
        found = hosts(s, slot)
        if count(found) > 1:
            s.held = show(s, slot)
            s.ask, s.ask_seat = ASK_ONTO, seat
            return
        _put_on(s, slot, lowest(seat, found), grow_price(number), log)


@kernel
def _answer_act(s, kind, slot, log):
    """Take an answer of the action phase: attack, move, or use a skill (4.4)."""
    if kind == A_WORD:
        end_phase(s, log)
    elif kind == A_ATTACK:
        s.held = slot
        s.ask, s.ask_seat = ASK_TARGET, slot >> SHIFT & 1
    elif kind == A_MOVE:
        tap(s, slot, BY_ATTACK, log)
        move(s, slot, BY_ATTACK, log)
        s.checking = 1
    else:
        begin_skill(s, card(text_of(s, slot), C_SKILLS) + kind - A_SKILL, slot, NONE, NONE)
        s.checking = 1


@kernel
def _answer_battle(s, what, kind, slot, log):
    """Take an answer of a battle: a target, a critical hit or an evasion."""
    if what == ASK_TARGET:
        attacker = int(s.held)
        s.held = NONE
        declare(s, attacker, slot, log)
    elif kind >= A_SKILL:
        answer_otherwise(s, slot, kind - A_SKILL, log)
    elif kind != A_WORD and what == ASK_CRITICAL:
        answer_critical(s, slot, log)
    elif kind != A_WORD:
        answer_evade(s, slot, log)


@kernel
def _answer_skill(s, what, kind, seat, slot, chance, log):
    """Take an answer to a question of the skill that resolves."""
    if what == ASK_PAY:
        if int(s.skill) < 0:
            answer_instead(s, seat, slot == YES, log)
        else:
            answer_pay(s, slot == YES, log)
    elif what == ASK_CHOOSE:
        answer_choice(s, NONE if kind == A_WORD else slot, chance, log)
    elif what == ASK_DESTINATION:
        answer_destination(s, slot == YES, log)
    elif int(s.skill) < 0:
        answer_later_line(s, int(s.held) >> SHIFT & 1, FRONT if slot == TO_FRONT else BACK)
    else:
        answer_line(s, FRONT if slot == TO_FRONT else BACK, log)


@kernel
def apply(s, action, chance, log):
    """Take a legal answer, then go on until a seat is asked or the match is over."""
    what = int(s.ask)
    seat = int(s.ask_seat)
    kind, slot = read(s, action, seat)
    s.ask = NO_ASK
    if what == ASK_MULLIGAN:
        answer_mulligan(s, slot, chance, log)
    elif what == ASK_BOND:
        if kind != A_WORD:
            to_bonds(s, slot, 0, log)
            s.checking = 1
    elif what == ASK_DEPLOY:
        _answer_deploy(s, kind, slot, log)
    elif what == ASK_ONTO:
        held = int(s.held)
        s.held = NONE
        _put_on(s, held, slot, grow_price(int(s.card[held])), log)
    elif what == ASK_ACT:
        _answer_act(s, kind, slot, log)
    elif what == ASK_TARGET or what == ASK_CRITICAL or what == ASK_EVADE:
        _answer_battle(s, what, kind, slot, log)
    elif what == ASK_ORB:
        orb = NONE if kind == A_WORD else slot
        if int(s.skill) >= 0:
            answer_orb(s, seat, orb, chance, log)
        else:
            take_orb(s, seat, orb, chance, log)
    elif what == ASK_KEEPER:
        keep(s, seat, slot, log)
    elif what == ASK_ORDER:
        start_trigger(s, slot)
    elif what == ASK_PAY or what == ASK_CHOOSE or what == ASK_DESTINATION or what == ASK_LINE:
        _answer_skill(s, what, kind, seat, slot, chance, log)
    run(s, chance, log)


@kernel
def outcome(s, seat):
    """Return 1 for a win, -1 for a loss, 0 for a draw or a match that goes on."""
    winner = int(s.winner)
    if winner == 0 or winner == 3:
        return 0.0
    return 1.0 if winner == 1 + seat else -1.0


@kernel
def _strength(s, seat):
    """Return a seat's strength: orbs first, then the field, cards in hand and bonds."""
    total = 60.0 * int(s.orb_n[seat]) + 12.0 * int(s.hand_n[seat]) + 15.0 * min(int(s.bond_n[seat]), 8)
    rest = field(s, seat)
    while rest != 0:
        slot = lowest(seat, rest)
        rest &= rest - 1
        total += 0.6 * printed_attack(s, slot) + (8.0 if int(s.tapped[slot]) == 0 else 0.0)
    return total


@kernel
def worth(s, seat):
    """Return how a seat stands while the match goes on: its lead in orbs, field, hand and bonds."""
    lead = (_strength(s, seat) - _strength(s, 1 - seat)) / 600.0
    return max(-0.95, min(0.95, lead))


@kernel
def headcount(s, seat):
    """Return a beginner's estimate: units count alike whatever their strength, and a card in hand like an orb."""
    lead = 0
    for side in range(2):
        sign = 1 if side == seat else -1
        lead += sign * (count(field(s, side)) + int(s.hand_n[side]) + int(s.orb_n[side]) + int(s.bond_n[side]))
    return max(-0.95, min(0.95, lead / 64.0))
