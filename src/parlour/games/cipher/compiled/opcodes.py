"""Opcodes: the engine's small integers for the words of a card file; only the words listed here are enforced."""

from typing import Final

EVENTS: Final = (
    "attack", "attacked", "deploy", "class_change", "level_up", "growth", "destroys", "destroyed", "attack_end",
    "attack_failed", "attack_evaded", "evade", "critical", "supported", "move", "tapped", "untapped", "bond_placed",
    "turn_start", "turn_end", "skill_used", "to_hand_from_retreat", "phase_start",
)  # fmt: skip
(
    ON_ATTACK, ON_ATTACKED, ON_DEPLOY, ON_CLASS_CHANGE, ON_LEVEL_UP, ON_GROWTH, ON_DESTROYS, ON_DESTROYED,
    ON_ATTACK_END, ON_ATTACK_FAILED, ON_ATTACK_EVADED, ON_EVADE, ON_CRITICAL, ON_SUPPORTED, ON_MOVE, ON_TAPPED,
    ON_UNTAPPED, ON_BOND_PLACED, ON_TURN_START, ON_TURN_END, ON_SKILL_USED,
    ON_HAND_FROM_RETREAT, ON_PHASE_START,
) = range(len(EVENTS))  # fmt: skip

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

CONDITIONS: Final = (
    "self_attacking", "self_attacked_by", "self_combat_with", "self_supported_by", "support_card_of", "combatant_is",
    "own_turn", "enemy_turn", "count_units", "have_units", "no_units", "count_bonds", "count_zone", "compare_zone",
    "self_line", "self_state", "same_area", "used_skill_this_turn", "self_attack", "parity_bonds", "chosen_is",
    "count_bonds_each", "revealed_is", "self_being_attacked", "main_is",
)  # fmt: skip
(
    IF_ATTACKING, IF_ATTACKED_BY, IF_COMBAT_WITH, IF_SUPPORTED_BY, IF_SUPPORT_OF, IF_COMBATANT, IF_OWN_TURN,
    IF_ENEMY_TURN, IF_COUNT_UNITS, IF_HAVE_UNITS, IF_NO_UNITS, IF_COUNT_BONDS, IF_COUNT_ZONE, IF_COMPARE_ZONE, IF_LINE,
    IF_STATE, IF_SAME_AREA, IF_USED_SKILL, IF_SELF_ATTACK, IF_PARITY, IF_CHOSEN, IF_BONDS_EACH,
    IF_REVEALED, IF_BEING_ATTACKED, IF_MAIN,
) = range(len(CONDITIONS))  # fmt: skip

COSTS: Final = (
    "flip_bonds", "tap_self", "tap_allies", "discard", "discard_self", "flip_self_bond", "destroy_self",
    "destroy_ally", "bond_to_retreat", "hand_to_deck_top", "growth_self", "mill", "reveal_hand", "flip_orb_up",
    "destroy_own_orb",
)  # fmt: skip
(
    PAY_FLIP_BONDS, PAY_TAP_SELF, PAY_TAP_ALLIES, PAY_DISCARD, PAY_DISCARD_SELF, PAY_FLIP_SELF_BOND, PAY_DESTROY_SELF,
    PAY_DESTROY_ALLY, PAY_BOND_TO_RETREAT, PAY_HAND_TO_DECK, PAY_GROWTH_SELF, PAY_MILL, PAY_REVEAL,
    PAY_FLIP_ORB, PAY_DESTROY_ORB,
) = range(len(COSTS))  # fmt: skip

EFFECTS: Final = (
    # Properties of a unit: the effects of CONT skills while they hold, and one-shot effects that last for a while.
    "modify_attack", "orb_damage", "add_range", "ignore_range", "add_tags", "cannot_critical", "cannot_be_evaded",
    "cannot_evade", "cannot_attack", "cannot_be_destroyed", "cannot_be_moved", "cannot_be_tapped",
    "cannot_be_untapped", "critical_multiplier", "modify_support", "support_fails", "free_skill", "grant_skill",
    "cannot_be_attacked", "replace_support_discard", "copy_skills", "suppress_skill", "forbid_skill",
    "seal_support_skills", "leaves_for", "copy_unit", "other_critical_cost", "other_evade_cost",
    "cannot_deploy", "reduce_cost",
    # One-shot effects.
    "choose", "move", "draw", "discard", "to_hand", "to_deck_top", "to_bonds", "to_retreat", "to_hand_or_deck_top",
    "untap", "tap", "destroy", "deploy", "stack_under", "reveal_top", "revealed_to", "deck_top_to", "look_orb",
    "self_to", "flip_bonds", "mill", "shuffle_deck", "unit_to_hand", "look_top", "unit_to_boundless",
    "retreat_into_deck", "pay_cost", "redirect_attack", "destroy_orb", "to_orbs", "transfer_main", "flip_orb",
    "reveal_hand", "level_up_from",
    # Text that holds for the card wherever it is.
    "cannot_bond_self", "allow_duplicates", "extra_unit_name", "deck_limit_none", "support_always_succeeds",
    "level_up_onto", "deploy_condition", "cannot_deploy_beside",
)  # fmt: skip
(
    MODIFY_ATTACK, ORB_DAMAGE, ADD_RANGE, IGNORE_RANGE, ADD_TAGS, CANNOT_CRITICAL, CANNOT_BE_EVADED, CANNOT_EVADE,
    CANNOT_ATTACK, CANNOT_BE_DESTROYED, CANNOT_BE_MOVED, CANNOT_BE_TAPPED, CANNOT_BE_UNTAPPED, CRITICAL_MULTIPLIER,
    MODIFY_SUPPORT, SUPPORT_FAILS, FREE_SKILL, GRANT_SKILL, CANNOT_BE_ATTACKED, REPLACE_SUPPORT, COPY_SKILLS,
    SUPPRESS_SKILL, FORBID_SKILL, SEAL_SUPPORT, LEAVES_FOR, COPY_UNIT, OTHER_CRITICAL, OTHER_EVADE, CANNOT_DEPLOY,
    REDUCE_COST,
    CHOOSE, MOVE, DRAW, DISCARD, TO_HAND, TO_DECK_TOP, TO_BONDS, TO_RETREAT, TO_HAND_OR_DECK,
    UNTAP, TAP, DESTROY, DEPLOY, STACK_UNDER, REVEAL_TOP, REVEALED_TO, DECK_TOP_TO, LOOK_ORB,
    SELF_TO, FLIP_BONDS, MILL, SHUFFLE_DECK, UNIT_TO_HAND, LOOK_TOP, UNIT_TO_BOUNDLESS, RETREAT_INTO_DECK, PAY_COST,
    REDIRECT, DESTROY_ORB, TO_ORBS, TRANSFER_MAIN, FLIP_ORB, REVEAL_HAND, LEVEL_UP_FROM,
    CANNOT_BOND, ALLOW_DUPLICATES, EXTRA_NAME, NO_LIMIT, KIN_SUPPORTS,
    LEVEL_UP_ONTO, DEPLOY_CONDITION, CANNOT_DEPLOY_BESIDE,
) = range(len(EFFECTS))  # fmt: skip
LAST_PROPERTY: Final = REDUCE_COST
OTHER_COSTS: Final = (OTHER_CRITICAL, OTHER_EVADE)  # the effect's cost is that of the skill
OF_OTHERS: Final = 1 << COPY_SKILLS | 1 << COPY_UNIT  # in a match without these, units have printed skills only
STACK_SUPPORT, BOND_SUPPORT = 1, 2  # amounts of REPLACE_SUPPORT
FIRST_TEXT: Final = CANNOT_BOND
# Limits on how a card may be deployed; such a text may have conditions.
TERMS: Final = (ALLOW_DUPLICATES, LEVEL_UP_ONTO, DEPLOY_CONDITION, CANNOT_DEPLOY_BESIDE)

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

TAGS: Final = (
    "Red", "Blue", "White", "Black", "Green", "Purple", "Yellow", "Brown", "Male", "Female", "Sword", "Lance", "Axe",
    "Bow", "Tome", "Staff", "Knife", "Fang", "Dragonstone", "Brawl", "Beast", "Flier", "Dragon", "Armored", "Mirage",
    "Monster",
)  # fmt: skip
COLOURS: Final = TAGS[:8]
COLOUR_MASK: Final = (1 << len(COLOURS)) - 1

KINDS: Final = ("ACT", "AUTO", "CONT", "SPEC", "attack", "defense", "both")
IS_ACT, IS_AUTO, IS_CONT, IS_SPEC, IS_ATTACK_SUPPORT, IS_DEFENSE_SUPPORT, IS_BOTH_SUPPORT = range(len(KINDS))
ON_FIELD, IN_BONDS, IN_HAND = range(3)  # the place where a skill can be used

BY: Final = ("", "attack", "skill", "critical")
BY_ANY, BY_ATTACK, BY_SKILL, BY_CRITICAL = range(len(BY))
