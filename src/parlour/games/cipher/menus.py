"""Menus: what the seat that is asked may answer (rulebook 13), kept in the state because every caller wants it."""

from typing import Any

from parlour.core.bits import count, first
from parlour.core.jit import kernel
from parlour.games.cipher.columns import (
    BOND_SKILL,
    C_COST,
    C_FLAGS,
    C_PROMOTION,
    C_SKILL,
    C_SKILLS,
    C_TAGS,
    HAND_SKILL,
    HAS_ACT,
    NO_BOND,
    S_COST,
    S_IF,
    S_IFS,
    S_INDEX,
    S_KIND,
    S_ONCE,
    S_PLACE,
)
from parlour.games.cipher.conditions import all_hold
from parlour.games.cipher.costs import can_pay, payers
from parlour.games.cipher.filters import may_stand, shares_name, units
from parlour.games.cipher.opcodes import (
    BACK,
    BONDS,
    CANNOT_ATTACK,
    CANNOT_BE_ATTACKED,
    CANNOT_BE_MOVED,
    CANNOT_BE_TAPPED,
    COLOUR_MASK,
    HAND,
    IGNORE_RANGE,
    IN_BONDS,
    IN_HAND,
    IS_ACT,
    ON_FIELD,
    ORBS,
)
from parlour.games.cipher.resolve import ASKED, PAYING, candidates, is_unit_choice
from parlour.games.cipher.state import (
    A_ATTACK,
    A_BACK,
    A_CARD,
    A_FRONT,
    A_GROW,
    A_MOVE,
    A_SKILL,
    A_TRIGGER,
    A_WORD,
    ASK_ACT,
    ASK_BOND,
    ASK_CHOOSE,
    ASK_CRITICAL,
    ASK_DEPLOY,
    ASK_EVADE,
    ASK_KEEPER,
    ASK_LINE,
    ASK_ONTO,
    ASK_ORB,
    ASK_ORDER,
    ASK_PAY,
    ASK_TARGET,
    MENU,
    NO,
    SHIFT,
    SLOTS,
    STRIDE,
    TO_BACK,
    TO_FRONT,
    UNSEEN,
    YES,
)
from parlour.games.cipher.strength import ranges, ready, says
from parlour.games.cipher.tables import card, skill
from parlour.games.cipher.triggers import newest_group
from parlour.games.cipher.zones import choosable, field

FREE_USES = 12  # a skill without cost or limit is offered this often a turn, so that no turn is endless


@kernel
def _offer(s, kind, slot):
    n = int(s.menu_n)
    if n < MENU:
        s.menu[n] = kind * SLOTS + slot
        s.menu_n = n + 1


@kernel
def _offer_cards(s, seat, mask, kind):
    rest = choosable(s, seat, mask)
    while rest != 0:
        _offer(s, kind, seat * STRIDE + first(rest))
        rest &= rest - 1


@kernel
def has_colours(s, seat, number):
    """The symbol rule: a face-up bond for every symbol of a card (rulebook 4.3)."""
    wanted = card(number, C_TAGS) & COLOUR_MASK
    rest = int(s.where[seat, BONDS])
    while rest != 0 and wanted != 0:
        slot = seat * STRIDE + first(rest)
        rest &= rest - 1
        if int(s.face_down[slot]) == 0:
            wanted &= ~card(int(s.card[slot]), C_TAGS)
    return wanted == 0


@kernel
def grow_price(number: Any) -> Any:
    """What it costs to put a card on a unit of its name: the class-change cost, else the deployment cost."""
    price = card(number, C_PROMOTION)
    return price if price >= 0 else card(number, C_COST)


@kernel
def bases(s, seat, number):
    """The own units a card can be put on, as a mask."""
    found = 0
    rest = field(s, seat)
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        if shares_name(number, int(s.card[seat * STRIDE + first(bit)])):
            found |= bit
    return found


@kernel
def _menu_bond(s, seat):
    _offer(s, A_WORD, NO)
    rest = choosable(s, seat, int(s.where[seat, HAND]))
    while rest != 0:
        slot = seat * STRIDE + first(rest)
        rest &= rest - 1
        if card(int(s.card[slot]), C_FLAGS) & NO_BOND == 0:
            _offer(s, A_CARD, slot)


@kernel
def _menu_deploy(s, seat):
    _offer(s, A_WORD, NO)
    budget = int(s.bond_n[seat]) - int(s.spent)
    rest = choosable(s, seat, int(s.where[seat, HAND]))
    while rest != 0:
        slot = seat * STRIDE + first(rest)
        rest &= rest - 1
        number = int(s.card[slot])
        cheap, grows = card(number, C_COST) <= budget, grow_price(number) <= budget
        if (cheap or grows) and has_colours(s, seat, number):
            if cheap and may_stand(s, seat, number):
                _offer(s, A_FRONT, slot)
                _offer(s, A_BACK, slot)
            if grows and bases(s, seat, number) != 0:
                _offer(s, A_GROW, slot)


@kernel
def distance(s, attacker, defender):
    """How far apart two lines are: own back, own front, enemy front, enemy back (rulebook 6.1)."""
    return 1 + int(int(s.zone[attacker]) == BACK) + int(int(s.zone[defender]) == BACK)


@kernel
def targets(s, attacker):
    """The units an untapped unit may attack, as a mask of the other seat's slots."""
    seat = attacker >> SHIFT
    reach, found = ranges(s, attacker), 0
    rest = field(s, 1 - seat)
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        defender = (1 - seat) * STRIDE + first(bit)
        if reach >> distance(s, attacker, defender) & 1 == 0 and says(s, IGNORE_RANGE, attacker, defender) == 0:
            continue
        if says(s, CANNOT_ATTACK, attacker, defender) == 0 and says(s, CANNOT_BE_ATTACKED, defender, attacker) == 0:
            found |= bit
    return found


@kernel
def usable(s, k, slot):
    """Whether an ACT skill can be used now: its conditions hold, it is not used up, its cost can be paid."""
    used = int(s.fired[slot, skill(k, S_INDEX)])
    if used > 0 and (skill(k, S_ONCE) != 0 or used >= FREE_USES):
        return False
    return all_hold(s, skill(k, S_IF), skill(k, S_IFS), slot >> SHIFT, slot) and can_pay(s, k, slot)


@kernel
def _menu_skills(s, slot, place):
    number = int(s.card[slot])
    for k in range(card(number, C_SKILL), card(number, C_SKILL) + card(number, C_SKILLS)):
        if skill(k, S_KIND) != IS_ACT or skill(k, S_PLACE) != place:
            continue
        if (place != ON_FIELD or ready(s, k, slot)) and usable(s, k, slot):
            _offer(s, A_SKILL + skill(k, S_INDEX), slot)


@kernel
def _menu_unit(s, slot):
    if int(s.tapped[slot]) == 0 and says(s, CANNOT_BE_TAPPED, slot, -1) == 0:
        if int(s.turn_no) > 1 and targets(s, slot) != 0:
            _offer(s, A_ATTACK, slot)
        if says(s, CANNOT_BE_MOVED, slot, -1) == 0:
            _offer(s, A_MOVE, slot)
    if card(int(s.card[slot]), C_FLAGS) & HAS_ACT:
        _menu_skills(s, slot, ON_FIELD)


@kernel
def _menu_elsewhere(s, seat, zone, flag, place):
    """The ACT skills of cards in the hand or face up among the bonds."""
    rest = int(s.where[seat, zone])
    if zone == HAND:
        rest = choosable(s, seat, rest)
    while rest != 0:
        slot = seat * STRIDE + first(rest)
        rest &= rest - 1
        if card(int(s.card[slot]), C_FLAGS) & flag and int(s.face_down[slot]) == 0:
            _menu_skills(s, slot, place)


@kernel
def _menu_act(s, seat):
    _offer(s, A_WORD, NO)
    rest = field(s, seat)
    while rest != 0:
        _menu_unit(s, seat * STRIDE + first(rest))
        rest &= rest - 1
    _menu_elsewhere(s, seat, BONDS, BOND_SKILL, IN_BONDS)
    _menu_elsewhere(s, seat, HAND, HAND_SKILL, IN_HAND)


@kernel
def same_named(s, seat, slot):
    """Hand cards with a unit name of a unit: what a critical or an evade is paid with."""
    found = 0
    rest = int(s.where[seat, HAND])
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        if shares_name(int(s.card[seat * STRIDE + first(bit)]), int(s.card[slot])):
            found |= bit
    return found


@kernel
def _menu_orb(s, seat):
    if int(s.orb_n[seat]) > count(int(s.where[seat, ORBS])):
        _offer(s, A_WORD, UNSEEN)
    _offer_cards(s, seat, int(s.where[seat, ORBS]), A_CARD)


@kernel
def _menu_order(s, seat):
    group = newest_group(s)
    for i in range(int(s.queue_n)):
        if int(s.queue_group[i]) == group and int(s.queue_seat[i]) == seat:
            _offer(s, A_TRIGGER, i)


@kernel
def _menu_choose(s, seat):
    """Cards that pay, or cards or units an effect takes."""
    if int(s.stage) == PAYING:
        found = payers(s, skill(int(s.skill), S_COST) + int(s.at), int(s.source))
        _offer_cards(s, int(s.ask_owner), found, A_CARD)
        return
    if is_unit_choice(s):
        if int(s.ask_least) <= 0:
            _offer(s, A_WORD, NO)
        source = int(s.source)
        for side in range(2):
            found = units(s, int(s.ask_filter), side, source >> SHIFT, source) & ~int(s.picked[side])
            _offer_cards(s, side, found, A_CARD)
        return
    found = candidates(s, int(s.at))
    if int(s.ask_least) <= 0 or found == 0:
        _offer(s, A_WORD, NO)
    _offer_cards(s, int(s.ask_owner), found, A_CARD)


@kernel
def clear(s):
    """Nobody is asked: no menu."""
    for i in range(int(s.menu_n)):
        s.menu[i] = 0
    s.menu_n = 0


@kernel
def fill(s):
    """Write the menu of the seat that is asked."""
    clear(s)
    seat, what = int(s.ask_seat), int(s.ask)
    if what == ASK_BOND:
        _menu_bond(s, seat)
    elif what == ASK_DEPLOY:
        _menu_deploy(s, seat)
    elif what == ASK_ACT:
        _menu_act(s, seat)
    elif what == ASK_TARGET:
        _offer_cards(s, 1 - seat, targets(s, int(s.held)), A_CARD)
    elif what == ASK_CRITICAL or what == ASK_EVADE:
        _offer(s, A_WORD, NO)
        _offer_cards(s, seat, same_named(s, seat, int(s.attacker if what == ASK_CRITICAL else s.defender)), A_CARD)
    elif what == ASK_ORB:
        _menu_orb(s, seat)
    elif what == ASK_KEEPER:
        _offer_cards(s, seat, int(s.picked[seat]), A_CARD)
    elif what == ASK_ORDER:
        _menu_order(s, seat)
    elif what == ASK_CHOOSE:
        _menu_choose(s, seat)
    elif what == ASK_ONTO:
        _offer_cards(s, seat, bases(s, seat, int(s.card[int(s.held)])), A_CARD)
    elif what == ASK_LINE:
        _offer(s, A_WORD, TO_FRONT)
        _offer(s, A_WORD, TO_BACK)
    else:
        _offer(s, A_WORD, NO)
        if what != ASK_PAY or int(s.skill) < 0 or int(s.stage) != ASKED or can_pay(s, int(s.skill), int(s.source)):
            _offer(s, A_WORD, YES)
