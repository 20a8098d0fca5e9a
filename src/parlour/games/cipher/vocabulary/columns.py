"""Columns: the meaning of each number in a row of the compiled tables."""

from typing import Final

(
    C_NAME, C_NAME_2, C_NAME_3, C_COST, C_PROMOTION, C_ATTACK, C_SUPPORT, C_RANGE, C_TAGS, C_FIELD_TAGS, C_SKILL,
    C_SKILLS, C_SUPPORT_SKILL, C_SUPPORT_SKILLS, C_TRIGGERS, C_FLAGS, C_KEYWORDS, C_NAME_4, C_OPS,
) = range(19)  # fmt: skip
CARD_COLUMNS: Final = 19

# C_FLAGS
NO_BOND: Final = 1  # can never become a bond
DUPLICATES: Final = 2  # several units of this name may stand together
WIDE: Final = 4  # has a CONT skill that affects other units
HAS_ACT: Final = 8
BOND_SKILL: Final = 16
HAND_SKILL: Final = 32
KIN_SUPPORT: Final = 64  # support by a card of its own name does not fail
TERMS: Final = 128  # a SPEC skill limits how it may be deployed
COUNTS_SUPPORT: Final = 256  # its support value is X: a support skill sets it

(
    S_KIND, S_PLACE, S_EVENT, S_WHO, S_OTHER, S_ONCE, S_LEVEL, S_PROMOTED, S_IF, S_IFS, S_COST, S_COSTS, S_DO, S_DOES,
    S_ASKED, S_NAME, S_INDEX, S_CARD, S_TO, S_BY, S_VIA, S_TURN, S_SUPPORT, S_STRONG,
    S_OPS, S_KEYWORD, S_TRIGGERER,
) = range(27)  # fmt: skip
SKILL_COLUMNS: Final = 27

(
    F_REF, F_SIDE, F_MIN, F_MAX, F_ALL, F_OTHER, F_NAMES, F_NAMES_N, F_NOT_NAMES, F_NOT_NAMES_N, F_TAGS, F_ANY_TAGS,
    F_NOT_TAGS, F_COST_MIN, F_COST_MAX, F_ATTACK_MIN, F_ATTACK_MAX, F_MAIN, F_LINE, F_TAPPED, F_PROMOTED, F_LEVELLED,
    F_ATTACKED, F_AREA, F_SAME_NAME, F_DISTINCT, F_COLOURLESS, F_NOT_ATTACKER, F_NOT_DEFENDER, F_FACE,
    F_SUPPORT_SKILL, F_SKILL_NAME, F_KEYWORD, F_EACH, F_CARD, F_STANDS,
    F_CHOSEN_BY, F_SUPPORT,
) = range(38)  # fmt: skip
FILTER_COLUMNS: Final = 38

I_OP, I_FILTER, I_CMP, I_N, I_WHO, I_ZONE, I_EXTRA = range(7)
CONDITION_COLUMNS: Final = 7

P_OP, P_N, P_FILTER, P_SHOWN, P_TO = range(5)
COST_COLUMNS: Final = 5

(
    E_OP, E_TARGET, E_AMOUNT, E_DURATION, E_OPTIONAL, E_IF_DONE, E_INSTEAD, E_IF, E_IFS, E_FILTER, E_FROM, E_TO,
    E_WHO, E_PER, E_PER_FILTER, E_WHOM, E_WHOM_N, E_TAPPED, E_LATER, E_BY, E_SET, E_SHOWN, E_HANGS,
) = range(23)  # fmt: skip
EFFECT_COLUMNS: Final = 23
Z_HAND, Z_ORBS, Z_BONDS, Z_FIELD, Z_RETREAT = range(1, 6)  # of I_ZONE
OF_SELF, OF_OTHER, OF_ANY = range(3)  # of I_EXTRA: the own unit in battle that is supported
IF_DONE, UNLESS_DONE = 1, 2  # of E_IF_DONE
# Of E_LATER: at the end of the battle; only if the defender was defeated; only if it was and is a main character.
AT_END, IF_BEATEN, IF_MAIN_BEATEN = range(1, 4)
UNLESS: Final = 1 << 16  # of SUPPORT_FAILS: fails for every card except those of the filter
EVERY: Final = 2  # of F_ALL: stated; 1 is a filter without a number, which for units means all
SUPPORT_X: Final = 99  # of F_SUPPORT: the value X
SAME_AREA, OTHER_AREA = 1, 2  # of F_AREA
COLOURLESS, COLOURED = 1, 2  # of F_COLOURLESS
NOTHING: Final = -1
