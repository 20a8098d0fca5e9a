# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Card effects: what a skill does with cards off the field, one after another (rulebook 10)."""

from parlour.core.kernels import kernel
from parlour.core.kernels.bits import count
from parlour.games.cipher.compiled.tables import card, card_filter, effect, skill
from parlour.games.cipher.field.forced_choices import is_forced
from parlour.games.cipher.field.reasons import ORB_ADDED, REVEALED_ROW, SEARCHED, write_row
from parlour.games.cipher.field.stages import ask, next_effect
from parlour.games.cipher.field.zones import choosable, look_through, on_field, put, show, shuffle, sink, top
from parlour.games.cipher.sets import has, just, lowest
from parlour.games.cipher.skills.deploying import open_lines
from parlour.games.cipher.skills.filters import match_card, referred
from parlour.games.cipher.skills.transfers import discard, flip, on_deck, to_bonds, to_hand, to_hand_shown
from parlour.games.cipher.skills.units import enter, grow, slide_under
from parlour.games.cipher.state import (
    ASK_CHOOSE,
    ASK_DESTINATION,
    ASK_LINE,
    ASK_PAY,
    EVERYONE,
    NONE,
    SHIFT,
)
from parlour.games.cipher.vocabulary.columns import (
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
    E_TO,
    E_WHO,
    EVERY,
    F_ALL,
    F_DISTINCT,
    F_MAX,
    F_MIN,
    NO_BOND,
    S_EFFECTS,
)
from parlour.games.cipher.vocabulary.orders import (
    DEPLOY,
    DISCARD,
    FLIP_BONDS,
    LEVEL_UP_FROM,
    PAY_COST,
    REVEAL_HAND,
    STACK_UNDER,
    TO_BONDS,
    TO_DECK_TOP,
    TO_HAND,
    TO_HAND_OR_DECK,
    TO_ORBS,
    TO_RETREAT,
)
from parlour.games.cipher.vocabulary.values import BONDS, DECK, HAND, ORBS, REVEALED, WHO_OPPONENT

AS_MANY = 99


@kernel
def _card_zone(s, e):
    """Return the zone from which a card effect takes."""
    op = effect(e, E_OP)
    if op == DISCARD or op == REVEAL_HAND:
        return HAND
    if op == FLIP_BONDS or op == PAY_COST:
        return BONDS
    return effect(e, E_FROM)


@kernel
def asked_seat(s, e):
    """Return the seat that chooses the cards: the skill's controller, or the opponent who must discard."""
    seat = int(s.source) >> SHIFT & 1
    return 1 - seat if effect(e, E_WHO) == WHO_OPPONENT else seat


@kernel
def _owner(s, e):
    """Return the owner of the cards: the seat that chooses, or the seat whose deck lies revealed."""
    return int(s.shown_seat) if _card_zone(s, e) == REVEALED else asked_seat(s, e)


@kernel
def candidates(s, e):
    """Return the cards that a card effect may take, as a mask of their owner's slots."""
    seat, source = asked_seat(s, e), int(s.source)
    zone, f = _card_zone(s, e), effect(e, E_FILTER)
    found = 0
    if zone == REVEALED:
        for depth in range(int(s.shown)):
            slot = top(s, int(s.shown_seat), depth)
            if slot >= 0 and match_card(s, f, slot, source >> SHIFT & 1, source):
                found |= just(s, slot)
        return found
    rest = int(s.where[seat, zone])
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        slot = lowest(seat, bit)
        if (
            (slot != source or zone == BONDS)
            and match_card(s, f, slot, source >> SHIFT & 1, source)
            and _can_take(s, e, slot)
        ):
            found |= bit
    if effect(e, E_OP) == REVEAL_HAND:
        found &= ~int(s.picked[seat])  # no card is shown twice
    return _new_names(s, seat, found) if f >= 0 and card_filter(f, F_DISTINCT) != 0 else found


@kernel
def _new_names(s, seat, found):
    """Return those of these cards that share no name with a card already taken."""
    rest = found
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        if int(s.picked[seat]) & int(s.kin[lowest(seat, bit)]):
            found &= ~bit
    return found


@kernel
def _grown(s, e, seat):
    """Return the unit that an effect levels up."""
    return referred(s, effect(e, E_TO), seat, int(s.source))


@kernel
def _can_take(s, e, slot):
    """Tell whether the effect itself allows a card: a unit that may stand, a bond that can be one, a face to turn."""
    op = effect(e, E_OP)
    if op == DEPLOY:
        line, where = effect(e, E_SET), open_lines(s, slot)
        return where >> line & 1 != 0 if line != 0 else where != 0
    if op == LEVEL_UP_FROM:
        return on_field(s, _grown(s, e, slot >> SHIFT & 1))
    if op == TO_BONDS:
        return card(int(s.card[slot]), C_FLAGS) & NO_BOND == 0
    if op == FLIP_BONDS or op == PAY_COST:
        return int(s.face_down[slot]) != effect(e, E_BY)
    return True


@kernel
def _how_many(s, e):
    """Return the most cards that an effect takes."""
    f = effect(e, E_FILTER)
    op = effect(e, E_OP)
    if (op == DISCARD or op == REVEAL_HAND) and effect(e, E_AMOUNT) > 0:
        return (
            max(0, int(s.hand_n[asked_seat(s, e)]) - effect(e, E_AMOUNT)) if effect(e, E_SET) else effect(e, E_AMOUNT)
        )
    if op == FLIP_BONDS and effect(e, E_AMOUNT) == AS_MANY:
        return AS_MANY
    if f < 0:
        return 1
    meant = card_filter(f, F_ALL)
    return AS_MANY if meant == EVERY or (meant != 0 and op == FLIP_BONDS) else card_filter(f, F_MAX)


@kernel
def _how_few(s, e):
    """Return the fewest cards that an effect takes."""
    f = effect(e, E_FILTER)
    if effect(e, E_OPTIONAL) != 0:
        return 0
    op = effect(e, E_OP)
    if f < 0 or ((op == DISCARD or op == REVEAL_HAND) and effect(e, E_AMOUNT) > 0):
        return _how_many(s, e)
    return AS_MANY if card_filter(f, F_ALL) == EVERY else card_filter(f, F_MIN)


@kernel
def _is_hidden(s, e, seat):
    """Tell whether the cards are chosen from a hand or a deck.

    Then the question is asked even without such a card, since silence would tell.
    """
    zone = _card_zone(s, e)
    return zone == DECK or (zone == HAND and int(s.hand_n[seat]) > 0)


@kernel
def _is_settled(s, e, seat, found):
    """Tell whether no question is needed about which of these cards are taken; a searched deck always needs one.

    If all cards go back on the deck, the question is which lies deepest, while there are two.
    """
    if effect(e, E_OP) == TO_DECK_TOP and _card_zone(s, e) == REVEALED and int(s.ask_least) > 1:
        return count(found) == 1
    return _card_zone(s, e) != DECK and is_forced(s, effect(e, E_FILTER), seat, found, int(s.ask_least))


@kernel
def card_effect(s, e, chance, log):
    """Take cards one after another for an effect, asking which while there is a choice.

    A player who takes a card from their deck looks through all of it. The deck is shuffled afterwards whether the card
    says so or not: nobody knows what lies where in a deck (rulebook 2).
    """
    seat = asked_seat(s, e)
    if _card_zone(s, e) == DECK and int(s.selected) == 0:
        look_through(s, seat, chance)
        write_row(log, SEARCHED, EVERYONE, seat, 0, 0, 0, 0)
    found = candidates(s, e)
    if effect(e, E_OP) == PAY_COST and int(s.selected) < 3:
        _ask_to_pay(s, e, found)
        return
    if int(s.selected) == 0:
        s.selected, s.done = 1, 0
        s.left, s.ask_least = _how_many(s, e), _how_few(s, e)
    if int(s.left) <= 0 or (found == 0 and not _is_hidden(s, e, seat)):
        if _card_zone(s, e) == DECK:
            shuffle(s, seat, 0)
        _go_on(s, e)
        return
    owner = _owner(s, e)
    if found != 0 and int(s.ask_least) > 0 and _is_settled(s, e, owner, found):
        _take_card(s, e, lowest(owner, choosable(s, owner, found)), chance, log)
        return
    s.ask_owner, s.ask_filter = owner, effect(e, E_FILTER)
    ask(s, ASK_CHOOSE, seat)


@kernel
def _go_on(s, e):
    """Go on to the next effect or, if paid for, to the first of the skill once more."""
    if effect(e, E_OP) == PAY_COST and effect(e, E_SET) != 0 and int(s.done) != 0:
        s.at, s.selected, s.left = skill(int(s.skill), S_EFFECTS), 0, 0
    else:
        next_effect(s)


@kernel
def _ask_to_pay(s, e, found):
    """Ask whether a cost inside an effect is paid; it is paid whole or not at all."""
    s.done = 0
    if int(s.selected) == 1:
        s.selected, s.left, s.ask_least = 3, effect(e, E_AMOUNT), effect(e, E_AMOUNT)
    elif count(found) < effect(e, E_AMOUNT):
        next_effect(s)
    else:
        s.selected = 2
        ask(s, ASK_PAY, int(s.source) >> SHIFT & 1)


@kernel
def answer_card(s, slot, chance, log):
    """Take a card chosen for a card effect, or NONE for no more."""
    if slot < 0:
        s.left = 0
        return
    _take_card(s, int(s.at), slot, chance, log)


@kernel
def _turned_up(s, e, slot, log):
    """Show the card that an effect takes to both players, if the effect says so; return its slot."""
    if effect(e, E_SHOWN) == 0:
        return slot
    slot = show(s, slot)
    write_row(log, REVEALED_ROW, EVERYONE, slot >> SHIFT & 1, s.card[slot], slot, 0, 0)
    return slot


@kernel
def _stays_hidden(s, e, slot):
    """Tell whether a card that goes to the hand stays hidden: it was only looked at, and the effect shows nothing."""
    zone = _card_zone(s, e)
    looked = zone == DECK or (zone == REVEALED and int(s.known[slot]) != EVERYONE)
    return looked and effect(e, E_SHOWN) == 0


@kernel
def _take_card(s, e, slot, chance, log):
    """Do with one card what the effect says."""
    op = effect(e, E_OP)
    s.left = max(0, int(s.left) - 1)
    s.ask_least = max(0, int(s.ask_least) - 1)
    s.done = 1
    if _card_zone(s, e) == REVEALED:
        s.shown -= 1
    if effect(e, E_FILTER) >= 0 and card_filter(effect(e, E_FILTER), F_DISTINCT) != 0:
        s.picked[slot >> SHIFT & 1] = int(s.picked[slot >> SHIFT & 1]) | just(s, slot)
    if op == TO_HAND and _stays_hidden(s, e, slot):
        to_hand(s, slot, log)
    elif op == TO_HAND:
        to_hand_shown(s, slot, log)
    elif op == TO_DECK_TOP and _card_zone(s, e) == REVEALED:
        sink(s, slot, int(s.shown))  # below those still to be placed: what is put back later lies on top
    elif op == TO_DECK_TOP:
        on_deck(s, slot, log)
    elif op == TO_BONDS:
        to_bonds(s, _turned_up(s, e, slot, log), effect(e, E_BY), log)
    elif op == TO_ORBS:
        put(s, slot, ORBS)
        write_row(log, ORB_ADDED, EVERYONE, slot >> SHIFT & 1, 0, 0, 0, 0)
    elif op == REVEAL_HAND:
        slot = show(s, slot)
        s.picked[slot >> SHIFT & 1] = int(s.picked[slot >> SHIFT & 1]) | just(s, slot)
        write_row(log, REVEALED_ROW, EVERYONE, slot >> SHIFT & 1, s.card[slot], slot, 0, 0)
    elif op == TO_RETREAT or op == DISCARD:
        discard(s, slot, log)
    elif op == TO_HAND_OR_DECK:
        s.held = slot
        ask(s, ASK_DESTINATION, slot >> SHIFT & 1)
    elif op == DEPLOY:
        s.held = show(s, slot)
        if effect(e, E_SET) != 0:
            answer_line(s, effect(e, E_SET), log)
        else:
            ask(s, ASK_LINE, slot >> SHIFT & 1)
    elif op == FLIP_BONDS or op == PAY_COST:
        flip(s, slot, effect(e, E_BY), log)
    elif op == LEVEL_UP_FROM:
        _level_up(s, slot, _grown(s, e, slot >> SHIFT & 1), log)
    elif op == STACK_UNDER:
        host = referred(s, effect(e, E_SET), slot >> SHIFT & 1, int(s.source))
        if on_field(s, host):
            slide_under(s, slot, host, log)


@kernel
def _level_up(s, slot, onto, log):
    """Put a card on top of a unit; if that unit is chosen, the card on top is chosen from then on."""
    grown = grow(s, slot, onto, 0, log)
    seat, chosen = onto >> SHIFT & 1, int(s.picked[onto >> SHIFT & 1])
    if has(chosen, onto):
        s.picked[seat] = chosen & ~(just(s, onto)) | just(s, grown)


@kernel
def answer_line(s, line, log):
    """Deploy a unit of a skill in the line that was chosen."""
    slot = int(s.held)
    s.held = NONE
    enter(s, slot, line, effect(int(s.at), E_TAPPED), 0, log)


@kernel
def answer_destination(s, to_deck, log):
    """Put a card into the hand or on top of the deck, as its owner chose."""
    slot = int(s.held)
    s.held = NONE
    if to_deck:
        on_deck(s, slot, log)
    else:
        to_hand_shown(s, slot, log)


@kernel
def takes_cards(op):
    """Tell whether an effect takes cards off the field."""
    if op == DISCARD or op == REVEAL_HAND or op == FLIP_BONDS or op == PAY_COST or op == DEPLOY:
        return True
    return op == STACK_UNDER or op == TO_ORBS or op == LEVEL_UP_FROM or TO_HAND <= op <= TO_HAND_OR_DECK
