"""Deeds: the effects of a card's skills, in the few groups by which people look for cards.

Each word of the vocabulary belongs to one group or to none. Words that fill every deck belong to none. Neither do
those that say when a skill works, not what it does.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, TypeVar, get_args

from parlour.games.cipher.cards.cards import Card
from parlour.games.cipher.shapes.cards import Deed

Words = Mapping[Deed | None, tuple[str, ...]]
_Value = TypeVar("_Value")

EFFECT_WORDS: Final[Words] = {
    "attack": ("critical_multiplier", "modify_attack", "multiply_attack"),
    "range": ("add_range", "ignore_range"),
    "sure": ("cannot_be_evaded", "cannot_critical", "cannot_evade", "conditional_unevadable"),
    "price": ("other_critical_cost", "other_evade_cost"),
    "supports": (
        *("modify_support", "repeat_for_cost", "replace_support_discard"),
        *("support_always_succeeds", "support_fails", "support_fails_unless"),
    ),
    "support-x": ("support_set",),
    "protects": (
        *("cannot_be_attacked", "cannot_be_destroyed", "cannot_be_moved", "cannot_be_tapped", "redirect_attack"),
    ),
    "restrains": ("cannot_attack", "cannot_be_untapped", "tap"),
    "breaks-more": ("orb_damage",),
    "defeats": ("destroy", "unit_to_boundless", "unit_to_hand"),
    "moves": ("move",),
    "untaps": ("untap",),
    "deploys": ("deploy",),
    "bars": ("cannot_deploy",),
    "levels": ("level_up_from", "level_up_onto"),
    "stacks": ("stack_under",),
    "leaves": ("self_to",),
    "leads": ("transfer_main",),
    "draws": ("draw", "draw_until"),
    "arranges": (
        *("look_top", "retreat_into_deck", "reveal_top", "revealed_to", "to_deck_top", "to_hand_or_deck_top"),
    ),
    "mills": ("mill",),
    "discards": ("discard", "discard_until", "reveal_hand", "to_retreat"),
    "bonds": ("flip_bonds", "to_bonds"),
    "turns-orbs": ("flip_orb", "look_orb"),
    "breaks-orbs": ("destroy_orb",),
    "adds-orbs": ("to_orbs",),
    "borrows": ("copy_skills", "copy_unit", "grant_skill"),
    "silences": ("forbid_skill", "seal_support_skills", "suppress_skill"),
    "cheapens": ("free_skill", "reduce_cost"),
    "traits": ("add_tags",),
    "terms": (
        *("allow_duplicates", "cannot_bond_self", "cannot_deploy_beside", "deck_limit_none", "deploy_condition"),
        "extra_unit_name",
    ),
    None: ("choose", "deck_top_to", "note_unique_skill_names", "pay_cost", "shuffle_deck", "to_hand"),
}
COST_WORDS: Final[Words] = {
    "stacks": ("growth_self",),
    "arranges": ("hand_to_deck_top",),
    "mills": ("mill",),
    "turns-orbs": ("flip_orb_up",),
    "breaks-orbs": ("destroy_own_orb",),
    None: (
        *("bond_to_retreat", "destroy_ally", "destroy_self", "discard", "discard_self", "flip_bonds"),
        *("flip_self_bond", "reveal_hand", "tap_allies", "tap_self"),
    ),
}
TRIGGER_WORDS: Final[Words] = {
    "turns": ("phase_start", "turn_end", "turn_start"),
    None: (
        *("attack", "attack_end", "attack_evaded", "attack_failed", "attacked", "bond_placed", "class_change"),
        *("critical", "deploy", "destroyed", "destroys", "evade", "growth", "level_up", "move", "skill_used"),
        *("supported", "tapped", "to_hand_from_retreat", "untapped"),
    ),
}
CONDITION_WORDS: Final[Words] = {
    None: (
        *("attacker_destroyed_main", "chosen_is", "combatant_is", "compare_zone", "count_bonds", "count_bonds_each"),
        *("count_units", "count_zone", "defender_destroyed", "enemy_turn", "have_units", "main_is", "no_units"),
        *("own_turn", "parity_bonds", "revealed_is", "same_area", "self_attack", "self_attacked_by"),
        *("self_attacking", "self_being_attacked", "self_combat_with", "self_line", "self_state"),
        *("self_supported_by", "support_card_of", "used_skill_this_turn"),
    ),
}
# The origin and destination of cards are deeds of their own, besides the word's.
_PLACES: Final[Mapping[tuple[str, str], Deed]] = {
    ("from", "deck"): "searches",
    ("from", "retreat"): "recovers",
    ("from", "bonds"): "bonds",
    ("from", "orbs"): "turns-orbs",
    ("to", "retreat"): "mills",
    ("to", "boundless"): "mills",
    ("to", "bonds"): "bonds",
    ("to", "orbs"): "adds-orbs",
}
_KINDS: Final[Mapping[str, Deed]] = {"BOND": "from-bonds", "HAND": "from-hand"}


def _by_word(words: Words) -> dict[str, Deed]:
    return {word: deed for deed, each in words.items() if deed for word in each}


_EFFECTS: Final = _by_word(EFFECT_WORDS)
_COSTS: Final = _by_word(COST_WORDS)
_TRIGGERS: Final = _by_word(TRIGGER_WORDS)
_ORDER: Final[tuple[Deed, ...]] = get_args(Deed.__value__)


def deeds(card: Card) -> list[Deed]:
    """Return the deeds of a card's skills, each once and always in the same order."""
    done = {deed for skill in (*card.skills, *card.support_skills) for deed in _of_skill(skill)}
    if card.support is None:
        done.add("support-x")
    return [deed for deed in _ORDER if deed in done]


def _of_skill(skill: Mapping[str, Any]) -> Iterator[Deed]:
    effects = skill["effects"]
    costs = [*skill["cost"], *(cost for effect in effects for cost in effect.get("cost", ()))]
    yield from _known(_KINDS, skill.get("kind", ()))
    yield from _known(_TRIGGERS, [skill["trigger"]["on"]] if skill.get("trigger") else [])
    yield from _known(_COSTS, (cost["op"] for cost in costs))
    yield from _known(_EFFECTS, (effect["op"] for effect in effects))
    yield from _known(
        _PLACES,
        ((key, str(effect[key])) for effect in effects for key in ("from", "to") if key in effect),
    )


def _known(deeds: Mapping[_Value, Deed], met: Iterable[_Value]) -> Iterator[Deed]:
    return (deeds[one] for one in met if one in deeds)
