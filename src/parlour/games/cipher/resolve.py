"""Resolve: one skill from its check over its cost to its last effect, a step at a time (rulebook 8, 10)."""

from parlour.core.bits import count, first
from parlour.core.chance import pick
from parlour.core.jit import kernel
from parlour.games.cipher.columns import (
    C_FLAGS,
    E_AMOUNT,
    E_BY,
    E_DURATION,
    E_FILTER,
    E_FROM,
    E_IF,
    E_IF_DONE,
    E_IFS,
    E_INSTEAD,
    E_LATER,
    E_OP,
    E_OPTIONAL,
    E_PER,
    E_SET,
    E_TAPPED,
    E_TARGET,
    E_TO,
    E_WHO,
    E_WHOM,
    E_WHOM_N,
    F_ALL,
    F_CARD,
    F_DISTINCT,
    F_MAX,
    F_MIN,
    F_REF,
    F_SAME_NAME,
    IF_BEATEN,
    NO_BOND,
    P_FILTER,
    P_N,
    P_OP,
    S_ASKED,
    S_COST,
    S_COSTS,
    S_DO,
    S_DOES,
    S_EVENT,
    S_IF,
    S_IFS,
    S_INDEX,
    S_KIND,
    S_NAME,
    S_ONCE,
)
from parlour.games.cipher.conditions import all_hold
from parlour.games.cipher.costs import is_formation, is_free, mark_used, of_each, payers, seems_payable
from parlour.games.cipher.filters import any_of, match_card, may_stand, referred, shares_name, units
from parlour.games.cipher.opcodes import (
    BACK,
    BONDS,
    BOUNDLESS,
    BY_SKILL,
    CANNOT_ATTACK,
    CHOOSE,
    CHOSEN,
    DECK,
    DECK_TOP_TO,
    DEPLOY,
    DESTROY,
    DESTROY_ORB,
    DISCARD,
    DRAW,
    FLIP_BONDS,
    FRONT,
    HAND,
    IS_ACT,
    IS_AUTO,
    LAST_PROPERTY,
    LOOK_ORB,
    LOOK_TOP,
    MILL,
    MODIFY_ATTACK,
    MOVE,
    ON_BOND_PLACED,
    ON_DESTROYED,
    ORBS,
    PAY_COST,
    PAY_DESTROY_ALLY,
    PAY_DESTROY_SELF,
    PAY_DISCARD_SELF,
    PAY_FLIP_BONDS,
    PAY_FLIP_SELF_BOND,
    PAY_GROWTH_SELF,
    PAY_HAND_TO_DECK,
    PAY_MILL,
    PAY_REVEAL,
    PAY_TAP_ALLIES,
    PAY_TAP_SELF,
    PER_STRENGTH,
    POOL,
    REDIRECT,
    RETREAT,
    RETREAT_INTO_DECK,
    REVEAL_TOP,
    REVEALED,
    REVEALED_TO,
    SELF_TO,
    SHUFFLE_DECK,
    STACK_UNDER,
    TAP,
    TO_BONDS,
    TO_DECK_TOP,
    TO_HAND,
    TO_HAND_OR_DECK,
    TO_ORBS,
    TO_RETREAT,
    TRANSFER_MAIN,
    UNIT_TO_BOUNDLESS,
    UNIT_TO_HAND,
    UNTAP,
    WHO_OPPONENT,
)
from parlour.games.cipher.reasons import (
    ATTACKED_ROW,
    BONDED,
    DECLINED,
    FLIPPED,
    GAINED,
    LOOKED,
    MAIN_NOW,
    ORB_ADDED,
    ORB_SEEN,
    POWER_ROW,
    REVEALED_ROW,
    SKILL_ROW,
    WENT_TO_BOUNDLESS,
    WENT_TO_DECK,
    WENT_TO_HAND,
    WENT_TO_RETREAT,
    tell,
)
from parlour.games.cipher.state import (
    ASK_CHOOSE,
    ASK_DESTINATION,
    ASK_LINE,
    ASK_ORB,
    ASK_PAY,
    EVERYONE,
    NONE,
    PLACE,
    SHIFT,
    STRIDE,
)
from parlour.games.cipher.strength import amount_of, attack_of
from parlour.games.cipher.tables import card, cost, effect, sieve, skill
from parlour.games.cipher.triggers import fire
from parlour.games.cipher.units import add_lasting, defeat, enter, move, slide_under, take_away, tap, untap
from parlour.games.cipher.zones import (
    choosable,
    draw,
    learn_top,
    on_field,
    put,
    put_on_deck,
    send,
    show,
    shuffle,
    take,
    top,
    unseen_orb,
)

# Stages of a skill.
CHECK, ASKED, PAYING, ACTING = 1, 2, 3, 4
AS_MANY = 99
DEPLOYED_ITSELF = 3  # in `selected`: the line was asked for
ORBS_COUNTED = 4  # in `selected`: `left` says how many orbs are still to be destroyed
# In `later`, beside 1 + tapped of a card that is deployed: asked as the battle ends.
RESISTING, COVERED = 8, 9  # may be deployed if the defender was defeated; the attacker may move


@kernel
def begin_skill(s, number, source, unit, other):
    """A skill begins to resolve; nothing is checked yet."""
    s.skill, s.source, s.event_unit, s.event_other = number, source, unit, other
    s.stage, s.at, s.selected, s.done, s.left, s.shown = CHECK, 0, 0, 0, 0, 0
    s.picked[0], s.picked[1] = 0, 0
    s.held = NONE


@kernel
def end_skill(s):
    """A skill is over."""
    s.skill, s.source, s.event_unit, s.event_other = NONE, NONE, NONE, NONE
    s.stage, s.at, s.selected, s.done, s.left, s.shown, s.shown_seat = 0, 0, 0, 0, 0, 0, 0
    s.picked[0], s.picked[1] = 0, 0
    s.held = NONE


@kernel
def ask(s, what, seat):
    """A seat is asked; the kernel rests until it answers."""
    s.ask, s.ask_seat = what, seat


@kernel
def ask_units(s, seat, f, least, most):
    """Ask a seat to choose `least` to `most` units that a filter asks for."""
    s.ask_owner, s.ask_filter, s.ask_least, s.left = seat, f, least, most
    ask(s, ASK_CHOOSE, seat)


# Paying.


@kernel
def _checked(s, log):
    """Stage CHECK: a skill whose condition does not hold or whose cost cannot be paid does nothing."""
    number, source = int(s.skill), int(s.source)
    seat = source >> SHIFT
    if skill(number, S_KIND) == IS_AUTO and skill(number, S_EVENT) != ON_DESTROYED:
        place = int(s.zone[source])
        if place != FRONT and place != BACK and place != BONDS:
            end_skill(s)
            return
    if skill(number, S_ONCE) != 0 and int(s.fired[source, skill(number, S_INDEX)]) > 0:
        end_skill(s)
        return
    if not all_hold(s, skill(number, S_IF), skill(number, S_IFS), seat, source):
        end_skill(s)
        return
    # Asked even where the hand cannot pay: silence would tell what is not in it.
    if not seems_payable(s, number, source):
        end_skill(s)
        return
    asked = skill(number, S_ASKED) != 0 or skill(number, S_COSTS) > 0
    if skill(number, S_KIND) != IS_ACT and asked and not is_free(s, number, source):
        s.stage = ASKED
        ask(s, ASK_PAY, seat)
        return
    _go_on(s, log)


@kernel
def _go_on(s, log):
    """The skill is used: tell, and pay."""
    number, source = int(s.skill), int(s.source)
    s.stage, s.at = PAYING, 0
    if int(s.zone[source]) == HAND:  # a hand skill shows its card
        source = show(s, source)
        s.source = source
    tell(log, SKILL_ROW, EVERYONE, source >> SHIFT, s.card[source], source, skill(number, S_NAME), 0)


@kernel
def answer_pay(s, yes, log):
    """The answer to "will you use it?"."""
    if int(s.stage) == ACTING:  # an effect that may be left
        s.selected = 1 if yes else 0
        if not yes:
            s.done = 0
            _next(s)
        return
    if yes:
        _go_on(s, log)
        return
    source = int(s.source)
    tell(log, DECLINED, EVERYONE, source >> SHIFT, s.card[source], source, skill(int(s.skill), S_NAME), 0)
    end_skill(s)


@kernel
def flip(s, slot, face_down, log):
    """Turn a bond over; a card turned face up is seen by all."""
    if face_down == 0:
        slot = show(s, slot)
    s.face_down[slot] = face_down
    tell(log, FLIPPED, EVERYONE, slot >> SHIFT, s.card[slot], slot, face_down, 0)


@kernel
def discard(s, slot, log):
    """A card goes to the retreat area."""
    slot = send(s, slot, RETREAT)
    tell(log, WENT_TO_RETREAT, EVERYONE, slot >> SHIFT, s.card[slot], slot, 0, 0)


@kernel
def _on_deck(s, slot, log):
    put_on_deck(s, slot)
    tell(log, WENT_TO_DECK, int(s.known[slot]), slot >> SHIFT, s.card[slot], slot, 0, 0)


@kernel
def _pay_with(s, op, slot, log):
    """Pay a cost with one card."""
    if op == PAY_FLIP_BONDS or op == PAY_FLIP_SELF_BOND:
        flip(s, slot, 1, log)
    elif op == PAY_TAP_ALLIES or op == PAY_TAP_SELF:
        tap(s, slot, log)
    elif op == PAY_DESTROY_ALLY or op == PAY_DESTROY_SELF:
        defeat(s, slot, NONE, BY_SKILL, log)
    elif op == PAY_HAND_TO_DECK:
        _on_deck(s, slot, log)
    elif op == PAY_GROWTH_SELF:
        slide_under(s, slot, int(s.source), log)
    elif op == PAY_REVEAL:
        slot = show(s, slot)
        tell(log, REVEALED_ROW, EVERYONE, slot >> SHIFT, s.card[slot], slot, 0, 0)
    else:
        discard(s, slot, log)


@kernel
def _pay(s, chance, log):
    """Stage PAYING: pay the next cost, asking with which cards where there is a choice."""
    number, source = int(s.skill), int(s.source)
    at = int(s.at)
    if at >= skill(number, S_COSTS) or is_free(s, number, source):
        mark_used(s, number, source)
        s.stage, s.at, s.left, s.done = ACTING, skill(number, S_DO), 0, 1
        s.picked[0], s.picked[1] = 0, 0
        return
    row = skill(number, S_COST) + at
    op, n = cost(row, P_OP), cost(row, P_N)
    if op == PAY_TAP_SELF or op == PAY_DISCARD_SELF or op == PAY_FLIP_SELF_BOND or op == PAY_DESTROY_SELF:
        _pay_with(s, op, source, log)
    elif op == PAY_MILL:
        for _ in range(n):
            _mill(s, source >> SHIFT, RETREAT, chance, log)
    elif is_formation(row):
        for i in range(n):
            tap(s, of_each(s, row, source, i), log)
    elif int(s.selected) == 0:
        s.selected = 1
        s.left = n
        return
    elif int(s.left) > 0:
        _pay_or_ask(s, row, op)
        if int(s.ask) != 0:
            return
        if int(s.held) >= 0:
            _pay_with(s, op, int(s.held), log)
        s.held = NONE
        s.left -= 1
        return
    s.selected = 0
    s.at = at + 1


@kernel
def _settled(s, f, seat, found, least):
    """Whether of the cards found at least so many must be taken that nobody need be asked which.

    Where some of the zone is hidden, only what everybody can see settles it: how many cards lie there.
    """
    zone = int(s.zone[seat * STRIDE + first(found)])
    lying = found if zone == DECK else int(s.where[seat, zone]) & ~_own_bit(s, zone)
    if _is_seen(s, seat, lying):
        return count(choosable(s, seat, found)) == 1 or count(found) <= least
    return count(lying) <= least and (f < 0 or sieve(f, F_CARD) == 0)


@kernel
def _own_bit(s, zone):
    """The card whose skill resolves, where it lies in that zone: it is not among those that are chosen."""
    source = int(s.source)
    return 1 << (source & PLACE) if int(s.zone[source]) == zone else 0


@kernel
def _is_seen(s, seat, mask):
    """Whether everybody knows each of these cards."""
    while mask != 0:
        if int(s.known[seat * STRIDE + first(mask)]) != EVERYONE:
            return False
        mask &= mask - 1
    return True


@kernel
def _pay_or_ask(s, row, op):
    """Find the next card that pays in `held`, or ask."""
    source = int(s.source)
    seat = source >> SHIFT
    found = payers(s, row, source)
    if found == 0:
        s.left = 1  # an earlier part of the cost used it up: as far as possible
        s.held = NONE
        return
    only = choosable(s, seat, found)
    if op == PAY_TAP_ALLIES or op == PAY_DESTROY_ALLY:
        settled = count(only) == 1
    else:
        settled = _settled(s, cost(row, P_FILTER), seat, found, int(s.left))
    if settled:
        s.held = seat * STRIDE + first(only)
        return
    s.ask_owner, s.ask_filter, s.ask_least = seat, NONE, int(s.left)
    ask(s, ASK_CHOOSE, seat)


@kernel
def answer_cost(s, slot, log):
    """A card chosen to pay."""
    row = skill(int(s.skill), S_COST) + int(s.at)
    _pay_with(s, cost(row, P_OP), slot, log)
    s.left -= 1


# Acting.


@kernel
def _mill(s, seat, zone, chance, log):
    slot = take(s, seat, zone, chance, log)
    if slot >= 0:
        slot = show(s, slot)
        row = WENT_TO_RETREAT if zone == RETREAT else WENT_TO_BOUNDLESS
        tell(log, row, EVERYONE, seat, s.card[slot], slot, 0, 0)


@kernel
def _next(s):
    """Go on to the next effect."""
    s.at += 1
    s.selected, s.left = 0, 0


@kernel
def _skipped(s, e, last):
    """Whether an effect does not happen: its condition fails, what it follows was not done, or the next replaces it."""
    seat, source = int(s.source) >> SHIFT, int(s.source)
    if effect(e, E_IF_DONE) != 0 and int(s.done) == 0:
        return True
    if effect(e, E_IFS) > 0 and not all_hold(s, effect(e, E_IF), effect(e, E_IFS), seat, source):
        return True
    return (
        e + 1 < last
        and effect(e + 1, E_INSTEAD) != 0
        and all_hold(s, effect(e + 1, E_IF), effect(e + 1, E_IFS), seat, source)
    )


@kernel
def _is_unit_effect(op):
    return (
        op <= LAST_PROPERTY
        or op == CHOOSE
        or op == MOVE
        or op == UNTAP
        or op == TAP
        or op == DESTROY
        or op == UNIT_TO_HAND
        or op == UNIT_TO_BOUNDLESS
        or op == REDIRECT
        or op == TRANSFER_MAIN
    )


@kernel
def _select(s, e):
    """Find the units an effect is about, in `picked`; asks where they are chosen. True when they are found."""
    f, source = effect(e, E_TARGET), int(s.source)
    seat = source >> SHIFT
    ref = sieve(f, F_REF)
    if ref == CHOSEN:
        return True
    if ref != 0:
        slot = referred(s, ref, seat, source)
        s.picked[0], s.picked[1] = 0, 0
        if on_field(s, slot):
            s.picked[slot >> SHIFT] = 1 << (slot & PLACE)
        return True
    ours, theirs = units(s, f, 0, seat, source), units(s, f, 1, seat, source)
    s.picked[0], s.picked[1] = ours, theirs
    if sieve(f, F_ALL) != 0:
        return True
    least = 0 if effect(e, E_OPTIONAL) != 0 else sieve(f, F_MIN)
    most = sieve(f, F_MAX)
    found = count(ours) + count(theirs)
    if found == 0 or found <= least:
        return True
    s.picked[0], s.picked[1] = 0, 0
    ask_units(s, seat, f, least, min(most, found))
    return False


@kernel
def answer_units(s, slot, log):
    """A unit chosen, or NONE for no more."""
    if slot >= 0:
        s.picked[slot >> SHIFT] = int(s.picked[slot >> SHIFT]) | 1 << (slot & PLACE)
        s.left -= 1
        s.ask_least = max(0, int(s.ask_least) - 1)
        if int(s.left) > 0 and _more_units(s):
            ask(s, ASK_CHOOSE, int(s.source) >> SHIFT)
            return
    s.left = 0
    s.selected = 1


@kernel
def _more_units(s):
    seat, source = int(s.source) >> SHIFT, int(s.source)
    for side in range(2):
        if units(s, int(s.ask_filter), side, seat, source) & ~int(s.picked[side]) != 0:
            return True
    return False


@kernel
def _hang(s, e, slot, log):
    """A property for a while on one unit."""
    op, seat = effect(e, E_OP), int(s.source) >> SHIFT
    amount = amount_of(s, e, seat, int(s.source))
    if effect(e, E_PER) == PER_STRENGTH:
        amount = max(0, attack_of(s, slot)) * effect(e, E_AMOUNT)
    add_lasting(s, e, slot, amount, effect(e, E_DURATION), seat)
    if op == MODIFY_ATTACK:
        tell(log, POWER_ROW, EVERYONE, slot >> SHIFT, s.card[slot], slot, amount, 0)
    else:
        tell(log, GAINED, EVERYONE, slot >> SHIFT, s.card[slot], slot, e, 0)


@kernel
def _redirect(s, slot, log):
    """The attack that goes on is on this unit from now on."""
    attacker, defender = int(s.attacker), int(s.defender)
    if attacker < 0 or not on_field(s, defender) or slot == defender or slot >> SHIFT != defender >> SHIFT:
        return 0
    s.defender = slot
    tell(log, ATTACKED_ROW, EVERYONE, attacker >> SHIFT, s.card[attacker], attacker, s.card[slot], slot)
    return 1


@kernel
def _do_to_unit(s, e, op, slot, log):
    """One effect on one unit; returns whether it was done."""
    if op == MOVE:
        return move(s, slot, BY_SKILL, log)
    if op == UNTAP:
        return untap(s, slot, log)
    if op == TAP:
        return tap(s, slot, log)
    if op == DESTROY:
        return defeat(s, slot, NONE, BY_SKILL, log)
    if op == UNIT_TO_HAND:
        return take_away(s, slot, HAND)
    if op == UNIT_TO_BOUNDLESS:
        return take_away(s, slot, BOUNDLESS)
    if op == REDIRECT:
        return _redirect(s, slot, log)
    if op == TRANSFER_MAIN:
        s.main[slot >> SHIFT] = slot
        tell(log, MAIN_NOW, EVERYONE, slot >> SHIFT, s.card[slot], slot, 0, 0)
    if op <= LAST_PROPERTY:
        _hang(s, e, slot, log)
    return 1


@kernel
def _to_units(s, e, log):
    """An effect on the units that were found."""
    op, source = effect(e, E_OP), int(s.source)
    s.done = 0
    if op == CANNOT_ATTACK:
        if on_field(s, source):
            add_lasting(s, e, source, -1, effect(e, E_DURATION), source >> SHIFT)
            tell(log, GAINED, EVERYONE, source >> SHIFT, s.card[source], source, e, 0)
        s.done = 1
        return
    for side in range(2):
        rest = int(s.picked[side])
        while rest != 0:
            slot = side * STRIDE + first(rest)
            rest &= rest - 1
            if on_field(s, slot) and _do_to_unit(s, e, op, slot, log) != 0:
                s.done = 1


@kernel
def _unit_effect(s, e, log):
    if effect(e, E_LATER) != 0:
        s.later[int(s.source) >> SHIFT] = COVERED
        _next(s)
        return
    if int(s.selected) == 0:
        f = effect(e, E_TARGET)
        if effect(e, E_OPTIONAL) != 0 and (sieve(f, F_REF) != 0 or sieve(f, F_ALL) != 0):
            s.selected = 2
            ask(s, ASK_PAY, int(s.source) >> SHIFT)
            return
        if not _select(s, e):
            return
    elif int(s.selected) == 1 and (sieve(effect(e, E_TARGET), F_REF) != 0 or sieve(effect(e, E_TARGET), F_ALL) != 0):
        _select(s, e)
    _to_units(s, e, log)
    _next(s)


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
def _asked_seat(s, e):
    """Who chooses the cards: the skill's controller, or the opponent who must discard."""
    seat = int(s.source) >> SHIFT
    return 1 - seat if effect(e, E_WHO) == WHO_OPPONENT else seat


@kernel
def candidates(s, e):
    """The cards a card effect may take, as a mask of the slots of the seat that chooses."""
    seat, source = _asked_seat(s, e), int(s.source)
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
        if slot != source and match_card(s, f, slot, source >> SHIFT, source) and _takes(s, e, slot):
            found |= bit
    return _new_names(s, seat, found) if f >= 0 and sieve(f, F_DISTINCT) != 0 else found


@kernel
def _new_names(s, seat, found):
    """Of these cards those that share no name with one that was taken already."""
    rest = found
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        taken = int(s.picked[seat])
        while taken != 0:
            if shares_name(int(s.card[seat * STRIDE + first(bit)]), int(s.card[seat * STRIDE + first(taken)])):
                found &= ~bit
            taken &= taken - 1
    return found


@kernel
def _takes(s, e, slot):
    """What the effect itself asks: a unit that may stand, a bond that can be one, a face to turn."""
    op = effect(e, E_OP)
    if op == DEPLOY:
        return may_stand(s, slot >> SHIFT, int(s.card[slot]))
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
def _card_effect(s, e, chance, log):
    """An effect that takes cards one after another, asking which while there is a choice."""
    seat = _asked_seat(s, e)
    found = candidates(s, e)
    if effect(e, E_OP) == PAY_COST and int(s.selected) < 3:
        _ask_to_pay(s, e, found)
        return
    if int(s.selected) == 0:
        s.selected, s.done = 1, 0
        s.left, s.ask_least = _how_many(s, e), _how_few(s, e)
    # A hidden hand without such a card is asked all the same: silence would tell.
    silent = found == 0 and (_card_zone(s, e) != HAND or int(s.hand_n[seat]) == 0)
    if int(s.left) <= 0 or silent:
        s.left = 0
        _next(s)
        return
    if found != 0 and int(s.ask_least) > 0 and _settled(s, effect(e, E_FILTER), seat, found, int(s.ask_least)):
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
        _next(s)
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
    if op == TO_HAND:
        to_hand_from(s, slot, log)
    elif op == TO_DECK_TOP:
        _on_deck(s, slot, log)
    elif op == TO_BONDS:
        to_bonds(s, slot, effect(e, E_BY), log)
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
def to_hand_from(s, slot, log):
    """A card everybody sees goes to its owner's hand."""
    slot = show(s, slot)
    put(s, slot, HAND)
    tell(log, WENT_TO_HAND, EVERYONE, slot >> SHIFT, s.card[slot], slot, 0, 0)


@kernel
def to_bonds(s, slot, face_down, log):
    """A card becomes a bond; face down, only who knew it knows it."""
    if face_down == 0:
        slot = show(s, slot)
    put(s, slot, BONDS)
    s.face_down[slot] = face_down
    s.known[slot] = int(s.known[slot]) | 1 << (slot >> SHIFT)
    tell(log, BONDED, int(s.known[slot]), slot >> SHIFT, s.card[slot], slot, face_down, 0)
    fire(s, ON_BOND_PLACED, slot, -1, 0)


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
        _on_deck(s, slot, log)
    else:
        to_hand_from(s, slot, log)


@kernel
def _reveal(s, e, seat, log, chance):
    """Reveal the top of a deck to all, or look at one's own."""
    private = effect(e, E_OP) == LOOK_TOP
    n = learn_top(s, seat, effect(e, E_AMOUNT), chance)
    s.shown, s.shown_seat = n, seat
    for depth in range(n):
        slot = top(s, seat, depth)
        if private:
            s.known[slot] = int(s.known[slot]) | 1 << (int(s.source) >> SHIFT)
            tell(log, LOOKED, 1 << (int(s.source) >> SHIFT), seat, s.card[slot], slot, 0, 0)
        else:
            slot = show(s, slot)
            tell(log, REVEALED_ROW, EVERYONE, seat, s.card[slot], slot, 0, 0)


@kernel
def _put_revealed(s, e, log):
    """The revealed cards go where the effect says."""
    seat = int(s.shown_seat)
    for _ in range(int(s.shown)):
        slot = top(s, seat, 0)
        if slot < 0:
            break
        if effect(e, E_TO) == RETREAT:
            discard(s, slot, log)
        else:
            to_hand_from(s, slot, log)
    s.shown = 0


@kernel
def _destroy_orb(s, e, seat, chance, log):
    """Orbs go to the retreat area: of one's own one chooses, of the other's any may be hit. False when one is asked."""
    if int(s.selected) != ORBS_COUNTED:
        s.selected, s.left = ORBS_COUNTED, min(effect(e, E_AMOUNT), int(s.orb_n[seat]))
        s.done = int(int(s.left) > 0)
    while int(s.left) > 0:
        seen = int(s.where[seat, ORBS])
        if seat == int(s.source) >> SHIFT and seen != 0:
            ask(s, ASK_ORB, seat)
            return False
        hit = pick(chance, int(s.orb_n[seat])) if seen != 0 else AS_MANY
        while seen != 0 and hit > 0:
            seen &= seen - 1
            hit -= 1
        destroy_orb(s, seat, seat * STRIDE + first(seen) if seen != 0 else NONE, chance, log)
    return True


@kernel
def destroy_orb(s, seat, slot, chance, log):
    """An orb, or NONE for any of the unseen ones, goes to the retreat area."""
    s.left -= 1
    discard(s, unseen_orb(s, seat, chance) if slot < 0 else slot, log)


@kernel
def _look_at_orb(s, seat, chance, log):
    """Look at an own orb that was not seen yet."""
    known = count(int(s.where[seat, ORBS]))
    if int(s.orb_n[seat]) <= known:
        return
    slot = unseen_orb(s, seat, chance)
    s.known[slot] = int(s.known[slot]) | 1 << seat
    tell(log, ORB_SEEN, int(s.known[slot]), seat, s.card[slot], slot, 0, 0)


@kernel
def _top_to_orbs(s, seat, log):
    """The top card of the deck becomes an orb; unless known, it has no identity there either."""
    if int(s.deck_n[seat]) == 0:
        return
    slot = top(s, seat, 0) if int(s.top_n[seat]) > 0 else NONE
    if slot >= 0:
        put(s, slot, ORBS)
    else:
        s.deck_n[seat] -= 1
        s.orb_n[seat] += 1
    tell(log, ORB_ADDED, EVERYONE, seat, 0, 0, 0, 0)


@kernel
def _self_to(s, e, log):
    """The card itself goes somewhere: at once, or, a support card, after the battle (rulebook 11)."""
    source = int(s.source)
    seat = source >> SHIFT
    if effect(e, E_LATER) == IF_BEATEN:
        s.later[seat] = RESISTING
    elif effect(e, E_LATER) != 0:
        s.later[seat] = 1 + effect(e, E_TAPPED)
        s.later_line[seat] = 0
        if effect(e, E_WHOM_N) != 0:
            line = _line_beside(s, e, seat)
            if line == 0:
                s.later[seat] = 0
            s.later_line[seat] = line
    elif effect(e, E_TO) == HAND:
        to_hand_from(s, source, log)
    elif effect(e, E_TO) == BONDS:
        to_bonds(s, source, 0, log)
    elif effect(e, E_TO) == DECK:
        _on_deck(s, source, log)
    elif int(s.selected) != DEPLOYED_ITSELF:
        s.done = int(may_stand(s, seat, int(s.card[source])))
        if int(s.done) != 0:
            s.selected, s.held = DEPLOYED_ITSELF, show(s, source)
            ask(s, ASK_LINE, seat)


@kernel
def _line_beside(s, e, seat):
    """The line of the named unit a card comes to stand beside, 0 when it is not there."""
    for line in (FRONT, BACK):
        rest = int(s.where[seat, line])
        while rest != 0:
            slot = seat * STRIDE + first(rest)
            rest &= rest - 1
            if any_of(s, effect(e, E_WHOM), effect(e, E_WHOM_N), slot, seat, int(s.source)):
                return line
    return 0


@kernel
def _can_be_left(s, e):
    """Whether to ask if an optional effect of no target shall happen: only where it could."""
    op, seat = effect(e, E_OP), int(s.source) >> SHIFT
    if effect(e, E_OPTIONAL) == 0 or int(s.selected) != 0 or effect(e, E_LATER) == IF_BEATEN:
        return False
    if op == REVEALED_TO:
        return int(s.shown) > 0
    if op == SELF_TO and effect(e, E_WHOM_N) != 0:
        return _line_beside(s, e, seat) != 0
    return True


@kernel
def _plain_effect(s, e, chance, log):
    """An effect without a target to choose."""
    if _can_be_left(s, e):
        s.selected = 2
        ask(s, ASK_PAY, int(s.source) >> SHIFT)
        return
    op, seat = effect(e, E_OP), _asked_seat(s, e)
    s.done = 1
    if op == DRAW:
        n = effect(e, E_AMOUNT) - (int(s.hand_n[seat]) if effect(e, E_SET) != 0 else 0)
        s.done = int(draw(s, seat, max(0, n), chance, log) > 0)
    elif op == REVEAL_TOP or op == LOOK_TOP:
        _reveal(s, e, seat, log, chance)
    elif op == REVEALED_TO:
        s.done = int(int(s.shown) > 0)
        _put_revealed(s, e, log)
    elif op == DECK_TOP_TO:
        for _ in range(effect(e, E_AMOUNT)):
            if effect(e, E_TO) == ORBS:
                _top_to_orbs(s, seat, log)
            else:
                _top_to_bonds(s, seat, effect(e, E_BY), chance, log)
    elif op == DESTROY_ORB:
        if not _destroy_orb(s, e, seat, chance, log):
            return
    elif op == LOOK_ORB:
        for _ in range(effect(e, E_AMOUNT)):
            _look_at_orb(s, seat, chance, log)
    elif op == SELF_TO:
        _self_to(s, e, log)
        if int(s.ask) != 0:
            return
    elif op == MILL:
        for _ in range(effect(e, E_AMOUNT)):
            _mill(s, seat, effect(e, E_TO), chance, log)
    elif op == SHUFFLE_DECK:
        shuffle(s, seat)
    elif op == RETREAT_INTO_DECK:
        _retreat_into_deck(s, seat)
    _next(s)


@kernel
def _retreat_into_deck(s, seat):
    rest = int(s.where[seat, RETREAT])
    while rest != 0:
        put(s, seat * STRIDE + first(rest), POOL)
        s.deck_n[seat] += 1
        rest &= rest - 1
    shuffle(s, seat)


@kernel
def _top_to_bonds(s, seat, face_down, chance, log):
    slot = take(s, seat, BONDS, chance, log)
    if slot >= 0 and card(int(s.card[slot]), C_FLAGS) & NO_BOND and face_down == 0:
        discard(s, slot, log)  # it cannot be a bond; the rules put it away (rulebook 8, forbidden placement)
    elif slot >= 0:
        to_bonds(s, slot, face_down, log)


@kernel
def _takes_cards(op):
    if op == DISCARD or op == FLIP_BONDS or op == PAY_COST or op == DEPLOY or op == STACK_UNDER or op == TO_ORBS:
        return True
    return TO_HAND <= op <= TO_HAND_OR_DECK


@kernel
def _act(s, chance, log):
    """Stage ACTING: the next effect, or the part of it that is still to be done."""
    number = int(s.skill)
    last = skill(number, S_DO) + skill(number, S_DOES)
    e = int(s.at)
    if e >= last:
        end_skill(s)
        return
    if int(s.selected) == 0 and _skipped(s, e, last):
        _next(s)
        return
    op = effect(e, E_OP)
    if _is_unit_effect(op):
        _unit_effect(s, e, log)
    elif _takes_cards(op):
        _card_effect(s, e, chance, log)
    else:
        _plain_effect(s, e, chance, log)


@kernel
def resolve(s, chance, log):
    """One step of the skill that resolves."""
    stage = int(s.stage)
    if stage == CHECK:
        _checked(s, log)
    elif stage == PAYING:
        _pay(s, chance, log)
    else:
        _act(s, chance, log)


@kernel
def answer_choice(s, slot, chance, log):
    """A card or unit chosen for the skill that resolves, or NONE for no more."""
    if int(s.stage) == PAYING:
        answer_cost(s, slot, log)
    elif _is_unit_effect(effect(int(s.at), E_OP)):
        answer_units(s, slot, log)
    else:
        answer_card(s, slot, chance, log)


@kernel
def is_unit_choice(s):
    """Whether the choice that is asked for is among units."""
    return int(s.stage) == ACTING and _is_unit_effect(effect(int(s.at), E_OP))
