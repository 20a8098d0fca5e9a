"""The state of a Cipher match: one flat record in which no unseen card has a place.

A card is a slot. In the usual record a seat has 64 slots, as many as a signed set of 64 bits holds. A deck of at most
63 cards fills the first of them. The record of larger decks has twice as many slots, wider sets, and the same fields
(`sets`). Slots whose zone is POOL lie somewhere among the deck and the face-down orbs. Which of them comes is drawn
when one is turned up (rulebook 2, 12). `pool` tells those that may be orbs from those that came into the deck later.
"""

from typing import Any, Final, Literal

from parlour.core.facets.learning import Numbers
from parlour.core.kernels.wide import WORDS
from parlour.core.record import Field, record
from parlour.games.cipher.shapes.view import AskKind, Phase, Side
from parlour.games.cipher.vocabulary.properties import LAST_PROPERTY
from parlour.games.cipher.vocabulary.triggers import EVENTS

SEATS: Final[tuple[Side, Side]] = ("first", "second")
STRIDE: Final = 64
SLOTS: Final = 2 * STRIDE
SHIFT: Final = 6  # slot >> SHIFT & 1 is the seat
PLACE: Final = STRIDE - 1  # slot & PLACE is the bit in a set of the seat's cards, of the usual record
ROOM: Final = STRIDE - 1  # for cards of a seat, in the usual record
NONE: Final = -1
EVERYONE: Final = 7  # both seats and spectators, as a bitmask of viewers

HAND_AT_START: Final = 6
ORBS_AT_START: Final = 5

PHASES: Final[tuple[Phase, ...]] = ("mulligan", "opening", "bond", "deployment", "action", "end", "over")
MULLIGAN, OPENING, BOND_PHASE, DEPLOYMENT, ACTION, END, OVER = range(len(PHASES))

# The questions to the seat to act.
ASKS: Final[tuple[AskKind | Literal["nothing"], ...]] = (
    "nothing", "mulligan", "bond", "deploy", "act", "target", "critical", "evade", "orb", "keeper", "order", "pay",
    "choose", "onto", "destination", "line",
)  # fmt: skip
(
    NO_ASK, ASK_MULLIGAN, ASK_BOND, ASK_DEPLOY, ASK_ACT, ASK_TARGET, ASK_CRITICAL, ASK_EVADE, ASK_ORB, ASK_KEEPER,
    ASK_ORDER, ASK_PAY, ASK_CHOOSE, ASK_ONTO, ASK_DESTINATION, ASK_LINE,
) = range(len(ASKS))  # fmt: skip

# Actions: kind * SLOTS + slot, of the usual record (`play.numbering`).
(
    A_WORD, A_CARD, A_FRONT, A_BACK, A_GROW, A_ATTACK, A_MOVE, A_SKILL, A_SKILL_2, A_SKILL_3, A_SKILL_4, A_TRIGGER,
) = range(12)  # fmt: skip
ACTIONS: Final = 12 * SLOTS
_SLOT: Final = (("seat", len(SEATS)), ("card", STRIDE))
NUMBERS: Final = tuple(
    Numbers(name, kind * SLOTS, _SLOT, says)
    for kind, name, says in (
        (A_WORD, "word", "says a word: card 0 is no, 1 yes, 2 what nobody sees, 3 to the front, 4 to the back"),
        (A_CARD, "card", "names a card: a target, a card to pay with or to take, a bond, an orb"),
        (A_FRONT, "front", "deploys a card of the hand to the front line"),
        (A_BACK, "back", "deploys a card of the hand to the back line"),
        (A_GROW, "grow", "puts a card of the hand on a unit of that name"),
        (A_ATTACK, "attack", "attacks with a unit"),
        (A_MOVE, "move", "moves a unit to the other line"),
        *((A_SKILL + at, f"skill {at + 1}", f"uses skill {at + 1} of a card") for at in range(4)),
        (A_TRIGGER, "trigger", "lets the skill go first that waits at this place"),
    )
)
# A menu is a set of slots for every kind; the last one is A_CARD for the cards of the second seat.
MENU_SECOND: Final = 12
MENU_COLUMNS: Final = 13
NO, YES, UNSEEN, TO_FRONT, TO_BACK = range(5)  # slots of A_WORD

# The most effects that last, and skills that wait, at once; one more makes the match a draw (docs/reference/cipher.md).
MODS: Final = 96
TRIGGERS: Final = 64
SKILLS: Final = 4
PLACES: Final = 3  # where a skill can be used: field, bonds, hand

BLANK, FRESH, STALE = range(3)  # of `power_status`: unknown, up to date, or to be computed anew

# Kinds of hidden places; except for orbs, their cards lack identity only in a view.
BACKS: Final = 4
UNSEEN_ORBS, UNSEEN_HAND, UNSEEN_BONDS, UNSEEN_TOPS = range(BACKS)
BYTE: Final = 255

DRAW_AFTER_UNTAP: Final = 1  # rule bits: OPENING_ORDER of the rulebook, 4.1
DISCARD_BEFORE_END: Final = 2  # SUPPORT_DISCARD_BEFORE_END_TRIGGERS, 6.2


def _fields(slots: int, cards: Any) -> list[Field]:
    """Return the fields of a state with so many slots, and sets of a seat's cards of such a kind."""
    return [
        ("where", cards, (2, 12)),  # bit i: the card at this seat's place i lies in that zone
        ("listeners", cards, (len(EVENTS), 2)),  # the cards that wait for an event, wherever they are
        ("auras", cards, (LAST_PROPERTY + 1, 2)),  # the cards that may affect a property of other units
        ("kin", cards, (slots,)),  # the cards of this seat that share a unit name with a card, itself included
        ("copies", cards, (slots,)),  # the cards of this seat that are the same card, itself included
        ("actors", cards, (PLACES, SKILLS, 2)),  # the cards whose n-th skill is an ACT skill of that place
        ("power_askers", cards, (2,)),  # the cards whose skills ask how strong a unit is
        ("older", cards, (2,)),  # the cards of this seat that came into the deck before its last mixing
        ("picked", cards, (2,)),  # units chosen while a skill resolves
        ("mod_amount", "i8", (MODS,)),  # lasting effects: `mod_n` of them, one at each index of the fields mod_*
        ("menu", cards, (MENU_COLUMNS,)),  # the possible answers, while they are found and drawn; blank at rest
        ("ops", "i8"),  # bit op: some card of this match may have that property
        ("mod_ops", "i8"),  # bit op: some lasting effect has that property
        ("awaited", "i8"),  # bit event: some card waits for it
        ("power_ops", "i8"),  # bit op: some skill that asks how strong a unit is has that property
        ("came", "i4", (slots,)),  # with which mixing into the deck, a byte each: for all viewers, then each
        ("rule_bits", "i4"),
        ("card", "i2", (slots,)),  # index in the card table, NONE if there is no card
        ("power", "i2", (slots,)),  # strength before what depends on strength; kept only while an asker is on the field
        ("host", "i2", (slots,)),  # the unit a card lies under
        ("main", "i2", (2,)),  # main characters
        ("mod_target", "i2", (MODS,)),  # the unit, or NONE for a player
        ("mod_effect", "i2", (MODS,)),  # row of the effect table
        ("queue_skill", "i2", (TRIGGERS,)),  # triggered skills that wait: `queue_n` of them, as above
        ("queue_source", "i2", (TRIGGERS,)),  # the card that has the skill
        ("queue_unit", "i2", (TRIGGERS,)),  # the unit of the event, and the other one
        ("queue_other", "i2", (TRIGGERS,)),
        ("turn_no", "i2"),
        ("attacker", "i2"),
        ("defender", "i2"),
        ("support", "i2", (2,)),  # support cards of the battle
        ("critical", "i2"),  # what the critical hit adds
        ("held", "i2"),  # the card that the expected answer is about
        ("skill", "i2"),  # the skill that resolves, or NONE
        ("source", "i2"),  # the card that has it
        ("event_unit", "i2"),  # the units of the event that triggered it
        ("event_other", "i2"),
        ("at", "i2"),  # the cost or effect it has reached
        ("ask_filter", "i2"),  # the filter of what is chosen, or NONE
        ("zone", "i1", (slots,)),
        ("known", "i1", (slots,)),  # bitmask of viewers who know the card and where it is
        ("tapped", "i1", (slots,)),
        ("face_down", "i1", (slots,)),
        ("level", "i1", (slots,)),  # cards in the stack of a unit
        ("attacked", "i1", (slots,)),  # this turn, as `moved`
        ("moved", "i1", (slots,)),
        ("order", "i1", (slots,)),  # of known cards on top of the deck: 0 is the deepest
        ("went", "i1", (slots,)),  # during which mixing the place of a hidden card went from the deck
        ("backs", "i1", (2, BACKS, slots // 2)),  # hidden places without a card, by kind and mixing they went during
        ("top_went", "i1", (2, slots // 2)),  # in a view: the mixing of hidden cards on top of the deck, by order
        ("fired", "i1", (slots, SKILLS)),  # how often each skill was used this turn
        ("mod_duration", "i1", (MODS,)),
        ("mod_seat", "i1", (MODS,)),  # whose skill it was
        ("mod_n", "i1"),
        ("queue_seat", "i1", (TRIGGERS,)),
        ("queue_group", "i1", (TRIGGERS,)),  # the newest group resolves first
        ("queue_n", "i1"),
        ("group", "i1"),  # the group of skills that are triggered now
        ("hand_n", "i1", (2,)),  # cards in each zone, those without identity included
        ("deck_n", "i1", (2,)),
        ("orb_n", "i1", (2,)),
        ("bond_n", "i1", (2,)),
        ("mixed", "i1", (2,)),  # mixings of the deck that still matter
        ("top_n", "i1", (2,)),  # cards on top of the deck whose identity somebody knows
        ("owed", "i1", (2,)),  # orbs that a seat still has to take
        ("lost", "i1", (2,)),  # the seat lost; both for a draw
        ("bonus", "i1", (2,)),  # promotions whose card is not drawn yet
        ("crowded", "i1", (2,)),  # units came or changed: names must be compared
        ("supported", "i1", (2,)),  # the support succeeded
        ("later", "i1", (2,)),  # where the support card goes instead: 0 nowhere, otherwise 1 + tapped
        ("later_line", "i1", (2,)),
        ("acts_n", "i1", (2,)),  # no card has an ACT skill with this index or a higher one
        ("cheapest", "i1", (2,)),  # the least price at which a card of this seat can be deployed
        ("first", "i1"),  # seat that begins the match
        ("turn", "i1"),  # seat whose turn it is
        ("phase", "i1"),
        ("step", "i1"),  # of the phase
        ("spent", "i1"),  # bonds used in this turn
        ("battle", "i1"),  # the step of the attack, or 0
        ("checking", "i1"),  # a check timing is due
        ("evaded", "i1"),  # of the battle, as the next two
        ("beaten", "i1"),
        ("critical_made", "i1"),
        ("stage", "i1"),  # of the skill that resolves
        ("selected", "i1"),  # how far the choice for a cost or effect has come
        ("done", "i1"),  # whether, or how often, the last effect was done
        ("left", "i1"),  # cards still to be chosen
        ("shown", "i1"),  # revealed cards on top of a deck
        ("shown_seat", "i1"),  # whose deck it is
        ("strong", "i1"),  # effects that depend on strength count
        ("power_status", "i1"),  # of `power`: BLANK, FRESH or STALE
        ("by", "i1"),  # the way of being defeated that is being checked
        ("ask", "i1"),  # the question, and the seat that is asked
        ("ask_seat", "i1"),
        ("ask_owner", "i1"),  # the seat whose cards are chosen from
        ("ask_least", "i1"),  # the fewest that must still be chosen
        ("via", "i1"),  # the unit on its way was deployed by a support skill
        ("winner", "i1"),  # 1 + seat, 3 for a draw
    ]


STATE = record(_fields(SLOTS, "i8"))
WIDE = record(_fields(2 * SLOTS, WORDS))
