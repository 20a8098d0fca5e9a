# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Checks: everything that happens by itself whenever something has happened (rulebook 8 and 9)."""

from parlour.core.kernels import kernel
from parlour.core.kernels.bits import count, first
from parlour.games.cipher.field.reasons import MARCHED, RESULT, write_row
from parlour.games.cipher.field.stages import ask, begin_skill
from parlour.games.cipher.field.zones import draw, field, reshuffle, unseen_orb
from parlour.games.cipher.sets import has, lowest
from parlour.games.cipher.skills.deploying import may_duplicate
from parlour.games.cipher.skills.transfers import discard, orb_to_hand
from parlour.games.cipher.skills.triggers import drop_trigger, newest_group, waiting
from parlour.games.cipher.skills.units import change_line
from parlour.games.cipher.state import (
    ASK_KEEPER,
    ASK_ORB,
    ASK_ORDER,
    EVERYONE,
    NONE,
    OVER,
)
from parlour.games.cipher.vocabulary.values import BACK, FRONT, ORBS, RETREAT

DRAWN = 3  # winner: both lost at once


@kernel
def _pay_bonus(s, chance, log):
    """Draw the card of a promotion, before anything that the promotion triggers (rulebook 4.3, 8)."""
    for turn in range(2):
        seat = int(s.turn) if turn == 0 else 1 - int(s.turn)
        if int(s.bonus[seat]) > 0:
            n = int(s.bonus[seat])
            s.bonus[seat] = 0
            draw(s, seat, n, chance, log)


@kernel
def _duplicates(s, seat):
    """Return the first group of a seat's units that share a name, as a mask."""
    rest = field(s, seat)
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        slot = lowest(seat, bit)
        found, other = bit, rest & int(s.kin[slot])
        while other != 0:
            twin = lowest(seat, other)
            if not (may_duplicate(s, slot) and may_duplicate(s, twin)):
                found |= other & -other
            other &= other - 1
        if found != bit:
            return found
    return 0


@kernel
def keep(s, seat, kept, log):
    """Keep one of the units that share a name, and discard the others (rulebook 5)."""
    rest = int(s.picked[seat])
    s.picked[seat] = 0
    while rest != 0:
        slot = lowest(seat, rest)
        rest &= rest - 1
        if slot != kept:
            discard(s, slot, log)


@kernel
def _resolve_duplicates(s, seat, log):
    """Check for units with one name; ask which one stays, unless it is the main character.

    Return True if a seat is asked.
    """
    if int(s.crowded[seat]) == 0:
        return False
    crowd = _duplicates(s, seat)
    if crowd == 0:
        s.crowded[seat] = 0
        return False
    s.picked[seat] = crowd
    main = int(s.main[seat])
    if has(crowd, main):
        keep(s, seat, main, log)
        return False
    ask(s, ASK_KEEPER, seat)
    return True


@kernel
def take_orb(s, seat, slot, chance, log):
    """Take an orb, or NONE for any of the unseen ones, to its owner's hand (rulebook 7)."""
    if slot < 0:
        slot = unseen_orb(s, seat, chance)
    s.owed[seat] -= 1
    orb_to_hand(s, slot, log)


@kernel
def _collect_orbs(s, seat, chance, log):
    """Take owed orbs one after another; orbs that nobody has seen are all alike. Return True if a seat is asked."""
    while int(s.owed[seat]) > 0 and int(s.orb_n[seat]) > 0:
        if count(int(s.where[seat, ORBS])) > 0:
            ask(s, ASK_ORB, seat)
            return True
        take_orb(s, seat, NONE, chance, log)
    s.owed[seat] = 0
    return False


@kernel
def _judge(s, log):
    """Judge a loss: defeated without orbs, or without a card in deck and retreat area (rulebook 7)."""
    for seat in range(2):
        reshuffle(s, seat, log)
        if int(s.deck_n[seat]) == 0 and int(s.where[seat, RETREAT]) == 0:
            s.lost[seat] = 1
    if int(s.lost[0]) == 0 and int(s.lost[1]) == 0:
        return False
    s.winner = DRAWN if int(s.lost[0]) == int(s.lost[1]) else 1 + int(s.lost[0])
    s.phase, s.ask, s.checking, s.battle = OVER, 0, 0, 0
    while int(s.queue_n) > 0:
        drop_trigger(s, int(s.queue_n) - 1)
    write_row(log, RESULT, EVERYONE, s.winner, 0, 0, 0, 0)
    return True


@kernel
def march(s, seat, log):
    """Make the forced march: if the front line is empty, the back line moves up (rulebook 9)."""
    rest = int(s.where[seat, BACK])
    if rest == 0 or int(s.where[seat, FRONT]) != 0:
        return
    while rest != 0:
        slot = lowest(seat, rest)
        rest &= rest - 1
        change_line(s, slot, FRONT)
        write_row(log, MARCHED, EVERYONE, seat, s.card[slot], slot, 0, 0)


@kernel
def start_trigger(s, at):
    """Begin to resolve a queued skill; what it triggers forms a newer group."""
    number, source = int(s.queue_skill[at]), int(s.queue_source[at])
    unit, other, group = int(s.queue_unit[at]), int(s.queue_other[at]), int(s.queue_group[at])
    drop_trigger(s, at)
    s.group = min(group + 1, 100)
    begin_skill(s, number, source, unit, other)


@kernel
def _next_trigger(s):
    """Start one triggered skill, the turn player's first; a player chooses among skills that differ."""
    group = newest_group(s)
    if group < 0:
        s.group, s.checking = 0, 0
        return
    for turn in range(2):
        seat = int(s.turn) if turn == 0 else 1 - int(s.turn)
        found = waiting(s, seat, group)
        if count(found) > 1:
            ask(s, ASK_ORDER, seat)
            return
        if found != 0:
            start_trigger(s, first(found))
            return


@kernel
def is_quiet(s):
    """Tell whether a check would find nothing to do, as most of them do."""
    march = 1 - int(s.turn)
    return (
        int(s.bonus[0]) | int(s.bonus[1]) | int(s.crowded[0]) | int(s.crowded[1]) | int(s.owed[0]) | int(s.owed[1])
        | int(s.lost[0]) | int(s.lost[1]) | int(s.queue_n) == 0
        and int(s.deck_n[0]) > 0
        and int(s.deck_n[1]) > 0
        and (int(s.where[march, FRONT]) != 0 or int(s.where[march, BACK]) == 0)
    )  # fmt: skip


@kernel
def check(s, chance, log):
    """Run one round of the check timing: bonus cards, rules, then one triggered skill."""
    _pay_bonus(s, chance, log)
    for turn in range(2):
        seat = int(s.turn) if turn == 0 else 1 - int(s.turn)
        if _resolve_duplicates(s, seat, log):
            return
    for turn in range(2):
        seat = int(s.turn) if turn == 0 else 1 - int(s.turn)
        if _collect_orbs(s, seat, chance, log):
            return
    if _judge(s, log):
        return
    march(s, 1 - int(s.turn), log)
    _next_trigger(s)
