"""Battle: one attack from its declaration to its end (rulebook 6.2)."""

from parlour.core.bits import first
from parlour.core.jit import kernel
from parlour.core.log import emit, is_open
from parlour.games.cipher.columns import (
    C_FLAGS,
    C_SUPPORT_SKILL,
    C_SUPPORT_SKILLS,
    KIN_SUPPORT,
    NO_BOND,
    S_KIND,
    UNLESS,
)
from parlour.games.cipher.filters import match_card, may_stand, same_name_unit, shares_name
from parlour.games.cipher.opcodes import (
    BOND_SUPPORT,
    BY_ATTACK,
    BY_CRITICAL,
    BY_SKILL,
    CANNOT_CRITICAL,
    CANNOT_EVADE,
    CRITICAL_MULTIPLIER,
    IS_ATTACK_SUPPORT,
    IS_BOTH_SUPPORT,
    IS_DEFENSE_SUPPORT,
    ON_ATTACK,
    ON_ATTACK_END,
    ON_ATTACK_EVADED,
    ON_ATTACK_FAILED,
    ON_ATTACKED,
    ON_CRITICAL,
    ON_EVADE,
    ON_SUPPORTED,
    REPLACE_SUPPORT,
    STACK_SUPPORT,
    SUPPORT,
    SUPPORT_FAILS,
)
from parlour.games.cipher.reasons import (
    ATTACKED_ROW,
    CLASH,
    CRITICAL_ROW,
    EVADED_ROW,
    NO_SUPPORT,
    SUPPORTED_ROW,
    WITHSTOOD,
    tell,
)
from parlour.games.cipher.resolve import COVERED, RESISTING, ask, begin_skill, discard, to_bonds
from parlour.games.cipher.state import (
    ASK_CRITICAL,
    ASK_EVADE,
    ASK_LINE,
    ASK_PAY,
    DISCARD_BEFORE_END,
    EVERYONE,
    NONE,
    SHIFT,
    STRIDE,
)
from parlour.games.cipher.strength import attack_of, says, unevadable
from parlour.games.cipher.tables import card, skill
from parlour.games.cipher.triggers import fire
from parlour.games.cipher.units import defeat, enter, move, slide_under, tap
from parlour.games.cipher.zones import cut_mods, field, move_mod, on_field, show, take

# Steps of a battle; a check comes before each.
DECLARED, SUPPORTING, ATTACK_SKILL, DEFENSE_SKILL, CRITICAL, EVADE, COMPARE, ENDING, CLEARING, DONE = range(1, 11)
COMBAT_DURATION = 1
# What is asked as a battle ends, in `selected`.
MOVES_ATTACKER, STACKS_SUPPORT, BONDS_SUPPORT, DEPLOYS_SUPPORT = range(1, 5)


@kernel
def declare(s, attacker, defender, log):
    """The attacker taps and attacks the defender."""
    s.attacker, s.defender = attacker, defender
    s.battle, s.checking = SUPPORTING, 1
    s.support[0], s.support[1] = NONE, NONE
    s.attacked[attacker] = 1
    target = s.card[defender]
    tell(log, ATTACKED_ROW, EVERYONE, attacker >> SHIFT, s.card[attacker], attacker, target, defender)
    tap(s, attacker, log)
    fire(s, ON_ATTACK, attacker, defender, 0)
    fire(s, ON_ATTACKED, defender, attacker, 0)


@kernel
def _fails(s, slot, unit):
    """Support fails when names are shared, or a skill says so (rulebook 6.2)."""
    if shares_name(int(s.card[slot]), int(s.card[unit])):
        return card(int(s.card[unit]), C_FLAGS) & KIN_SUPPORT == 0
    f = says(s, SUPPORT_FAILS, unit, NONE)
    if f == 0:
        return False
    return match_card(s, f % UNLESS - 1, slot, unit >> SHIFT, unit) == (f < UNLESS)


@kernel
def _turn_up(s, seat, unit, chance, log):
    """One seat turns up the top card of its deck for its unit."""
    slot = take(s, seat, SUPPORT, chance, log)
    if slot < 0:
        tell(log, NO_SUPPORT, EVERYONE, seat, 0, 0, 0, 0)
        return
    slot = show(s, slot)
    failed = _fails(s, slot, unit)
    tell(log, SUPPORTED_ROW, EVERYONE, seat, s.card[slot], slot, int(failed), 0)
    if failed:
        discard(s, slot, log)
        return
    s.support[seat], s.supported[seat] = slot, 1


@kernel
def _support(s, chance, log):
    attacker, defender = int(s.attacker), int(s.defender)
    _turn_up(s, attacker >> SHIFT, attacker, chance, log)
    _turn_up(s, defender >> SHIFT, defender, chance, log)
    if int(s.supported[attacker >> SHIFT]) != 0:
        fire(s, ON_SUPPORTED, attacker, defender, 0)
    if int(s.supported[defender >> SHIFT]) != 0:
        fire(s, ON_SUPPORTED, defender, attacker, 0)


@kernel
def _support_skill(s, seat, wanted):
    """Begin the support skill of a seat's support card that is of the wanted type or of both."""
    slot = int(s.support[seat])
    if slot < 0 or int(s.supported[seat]) == 0:
        return
    number = int(s.card[slot])
    for k in range(card(number, C_SUPPORT_SKILL), card(number, C_SUPPORT_SKILL) + card(number, C_SUPPORT_SKILLS)):
        if skill(k, S_KIND) == wanted or skill(k, S_KIND) == IS_BOTH_SUPPORT:
            begin_skill(s, k, slot, NONE, NONE)
            return


@kernel
def _ask_critical(s):
    attacker, seat = int(s.attacker), int(s.attacker) >> SHIFT
    if says(s, CANNOT_CRITICAL, attacker, int(s.defender)) != 0 or attack_of(s, attacker) <= 0:
        return
    if int(s.hand_n[seat]) > 0:  # asked even of a hand without the card: silence would tell what is in it
        ask(s, ASK_CRITICAL, seat)


@kernel
def answer_critical(s, slot, log):
    """The attacker doubles his attack, or triples it, for a card of his name; what comes later is not doubled."""
    attacker = int(s.attacker)
    factor = max(2, says(s, CRITICAL_MULTIPLIER, attacker, int(s.defender)))
    s.critical = attack_of(s, attacker) * (factor - 1)
    s.critical_made = 1
    discard(s, slot, log)
    tell(log, CRITICAL_ROW, EVERYONE, attacker >> SHIFT, s.card[attacker], attacker, attack_of(s, attacker), 0)
    fire(s, ON_CRITICAL, attacker, int(s.defender), 0)
    s.checking = 1


@kernel
def _ask_evade(s):
    attacker, defender = int(s.attacker), int(s.defender)
    seat = defender >> SHIFT
    if says(s, CANNOT_EVADE, defender, attacker) != 0 or unevadable(s, attacker, defender):
        return
    if int(s.hand_n[seat]) > 0:  # as with the critical
        ask(s, ASK_EVADE, seat)


@kernel
def answer_evade(s, slot, log):
    """The defender slips away: the attack is over (rulebook 6.2, step 4)."""
    attacker, defender = int(s.attacker), int(s.defender)
    s.evaded = 1
    discard(s, slot, log)
    tell(log, EVADED_ROW, EVERYONE, defender >> SHIFT, s.card[defender], defender, 0, 0)
    fire(s, ON_EVADE, defender, attacker, 0)
    fire(s, ON_ATTACK_EVADED, attacker, defender, 0)
    s.checking = 1
    s.battle = ENDING


@kernel
def _compare(s, log):
    """The greater or equal total defeats the defender (rulebook 6.2, step 5)."""
    attacker, defender = int(s.attacker), int(s.defender)
    ours, theirs = max(0, attack_of(s, attacker)), max(0, attack_of(s, defender))
    if is_open(log):
        first, second = s.card[attacker], s.card[defender]
        emit(log, CLASH, EVERYONE, attacker >> SHIFT, first, attacker, ours, second, defender, theirs, 0, 0)
    won = False
    if ours >= theirs:
        won = defeat(s, defender, attacker, BY_CRITICAL if int(s.critical_made) else BY_ATTACK, log) != 0
    if won:
        s.beaten = 1
        return
    tell(log, WITHSTOOD, EVERYONE, defender >> SHIFT, s.card[defender], defender, 0, 0)
    fire(s, ON_ATTACK_FAILED, attacker, defender, 0)


@kernel
def _end(s):
    """Skills that wait for the end of an attack."""
    attacker, defender = int(s.attacker), int(s.defender)
    if on_field(s, attacker):
        fire(s, ON_ATTACK_END, attacker, defender if on_field(s, defender) else NONE, 0)


@kernel
def _put_away(s, seat, log):
    """A support card goes to the retreat area, or where a skill sends it instead (rulebook 6.2, 11)."""
    slot = int(s.support[seat])
    s.support[seat], s.supported[seat] = NONE, 0
    later, line = int(s.later[seat]), int(s.later_line[seat])
    s.later[seat], s.later_line[seat] = 0, 0
    if slot < 0 or int(s.zone[slot]) != SUPPORT:
        return
    if later != 0 and may_stand(s, seat, int(s.card[slot])):
        s.via = 1
        enter(s, slot, line, later - 1, 0, log)
        s.via = 0
        return
    discard(s, slot, log)


@kernel
def _ask_whether(s, seat, what, slot):
    s.selected, s.held = what, slot
    ask(s, ASK_PAY, seat)


@kernel
def _ask_instead(s):
    """What the turn player may do as the battle ends: move the attacker, or keep the support card (Titania, Tiki)."""
    seat = int(s.turn)
    slot = int(s.support[seat])
    if int(s.later[seat]) == COVERED:
        s.later[seat] = 0
        if on_field(s, int(s.attacker)):
            _ask_whether(s, seat, MOVES_ATTACKER, s.attacker)
        return
    if slot < 0 or int(s.supported[seat]) == 0 or int(s.later[seat]) != 0:
        return
    rest, instead = field(s, seat), 0
    while rest != 0:
        instead |= says(s, REPLACE_SUPPORT, seat * STRIDE + first(rest), NONE)
        rest &= rest - 1
    host = same_name_unit(s, seat, int(s.card[slot]))
    if instead & STACK_SUPPORT and host >= 0:
        _ask_whether(s, seat, STACKS_SUPPORT, host)
    elif instead & BOND_SUPPORT and card(int(s.card[slot]), C_FLAGS) & NO_BOND == 0:
        _ask_whether(s, seat, BONDS_SUPPORT, slot)


@kernel
def _ask_resistance(s):
    """Whether the defender's support card is deployed, now that the defender was defeated (resistance emblem)."""
    seat = 1 - int(s.turn)
    if int(s.later[seat]) == RESISTING:
        slot = int(s.support[seat])
        s.later[seat] = 0
        if int(s.beaten) != 0 and slot >= 0 and may_stand(s, seat, int(s.card[slot])):
            _ask_whether(s, seat, DEPLOYS_SUPPORT, slot)


@kernel
def answer_instead(s, seat, yes, log):
    """The attacker moves; or a support card is stacked, becomes a bond or a unit, instead of being put away."""
    slot, what, held = int(s.support[seat]), int(s.selected), int(s.held)
    s.selected, s.held = 0, NONE
    if what == DEPLOYS_SUPPORT:
        s.later[seat] = int(yes)
        return
    if what != MOVES_ATTACKER:
        s.supported[seat] = 0  # asked once
    if not yes:
        return
    s.checking = 1
    if what == MOVES_ATTACKER:
        move(s, held, BY_SKILL, log)
        return
    s.support[seat] = NONE
    if what == STACKS_SUPPORT:
        slide_under(s, slot, held, log)
    else:
        to_bonds(s, slot, 0, log)


@kernel
def expire(s, duration, creator):
    """Effects of a duration end: all of them, or those a seat made."""
    kept = 0
    for k in range(int(s.mod_n)):
        if int(s.mod_duration[k]) != duration or (creator >= 0 and int(s.mod_seat[k]) != creator):
            move_mod(s, k, kept)
            kept += 1
    cut_mods(s, kept)


@kernel
def _ask_line(s):
    """Where a support card comes to stand that a skill deploys after the battle: its owner says (rulebook 4.3)."""
    for turn in range(2):
        seat = int(s.turn) if turn == 0 else 1 - int(s.turn)
        slot = int(s.support[seat])
        if int(s.later[seat]) == 0 or int(s.later_line[seat]) != 0 or slot < 0 or int(s.zone[slot]) != SUPPORT:
            continue
        if may_stand(s, seat, int(s.card[slot])):
            s.held = slot
            ask(s, ASK_LINE, seat)
            return


@kernel
def answer_later_line(s, seat, line):
    """The line for a support card that is deployed after the battle."""
    s.held = NONE
    s.later_line[seat] = line


@kernel
def _clear(s, at, log):
    """Support cards are put away, or go where a skill sends them; asks first, and comes here again."""
    _ask_instead(s)
    if int(s.ask) == 0:
        _ask_resistance(s)
    if int(s.ask) == 0:
        _ask_line(s)
    if int(s.ask) != 0:
        s.battle = at
        return
    seat = int(s.turn)
    _put_away(s, seat, log)
    _put_away(s, 1 - seat, log)


@kernel
def _forget_battle(s):
    """What lasted for the battle ends, nobody fights any longer."""
    expire(s, COMBAT_DURATION, NONE)
    s.attacker, s.defender = NONE, NONE
    s.critical, s.critical_made, s.evaded, s.beaten, s.battle = 0, 0, 0, 0, 0


@kernel
def step(s, chance, log):
    """The next step of the battle; a check timing follows."""
    at = int(s.battle)
    s.checking = 1
    if at < ENDING and not (on_field(s, int(s.attacker)) and on_field(s, int(s.defender))):
        s.battle = ENDING
        return
    s.battle = at + 1
    if at == SUPPORTING:
        _support(s, chance, log)
    elif at == ATTACK_SKILL:
        _support_skill(s, int(s.attacker) >> SHIFT, IS_ATTACK_SUPPORT)
    elif at == DEFENSE_SKILL:
        _support_skill(s, int(s.defender) >> SHIFT, IS_DEFENSE_SUPPORT)
    elif at == CRITICAL:
        _ask_critical(s)
    elif at == EVADE:
        _ask_evade(s)
    elif at == COMPARE:
        _compare(s, log)
    elif at < DONE:
        if (at == ENDING) == (int(s.rule_bits) & DISCARD_BEFORE_END != 0):
            _clear(s, at, log)
        else:
            _end(s)
    else:
        _forget_battle(s)
