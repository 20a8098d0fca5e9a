"""Columns: the meaning of each number in a row of the compiled tables.

A list of rows or of names elsewhere takes two columns: where it begins, and its length under the same name with `_N`.
A filter, or NOTHING, is the row of a filter. Sets of tags, properties and events are bitmasks. Other columns hold
numbers of `values`, or 1 for yes.
"""

from typing import Final

NOTHING: Final = -1

# A card.
(
    C_NAME,  # its first unit name; the others are 0 if it has fewer
    C_NAME_2,
    C_NAME_3,
    C_COST,  # bonds to deploy it
    C_PROMOTION,  # bonds to put it on a unit of its name (class change), or NOTHING
    C_ATTACK,
    C_SUPPORT,
    C_RANGE,  # bit d: it attacks at distance d
    C_TAGS,  # printed tags
    C_FIELD_TAGS,  # printed tags, and those that its own text always gives it on the field
    C_SKILLS,  # its skills; support skills follow them
    C_SKILLS_N,
    C_SUPPORT_SKILLS,
    C_SUPPORT_SKILLS_N,
    C_TRIGGERS,  # the events that its skills wait for
    C_FLAGS,
    C_KEYWORDS,  # the keywords of its skills, as a bitmask of `values.KEYWORDS`
    C_NAME_4,
    C_OPS,  # the properties that its skills may affect
) = range(19)
CARD_COLUMNS: Final = 19

# Bits of C_FLAGS.
NO_BOND: Final = 1  # can never become a bond
DUPLICATES: Final = 2  # several units of this name may stand together
WIDE: Final = 4  # has a CONT skill that affects other units
HAS_ACT: Final = 8
BOND_SKILL: Final = 16
HAND_SKILL: Final = 32
KIN_SUPPORT: Final = 64  # support by a card of its own name does not fail
TERMS: Final = 128  # a SPEC skill limits how it may be deployed
COUNTS_SUPPORT: Final = 256  # its support value is X: a support skill sets it

# A skill.
(
    S_KIND,
    S_PLACE,  # the zone in which it can be used
    S_EVENT,  # the event that an AUTO skill waits for, or NOTHING
    S_WHO,  # filter of the unit or card of the event
    S_OTHER,  # filter of the other unit of the event
    S_ONCE,  # once a turn
    S_LEVEL,  # the least number of cards in its unit's stack
    S_PROMOTED,  # its unit must be promoted
    S_CONDITIONS,
    S_CONDITIONS_N,
    S_COSTS,
    S_COSTS_N,
    S_EFFECTS,
    S_EFFECTS_N,
    S_OPTIONAL,  # its controller is asked whether they pay
    S_NAME,
    S_INDEX,  # its number among the skills of its card
    S_CARD,  # its card, or NOTHING for a skill that others grant
    S_TO,  # the line in which the event must happen, or 0
    S_BY,  # the cause that the event must have, or 0
    S_VIA,  # the skill, keyword or phase that the event must be about, or 0
    S_TURN,  # whose turn it must be
    S_SUPPORT,  # filter of the support card of the event
    S_ASKS_POWER,  # a condition or target depends on how strong units are
    S_OPS,  # the properties that it may affect
    S_KEYWORD,  # 1 + its place in `values.KEYWORDS`, or 0
    S_READS_TRIGGER,  # it refers to the unit that triggered it
) = range(27)
SKILL_COLUMNS: Final = 27

# A filter.
(
    F_REF,  # the one unit or set that it means, or 0
    F_SIDE,
    F_MIN,  # how many are chosen at least, and at most
    F_MAX,
    F_ALL,  # all that match are meant: 1 if no number is said, EVERY if the text says so
    F_OTHER,  # not the skill's own unit
    F_NAMES,  # any of these unit names
    F_NAMES_N,
    F_NOT_NAMES,
    F_NOT_NAMES_N,
    F_TAGS,  # all of these tags
    F_ANY_TAGS,
    F_NOT_TAGS,
    F_COST_MIN,
    F_COST_MAX,
    F_ATTACK_MIN,
    F_ATTACK_MAX,
    F_MAIN,  # 0 no, 1 yes, NOTHING either, as F_TAPPED, F_PROMOTED and F_LEVELLED
    F_LINE,  # the line, or NOTHING
    F_TAPPED,
    F_PROMOTED,
    F_LEVELLED,
    F_ATTACKED,  # attacked this turn
    F_AREA,  # the line of the skill's unit, or the other one
    F_SAME_NAME,  # whose name it shares, as in `values.NAMESAKES`
    F_DISTINCT,  # units or cards of different names
    F_COLOURLESS,
    F_NOT_ATTACKER,
    F_NOT_DEFENDER,
    F_FACE,  # 1 face up, 2 face down, 0 either
    F_SUPPORT_SKILL,  # has a support skill
    F_SKILL_NAME,  # has a skill of this name
    F_KEYWORD,  # has a skill with this keyword: 1 + its place
    F_EACH,  # one of each name in the list
    F_CARD,  # it says something about the card, which only those can check who may see its face
    F_STANDS,  # it says something about the unit on the field
    F_CHOSEN_BY,  # chosen this turn by the skill of this name
    F_SUPPORT,  # the printed support value
) = range(38)
FILTER_COLUMNS: Final = 38

EVERY: Final = 2  # of F_ALL
SUPPORT_X: Final = 99  # of F_SUPPORT: the value X
SAME_AREA, OTHER_AREA = 1, 2  # of F_AREA
COLOURLESS, COLOURED = 1, 2  # of F_COLOURLESS

# A condition. What I_EXTRA holds depends on the condition: a line, a state, tags, faces, or one of OF_.
I_OP, I_FILTER, I_CMP, I_N, I_WHO, I_ZONE, I_EXTRA = range(7)
CONDITION_COLUMNS: Final = 7

Z_HAND, Z_ORBS, Z_BONDS, Z_FIELD, Z_RETREAT = range(1, 6)  # of I_ZONE
OF_SELF, OF_OTHER, OF_ANY = range(3)  # of I_EXTRA: the own unit in battle that is supported

# A cost: what is paid, how many cards, which ones, whether they are shown, and the zone to which they go.
P_OP, P_N, P_FILTER, P_SHOWN, P_TO = range(5)
COST_COLUMNS: Final = 5

# An effect.
(
    E_OP,
    E_TARGET,  # filter of the units it is about
    E_AMOUNT,
    E_DURATION,
    E_OPTIONAL,
    E_IF_DONE,
    E_INSTEAD,  # it replaces the effect before it, if its conditions hold
    E_CONDITIONS,
    E_CONDITIONS_N,
    E_FILTER,  # filter of the cards off the field that it takes
    E_FROM,  # their zone
    E_TO,  # the zone to which they go
    E_WHO,  # the player who does it
    E_PER,  # what the amount is multiplied by
    E_PER_FILTER,
    E_WHOM,  # filters of the other unit in battle, or names
    E_WHOM_N,
    E_TAPPED,  # it deploys a tapped unit
    E_LATER,
    E_BY,  # a cause, a face or a least number, as the effect has it
    E_SET,  # how the amount counts, or a number of the effect's own
    E_SHOWN,  # its cards are shown to both players
    E_CONDITIONAL,  # it has conditions, or the next effect may replace it
) = range(23)
EFFECT_COLUMNS: Final = 23

IF_DONE, UNLESS_DONE = 1, 2  # of E_IF_DONE: the effect before it was done, or was not
# Of E_LATER: at the end of the battle; only if the defender was defeated; only if it was and is a main character.
AT_END, IF_BEATEN, IF_MAIN_BEATEN = range(1, 4)
UNLESS: Final = 1 << 16  # of SUPPORT_FAILS: fails for every card except those of the filter
