"""Conditions in French."""

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.games.cipher.text.french.nouns import (
    LINES,
    MAIN,
    OF_LINE,
    OWNED,
    bond_kinds,
    both,
    card_kinds,
    cards,
    de,
    either,
    kind,
    kinds,
    owned,
    que,
    quoted,
    tag_word,
    units,
)
from parlour.games.cipher.text.french.words import WHO, facing
from parlour.games.cipher.text.voice import Data, Saying, asked, single
from parlour.games.cipher.vocabulary.values import WEAPONS

_BEING: Final = {"has_symbol": "a une couleur", "attacked_this_turn": "a attaqué pendant ce tour"}


def being(f: Data) -> str:
    """Return what a unit is, with its verb: "est rouge", "se nomme « Marth »", "a une épée"."""
    match [*(asked(f) - {"count"})]:
        case ["tags" | "any_tags" as key] if {*f[key]} <= {*WEAPONS}:
            return f"a {_joined(key, [owned(tag) for tag in f[key]])}"
        case ["tags" | "any_tags" as key]:
            return f"est {_joined(key, [tag_word(tag, True, False) for tag in f[key]])}"
        case ["not_tags"] if {*f["not_tags"]} <= {*WEAPONS}:
            return f"n’a pas {de(either([OWNED[tag][1] for tag in f['not_tags']]))}"
        case ["names"]:
            return f"se nomme {quoted(f['names'])}"
        case ["main"] if not f["main"]:
            return "n’est pas une unité principale"
        case ["leveled_up"]:
            return f"{'est' if f['leveled_up'] else 'n’est pas'} montée de niveau"
        case ["line"]:
            return f"est {LINES[f['line']]}"
        case [key] if key in _BEING:
            return _BEING[key]
    return f"est {units({**f, 'count': 1})}"


def _joined(key: str, tags: Sequence[str]) -> str:
    return both(tags) if key == "tags" else either(tags)


COMPARED: Final = {
    "<": "moins de {}",
    "<=": "au plus {}",
    "==": "exactement {}",
    ">=": "au moins {}",
    ">": "plus de {}",
}
_PLACES: Final = {
    "hand": ("carte en main", "cartes en main"),
    "orbs": ("orbe", "orbes"),
    "bonds": ("lien", "liens"),
    "retreat": ("carte dans l’aire de retraite", "cartes dans l’aire de retraite"),
    "field": ("unité", "unités"),
}
_MORE: Final = {"<": "moins {} que", "<=": "au plus autant {} que", "==": "autant {} que",
                ">=": "au moins autant {} que", ">": "plus {} que"}  # fmt: skip


_LYING: Final = {"retreat": "dans l’aire de retraite", "bonds": "parmi les liens"}


def _count_cards(c: Data, who: str) -> str:
    return f"{who} {COMPARED[c['cmp']].format(c['n'])} {card_kinds(c['filter'], many=c['n'] > 1)} {_LYING[c['zone']]}"


def _count_zone(c: Data) -> str:
    who = "vous avez" if c["who"] == "self" else f"{WHO[c['who']]} a"
    if c.get("filter"):
        return _count_cards(c, who)
    one, many = _PLACES[c["zone"]]
    if c["n"] == 0 and c["cmp"] == "==":
        return f"{'vous n’avez' if c['who'] == 'self' else WHO[c['who']] + ' n’a'} aucun{_aucune(c)} {one}{facing(c)}"
    return f"{who} {COMPARED[c['cmp']].format(c['n'])} {one if c['n'] < 2 else many}{facing(c)}"


def _aucune(c: Data) -> str:
    return "" if c["zone"] in ("bonds", "orbs") else "e"


def _held_by(f: Data) -> tuple[str, Data]:
    """Return who has units, and the filter without that part."""
    verb = {"ally": "vous avez", "enemy": "votre adversaire a"}.get(f.get("side", ""), "il y a")
    return verb, {**f, "side": "own" if f.get("side") == "ally" else "any"}


def _anywhere(verb: str) -> str:
    """Return " en jeu" for units that may be either side's."""
    return " en jeu" if verb == "il y a" else ""


def _count_units(c: Data) -> str:
    verb, f = _held_by(c["filter"])
    if (c["cmp"], c["n"]) == (">=", 1):
        return _have(c)
    said = f"{verb} {COMPARED[c['cmp']].format(c['n'])} {kind(f) if c['n'] < 2 else kinds(f)}"
    return _standing(said + _anywhere(verb))


def _have(c: Data) -> str:
    if c["filter"].get("each"):
        return f"{quoted(c['filter']['names'], each=True)} sont parmi vos unités"
    verb, f = _held_by(c["filter"])
    return _standing(f"{verb} {units({**f, 'count': 1, 'all': False})}{_anywhere(verb)}")


def _standing(said: str) -> str:
    """Return a statement with its line as in "vous avez une unité en arrière-ligne".

    An order says "une unité de l’arrière-ligne" instead.
    """
    for line, where in OF_LINE.items():
        said = said.replace(where, LINES[line])
    return said


def _none(c: Data) -> str:
    _verb, f = _held_by(c["filter"])
    verb = {"ally": "vous n’avez", "enemy": "votre adversaire n’a"}.get(c["filter"].get("side", ""), "il n’y a")
    if not f.get("not_names"):
        return _standing(f"{verb} aucune {kind(f)}")
    but = [*["cette unité"] * bool(f.get("other")), *(quoted([name]) for name in f["not_names"])]
    return _standing(f"{verb} aucune {kind({**f, 'other': False, 'not_names': ()})} autre {que(both(but))}")


def _count_bonds(c: Data) -> str:
    if (c["cmp"], c["n"]) == ("==", 0):
        return f"vous n’avez aucun {bond_kinds(c['filter'], many=False)}"
    return f"vous avez {COMPARED[c['cmp']].format(c['n'])} {bond_kinds(c['filter'], many=c['n'] > 1)}"


def _each_bond(c: Data) -> str:
    said = [f"{c['n']} lien{'s' * (c['n'] > 1)} {tag_word(tag, False, c['n'] > 1)}" for tag in c["tags"]]
    return f"vous avez au moins {both(said)}"


_STATES: Final = {
    "untapped": "est redressée",
    "tapped": "est inclinée",
    "moved this turn": "a été déplacée pendant ce tour",
    "Main Character": "est votre unité principale",
    "not Main Character": "n’est pas votre unité principale",
    "Class Changed": "est promue",
    "leveled up": "est montée de niveau",
}
_SUPPORTED: Final = {"this unit": "cette unité", "another ally": "une autre unité alliée",
                     "an ally": "une unité alliée", "your unit": "votre unité"}  # fmt: skip


def _used(c: Data) -> str:
    often = f" au moins {c['times']} fois" if c.get("times", 1) > 1 else ""
    return f"cette unité a utilisé «\u00a0{c['skill']}\u00a0»{often} pendant ce tour"


CONDITIONS: Final[Mapping[str, Saying]] = {
    "self_attacking": lambda c: f"cette unité attaque {units(c['filter'])}",
    "self_attacked_by": lambda c: f"cette unité est attaquée par {units(c['filter'])}",
    "self_being_attacked": lambda c: "cette unité est attaquée",
    "self_combat_with": lambda c: (
        f"cette unité combat {units(c['filter'])}" if asked(c["filter"]) - {"count"} else "cette unité est au combat"
    ),
    "self_supported_by": lambda c: f"cette unité est soutenue par {cards(c['filter'])}",
    "support_card_of": lambda c: f"{_SUPPORTED[c['unit']]} est soutenue par {cards(c['filter'])}",
    "combatant_is": lambda c: f"{units({'ref': c['ref']})} {being(c['filter'])}",
    "main_is": lambda c: f"{MAIN['enemy' if c.get('who') == 'opponent' else 'ally']} {being(c['filter'])}",
    "own_turn": lambda c: "c’est votre tour",
    "enemy_turn": lambda c: "c’est le tour adverse",
    "count_units": _count_units,
    "have_units": _have,
    "no_units": _none,
    "count_bonds": _count_bonds,
    "count_bonds_each": _each_bond,
    "parity_bonds": lambda c: f"le nombre de vos liens est {({'even': 'pair', 'odd': 'impair'})[c['value']]}",
    "count_zone": _count_zone,
    "compare_zone": lambda c: f"vous avez {_MORE[c['cmp']].format(de(_PLACES[c['zone']][1]))} votre adversaire",
    "self_line": lambda c: f"cette unité est {LINES[c['line']]}",
    "self_state": lambda c: f"cette unité {_STATES[c['state']]}",
    "same_area": lambda c: f"{units(single(c['filter']))} est sur la ligne de cette unité",
    "used_skill_this_turn": _used,
    "self_attack": lambda c: f"l’attaque de cette unité est d’{COMPARED[c['cmp']].format(c['n'])}",
    "chosen_is": lambda c: (
        "une unité a été choisie" if asked(c["filter"]) == {"side"} else f"l’unité choisie {being(c['filter'])}"
    ),
    "revealed_is": lambda c: f"c’est {cards({**c['filter'], 'count': 1})}",
    "defender_destroyed": lambda c: "l’unité en défense a été vaincue",
    "attacker_destroyed_main": lambda c: "l’unité attaquante a vaincu l’unité principale",
}
