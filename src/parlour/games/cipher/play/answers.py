# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Answers: each legal action as the numbers from which its text and its sentence are made."""

from typing import Final

from parlour.core.kernels import kernel
from parlour.games.cipher.compiled.tables import card
from parlour.games.cipher.field.lasting import text_of
from parlour.games.cipher.field.zones import on_field
from parlour.games.cipher.play.numbering import read
from parlour.games.cipher.sets import words
from parlour.games.cipher.skills.attack_targets import targets
from parlour.games.cipher.state import A_ATTACK, A_SKILL, A_TRIGGER, A_WORD, NONE, SHIFT
from parlour.games.cipher.vocabulary.columns import C_SKILLS

# The action, then its slot, card and skill (NONE for none, or unknown). Then 1 if the card is the other seat's, and the
# units it may attack, as a mask of the other seat's slots.
WIDTH: Final = 7


@kernel
def answer(s, action, at, out):
    """Write one answer from place `at` on; it need not be a legal one."""
    kind, slot = read(s, action, int(s.ask_seat))
    number, skill, theirs = NONE, NONE, 0
    foes, far = 0, 0
    if kind == A_WORD:
        slot = NONE
    elif kind == A_TRIGGER:
        waits = slot < int(s.queue_n)
        skill = int(s.queue_skill[slot]) if waits else NONE
        slot = int(s.queue_source[slot]) if waits else NONE
    if slot >= 0:
        number = int(s.card[slot])
        theirs = int(slot >> SHIFT & 1 != int(s.ask_seat))
    if kind >= A_SKILL and kind < A_TRIGGER and number >= 0:
        skill = card(text_of(s, slot), C_SKILLS) + kind - A_SKILL
    if kind == A_ATTACK and on_field(s, slot):
        foes, far = words(targets(s, slot))
    out[at], out[at + 1], out[at + 2], out[at + 3], out[at + 4] = action, slot, number, skill, theirs
    out[at + 5], out[at + 6] = foes, far


@kernel
def answers(s, actions, n, at, out):
    """Write the first `n` actions as answers; return the place after them."""
    for i in range(n):
        answer(s, int(actions[i]), at + WIDTH * i, out)
    return at + WIDTH * n
