"""English nouns: units, cards and bonds as the filters of a skill describe them."""

from collections.abc import Sequence
from typing import Final

from parlour.games.cipher.text.voice import Data, joined, plural
from parlour.games.cipher.vocabulary.values import COLOURS, GENDERS, SYMBOLS, WEAPONS

REFS: Final = {
    "self": ("this unit", "this unit"),
    "attacker": ("the attacking unit", "the attacking unit"),
    "defender": ("the defending unit", "the defending unit"),
    "own_combatant": ("your unit in this battle", "your unit in this battle"),
    "enemy_combatant": ("the enemy in this battle", "the enemy in this battle"),
    "chosen": ("the chosen unit", "the chosen units"),
    "trigger_unit": ("that unit", "that unit"),
    "support_card": ("the support card", "the support card"),
}
NAMED_AFTER: Final = {
    "chosen": "the chosen unit",
    "main_character": "your main character",
    "self": "this unit",
    "trigger_unit": "that unit",
}
_HELD: Final = {"Fang": "Fangs", "Brawl": "Fists", "Axe": "an Axe"}
_SIDES: Final = {"ally": ("ally", "allies"), "enemy": ("enemy", "enemies")}
MAIN: Final = {"enemy": "the enemy main character", "ally": "your main character"}
_SYMBOLS: Final = {"Color": "coloured", "Colorless": "colourless"}


def either(parts: Sequence[str]) -> str:
    """Return "a, b or c" of parts."""
    return joined(parts, "or")


def both(parts: Sequence[str]) -> str:
    """Return "a, b and c" of parts."""
    return joined(parts, "and")


def quoted(names: Sequence[str], each: bool = False) -> str:
    """Return names in quotation marks."""
    marked = [f"“{name}”" for name in names]
    return both(marked) if each else either(marked)


def held(weapon: str) -> str:
    """Return a weapon with its article: "an Axe"."""
    return _HELD.get(weapon, f"a {weapon}")


def adjective(tag: str) -> str:
    """Return a tag before its noun: colours and genders are adjectives, types are names."""
    if tag in SYMBOLS:
        return _SYMBOLS[tag]
    return tag.lower() if tag in COLOURS + GENDERS else tag


def _adjectives(f: Data) -> list[str]:
    words = [f"face-{f['face']}"] if f.get("face") else []
    if f.get("tapped") is not None:
        words.append("tapped" if f["tapped"] else "untapped")
    if f.get("class_changed"):
        words.append("promoted")
    if f.get("leveled_up"):
        words.append("levelled-up")
    if f.get("colorless"):
        words.append("colourless")
    if f.get("has_symbol"):
        words.append("coloured")
    words += [f"non-{adjective(tag)}" for tag in f.get("not_tags", ()) if tag not in WEAPONS]
    colours = both([adjective(tag) for tag in f.get("tags", ()) if tag in COLOURS])
    words += [colours] if colours else []
    words += [adjective(tag) for tag in f.get("tags", ()) if tag not in (*COLOURS, *WEAPONS)]
    anyone = f.get("any_tags", ())
    return words + ([either([adjective(tag) for tag in anyone])] if not {*anyone} <= {*WEAPONS} else [])


def bounds(f: Data, field: str, form: str) -> list[str]:
    """Return bounds such as "of cost 2 or less"."""
    said = (("max", "{} or less"), ("min", "{} or more"), ("eq", "{}"))
    return [
        form.format(words.format(f[f"{field}_{key}"])) for key, words in said if f.get(f"{field}_{key}") is not None
    ]


def _clauses(f: Data) -> list[str]:
    arms = [held(tag) for tag in f.get("tags", ()) if tag in WEAPONS]
    words = [f"with {both(arms)}"] if arms else []
    anyone = f.get("any_tags", ())
    if anyone and {*anyone} <= {*WEAPONS}:
        words.append(f"with {either([held(tag) for tag in anyone])}")
    bare = [held(tag) for tag in f.get("not_tags", ()) if tag in WEAPONS]
    words += [f"without {either(bare)}"] if bare else []
    if f.get("names"):
        words.append(f"named {quoted(f['names'], bool(f.get('each')))}")
    words += bounds(f, "cost", "of cost {}")
    if f.get("line"):
        words.append(f"in the {f['line']} line")
    words += bounds(f, "attack", "with {} attack")
    words += bounds(f, "support", "of support value {}")
    if f.get("same_area_as_self"):
        words.append("in this unit’s line")
    if f.get("other_area_than_self"):
        words.append("in the line where this unit is not")
    if f.get("not_names"):
        words.append(f"not named {quoted(f['not_names'])}")
    if f.get("same_name_as"):
        words.append(f"with the unit name of {NAMED_AFTER[f['same_name_as']]}")
    return words + _owned(f) + _exceptions(f)


def _owned(f: Data) -> list[str]:
    words = []
    if f.get("has_skill"):
        words.append(f"with the skill “{f['has_skill']}”")
    if f.get("has_support_skill"):
        words.append("with a support skill")
    if f.get("has_keyword"):
        words.append(f"with a {f['has_keyword']} skill")
    if f.get("distinct_names"):
        words.append("with different unit names")
    if f.get("attacked_this_turn"):
        words.append("that attacked this turn")
    if f.get("leveled_up") is False:
        words.append(f"that {'are' if plural(f) else 'is'} not levelled up")
    if f.get("chosen_by_skill"):
        words.append(f"that this unit chose this turn with “{f['chosen_by_skill']}”")
    return words


def _exceptions(f: Data) -> list[str]:
    but = []
    if f.get("main") is False:
        anyone = "main characters" if plural(f) else "a main character"
        but.append(MAIN["ally"] if f.get("side") == "ally" else anyone)
    if f.get("not_attacker"):
        but.append("the attacking unit")
    if f.get("not_defender"):
        but.append("the defending unit")
    return [f"{'except' if f.get('other') and plural(f) else 'other than'} {either(but)}"] if but else []


def _number(f: Data) -> str:
    """Return the article or number before a noun, "other" included."""
    other = "other " if f.get("other") else ""
    if f.get("each"):
        return other
    if f.get("all"):
        return f"all {other}"
    if f.get("max") == "any":
        return f"any number of {other}"
    if f.get("max") is not None or f.get("min") == 0:
        return f"up to {f.get('max') or f.get('count', 1)} {other}"
    if f.get("or_more"):
        return f"at least 1 {other}"
    if plural(f):
        return f"{f['count']} {other}"
    return "another " if other else "a "


def _article(phrase: str) -> str:
    """Return a phrase in which "a" before a vowel is "an", but not before "unit"."""
    vowel = phrase.startswith("a ") and phrase[2:3].lower() in "aeiou" and not phrase.startswith("a unit")
    return "an " + phrase[2:] if vowel else phrase


def _phrase(f: Data, forms: tuple[str, str], number: str) -> str:
    words = [*_adjectives(f), forms[plural(f)], *_clauses(f)]
    return _article(number + " ".join(words))


def units(f: Data) -> str:
    """Return units: "another red ally of cost 2 or less"."""
    if f.get("ref"):
        return REFS[f["ref"]][plural(f)]
    if f.get("main"):
        return MAIN.get(f.get("side", ""), "both main characters" if f.get("all") else "a main character")
    return _phrase(f, _SIDES.get(f.get("side", ""), ("unit", "units")), _number(f))


def subject(f: Data) -> str:
    """Return units as the subject of a statement: "enemies in the back line", not "all enemies"."""
    return units(f).removeprefix("all ")


def kinds(f: Data) -> str:
    """Return units without their number: "other red allies"."""
    return units({**f, "all": True}).removeprefix("all ")


def kind(f: Data) -> str:
    """Return one unit without its article: "other red ally"."""
    said = units({**f, "count": 1, "all": False})
    for start, kept in (("another ", "other "), ("an ", ""), ("a ", "")):
        if said.startswith(start):
            return kept + said.removeprefix(start)
    return said


def hand_cards(f: Data) -> str:
    """Return cards of a hand that are discarded; the hand is named if all of it goes."""
    return cards(f) + (" in your hand" if f.get("all") else "")


def cards(f: Data) -> str:
    """Return cards outside the field: "a red card of cost 2 or less"."""
    if f.get("ref") == "self":
        return "this card"
    return _phrase(f, ("card", "cards"), _number(f))


def bonds(f: Data) -> str:
    """Return bonds with their number in digits: "2 red bonds"."""
    number = _number(f) if plural(f) or f.get("max") or f.get("min") == 0 else "1 "
    return _phrase(f, ("bond", "bonds"), number)


def bond_kinds(f: Data) -> str:
    """Return bonds without their number: "red bonds"."""
    return _phrase({**f, "all": True}, ("bond", "bonds"), "")
