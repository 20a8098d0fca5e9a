# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Turn: set-up, the five phases, and the loop that runs until a seat is asked (rulebook 3, 4)."""

from parlour.core.kernels import kernel
from parlour.games.cipher.field.lasting import advance_durations, expire
from parlour.games.cipher.field.reasons import MULLIGANED, PHASE_BEGUN, STARTED, TURN_BEGUN, write_row
from parlour.games.cipher.field.stages import ask
from parlour.games.cipher.field.zones import draw, field, lay_orbs, shuffle
from parlour.games.cipher.play.battle import step
from parlour.games.cipher.play.checks import check, is_quiet
from parlour.games.cipher.sets import lowest
from parlour.games.cipher.skills.resolve import resolve
from parlour.games.cipher.skills.strength import mark_power_stale, settle
from parlour.games.cipher.skills.traits import update_traits
from parlour.games.cipher.skills.triggers import fire
from parlour.games.cipher.skills.units import untap
from parlour.games.cipher.state import (
    ACTION,
    ASK_ACT,
    ASK_BOND,
    ASK_DEPLOY,
    ASK_MULLIGAN,
    BOND_PHASE,
    DEPLOYMENT,
    DRAW_AFTER_UNTAP,
    END,
    EVERYONE,
    HAND_AT_START,
    MULLIGAN,
    NONE,
    OPENING,
    ORBS_AT_START,
    OVER,
    SKILLS,
)
from parlour.games.cipher.vocabulary.triggers import ON_PHASE_START, ON_TURN_END, ON_TURN_START
from parlour.games.cipher.vocabulary.values import BY_ANY, HAND, OPPONENT_TURN, TURN


@kernel
def begin(s, chance, log):
    """Draw both hands and ask the first player for a mulligan (rulebook 3); seat 0 is the first player."""
    s.turn = s.first
    for seat in range(2):
        draw(s, seat, HAND_AT_START, chance, log)
    s.phase, s.step = MULLIGAN, 1
    ask(s, ASK_MULLIGAN, int(s.first))


@kernel
def answer_mulligan(s, yes, chance, log):
    """Exchange the whole hand once, or keep it."""
    seat = int(s.ask_seat)
    write_row(log, MULLIGANED, EVERYONE, seat, yes, 0, 0, 0)
    if yes:
        shuffle(s, seat, int(s.where[seat, HAND]))
        draw(s, seat, HAND_AT_START, chance, log)


@kernel
def _mulligan(s, log):
    """Ask both seats, the first player before the other; then lay the orbs and begin."""
    at = int(s.step)
    s.step = at + 1
    if at < 2:
        ask(s, ASK_MULLIGAN, int(s.first) if at == 0 else 1 - int(s.first))
        return
    for seat in range(2):
        lay_orbs(s, seat, ORBS_AT_START)
        s.known[int(s.main[seat])] = EVERYONE
    write_row(log, STARTED, EVERYONE, s.first, 0, 0, 0, 0)
    _begin_turn(s, log)


@kernel
def _begin_turn(s, log):
    s.phase, s.step, s.spent = OPENING, 0, 0
    s.turn_no = min(int(s.turn_no) + 1, 30000)
    write_row(log, TURN_BEGUN, EVERYONE, s.turn, s.turn_no, 0, 0, 0)


@kernel
def _untap_all(s, seat, log):
    rest = field(s, seat)
    while rest != 0:
        untap(s, lowest(seat, rest), BY_ANY, log)
        rest &= rest - 1


@kernel
def _opening(s, chance, log):
    """Run the march and start-of-turn skills, then draw and untap in the order of the rules (4.1)."""
    seat, at = int(s.turn), int(s.step)
    s.step, s.checking = at + 1, 1
    if at == 0:
        return  # the other seat's forced march comes before any skill
    if at == 1:
        fire(s, ON_TURN_START, NONE, NONE, 0)
    elif at < 4:
        drawing = (at == 2) != (int(s.rule_bits) & DRAW_AFTER_UNTAP != 0)
        if not drawing:
            _untap_all(s, seat, log)
        elif int(s.turn_no) > 1:
            draw(s, seat, 1, chance, log)
    else:
        _enter_phase(s, BOND_PHASE, log)


@kernel
def _enter_phase(s, phase, log):
    s.phase, s.step, s.checking = phase, 0, 1
    write_row(log, PHASE_BEGUN, EVERYONE, s.turn, phase, 0, 0, 0)
    fire(s, ON_PHASE_START, NONE, NONE, phase - BOND_PHASE)


@kernel
def _bond(s, log):
    """Ask once in the bond phase."""
    if int(s.step) == 0:
        s.step = 1
        ask(s, ASK_BOND, int(s.turn))
        return
    _enter_phase(s, DEPLOYMENT, log)


@kernel
def _end(s, log):
    """Run end-of-turn skills; then end what lasted until now, and pass the turn (4.5)."""
    if int(s.step) == 0:
        s.step, s.checking = 1, 1
        fire(s, ON_TURN_END, NONE, NONE, 0)
        return
    expire(s, TURN, NONE)
    expire(s, OPPONENT_TURN, 1 - int(s.turn))
    advance_durations(s)
    for slot in range(len(s.card)):
        s.attacked[slot] = 0
        s.moved[slot] = 0
        for k in range(SKILLS):
            s.fired[slot, k] = 0
    s.turn = 1 - int(s.turn)
    _begin_turn(s, log)


@kernel
def end_phase(s, log):
    """End the phase for the turn player."""
    _enter_phase(s, DEPLOYMENT if int(s.phase) == BOND_PHASE else int(s.phase) + 1, log)


@kernel
def _phase(s, chance, log):
    phase = int(s.phase)
    if phase == MULLIGAN:
        _mulligan(s, log)
    elif phase == OPENING:
        _opening(s, chance, log)
    elif phase == BOND_PHASE:
        _bond(s, log)
    elif phase == DEPLOYMENT:
        ask(s, ASK_DEPLOY, int(s.turn))
    elif phase == ACTION:
        ask(s, ASK_ACT, int(s.turn))
    elif phase == END:
        _end(s, log)


@kernel
def run(s, chance, log):
    """Go on until a seat is asked or the match is over: skill, then checks, then battle, then phase."""
    while int(s.ask) == 0 and int(s.phase) != OVER:
        mark_power_stale(s)
        update_traits(s)
        if int(s.skill) >= 0:
            resolve(s, chance, log)
        elif int(s.checking) != 0 and not is_quiet(s):
            check(s, chance, log)
        else:
            s.group, s.checking = 0, 0
            if int(s.battle) != 0:
                step(s, chance, log)
            else:
                _phase(s, chance, log)
        if chance.starved != 0:
            return
    update_traits(s)
    if int(s.power_askers[0]) | int(s.power_askers[1]) | int(s.power_status) != 0:
        settle(s)
