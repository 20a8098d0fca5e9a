# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Plain effects: what a skill does without choosing units or cards (rulebook 10, 11)."""

from parlour.core.kernels import kernel
from parlour.games.cipher.compiled.tables import effect
from parlour.games.cipher.field.reasons import LOOKED, REVEALED_ROW, write_row
from parlour.games.cipher.field.stages import ask, next_effect
from parlour.games.cipher.field.zones import draw, learn_top, show, shuffle, top
from parlour.games.cipher.sets import lowest
from parlour.games.cipher.skills.card_effects import asked_seat
from parlour.games.cipher.skills.deploying import open_lines
from parlour.games.cipher.skills.filters import any_of
from parlour.games.cipher.skills.orb_effects import look_at_orb, orb_effect, orbs_at_hand
from parlour.games.cipher.skills.transfers import (
    discard,
    mill,
    on_deck,
    retreat_into_deck,
    to_bonds,
    to_hand_shown,
    top_to_bonds,
    top_to_orbs,
)
from parlour.games.cipher.state import ASK_LINE, ASK_PAY, EVERYONE, SHIFT
from parlour.games.cipher.vocabulary.columns import (
    E_AMOUNT,
    E_BY,
    E_LATER,
    E_OP,
    E_OPTIONAL,
    E_SET,
    E_SHOWN,
    E_TAPPED,
    E_TO,
    E_WHOM,
    E_WHOM_N,
    IF_BEATEN,
    IF_MAIN_BEATEN,
)
from parlour.games.cipher.vocabulary.orders import (
    DECK_TOP_TO,
    DESTROY_ORB,
    DRAW,
    FLIP_ORB,
    LOOK_ORB,
    LOOK_TOP,
    MILL,
    RETREAT_INTO_DECK,
    REVEAL_TOP,
    REVEALED_TO,
    SELF_TO,
    SHUFFLE_DECK,
)
from parlour.games.cipher.vocabulary.values import BACK, BONDS, DECK, FRONT, HAND, ORBS, RETREAT, UNDER

# In `later`, besides 1 + tapped of a card that is deployed. If the defender was defeated, the card may be deployed or
# taken to the hand; if a main character was, the attacker draws.
RESISTING, TRAINING, ENCOURAGING = 8, 10, 11
DEPLOYED_ITSELF = 3  # in `selected`: the line was asked for


@kernel
def _show_top(s, seat, wanted, chance, log):
    """Show the top cards of a deck to both players; return how many there are."""
    n = learn_top(s, seat, wanted, chance)
    for depth in range(n):
        slot = show(s, top(s, seat, depth))
        write_row(log, REVEALED_ROW, EVERYONE, seat, s.card[slot], slot, 0, 0)
    return n


@kernel
def _reveal(s, e, seat, log, chance):
    """Reveal the top of a deck to all, or look at one's own."""
    s.shown_seat = seat
    if effect(e, E_OP) == REVEAL_TOP:
        s.shown = _show_top(s, seat, effect(e, E_AMOUNT), chance, log)
        return
    viewer = 1 << (int(s.source) >> SHIFT & 1)
    s.shown = learn_top(s, seat, effect(e, E_AMOUNT), chance)
    for depth in range(int(s.shown)):
        slot = top(s, seat, depth)
        s.known[slot] = int(s.known[slot]) | viewer
        write_row(log, LOOKED, viewer, seat, s.card[slot], slot, 0, 0)


@kernel
def _put_revealed(s, e, log):
    """Put the revealed cards where the effect says."""
    seat = int(s.shown_seat)
    for _ in range(int(s.shown)):
        slot = top(s, seat, 0)
        if slot < 0:
            break
        if effect(e, E_TO) == RETREAT:
            discard(s, slot, log)
        else:
            to_hand_shown(s, slot, log)
    s.shown = 0


@kernel
def _stack_on_deck(s, slot, log):
    """Put a card on top of its owner's deck; of a unit every card, the top one last (rulebook 5)."""
    seat = slot >> SHIFT & 1
    rest = int(s.where[seat, UNDER])
    while rest != 0:
        under = lowest(seat, rest)
        rest &= rest - 1
        if int(s.host[under]) == slot:
            s.host[under] = 0
            on_deck(s, under, log)
    on_deck(s, slot, log)


@kernel
def _self_to(s, e, log):
    """Move the card itself: at once or, for a support card, after the battle (rulebook 11).

    A main character stays, as it does whatever other skills say (`take_away`): without one a player could not go on
    (decided here).
    """
    source = int(s.source)
    seat = source >> SHIFT & 1
    if int(s.main[seat]) == source:
        s.done = 0
    elif effect(e, E_LATER) == IF_BEATEN:
        s.later[seat] = TRAINING if effect(e, E_TO) == HAND else RESISTING
    elif effect(e, E_LATER) != 0:
        s.later[seat] = 1 + effect(e, E_TAPPED)
        s.later_line[seat] = 0
        if effect(e, E_WHOM_N) != 0:
            line = _line_beside(s, e, seat)
            if line == 0:
                s.later[seat] = 0
            s.later_line[seat] = line
    elif effect(e, E_TO) == HAND:
        to_hand_shown(s, source, log)
    elif effect(e, E_TO) == BONDS:
        to_bonds(s, source, 0, log)
    elif effect(e, E_TO) == DECK:
        _stack_on_deck(s, source, log)
    elif int(s.selected) != DEPLOYED_ITSELF:
        s.done = int(open_lines(s, source) != 0)
        if int(s.done) != 0:
            s.selected, s.held = DEPLOYED_ITSELF, show(s, source)
            ask(s, ASK_LINE, seat)


@kernel
def _line_beside(s, e, seat):
    """Return the line of the named unit beside which a card is deployed, or 0 if it is not there."""
    for line in (FRONT, BACK):
        rest = int(s.where[seat, line])
        while rest != 0:
            slot = lowest(seat, rest)
            rest &= rest - 1
            if any_of(s, effect(e, E_WHOM), effect(e, E_WHOM_N), slot, seat, int(s.source)):
                return line
    return 0


@kernel
def _can_be_left(s, e):
    """Tell whether to ask if an optional effect without target shall happen: only if it can."""
    op, seat = effect(e, E_OP), int(s.source) >> SHIFT & 1
    if effect(e, E_OPTIONAL) == 0 or int(s.selected) != 0 or effect(e, E_LATER) == IF_BEATEN:
        return False
    if op == REVEALED_TO:
        return int(s.shown) > 0
    if op == FLIP_ORB:
        return orbs_at_hand(s, seat) > 0
    if op == SELF_TO and effect(e, E_WHOM_N) != 0:
        return _line_beside(s, e, seat) != 0
    return True


@kernel
def plain_effect(s, e, chance, log):
    """Carry out an effect without a target to choose."""
    if _can_be_left(s, e):
        s.selected = 2
        ask(s, ASK_PAY, int(s.source) >> SHIFT & 1)
        return
    op, seat = effect(e, E_OP), asked_seat(s, e)
    s.done = 1
    if op == DRAW and effect(e, E_LATER) == IF_MAIN_BEATEN:
        s.later[seat] = ENCOURAGING
    elif op == DRAW:
        n = effect(e, E_AMOUNT) - (int(s.hand_n[seat]) if effect(e, E_SET) != 0 else 0)
        s.done = int(draw(s, seat, max(0, n), chance, log) > 0)
    elif op == REVEAL_TOP or op == LOOK_TOP:
        _reveal(s, e, seat, log, chance)
    elif op == REVEALED_TO:
        s.done = int(int(s.shown) > 0)
        _put_revealed(s, e, log)
    elif op == DECK_TOP_TO:
        s.done = 0
        for _ in range(effect(e, E_AMOUNT)):
            if effect(e, E_TO) == ORBS:
                s.done |= top_to_orbs(s, seat, log)
            else:
                if effect(e, E_SHOWN) != 0:
                    _show_top(s, seat, 1, chance, log)
                s.done |= top_to_bonds(s, seat, effect(e, E_BY), chance, log)
    elif op == DESTROY_ORB or op == FLIP_ORB:
        if not orb_effect(s, e, seat, chance, log):
            return
    elif op == LOOK_ORB:
        for _ in range(effect(e, E_AMOUNT)):
            look_at_orb(s, seat, chance, log)
    elif op == SELF_TO:
        _self_to(s, e, log)
        if int(s.ask) != 0:
            return
    elif op == MILL:
        for _ in range(effect(e, E_AMOUNT)):
            mill(s, seat, effect(e, E_TO), chance, log)
    elif op == SHUFFLE_DECK:
        shuffle(s, seat, 0)
    elif op == RETREAT_INTO_DECK:
        retreat_into_deck(s, seat)
    next_effect(s)
