# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Battle end: the fate of support cards and of the attacker at the end of a battle (rulebook 6.2, 11)."""

from parlour.core.kernels import kernel
from parlour.games.cipher.compiled.tables import card
from parlour.games.cipher.field.names import namesakes
from parlour.games.cipher.field.stages import ask
from parlour.games.cipher.field.zones import draw, field, on_field
from parlour.games.cipher.sets import lowest
from parlour.games.cipher.skills.deploying import open_lines
from parlour.games.cipher.skills.plain_effects import ENCOURAGING, RESISTING, TRAINING
from parlour.games.cipher.skills.strength import property_of
from parlour.games.cipher.skills.transfers import discard, to_bonds, to_hand_shown
from parlour.games.cipher.skills.unit_effects import COVERED
from parlour.games.cipher.skills.units import enter, move, slide_under
from parlour.games.cipher.state import ASK_LINE, ASK_PAY, NONE
from parlour.games.cipher.vocabulary.columns import C_FLAGS, NO_BOND
from parlour.games.cipher.vocabulary.properties import BOND_SUPPORT, REPLACE_SUPPORT, STACK_SUPPORT
from parlour.games.cipher.vocabulary.values import BY_SKILL, SUPPORT

# The questions at the end of a battle, in `selected`.
MOVES_ATTACKER, STACKS_SUPPORT, BONDS_SUPPORT, DEPLOYS_SUPPORT, TAKES_SUPPORT = range(1, 6)


@kernel
def _put_away(s, seat, log):
    """Put a support card into the retreat area, or where a skill sends it instead (rulebook 6.2, 11)."""
    slot = int(s.support[seat])
    s.support[seat], s.supported[seat] = NONE, 0
    later, line = int(s.later[seat]), int(s.later_line[seat])
    s.later[seat], s.later_line[seat] = 0, 0
    if slot < 0 or int(s.zone[slot]) != SUPPORT:
        return
    if later != 0 and open_lines(s, slot) >> line & 1:
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
    """Ask the turn player to move the attacker, or to keep the support card (Titania, Tiki), if possible."""
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
        instead |= property_of(s, REPLACE_SUPPORT, lowest(seat, rest), NONE)
        rest &= rest - 1
    hosts = namesakes(s, slot)
    if instead & STACK_SUPPORT and hosts != 0:
        _ask_whether(s, seat, STACKS_SUPPORT, lowest(seat, hosts))
    elif instead & BOND_SUPPORT and card(int(s.card[slot]), C_FLAGS) & NO_BOND == 0:
        _ask_whether(s, seat, BONDS_SUPPORT, slot)


@kernel
def _ask_beaten(s):
    """Ask the owner of a defeated defender about the support card (resistance emblem, training emblem)."""
    seat = 1 - int(s.turn)
    later, slot = int(s.later[seat]), int(s.support[seat])
    if later != RESISTING and later != TRAINING:
        return
    s.later[seat] = 0
    if int(s.beaten) == 0 or slot < 0:
        return
    if later == TRAINING:
        _ask_whether(s, seat, TAKES_SUPPORT, slot)
    elif open_lines(s, slot) != 0:
        _ask_whether(s, seat, DEPLOYS_SUPPORT, slot)


@kernel
def _encourage(s, chance, log):
    """Let the attacker's owner draw if the main character was defeated (encouragement emblem)."""
    seat = int(s.turn)
    if int(s.later[seat]) == ENCOURAGING:
        s.later[seat] = 0
        if int(s.beaten) != 0 and int(s.main[1 - seat]) == int(s.defender):
            draw(s, seat, 1, chance, log)


@kernel
def answer_instead(s, seat, yes, log):
    """Move the attacker, or keep a support card: stack it, make it a bond or a unit, or take it to the hand."""
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
    elif what == TAKES_SUPPORT:
        to_hand_shown(s, slot, log)
    else:
        to_bonds(s, slot, 0, log)


@kernel
def _ask_line(s):
    """Ask the owner for the line of a support card that a skill deploys after the battle (rulebook 4.3)."""
    for turn in range(2):
        seat = int(s.turn) if turn == 0 else 1 - int(s.turn)
        slot = int(s.support[seat])
        if int(s.later[seat]) == 0 or int(s.later_line[seat]) != 0 or slot < 0 or int(s.zone[slot]) != SUPPORT:
            continue
        if open_lines(s, slot) != 0:
            s.held = slot
            ask(s, ASK_LINE, seat)
            return


@kernel
def answer_later_line(s, seat, line):
    """Set the line of a support card that is deployed after the battle."""
    s.held = NONE
    s.later_line[seat] = line


@kernel
def put_supports_away(s, at, chance, log):
    """Put support cards away, or where a skill sends them; ask first, and come here again."""
    _encourage(s, chance, log)
    _ask_instead(s)
    if int(s.ask) == 0:
        _ask_beaten(s)
    if int(s.ask) == 0:
        _ask_line(s)
    if int(s.ask) != 0:
        s.battle = at
        return
    seat = int(s.turn)
    _put_away(s, seat, log)
    _put_away(s, 1 - seat, log)
