"""French nouns: units, cards and bonds as the filters of a skill describe them, each in gender and number."""

from collections.abc import Sequence
from typing import Final

from parlour.games.cipher.cards.called import called
from parlour.games.cipher.text.voice import Data, joined, plural
from parlour.games.cipher.vocabulary.values import COLOURS, WEAPONS

REFS: Final = {
    "self": ("cette unité", "cette unité"),
    "attacker": ("l’unité attaquante", "l’unité attaquante"),
    "defender": ("l’unité en défense", "l’unité en défense"),
    "own_combatant": ("votre unité au combat", "votre unité au combat"),
    "enemy_combatant": ("l’unité adverse au combat", "l’unité adverse au combat"),
    "chosen": ("l’unité choisie", "les unités choisies"),
    "trigger_unit": ("l’unité concernée", "l’unité concernée"),
    "support_card": ("la carte de soutien", "la carte de soutien"),
}
NAMED_AFTER: Final = {
    "chosen": "l’unité choisie",
    "main_character": "votre unité principale",
    "self": "cette unité",
    "trigger_unit": "l’unité concernée",
}
LINES: Final = {"front": "en ligne de front", "back": "en arrière-ligne"}
OF_LINE: Final = {"front": "de la ligne de front", "back": "de l’arrière-ligne"}
FACES: Final = {"up": "face visible", "down": "face cachée", "either": "de l’autre côté"}
# Masculine, feminine, masculine plural, feminine plural; a single form never changes.
TAGS: Final[dict[str, tuple[str, ...]]] = {
    "Red": ("rouge", "rouge", "rouges", "rouges"),
    "Blue": ("bleu", "bleue", "bleus", "bleues"),
    "White": ("blanc", "blanche", "blancs", "blanches"),
    "Black": ("noir", "noire", "noirs", "noires"),
    "Green": ("vert", "verte", "verts", "vertes"),
    "Purple": ("violet", "violette", "violets", "violettes"),
    "Yellow": ("jaune", "jaune", "jaunes", "jaunes"),
    "Brown": ("brun", "brune", "bruns", "brunes"),
    "Male": ("masculin", "masculine", "masculins", "masculines"),
    "Female": ("féminin", "féminine", "féminins", "féminines"),
    "Flier": ("volant", "volante", "volants", "volantes"),
    "Armored": ("cuirassé", "cuirassée", "cuirassés", "cuirassées"),
    "Beast": ("de type bête",),
    "Dragon": ("de type dragon",),
    "Mirage": ("de type mirage",),
    "Monster": ("de type monstre",),
    "Colorless": ("incolore", "incolore", "incolores", "incolores"),
    "Color": ("coloré", "colorée", "colorés", "colorées"),
    "Sword": ("à l’épée",),
    "Lance": ("à la lance",),
    "Axe": ("à la hache",),
    "Bow": ("à l’arc",),
    "Tome": ("au grimoire",),
    "Staff": ("au bâton",),
    "Knife": ("à la dague",),
    "Fang": ("à crocs",),
    "Dragonstone": ("à dracopierre",),
    "Brawl": ("à poings nus",),
}
OWNED: Final = {
    "Sword": ("une épée", "épée"), "Lance": ("une lance", "lance"), "Axe": ("une hache", "hache"),
    "Bow": ("un arc", "arc"), "Tome": ("un grimoire", "grimoire"), "Staff": ("un bâton", "bâton"),
    "Knife": ("une dague", "dague"), "Fang": ("des crocs", "crocs"), "Dragonstone": ("une dracopierre", "dracopierre"),
    "Brawl": ("des poings", "poings"),
}  # fmt: skip
# One, several, and if the noun is feminine.
NOUNS: Final[dict[str, tuple[str, str, bool]]] = {
    "ally": ("unité alliée", "unités alliées", True),
    "enemy": ("unité adverse", "unités adverses", True),
    "unit": ("unité", "unités", True),
    "card": ("carte", "cartes", True),
    "bond": ("lien", "liens", False),
}
MAIN: Final = {"enemy": "l’unité principale adverse", "ally": "votre unité principale"}


def either(parts: Sequence[str]) -> str:
    """Return "a, b ou c" of parts."""
    return joined(parts, "ou")


def both(parts: Sequence[str]) -> str:
    """Return "a, b et c" of parts."""
    return joined(parts, "et")


def quoted(names: Sequence[str], each: bool = False) -> str:
    """Return names in guillemets, units by their French names."""
    marked = [f"«\u00a0{called(name, 'fr')}\u00a0»" for name in names]
    return both(marked) if each else either(marked)


def tag_word(tag: str, feminine: bool, many: bool) -> str:
    """Return a tag after its noun, in gender and number."""
    forms = TAGS[tag]
    return forms[2 * many + feminine] if len(forms) > 1 else forms[0]


def owned(weapon: str) -> str:
    """Return a weapon with its article: "une épée"."""
    return OWNED[weapon][0]


def agreed(word: str, feminine: bool, many: bool) -> str:
    """Return a participle in gender and number."""
    return word + "e" * feminine + "s" * many


def de(phrase: str) -> str:
    """Return "de" before a phrase: "du", "des", "d’" where French asks for it."""
    for start, said in (("le ", "du "), ("les ", "des ")):
        if phrase.startswith(start):
            return said + phrase.removeprefix(start)
    return f"d’{phrase}" if phrase[:1].lower() in "aeiouéhàâ" else f"de {phrase}"


def que(phrase: str) -> str:
    """Return "que" before a phrase, or "qu’" before a vowel."""
    return f"qu’{phrase}" if phrase[:1].lower() in "aeiouéhàâ" else f"que {phrase}"


def _adjectives(f: Data, feminine: bool, many: bool) -> list[str]:
    words = [tag_word(tag, feminine, many) for tag in f.get("tags", ()) if tag not in COLOURS]
    colours = both([tag_word(tag, feminine, many) for tag in f.get("tags", ()) if tag in COLOURS])
    words = [colours, *words] if colours else words
    if f.get("any_tags"):
        words.append(either([tag_word(tag, feminine, many) for tag in f["any_tags"]]))
    words += [_lacking(tag, feminine, many) for tag in f.get("not_tags", ())]
    if f.get("colorless"):
        words.append(tag_word("Colorless", feminine, many))
    if f.get("has_symbol"):
        words.append(tag_word("Color", feminine, many))
    if f.get("face"):
        words.append(FACES[f["face"]])
    if f.get("tapped") is not None:
        words.append(agreed("incliné" if f["tapped"] else "redressé", feminine, many))
    if f.get("class_changed"):
        words.append(agreed("promu", feminine, many))
    if f.get("leveled_up") is not None:
        words.append(("" if f["leveled_up"] else "non ") + agreed("monté", feminine, many) + " de niveau")
    return words


def _lacking(tag: str, feminine: bool, many: bool) -> str:
    return f"sans {OWNED[tag][1]}" if tag in WEAPONS else f"non {tag_word(tag, feminine, many)}"


def _bounds(f: Data, field: str, form: str) -> list[str]:
    said = (("max", "{} ou moins"), ("min", "{} ou plus"), ("eq", "{}"))
    return [
        form.format(words.format(f[f"{field}_{key}"])) for key, words in said if f.get(f"{field}_{key}") is not None
    ]


def _clauses(f: Data, feminine: bool, many: bool) -> list[str]:
    words = []
    if f.get("names"):
        words.append(f"{agreed('nommé', feminine, many)} {quoted(f['names'], bool(f.get('each')))}")
    words += _bounds(f, "cost", "de coût {}")
    words += _bounds(f, "attack", "d’attaque {}")
    words += _bounds(f, "support", "de valeur de soutien {}")
    if f.get("line"):
        words.append(OF_LINE[f["line"]])
    if f.get("same_area_as_self"):
        words.append("sur la ligne de cette unité")
    if f.get("other_area_than_self"):
        words.append("sur la ligne où cette unité n’est pas")
    if f.get("not_names"):
        words.append(f"non {agreed('nommé', feminine, many)} {quoted(f['not_names'])}")
    if f.get("same_name_as"):
        words.append(f"portant le nom d’unité {de(NAMED_AFTER[f['same_name_as']])}")
    if f.get("chosen_by_skill"):
        words.append(
            f"que cette unité a {agreed('choisi', feminine, many)} ce tour avec «\u00a0{f['chosen_by_skill']}\u00a0»"
        )
    return words + _possessions(f) + _exceptions(f, many)


def _possessions(f: Data) -> list[str]:
    words = []
    if f.get("has_skill"):
        words.append(f"possédant la compétence «\u00a0{f['has_skill']}\u00a0»")
    if f.get("has_support_skill"):
        words.append("possédant une compétence de soutien")
    if f.get("has_keyword"):
        words.append(f"possédant une compétence {f['has_keyword']}")
    if f.get("distinct_names"):
        words.append("de noms d’unité différents")
    if f.get("attacked_this_turn"):
        words.append("ayant attaqué pendant ce tour")
    return words


def _exceptions(f: Data, many: bool) -> list[str]:
    but = []
    if f.get("main") is False:
        anyone = "les unités principales" if many else "une unité principale"
        but.append(MAIN["ally"] if f.get("side") in ("ally", "own") else anyone)
    if f.get("not_attacker"):
        but.append("l’unité attaquante")
    if f.get("not_defender"):
        but.append("l’unité en défense")
    if not but:
        return []
    return [f"sauf {either(but)}" if f.get("other") else f"{'autres' if many else 'autre'} {que(either(but))}"]


def _number(f: Data, feminine: bool, many: bool) -> tuple[str, str]:
    """Return what stands before a noun, "autre" included, and what closes its phrase."""
    other = ("autres " if many else "autre ") if f.get("other") else ""
    if f.get("each"):
        return f"les {other}", ""
    if f.get("all"):
        return f"{'toutes' if feminine else 'tous'} les {other}", ""
    if f.get("max") == "any":
        return ("autant d’" + (other or "")), " que vous voulez"
    if f.get("max") is not None or f.get("min") == 0:
        return f"jusqu’à {f.get('max') or f.get('count', 1)} {other}", ""
    if f.get("or_more"):
        return f"au moins 1 {other}", ""
    if many:
        return f"{f['count']} {other}", ""
    return f"{'une' if feminine else 'un'} {other}", ""


def _bare(f: Data, noun: str, many: bool) -> str:
    """Return a noun with its description, without a number before it."""
    one, several, feminine = NOUNS[noun]
    return " ".join([several if many else one, *_adjectives(f, feminine, many), *_clauses(f, feminine, many)])


def _phrase(f: Data, noun: str) -> str:
    many, feminine = plural(f), NOUNS[noun][2]
    before, after = _number(f, feminine, many)
    bare = _bare(f, noun, many)
    if before == "autant d’" and not bare.startswith("u"):
        before = "autant de "
    return before + bare + after


def _noun(f: Data) -> str:
    return {"ally": "ally", "enemy": "enemy"}.get(f.get("side", ""), "unit")


def units(f: Data) -> str:
    """Return units: "une autre unité alliée rouge de coût 2 ou moins"."""
    if f.get("ref"):
        return REFS[f["ref"]][plural(f)]
    if f.get("main"):
        return MAIN.get(f.get("side", ""), "les deux unités principales" if f.get("all") else "une unité principale")
    return _phrase(f, _noun(f))


def subject(f: Data) -> str:
    """Return units as the subject of a statement: "les unités adverses", not "toutes les unités adverses"."""
    return units(f).removeprefix("toutes ")


def kinds(f: Data) -> str:
    """Return units without their number: "autres unités alliées rouges"."""
    if f.get("main"):
        return units(f)
    return ("autres " if f.get("other") else "") + _bare(f, _noun(f), many=True)


def kind(f: Data, noun: str | None = None) -> str:
    """Return one unit without its article: "autre unité alliée rouge"."""
    return ("autre " if f.get("other") else "") + _bare(f, noun or _noun(f), many=False)


def hand_cards(f: Data) -> str:
    """Return cards of a hand that are discarded; the hand is named if all of it goes."""
    return cards(f) + (" de votre main" if f.get("all") else "")


def cards(f: Data) -> str:
    """Return cards outside the field: "une carte rouge de coût 2 ou moins"."""
    return "cette carte" if f.get("ref") == "self" else _phrase(f, "card")


def card_kinds(f: Data, many: bool = True) -> str:
    """Return cards without their number: "cartes féminines"."""
    return _bare(f, "card", many)


def bonds(f: Data) -> str:
    """Return bonds with their number in digits: "2 liens rouges"."""
    if plural(f) or f.get("max") or f.get("min") == 0:
        return _phrase(f, "bond")
    return "1 " + _bare(f, "bond", many=False)


def bond_kinds(f: Data, many: bool = True) -> str:
    """Return bonds without their number: "liens rouges"."""
    return _bare(f, "bond", many)
