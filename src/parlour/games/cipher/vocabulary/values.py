"""Values: the small integers by which the engine knows the values of parameters; each has its place in a tuple."""

from typing import Final

PHASES: Final = ("bond", "deployment", "action", "end")

REFS: Final = (
    "", "self", "attacker", "defender", "own_combatant", "chosen", "trigger_unit", "support_card", "enemy_combatant",
)  # fmt: skip
(
    NO_REF, SELF, ATTACKER, DEFENDER, OWN_COMBATANT, CHOSEN, TRIGGER_UNIT, SUPPORT_CARD, ENEMY_COMBATANT,
) = range(len(REFS))  # fmt: skip

NAMESAKES: Final = ("", "chosen", "main_character", "self", "trigger_unit")
NAMED_AS_CHOSEN, NAMED_AS_MAIN, NAMED_AS_SELF, NAMED_AS_TRIGGER = range(1, len(NAMESAKES))

SIDES: Final = ("any", "ally", "enemy")
ANY_SIDE, ALLY, ENEMY = range(3)

# The first three end with what they name. "during" also begins with it. "stay" ends when the unit leaves.
DURATIONS: Final = (
    "while", "combat", "turn", "opponent_turn", "stay", "own_next_turn", "during_own_next_turn", "during_opponent_turn",
)  # fmt: skip
(
    WHILE, COMBAT, TURN, OPPONENT_TURN, STAY, OWN_NEXT_TURN, DURING_OWN_NEXT_TURN, DURING_OPPONENT_TURN,
) = range(len(DURATIONS))  # fmt: skip

STATES: Final = (
    "untapped", "tapped", "moved this turn", "Main Character", "not Main Character", "Class Changed", "leveled up",
)  # fmt: skip
UNTAPPED, TAPPED, MOVED, IS_MAIN, IS_NOT_MAIN, PROMOTED, LEVELLED = range(len(STATES))

ZONES: Final = (
    "pool", "hand", "front", "back", "under", "bonds", "orbs", "deck", "support", "retreat", "boundless", "revealed",
)  # fmt: skip
(
    POOL,  # unseen: among the deck and the face-down orbs or, in a view, wherever the viewer may not look
    HAND, FRONT, BACK, UNDER, BONDS, ORBS, DECK, SUPPORT, RETREAT, BOUNDLESS, REVEALED,
) = range(len(ZONES))  # fmt: skip

COMPARISONS: Final = ("<", "<=", "==", ">=", ">")
LESS, AT_MOST, EQUAL, AT_LEAST, MORE = range(len(COMPARISONS))

COUNTED: Final = (
    "", "units", "bonds", "stack_under_self", "own_strength", "main_stack", "enemy_cost", "enemies_destroyed",
)  # fmt: skip
(
    PER_NONE, PER_UNITS, PER_BONDS, PER_STACK, PER_STRENGTH, PER_MAIN_STACK, PER_ENEMY_COST, PER_DESTROYED,
) = range(len(COUNTED))  # fmt: skip

WHO: Final = ("self", "opponent", "any", "both")
WHO_SELF, WHO_OPPONENT, WHO_ANY, WHO_BOTH = range(len(WHO))

COLOURS: Final = ("Red", "Blue", "White", "Black", "Green", "Purple", "Yellow", "Brown")
COLOUR_MASK: Final = (1 << len(COLOURS)) - 1
GENDERS: Final = ("Male", "Female")
WEAPONS: Final = ("Sword", "Lance", "Axe", "Bow", "Tome", "Staff", "Knife", "Fang", "Dragonstone", "Brawl")
TYPES: Final = ("Beast", "Flier", "Dragon", "Armored", "Mirage", "Monster")
TAGS: Final = (*COLOURS, *GENDERS, *WEAPONS, *TYPES)  # bits of a set
SYMBOLS: Final = ("Color", "Colorless")  # a symbol of any colour, or none
RANGES: Final = (1, 2, 3)

KINDS: Final = ("ACT", "AUTO", "CONT", "SPEC", "attack", "defense", "both")
IS_ACT, IS_AUTO, IS_CONT, IS_SPEC, IS_ATTACK_SUPPORT, IS_DEFENSE_SUPPORT, IS_BOTH_SUPPORT = range(len(KINDS))
ON_FIELD, IN_BONDS, IN_HAND = range(3)  # the place where a skill can be used
KEYWORDS: Final = ("CF", "DB", "CP", "BS", "CCS", "FS", "LIS", "US")  # that other skills may ask for
UNASKED: Final = ("HS", "DV", "IS", "TS", "AS", "LvS2", "LvS3", "LvS4", "LvS5", "LvS7")

CAUSES: Final = ("", "attack", "skill", "critical")
BY_ANY, BY_ATTACK, BY_SKILL, BY_CRITICAL = range(len(CAUSES))
