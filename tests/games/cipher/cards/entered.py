"""The facts of a card in our data, in the form in which a printed text is read."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tests.games.cipher.cards import printed
from tests.games.cipher.cards.printed import Fact, Facts

_PLACES: Final = {"hand", "retreat", "deck", "bonds", "orbs", "front", "back"}
_DEEDS: Final = {
    "draw": {"draw"},
    "draw_until": {"draw"},
    "destroy": {"destroy"},
    "destroys": {"destroy"},
    "attack_failed": {"destroy"},
    "destroyed": {"destroy"},
    "destroy_ally": {"destroy"},
    "destroy_self": {"destroy"},
    "destroy_orb": {"destroy"},
    "destroy_own_orb": {"destroy"},
    "cannot_be_destroyed": {"destroy"},
    "defender_destroyed": {"destroy"},
    "attacker_destroyed_main": {"destroy"},
    "tap": {"tap"},
    "tap_self": {"tap"},
    "tap_allies": {"tap"},
    "tapped": {"tap"},
    "cannot_be_tapped": {"tap"},
    "untap": {"untap"},
    "untapped": {"untap"},
    "cannot_be_untapped": {"untap"},
    "move": {"move"},
    "cannot_be_moved": {"move"},
    "cannot_be_evaded": {"evade"},
    "conditional_unevadable": {"evade"},
    "cannot_evade": {"evade"},
    "evade": {"evade"},
    "attack_evaded": {"evade"},
    "critical": {"critical"},
    "cannot_critical": {"critical"},
    "critical_multiplier": {"critical"},
    "deploy": {"deploy"},
    "deploy_condition": {"deploy"},
    "reveal_top": {"reveal"},
    "reveal_hand": {"reveal"},
    "modify_attack": {"attack gained"},
    "multiply_attack": {"attack gained"},
    "orb_damage": {"orb damage"},
}
# Facts about places and units that a text may add to a word, or leave out.
_MAY: Final[Mapping[str, Facts]] = {
    word: frozenset(("where", place) for place in places.split())
    for word, places in {
        "discard": "hand retreat",
        "discard_until": "hand retreat",
        "discard_self": "hand retreat",
        "reveal_hand": "hand",
        "hand_to_deck_top": "hand deck",
        "growth_self": "retreat",
        "growth": "retreat",
        "bond_to_retreat": "bonds retreat",
        "flip_bonds": "bonds",
        "flip_self_bond": "bonds",
        "count_bonds": "bonds",
        "count_bonds_each": "bonds",
        "parity_bonds": "bonds",
        "bond_placed": "bonds",
        "cannot_bond_self": "bonds",
        "to_bonds": "bonds",
        "flip_orb": "orbs",
        "flip_orb_up": "orbs",
        "look_orb": "orbs",
        "orb_damage": "orbs",
        "destroy_orb": "orbs",
        "destroy_own_orb": "orbs",
        "to_orbs": "orbs",
        "draw": "deck hand",
        "draw_until": "deck hand",
        "mill": "deck retreat",
        "look_top": "deck",
        "reveal_top": "deck",
        "revealed_to": "deck retreat hand",
        "deck_top_to": "deck",
        "shuffle_deck": "deck",
        "retreat_into_deck": "retreat deck",
        "to_hand": "hand",
        "unit_to_hand": "hand",
        "to_deck_top": "deck",
        "to_hand_or_deck_top": "hand deck",
        "to_retreat": "retreat",
        "to_hand_from_retreat": "hand retreat",
        "deck_limit_none": "deck",
    }.items()
}
_OF_AN_ENEMY: Final = {
    *("self_attacking", "self_attacked_by", "self_combat_with", "self_being_attacked", "combatant_is", "compare_zone"),
    *(
        "attack_failed",
        "ignore_range",
        "cannot_be_destroyed",
        "cannot_be_evaded",
        "cannot_attack",
        "cannot_be_attacked",
        "attack_evaded",
        "attacked",
        "destroys",
        "destroyed",
    ),
}
_OTHERS_REF: Final = {"attacker", "defender", "trigger_unit", "chosen"}
_LISTS: Final = {
    **{"names": "name", "skills": "name", "beside": "name", "not_names": "not name"},
    **{"tags": "tag", "any_tags": "tag", "not_tags": "not tag"},
}
_BOUNDS: Final = {
    **dict.fromkeys(("cost_min", "attack_min", "times"), "at least"),
    **dict.fromkeys(("cost_max", "attack_max", "max"), "at most"),
}
_COMPARED: Final = {">=": ("at least", 0), "<=": ("at most", 0), ">": ("at least", 1), "<": ("at most", -1)}


def parts(skill: Mapping[str, Any]) -> dict[str, tuple[Facts, Facts]]:
    """Return for cost, when and does the facts that must be said, and those that may."""
    hung = list(_hung(skill["effects"]))
    when = [skill["trigger"], skill["conditions"], hung]
    pieces = {"cost": skill["cost"], "when": when, "does": skill["effects"]}
    return {
        part: (frozenset(_must(values)), frozenset(_may(values)))  # type: ignore[arg-type]
        for part, values in pieces.items()
    }


def fields(card: Mapping[str, Any]) -> dict[str, object]:
    """Return the facts of the card itself, as the list has them."""
    same = ("cost", "class_change_cost", "class", "attack")
    kinds = {*card["gender"], *card["weapons"], *card["types"]}
    support = None if card["support"] == "X" else card["support"]
    return {
        **{name: card[name] for name in same},
        "unit_name": printed.NAMESAKE.sub("", card["unit_name"]),
        "support": support,
        **{"colors": set(card["colors"]), "range": set(card["range"]), "kinds": kinds},
    }


def _hung(value: Any) -> Iterator[Any]:
    """Yield the conditions of effects."""
    for one in value if isinstance(value, list) else [value]:
        if isinstance(one, dict):
            if isinstance(one.get("if"), list):
                yield one["if"]
            yield from _hung([part for name, part in one.items() if name != "if"])
        elif isinstance(one, list):
            yield from _hung(one)


def _records(value: Any) -> Iterator[Mapping[str, Any]]:
    """Yield every record in a value, except the conditions of its effects."""
    for one in value if isinstance(value, list) else [value]:
        if isinstance(one, dict):
            yield one
            yield from _records([part for name, part in one.items() if not (name == "if" and isinstance(part, list))])
        elif isinstance(one, list):
            yield from _records(one)


def _must(value: Any) -> Iterator[Fact]:
    for one in _records(value):
        word = one.get("op") or one.get("on") or one.get("if")
        yield from (("deed", deed) for deed in _DEEDS.get(str(word), ()))
        for name, given in one.items():
            yield from _field(name, given, one)


def _field(name: str, given: Any, one: Mapping[str, Any]) -> Iterator[Fact]:
    match name, given:
        case "amount", int():
            yield "signed", given
        case (("n" | "count" | "set" | "by" | "add" | "value"), int()) if not isinstance(given, bool):
            yield from _count(given, one)
        case "cost_eq", int():
            yield "exactly", given
        case "min", int() if given:
            yield "at least", given
        case (("line" | "zone" | "from" | "to"), str()) if given.removesuffix("_top") in _PLACES:
            yield "where", given.removesuffix("_top")
        case "by", "critical":
            yield "deed", "critical"
        case "main", bool():
            yield "main", given
        case "other", True:
            yield "other", True
        case ("side", "enemy") | ("who", "opponent" | "both"):
            yield "enemy", True
        case "duration", str():
            yield "until", given
        case (("has_skill" | "skill" | "chosen_by_skill" | "via"), str()):
            yield "name", given
        case "unit", str() if given.startswith("another"):
            yield "other", True
        case "state", ("Main Character" | "not Main Character"):
            yield "main", given == "Main Character"
        case "state", ("tapped" | "untapped"):
            yield "deed", given.removesuffix("ped")
        case "state", "moved this turn":
            yield "deed", "move"
        case "tapped", bool():
            yield "deed", "tap" if given else "untap"
        case _, list() if name in _LISTS:
            yield from ((_LISTS[name], each) for each in given)
        case _, int() if name in _BOUNDS:
            yield _BOUNDS[name], given


def _count(given: int, one: Mapping[str, Any]) -> Iterator[Fact]:
    compared = _COMPARED.get(str(one.get("cmp")))
    if compared is not None:
        if (bound := (compared[0], given + compared[1])) != ("at least", 1):
            yield bound
    elif one.get("or_more"):
        if given > 1:
            yield "at least", given
    elif given > 1:
        yield "count", given


def _may(value: Any) -> Iterator[Fact]:
    for one in _records(value):
        word = one.get("op") or one.get("on") or one.get("if")
        yield from _MAY.get(str(word), ())
        if word in _OF_AN_ENEMY or one.get("ref") in _OTHERS_REF or one.get("not_attacker"):
            yield "enemy", True
        if one.get("reveal") or word in ("hand_to_deck_top", "deck_top_to"):
            yield "deed", "reveal"
        if one.get("colorless"):
            yield from (("tag", "Colorless"), ("tag", "Color"))
        if one.get("count") == "bonds":
            yield "where", "bonds"
        if word == "modify_support":
            yield "deed", "attack gained"
        if word == "allow_duplicates":
            yield from (("deed", "deploy"), ("at least", 2))
        if word == "deck_limit_none":
            yield "at least", 5
        if word == "cannot_deploy_beside":
            yield "deed", "deploy"
        if word == "self_to":
            yield from (("deed", "deploy"), ("where", "retreat"))
        if one.get("same_name_as") == "main_character":
            yield "main", True
