# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Battle: one attack from its declaration to its end (rulebook 6.2)."""

from parlour.core.kernels import kernel
from parlour.core.log import emit, is_open
from parlour.games.cipher.compiled.tables import card, skill
from parlour.games.cipher.field.lasting import expire, text_of
from parlour.games.cipher.field.reasons import (
    ATTACKED_ROW,
    CLASH,
    NO_SUPPORT,
    SUPPORTED_ROW,
    WITHSTOOD,
    write_row,
)
from parlour.games.cipher.field.stages import ask, begin_skill
from parlour.games.cipher.field.zones import on_field, show, take
from parlour.games.cipher.play.battle_end import put_supports_away
from parlour.games.cipher.sets import has
from parlour.games.cipher.skills.combat import evade, has_other_way, strike_critically
from parlour.games.cipher.skills.filters import combatant, match_card
from parlour.games.cipher.skills.resolve import use
from parlour.games.cipher.skills.strength import attack_of, property_of, unevadable
from parlour.games.cipher.skills.suppression import is_suppressed
from parlour.games.cipher.skills.transfers import discard
from parlour.games.cipher.skills.triggers import fire, push
from parlour.games.cipher.skills.units import defeat, tap
from parlour.games.cipher.state import ASK_CRITICAL, ASK_EVADE, DISCARD_BEFORE_END, EVERYONE, NONE, SHIFT
from parlour.games.cipher.vocabulary.columns import (
    C_FLAGS,
    C_SKILLS,
    C_SUPPORT_SKILLS,
    C_SUPPORT_SKILLS_N,
    KIN_SUPPORT,
    S_KIND,
    UNLESS,
)
from parlour.games.cipher.vocabulary.properties import (
    CANNOT_CRITICAL,
    CANNOT_EVADE,
    OTHER_CRITICAL,
    OTHER_EVADE,
    SEAL_SUPPORT,
    SUPPORT_FAILS,
)
from parlour.games.cipher.vocabulary.triggers import (
    ON_ATTACK,
    ON_ATTACK_END,
    ON_ATTACK_FAILED,
    ON_ATTACKED,
    ON_SUPPORTED,
)
from parlour.games.cipher.vocabulary.values import (
    BY_ATTACK,
    BY_CRITICAL,
    COMBAT,
    IS_ATTACK_SUPPORT,
    IS_BOTH_SUPPORT,
    IS_DEFENSE_SUPPORT,
    SUPPORT,
)

# Steps of a battle; a check comes before each.
DECLARED, SUPPORTING, ATTACK_SKILL, DEFENSE_SKILL, CRITICAL, EVADE, COMPARE, ENDING, CLEARING, DONE = range(1, 11)


@kernel
def declare(s, attacker, defender, log):
    """Tap the attacker, and let it attack the defender."""
    s.attacker, s.defender = attacker, defender
    s.battle, s.checking = SUPPORTING, 1
    s.support[0], s.support[1] = NONE, NONE
    s.attacked[attacker] = 1
    target = s.card[defender]
    write_row(log, ATTACKED_ROW, EVERYONE, attacker >> SHIFT & 1, s.card[attacker], attacker, target, defender)
    tap(s, attacker, BY_ATTACK, log)
    fire(s, ON_ATTACK, attacker, defender, 0)
    fire(s, ON_ATTACKED, defender, attacker, 0)


@kernel
def _fails(s, slot, unit):
    """Tell whether support fails: because names are shared, or because a skill says so (rulebook 6.2)."""
    if has(int(s.kin[unit]), slot):
        return card(text_of(s, unit), C_FLAGS) & KIN_SUPPORT == 0
    f = property_of(s, SUPPORT_FAILS, unit, NONE)
    if f == 0:
        return False
    return match_card(s, f % UNLESS - 1, slot, unit >> SHIFT & 1, unit) == (f < UNLESS)


@kernel
def _turn_up(s, seat, unit, chance, log):
    """Turn up the top card of a seat's deck to support its unit."""
    slot = take(s, seat, SUPPORT, chance, log)
    if slot < 0:
        write_row(log, NO_SUPPORT, EVERYONE, seat, 0, 0, 0, 0)
        return
    slot = show(s, slot)
    failed = _fails(s, slot, unit)
    write_row(log, SUPPORTED_ROW, EVERYONE, seat, s.card[slot], slot, int(failed), 0)
    if failed:
        discard(s, slot, log)
        return
    s.support[seat], s.supported[seat] = slot, 1


@kernel
def _support(s, chance, log):
    attacker, defender = int(s.attacker), int(s.defender)
    _turn_up(s, attacker >> SHIFT & 1, attacker, chance, log)
    _turn_up(s, defender >> SHIFT & 1, defender, chance, log)
    if int(s.supported[attacker >> SHIFT & 1]) != 0:
        fire(s, ON_SUPPORTED, attacker, defender, 0)
    if int(s.supported[defender >> SHIFT & 1]) != 0:
        fire(s, ON_SUPPORTED, defender, attacker, 0)


@kernel
def _support_skills(s, seat, wanted):
    """Queue those support skills of a seat's support card that are of the wanted type or both, in printed order."""
    slot = int(s.support[seat])
    if slot < 0 or int(s.supported[seat]) == 0 or property_of(s, SEAL_SUPPORT, combatant(s, seat), NONE) != 0:
        return
    number = int(s.card[slot])
    first = card(number, C_SUPPORT_SKILLS)
    for k in range(first + card(number, C_SUPPORT_SKILLS_N) - 1, first - 1, -1):
        if (skill(k, S_KIND) == wanted or skill(k, S_KIND) == IS_BOTH_SUPPORT) and not is_suppressed(s, k, slot):
            push(s, k, slot, NONE, NONE)
            s.group += 1  # a newer group resolves first


@kernel
def _ask_critical(s):
    attacker, seat = int(s.attacker), int(s.attacker) >> SHIFT & 1
    if property_of(s, CANNOT_CRITICAL, attacker, int(s.defender)) != 0 or attack_of(s, attacker) <= 0:
        return
    # Ask even a hand without the card: silence would tell what is in it.
    if int(s.hand_n[seat]) > 0 or has_other_way(s, OTHER_CRITICAL, attacker):
        ask(s, ASK_CRITICAL, seat)


@kernel
def answer_critical(s, slot, log):
    """Discard a card of the attacker's name for a critical hit."""
    discard(s, slot, log)
    strike_critically(s, log)


@kernel
def _ask_evade(s):
    attacker, defender = int(s.attacker), int(s.defender)
    seat = defender >> SHIFT & 1
    if property_of(s, CANNOT_EVADE, defender, attacker) != 0 or unevadable(s, attacker, defender):
        return
    if int(s.hand_n[seat]) > 0 or has_other_way(s, OTHER_EVADE, defender):  # as for the critical hit
        ask(s, ASK_EVADE, seat)


@kernel
def answer_evade(s, slot, log):
    """Discard a card of the defender's name for an evasion."""
    discard(s, slot, log)
    evade(s, log)


@kernel
def answer_otherwise(s, slot, index, log):
    """Use a skill that pays in another way for the critical hit or the evasion."""
    begin_skill(s, card(text_of(s, slot), C_SKILLS) + index, slot, NONE, NONE)
    use(s, log)


@kernel
def _compare(s, log):
    """Compare both totals: an attack that is at least equal defeats the defender (rulebook 6.2, step 5)."""
    attacker, defender = int(s.attacker), int(s.defender)
    ours, theirs = max(0, attack_of(s, attacker)), max(0, attack_of(s, defender))
    if is_open(log):
        first, second = s.card[attacker], s.card[defender]
        emit(log, CLASH, EVERYONE, attacker >> SHIFT & 1, first, attacker, ours, second, defender, theirs, 0, 0)
    won = False
    if ours >= theirs:
        won = defeat(s, defender, attacker, BY_CRITICAL if int(s.critical_made) else BY_ATTACK, log) != 0
    if won:
        s.beaten = 1
        return
    write_row(log, WITHSTOOD, EVERYONE, defender >> SHIFT & 1, s.card[defender], defender, 0, 0)
    fire(s, ON_ATTACK_FAILED, attacker, defender, 0)


@kernel
def _end(s):
    """Trigger the skills that wait for the end of an attack."""
    attacker, defender = int(s.attacker), int(s.defender)
    if on_field(s, attacker):
        fire(s, ON_ATTACK_END, attacker, defender if on_field(s, defender) else NONE, 0)


@kernel
def _forget_battle(s):
    """End what lasted for the battle, and the battle itself."""
    expire(s, COMBAT, NONE)
    s.attacker, s.defender = NONE, NONE
    s.critical, s.critical_made, s.evaded, s.beaten, s.battle = 0, 0, 0, 0, 0


@kernel
def step(s, chance, log):
    """Go on to the next step of the battle; a check timing follows."""
    at = int(s.battle)
    s.checking = 1
    if at < ENDING and not (on_field(s, int(s.attacker)) and on_field(s, int(s.defender))):
        s.battle = ENDING
        return
    if at < ENDING and int(s.evaded):
        s.battle = ENDING
        fire(s, ON_ATTACK_FAILED, int(s.attacker), int(s.defender), 0)  # it destroyed nothing (rulebook 7)
        return
    s.battle = at + 1
    if at == SUPPORTING:
        _support(s, chance, log)
    elif at == ATTACK_SKILL:
        _support_skills(s, int(s.attacker) >> SHIFT & 1, IS_ATTACK_SUPPORT)
    elif at == DEFENSE_SKILL:
        _support_skills(s, int(s.defender) >> SHIFT & 1, IS_DEFENSE_SUPPORT)
    elif at == CRITICAL:
        _ask_critical(s)
    elif at == EVADE:
        _ask_evade(s)
    elif at == COMPARE:
        _compare(s, log)
    elif at < DONE:
        if (at == ENDING) == (int(s.rule_bits) & DISCARD_BEFORE_END != 0):
            put_supports_away(s, at, chance, log)
        else:
            _end(s)
    else:
        _forget_battle(s)
