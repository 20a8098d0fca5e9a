# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Menus: the possible answers to a question, as a mask of cards per kind of answer (rulebook 4, 6, 8)."""

from parlour.core.chance import pick
from parlour.core.kernels import kernel
from parlour.core.kernels.bits import count, first, nth
from parlour.games.cipher.compiled.tables import card, skill
from parlour.games.cipher.field.stages import ASKED, PAYING
from parlour.games.cipher.field.zones import choosable, field
from parlour.games.cipher.play.actions import actors, allowed, may_act, upright_units
from parlour.games.cipher.play.numbering import numbered, read
from parlour.games.cipher.sets import just_at, lowest
from parlour.games.cipher.skills.attack_targets import targets
from parlour.games.cipher.skills.card_effects import candidates
from parlour.games.cipher.skills.combat import other_ways
from parlour.games.cipher.skills.costs import can_pay, payers
from parlour.games.cipher.skills.deploying import deployments, hosts, lines
from parlour.games.cipher.skills.orb_effects import orbs_to_choose
from parlour.games.cipher.skills.resolve import is_unit_choice
from parlour.games.cipher.skills.triggers import newest_group, waiting
from parlour.games.cipher.skills.unit_effects import askable
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
    MENU_COLUMNS,
    MENU_SECOND,
    NO,
    NO_ASK,
    NONE,
    SKILLS,
    SLOTS,
    TO_BACK,
    TO_FRONT,
    UNSEEN,
    YES,
)
from parlour.games.cipher.vocabulary.columns import C_FLAGS, NO_BOND, S_COSTS
from parlour.games.cipher.vocabulary.properties import OTHER_CRITICAL, OTHER_EVADE
from parlour.games.cipher.vocabulary.values import BACK, BONDS, FRONT, HAND, ORBS

_ACTING = 1 << A_WORD | 1 << A_ATTACK | 1 << A_MOVE | ((1 << SKILLS) - 1) << A_SKILL
_DEPLOYING = 1 << A_WORD | 1 << A_FRONT | 1 << A_BACK | 1 << A_GROW
_OTHERWISE = 1 << OTHER_CRITICAL | 1 << OTHER_EVADE  # in a match without these, only a card pays in a battle
_FIGHTING = 1 << A_WORD | 1 << A_CARD | 1 << MENU_SECOND | ((1 << SKILLS) - 1) << A_SKILL
_CHOOSING = 1 << A_WORD | 1 << A_CARD | 1 << MENU_SECOND | 1 << A_TRIGGER
_TRIES = 2  # how many answers of the action phase are tried before all are listed


@kernel
def _offer_cards(s, seat, mask):
    s.menu[MENU_SECOND if seat else A_CARD] = mask


@kernel
def _bond_menu(s, seat):
    found = rest = choosable(s, seat, int(s.where[seat, HAND]))
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        if card(int(s.card[lowest(seat, bit)]), C_FLAGS) & NO_BOND:
            found &= ~bit
    _offer_cards(s, seat, found)


@kernel
def _possible(s, seat):
    """Fill the menu with what the action phase may offer, before conditions, costs and prohibitions are checked."""
    upright = upright_units(s, seat)
    s.menu[A_WORD] = 1 << NO
    s.menu[A_MOVE] = upright
    if int(s.turn_no) > 1:
        s.menu[A_ATTACK] = upright
    for index in range(int(s.acts_n[seat])):
        s.menu[A_SKILL + index] = actors(s, index, seat)


@kernel
def _act_menu(s, seat):
    _possible(s, seat)
    for kind in range(A_ATTACK, A_SKILL + SKILLS):
        s.menu[kind] = allowed(s, kind, seat, int(s.menu[kind]))


@kernel
def _order_menu(s, seat):
    s.menu[A_WORD] = 0
    s.menu[A_TRIGGER] = waiting(s, seat, newest_group(s))


@kernel
def _choose_menu(s):
    """Fill the menu with cards that pay, or with cards or units that an effect takes."""
    source, owner = int(s.source), int(s.ask_owner)
    enough = int(s.ask_least) <= 0
    if int(s.stage) == PAYING:
        enough = False
        _offer_cards(s, owner, choosable(s, owner, payers(s, skill(int(s.skill), S_COSTS) + int(s.at), source)))
    elif is_unit_choice(s):
        for side in range(2):
            _offer_cards(s, side, askable(s, side))
    else:
        found = candidates(s, int(s.at))
        enough = enough or found == 0
        _offer_cards(s, owner, choosable(s, owner, found))
    s.menu[A_WORD] = (1 << NO) * int(enough)


@kernel
def _card_menu(s, what, seat):
    """Fill a menu of cards, with or without a word."""
    words = 0
    if what == ASK_TARGET:
        _offer_cards(s, 1 - seat, targets(s, int(s.held)))
    elif what == ASK_CRITICAL or what == ASK_EVADE:
        unit = int(s.attacker) if what == ASK_CRITICAL else int(s.defender)
        words = 1 << NO
        _offer_cards(s, seat, choosable(s, seat, int(s.kin[unit]) & int(s.where[seat, HAND])))
        if int(s.ops) & _OTHERWISE:
            for index in range(SKILLS):
                op = OTHER_CRITICAL if what == ASK_CRITICAL else OTHER_EVADE
                s.menu[A_SKILL + index] = other_ways(s, op, unit, index)
    elif what == ASK_ORB:
        words = (1 << UNSEEN) * int(int(s.orb_n[seat]) > count(int(s.where[seat, ORBS])))
        _offer_cards(s, seat, choosable(s, seat, orbs_to_choose(s, seat)))
    elif what == ASK_KEEPER:
        _offer_cards(s, seat, int(s.picked[seat]))
    else:
        _offer_cards(s, seat, hosts(s, int(s.held)))
    s.menu[A_WORD] = words


@kernel
def _unpayable(s):
    """Tell whether the skill that asks to be used cannot be paid, so that only "no" remains."""
    return int(s.skill) >= 0 and int(s.stage) == ASKED and not can_pay(s, int(s.skill), int(s.source))


@kernel
def _fill(s):
    """Fill the menu of the seat that is asked."""
    what, seat = int(s.ask), int(s.ask_seat)
    s.menu[A_WORD] = 1 << NO
    if what == ASK_ACT:
        _act_menu(s, seat)
    elif what == ASK_DEPLOY:
        s.menu[A_FRONT], s.menu[A_BACK], s.menu[A_GROW] = deployments(s, seat)
    elif what == ASK_BOND:
        _bond_menu(s, seat)
    elif what == ASK_CHOOSE:
        _choose_menu(s)
    elif what == ASK_ORDER:
        _order_menu(s, seat)
    elif ASK_TARGET <= what <= ASK_KEEPER or what == ASK_ONTO:
        _card_menu(s, what, seat)
    elif what == NO_ASK:
        s.menu[A_WORD] = 0
    elif what == ASK_LINE:
        where = lines(s, int(s.held))
        s.menu[A_WORD] = (where >> FRONT & 1) << TO_FRONT | (where >> BACK & 1) << TO_BACK
    elif what != ASK_PAY or not _unpayable(s):
        s.menu[A_WORD] = 1 << NO | 1 << YES


@kernel
def _columns(s):
    """Return the possible kinds of answers to the question, as bits."""
    what = int(s.ask)
    if what == ASK_ACT:
        return _ACTING
    if (what == ASK_CRITICAL or what == ASK_EVADE) and int(s.ops) & _OTHERWISE:
        return _FIGHTING
    return _DEPLOYING if what == ASK_DEPLOY else _CHOOSING


@kernel
def _clear(s):
    """Clear the menu, which is no part of the state."""
    for column in range(MENU_COLUMNS):
        s.menu[column] = 0


@kernel
def _drawn(s, seat, chance):
    """Draw an answer of the menu, all equally likely."""
    n, columns = 0, _columns(s)
    rest = columns
    while rest != 0:
        n += count(int(s.menu[first(rest)]))
        rest &= rest - 1
    at = pick(chance, n)
    while columns != 0:
        column = first(columns)
        columns &= columns - 1
        mask = int(s.menu[column])
        n = count(mask)
        if at < n:
            return numbered(column, seat, nth(mask, at))
        at -= n
    return NONE


@kernel
def random_action(s, chance):
    """Return a uniformly random legal action.

    In the action phase it is drawn from all that may be possible, and again if it is not legal. So legal actions stay
    equally likely, and hardly ever must every skill be checked.
    """
    seat = int(s.ask_seat)
    if int(s.ask) == ASK_ACT:
        _possible(s, seat)
        for _ in range(_TRIES):
            action = _drawn(s, seat, chance)
            kind, slot = read(s, action, seat)
            if action == A_WORD * SLOTS + NO or may_act(s, kind, slot):
                _clear(s)
                return action
    _fill(s)
    action = _drawn(s, seat, chance)
    _clear(s)
    return action


@kernel
def _list(s, column, seat, out, n):
    """Write the answers of one kind; return how many there are now."""
    rest = int(s.menu[column])
    while rest != 0:
        out[n] = numbered(column, seat, first(rest))
        rest &= rest - 1
        n += 1
    return n


@kernel
def _list_by_card(s, seat, cards, out, n):
    """Write all actions of these cards, one card after another."""
    while cards != 0:
        place = first(cards)
        cards &= cards - 1
        for column in range(A_FRONT, A_TRIGGER):
            if int(s.menu[column]) & just_at(s, place) != 0:
                out[n] = numbered(column, seat, place)
                n += 1
    return n


@kernel
def legal(s, out):
    """Write every legal action into `out`; return how many there are."""
    seat = int(s.ask_seat)
    _fill(s)
    n = _list(s, A_WORD, seat, out, 0)
    n = _list(s, A_CARD, seat, out, n)
    n = _list(s, MENU_SECOND, seat, out, n)
    n = _list(s, A_TRIGGER, seat, out, n)
    n = _list_by_card(s, seat, field(s, seat), out, n)
    n = _list_by_card(s, seat, int(s.where[seat, BONDS]), out, n)
    n = _list_by_card(s, seat, int(s.where[seat, HAND]), out, n)
    _clear(s)
    return n
