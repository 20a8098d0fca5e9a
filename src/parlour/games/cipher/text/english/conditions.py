"""Conditions in English."""

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.games.cipher.text.english.nouns import (
    MAIN,
    adjective,
    bond_kinds,
    bonds,
    both,
    cards,
    either,
    held,
    kind,
    kinds,
    quoted,
    units,
)
from parlour.games.cipher.text.english.words import WHO
from parlour.games.cipher.text.voice import Data, Saying, asked, single, times
from parlour.games.cipher.vocabulary.values import COLOURS, GENDERS, SYMBOLS, WEAPONS

_BEING: Final = {"has_symbol": "has a colour", "attacked_this_turn": "has attacked this turn"}


def being(f: Data) -> str:
    """Return what a unit is, with its verb: "is red", "is named “Marth”", "has a Sword", "is a Flier unit"."""
    match [*(asked(f) - {"count"})]:
        case ["tags" | "any_tags" as key] if {*f[key]} <= {*COLOURS, *GENDERS, *SYMBOLS}:
            return f"is {_joined(key, [adjective(tag) for tag in f[key]])}"
        case ["tags" | "any_tags" as key] if {*f[key]} <= {*WEAPONS}:
            return f"has {_joined(key, [held(tag) for tag in f[key]])}"
        case ["not_tags"] if {*f["not_tags"]} <= {*WEAPONS}:
            return f"has no {either([held(tag).split()[-1] for tag in f['not_tags']])}"
        case ["names"]:
            return f"is named {quoted(f['names'])}"
        case ["main"] if not f["main"]:
            return "is not a main character"
        case ["leveled_up"]:
            return f"is {'' if f['leveled_up'] else 'not '}levelled up"
        case ["line"]:
            return f"is in the {f['line']} line"
        case [key] if key in _BEING:
            return _BEING[key]
    return f"is {units({**f, 'count': 1})}"


def _joined(key: str, tags: Sequence[str]) -> str:
    return both(tags) if key == "tags" else either(tags)


COMPARED: Final = {
    "<": "fewer than {}",
    "<=": "at most {}",
    "==": "exactly {}",
    ">=": "at least {}",
    ">": "more than {}",
}
_PLACES: Final = {
    "hand": ("card in hand", "cards in hand"),
    "orbs": ("orb", "orbs"),
    "bonds": ("bond", "bonds"),
    "retreat": ("card in the retreat area", "cards in the retreat area"),
    "field": ("unit", "units"),
}
_COMPARED_TO: Final = {"<": "fewer {} than", "<=": "no more {} than", "==": "as many {} as",
                       ">=": "at least as many {} as", ">": "more {} than"}  # fmt: skip


_LYING: Final = {"retreat": "in the retreat area", "bonds": "among the bonds"}


def _count_cards(c: Data, who: str) -> str:
    what = cards({**c["filter"], "count": 1} if c["n"] == 1 else {**c["filter"], "all": True})
    what = what.removeprefix("all ").removeprefix("an ").removeprefix("a ")
    return f"{who} {COMPARED[c['cmp']].format(c['n'])} {what} {_LYING[c['zone']]}"


def _count_zone(c: Data) -> str:
    who = "you have" if c["who"] == "self" else f"{WHO[c['who']]} has"
    if c.get("filter"):
        return _count_cards(c, who)
    one, many = (f"{'face-' + c['face'] + ' ' if c.get('face') else ''}{place}" for place in _PLACES[c["zone"]])
    if c["n"] == 0 and c["cmp"] == "==":
        return f"{who} no {many}"
    return f"{who} {COMPARED[c['cmp']].format(c['n'])} {one if c['n'] == 1 else many}"


def _anywhere(f: Data) -> str:
    """Return " on the field" for units that may be either side's."""
    return "" if f.get("side") in ("ally", "enemy") else " on the field"


def _with(f: Data) -> str:
    """Return the unit that a unit fights, unless it may be any."""
    return f" with {units(f)}" if asked(f) - {"count"} else ""


def _count_units(c: Data) -> str:
    f, few = c["filter"], COMPARED[c["cmp"]].format(c["n"])
    if (c["cmp"], c["n"]) == (">=", 1):
        return _have(c)
    what = kind(f) if c["n"] == 1 else kinds(f)
    if f.get("side") == "ally":
        return f"you have {few} {what}"
    return f"there {'is' if c['n'] == 1 else 'are'} {few} {what}{_anywhere(f)}"


def _count_bonds(c: Data) -> str:
    what = bonds({**c["filter"], "count": 1}).removeprefix("1 ") if c["n"] == 1 else bond_kinds(c["filter"])
    if (c["cmp"], c["n"]) == ("==", 0):
        return f"you have no {bond_kinds(c['filter'])}"
    return f"you have {COMPARED[c['cmp']].format(c['n'])} {what}"


def _each_bond(c: Data) -> str:
    words = [adjective(tag) for tag in c["tags"]]
    return f"you have at least {both([times(c['n'], f'{word} bond', f'{word} bonds') for word in words])}"


def _have(c: Data) -> str:
    f = c["filter"]
    if f.get("each"):
        return f"{quoted(f['names'], each=True)} are among your allies"
    have = "you have" if f.get("side") == "ally" else "there is"
    return f"{have} {units({**f, 'count': 1, 'all': False})}{_anywhere(f)}"


def _none(c: Data) -> str:
    f = c["filter"]
    have = "you have" if f.get("side") == "ally" else "there are"
    if not f.get("not_names"):
        return f"{have} no {kinds(f)}"
    but = [*["this unit"] * bool(f.get("other")), *(quoted([name]) for name in f["not_names"])]
    return f"{have} no {kinds({**f, 'other': False, 'not_names': ()})} other than {both(but)}"


_STATES: Final = {
    "untapped": "is untapped",
    "tapped": "is tapped",
    "moved this turn": "has moved this turn",
    "Main Character": "is your main character",
    "not Main Character": "is not your main character",
    "Class Changed": "is promoted",
    "leveled up": "is levelled up",
}


def _used(c: Data) -> str:
    often = {1: "", 2: " at least twice"}.get(c.get("times", 1), f" at least {c.get('times')} times")
    return f"this unit has used “{c['skill']}”{often} this turn"


CONDITIONS: Final[Mapping[str, Saying]] = {
    "self_attacking": lambda c: f"this unit is attacking {units(c['filter'])}",
    "self_attacked_by": lambda c: f"this unit is attacked by {units(c['filter'])}",
    "self_being_attacked": lambda c: "this unit is attacked",
    "self_combat_with": lambda c: f"this unit is in battle{_with(c['filter'])}",
    "self_supported_by": lambda c: f"this unit is supported by {cards(c['filter'])}",
    "support_card_of": lambda c: f"{c['unit']} is supported by {cards(c['filter'])}",
    "combatant_is": lambda c: f"{units({'ref': c['ref']})} {being(c['filter'])}",
    "main_is": lambda c: f"{MAIN['enemy' if c.get('who') == 'opponent' else 'ally']} {being(c['filter'])}",
    "own_turn": lambda c: "it is your turn",
    "enemy_turn": lambda c: "it is your opponent’s turn",
    "count_units": _count_units,
    "have_units": _have,
    "no_units": _none,
    "count_bonds": _count_bonds,
    "count_bonds_each": _each_bond,
    "parity_bonds": lambda c: f"the number of your bonds is {c['value']}",
    "count_zone": _count_zone,
    "compare_zone": lambda c: f"you have {_COMPARED_TO[c['cmp']].format(_PLACES[c['zone']][1])} your opponent",
    "self_line": lambda c: f"this unit is in the {c['line']} line",
    "self_state": lambda c: f"this unit {_STATES[c['state']]}",
    "same_area": lambda c: f"{units(single(c['filter']))} is in this unit’s line",
    "used_skill_this_turn": _used,
    "self_attack": lambda c: f"this unit has {COMPARED[c['cmp']].format(c['n'])} attack",
    "chosen_is": lambda c: "a unit was chosen" if asked(c["filter"]) == {"side"} else f"that unit {being(c['filter'])}",
    "revealed_is": lambda c: f"it is {cards({**c['filter'], 'count': 1})}",
    "defender_destroyed": lambda c: "the defending unit was defeated",
    "attacker_destroyed_main": lambda c: "the attacking unit defeated the main character",
}
