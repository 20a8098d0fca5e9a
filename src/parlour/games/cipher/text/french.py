"""French, written from the data of a skill; nouns carry their gender."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from parlour.games.cipher.text.voice import Data, Saying, Voice, capital, counted, joined, one_ref, plural, spanned

REFS: Final = {
    "self": "cette unité",
    "attacker": "l’unité attaquante",
    "defender": "l’unité attaquée",
    "own_combatant": "votre unité au combat",
    "chosen": "cette unité choisie",
    "trigger_unit": "l’unité en question",
    "support_card": "la carte de soutien",
}
ZONES: Final = {
    "hand": "de votre main",
    "retreat": "de votre zone de retraite",
    "bonds": "de vos liens",
    "deck": "de votre pioche",
    "orbs": "de vos orbes",
    "boundless": "de votre zone infinie",
    "revealed": "parmi les cartes révélées",
}
WHO: Final = {"self": "vous", "opponent": "votre adversaire", "any": "un joueur", "both": "chaque joueur"}
_FACES: Final = {"up": "face visible", "down": "face cachée", "either": "d’un côté ou de l’autre"}
OF_DECK: Final = {"self": "votre pioche", "opponent": "la pioche adverse", "any": "une pioche", "both": "chaque pioche"}
DURATIONS: Final = {
    "combat": " pendant ce combat",
    "turn": " jusqu’à la fin du tour",
    "opponent_turn": " jusqu’à la fin du prochain tour adverse",
    "own_next_turn": " jusqu’à la fin de votre prochain tour",
}
COMPARED: Final = {
    "<": "moins de {}",
    "<=": "{} ou moins",
    "==": "exactement {}",
    ">=": "{} ou plus",
    ">": "plus de {}",
}
MARKS: Final = {
    "CCS": "seulement si promue",
    "BS": "seulement face visible dans vos liens",
    "CP": "depuis votre main",
    "IS": "peut être répétée contre son coût",
}
# Masculine, feminine, masculine plural, feminine plural; one form for what never changes.
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
    "Sword": ("à l’épée",),
    "Lance": ("à la lance",),
    "Axe": ("à la hache",),
    "Bow": ("à l’arc",),
    "Tome": ("au grimoire",),
    "Staff": ("au bâton",),
    "Knife": ("au couteau",),
    "Fang": ("à griffes",),
    "Dragonstone": ("à dracopierre",),
    "Brawl": ("à mains nues",),
    "Beast": ("de type bête",),
    "Dragon": ("de type dragon",),
    "Flier": ("de type volant",),
    "Armored": ("de type cuirassé",),
    "Mirage": ("de type mirage",),
    "Monster": ("de type monstre",),
    "Colorless": ("sans symbole",),
    "Color": ("à symbole",),
}
NOUNS: Final = {"ally": ("allié", "alliés", 0), "enemy": ("ennemi", "ennemis", 0), "unit": ("unité", "unités", 1),
                "card": ("carte", "cartes", 1), "bond": ("lien", "liens", 0)}  # fmt: skip
_SAME: Final = {"chosen": "cette unité", "main_character": "votre personnage principal", "self": "cette unité"}
_SUPPORTED: Final = {"this unit": "cette unité", "another ally": "un autre allié", "an ally": "un allié",
                     "your unit": "votre unité"}  # fmt: skip


def either(parts: Sequence[str]) -> str:
    return joined(parts, "ou")


def both(parts: Sequence[str]) -> str:
    return joined(parts, "et")


def _tag(tag: str, feminine: int, many: bool) -> str:
    forms = TAGS[tag]
    return forms[2 * many + feminine] if len(forms) > 1 else forms[0]


def _quoted(names: Sequence[str], each: bool = False) -> str:
    quoted = [f"« {name} »" for name in names]
    return both(quoted) if each else either(quoted)


def _agreed(word: str, feminine: int, many: bool) -> str:
    return word + "e" * feminine + "s" * many


def _adjectives(f: Data, feminine: int, many: bool) -> list[str]:
    words = [_tag(tag, feminine, many) for tag in f.get("tags", ())]
    if f.get("any_tags"):
        words.append(either([_tag(tag, feminine, many) for tag in f["any_tags"]]))
    if f.get("face"):
        words.append({"up": "face visible", "down": "face cachée"}[f["face"]])
    if f.get("tapped") is not None:
        words.append(_agreed("incliné" if f["tapped"] else "redressé", feminine, many))
    if f.get("class_changed"):
        words.append(_agreed("promu", feminine, many))
    if f.get("leveled_up") is not None:
        words.append(("" if f["leveled_up"] else "non ") + _agreed("monté", feminine, many) + " en niveau")
    return words


def _bounds(f: Data, field: str, form: str) -> list[str]:
    said = []
    for key, words in (("max", "{} ou moins"), ("min", "{} ou plus"), ("eq", "{}")):
        if f.get(f"{field}_{key}") is not None:
            said.append(form.format(words.format(f[f"{field}_{key}"])))
    return said


def _clauses(f: Data, feminine: int, many: bool) -> list[str]:
    words = []
    if f.get("names"):
        words.append(f"{_agreed('nommé', feminine, many)} {_quoted(f['names'], bool(f.get('each')))}")
    words += _bounds(f, "cost", "de coût {}")
    words += _bounds(f, "attack", "à {} d’attaque")
    if f.get("line"):
        words.append({"front": "en première ligne", "back": "en deuxième ligne"}[f["line"]])
    if f.get("same_area_as_self"):
        words.append("sur la ligne de cette unité")
    if f.get("not_names"):
        words.append(f"non {_agreed('nommé', feminine, many)} {_quoted(f['not_names'])}")
    if f.get("not_tags"):
        words.append(f"qui n’{'ont' if many else 'a'} pas {either([_without(tag) for tag in f['not_tags']])}")
    if f.get("same_name_as"):
        words.append(f"portant le nom d’unité de {_SAME[f['same_name_as']]}")
    return words + _kept_clauses(f, feminine, many)


_WEAPONS: Final = {
    "Sword": "d’épée",
    "Lance": "de lance",
    "Axe": "de hache",
    "Bow": "d’arc",
    "Tome": "de grimoire",
    "Staff": "de bâton",
    "Knife": "de couteau",
    "Fang": "de griffes",
    "Dragonstone": "de dracopierre",
}


def _without(tag: str) -> str:
    """What someone "n’a pas": a weapon, a type, a symbol."""
    if tag in _WEAPONS:
        return _WEAPONS[tag]
    word = TAGS[tag][0]
    return f"le {word.removeprefix('de ')}" if word.startswith("de type") else f"de symbole {word}"


def _kept_clauses(f: Data, feminine: int, many: bool) -> list[str]:
    words = []
    if f.get("has_symbol"):
        words.append("à symbole")
    if f.get("colorless"):
        words.append("sans symbole")
    if f.get("has_skill"):
        words.append(f"possédant « {f['has_skill']} »")
    if f.get("has_support_skill"):
        words.append("possédant une compétence de soutien")
    if f.get("has_keyword"):
        words.append(f"possédant une compétence {f['has_keyword']}")
    if f.get("distinct_names"):
        words.append("de noms différents")
    if f.get("attacked_this_turn"):
        words.append(f"qui {'ont' if many else 'a'} attaqué ce tour-ci")
    if f.get("main") is False:
        words.append("autre que le personnage principal" if not many else "autres que le personnage principal")
    if f.get("not_attacker"):
        words.append("autre que l’unité attaquante")
    if f.get("not_defender"):
        words.append("autre que l’unité attaquée")
    return words


def _number(f: Data, feminine: int, many: bool) -> str:
    """The article or number before a noun, "autre" included."""
    other = f.get("other")
    if f.get("all"):
        return ("toutes les " if feminine else "tous les ") + ("autres " if other else "")
    if f.get("max") == "any":
        return "autant d’autres " if other else "autant de "
    most = f.get("max") or (f.get("count", 1) if f.get("min") == 0 else None)
    if most is not None:
        return (
            f"jusqu’à {most} " + ("autres " if other else "")
            if int(most) > 1
            else f"jusqu’à {most} " + ("autre " if other else "")
        )
    if many:
        return f"{f['count']} " + ("autres " if other else "")
    return ("une " if feminine else "un ") + ("autre " if other else "")


def _noun_phrase(f: Data, noun: str, number: bool = True) -> str:
    many = plural(f) or bool(f.get("each"))
    one, several, feminine = NOUNS[noun]
    words = [several if many else one, *_adjectives(f, feminine, many), *_clauses(f, feminine, many)]
    after = " que vous voulez" if f.get("max") == "any" else ""
    return (_number(f, feminine, many) if number and not f.get("each") else "") + " ".join(words) + after


def units(f: Data) -> str:
    """A noun phrase for units: "un autre allié rouge de coût 2 ou moins"."""
    ref = one_ref(f)
    if ref is not None:
        return REFS[ref]
    if f.get("main"):
        return {"enemy": "le personnage principal adverse", "ally": "votre personnage principal"}.get(
            f.get("side", ""), "un personnage principal"
        )
    return _noun_phrase(f, {"ally": "ally", "enemy": "enemy"}.get(f.get("side", ""), "unit"))


def cards(f: Data) -> str:
    """A noun phrase for cards outside the field."""
    return _noun_phrase(f, "card")


def _kind(f: Data) -> str:
    """A noun phrase of several without number: "autres alliés rouges"."""
    noun = {"ally": "ally", "enemy": "enemy"}.get(f.get("side", ""), "unit")
    return ("autres " if f.get("other") else "") + _noun_phrase({**f, "all": False, "count": 2}, noun, number=False)


def _single(f: Data) -> str:
    noun = {"ally": "ally", "enemy": "enemy"}.get(f.get("side", ""), "unit")
    return ("autre " if f.get("other") else "") + _noun_phrase({**f, "all": False, "count": 1}, noun, number=False)


def _de(phrase: str) -> str:
    """ "de" before a phrase: "du", "des", "d’" where French asks for it."""
    for start, said in (("le ", "du "), ("les ", "des ")):
        if phrase.startswith(start):
            return said + phrase.removeprefix(start)
    return f"d’{phrase}" if phrase[:1].lower() in "aeiouéh" else f"de {phrase}"


def _verb(target: Data, one: str, many: str) -> str:
    return many if plural(target) else one


def _lasting(effect: Data) -> str:
    return DURATIONS.get(effect.get("duration") or "", "")


def _times(n: int, one: str, many: str) -> str:
    return f"1 {one}" if n == 1 else f"{n} {many}"


# Orders as the second person, and after "vous pouvez".
_INFINITIVES: Final = {
    "Déplacez": "déplacer", "Inclinez": "incliner", "Redressez": "redresser", "Vainquez": "vaincre",
    "Choisissez": "choisir", "Renvoyez": "renvoyer", "Mettez": "mettre", "Piochez": "piocher", "Défaussez": "défausser",
    "Déployez": "déployer", "Révélez": "révéler", "Regardez": "regarder", "Retournez": "retourner",
    "Détruisez": "détruire", "Montez": "monter", "Montrez": "montrer",
}  # fmt: skip


def _may(effect: Data, order: str) -> str:
    """An order, or the permission to do it where the effect is optional."""
    verb, _space, rest = order.partition(" ")
    return f"vous pouvez {_INFINITIVES[verb]} {rest}" if effect.get("optional") else order[:1].lower() + order[1:]


def _subject(one: str, many: str) -> Saying:
    def said(effect: Data) -> str:
        return f"{units(effect['target'])} {_verb(effect['target'], one, many)}{_lasting(effect)}"

    return said


def _order(verb: str, after: str = "") -> Saying:
    return lambda effect: _may(effect, f"{verb} {units(effect['target'])}{after}")


def _attack(effect: Data) -> str:
    target, per = effect["target"], ""
    if effect.get("per"):
        counted = effect["per"]
        what = {"stack_under_self": "carte sous cette unité", "enemies_destroyed": "ennemi vaincu"}.get(
            counted["count"]
        )
        per = f" par {what or _single(counted['filter'])}"
    amount = f"{effect['amount']:+d}".replace("-", "−")
    return f"{units(target)} {_verb(target, 'a', 'ont')} {amount} en attaque{per}{_lasting(effect)}"


def _zone_cards(effect: Data, place: str) -> str:
    return _may(effect, f"Mettez {cards(effect.get('filter', {}))}{_from(effect.get('from'))} {place}")


def _from(source: Any) -> str:
    if isinstance(source, str):
        return f" {ZONES[source]}"
    return f" {_de(units(source))}" if source else ""


def _discard(effect: Data) -> str:
    who = effect["who"]
    what = cards(effect["filter"]) if "filter" in effect else _times(effect["n"], "carte", "cartes")
    return _may(effect, f"Défaussez {what}") if who == "self" else f"{WHO[who]} défausse {what}"


def _cannot_attack(effect: Data) -> str:
    verb = _verb(effect["target"], "ne peut pas attaquer", "ne peuvent pas attaquer")
    whom = effect.get("whom")
    listed = whom if isinstance(whom, list) else [whom] if whom else []
    against = either([units(one) if one_ref(one) else "vos " + _kind(one) for one in listed])
    return f"{units(effect['target'])} {verb}{' ' + against if against else ''}{_lasting(effect)}"


def _range(effect: Data) -> str:
    listed = effect["range"] if isinstance(effect["range"], list) else [effect["range"]]
    verb = _verb(effect["target"], "gagne", "gagnent")
    return f"{units(effect['target'])} {verb} la portée {spanned(listed)}{_lasting(effect)}"


def _cannot_be_destroyed(effect: Data) -> str:
    verb = _verb(
        effect["target"],
        "ne peut pas être vaincue" if one_ref(effect["target"]) else "ne peut pas être vaincu",
        "ne peuvent pas être vaincus",
    )
    by = {"attack": " au combat", "skill": " par une compétence"}.get(effect.get("by") or "", "")
    unit = f" par des {_kind(effect['by_unit'])}" if effect.get("by_unit") else ""
    return f"{units(effect['target'])} {verb}{by}{unit}{_lasting(effect)}"


def _orb_damage(effect: Data) -> str:
    target, verb = effect["target"], _verb(effect["target"], "détruit", "détruisent")
    many = _times(effect["set"], "orbe", "orbes") if "set" in effect else f"{effect['add']} orbe de plus"
    return f"{units(target)} {verb} {many} en battant le personnage principal{_lasting(effect)}"


def _unevadable(effect: Data) -> str:
    by = f" par des {_kind(effect['by'])}" if effect.get("by") else ""
    return f"les attaques {_de(units(effect['target']))} ne peuvent pas être esquivées{by}{_lasting(effect)}"


def _ignore_range(effect: Data) -> str:
    whom = f"des {_kind(effect['whom'])}" if effect.get("whom") else "des ennemis"
    line = {"front": " en première ligne", "back": " en deuxième ligne"}.get(effect.get("line") or "", "")
    verb = _verb(effect["target"], "peut", "peuvent")
    return f"{units(effect['target'])} {verb} attaquer {whom}{line} quelle que soit la portée{_lasting(effect)}"


def _self_to(effect: Data) -> str:
    place = {"field": "Déployez cette carte", "hand": "Mettez cette carte dans votre main",
             "bonds": "Mettez cette carte dans vos liens", "deck_top": "Mettez cette carte sur votre pioche",
             "orbs": "Mettez cette carte avec vos orbes"}[effect["to"]]  # fmt: skip
    tapped = " inclinée" if effect.get("tapped") else ""
    beside = f" à côté de {_quoted(effect['beside'])}" if effect.get("beside") else ""
    when = "après le combat, " if effect.get("when") == "attack_end" else ""
    return f"{when}{_may(effect, place + tapped + beside)}"


def _revealed_to(effect: Data) -> str:
    what = "les autres cartes révélées" if effect.get("rest") else "la carte révélée"
    return _may(
        effect, f"Mettez {what} {({'retreat': 'dans la zone de retraite', 'hand': 'dans votre main'})[effect['to']]}"
    )


def _deck_top_to(effect: Data) -> str:
    face = {"up": " face visible", "down": " face cachée"}.get(effect.get("face") or "", "")
    what = "la première carte" if effect["n"] == 1 else f"les {effect['n']} premières cartes"
    return (
        f"mettez {what} de votre pioche {({'orbs': 'avec vos orbes', 'bonds': 'dans vos liens'})[effect['to']]}{face}"
    )


def _supported(c: Data) -> str:
    ending = "e" if c["unit"] in ("this unit", "your unit") else ""
    return f"{_SUPPORTED[c['unit']]} est soutenu{ending} par {cards(c['filter'])}"


def _used(c: Data) -> str:
    times = "" if c.get("times", 1) == 1 else f"{c['times']} fois "
    return f"« {c['skill']} » a été utilisée {times}ce tour-ci"


def _gains(effect: Data) -> str:
    target = effect["target"]
    tags = both([_tag(tag, 1, plural(target)) for tag in effect["tags"]])
    return f"{units(target)} {_verb(target, 'compte', 'comptent')} aussi comme {tags}{_lasting(effect)}"


def _sealed(effect: Data) -> str:
    whose = {"self": "de votre côté", "opponent": "adverses"}[effect["who"]]
    return f"les compétences de soutien {whose} ne servent pas{_lasting(effect)}"


def _mill(effect: Data) -> str:
    place = {"retreat": "dans la zone de retraite", "boundless": "dans la zone infinie"}[effect["to"]]
    number = _times(effect["n"], "carte", "cartes")
    return _may(effect, f"Mettez {number} du dessus {_de(OF_DECK[effect['who']])} {place}")


def _destroy_orb(effect: Data) -> str:
    many = "s" if effect["n"] > 1 else ""
    whose = {"self": "à vous", "opponent": f"adverse{many}"}[effect["who"]]
    return _may(effect, f"Détruisez {effect['n']} orbe{many} {whose}")


def _grant(effect: Data) -> str:
    verb = _verb(effect["target"], "possède", "possèdent")
    return f"{units(effect['target'])} {verb} la compétence « {effect['skill']} »{_lasting(effect)}"


def _flip_bonds(effect: Data) -> str:
    bonds = _noun_phrase({**effect.get("filter", {}), **counted(effect)}, "bond")
    return _may(effect, f"Retournez {bonds} {_FACES[effect['face']]}")


def _deploy(effect: Data) -> str:
    line = {"front": " en première ligne", "back": " en deuxième ligne"}.get(effect.get("line") or "", "")
    return _may(
        effect,
        f"Déployez {cards(effect['filter'])}{_from(effect['from'])}{line}{' inclinée' if effect.get('tapped') else ''}",
    )


def _bonds(condition: Data) -> str:
    """ "liens rouges" with the bounds of a filter, never with a number."""
    return _noun_phrase({**condition, "count": 2}, "bond", number=False)


_PLACES: Final = {
    "hand": "cartes en main",
    "orbs": "orbes",
    "bonds": "liens",
    "retreat": "cartes en zone de retraite",
    "units": "unités",
    "field": "unités",
    "deck": "cartes dans la pioche",
    "boundless": "cartes en zone infinie",
}


def _compared(c: Data, what: str) -> str:
    """ "2 liens ou plus": the comparison goes around the noun in French."""
    form = {
        "<": "moins de {} {}",
        "<=": "{} {} ou moins",
        "==": "exactement {} {}",
        ">=": "{} {} ou plus",
        ">": "plus de {} {}",
    }
    return form[c["cmp"]].format(c["n"], what)


def _count_zone(c: Data) -> str:
    who = "vous avez" if c["who"] == "self" else f"{WHO[c['who']]} a"
    face = {"up": " face visible", "down": " face cachée"}.get(c.get("face") or "", "")
    return f"{who} {_compared(c, _PLACES[c['zone']] + face)}"


def _compare(c: Data) -> str:
    form = {"<": "moins {} que votre adversaire", "<=": "au plus autant {} que votre adversaire",
            "==": "autant {} que votre adversaire", ">=": "au moins autant {} que votre adversaire",
            ">": "plus {} que votre adversaire"}[c["cmp"]]  # fmt: skip
    return f"vous avez {form.format(_de(_PLACES[c['zone']]))}"


_STATES: Final = {
    "untapped": "est redressée",
    "tapped": "est inclinée",
    "moved this turn": "a été déplacée ce tour-ci",
    "Main Character": "est votre personnage principal",
    "not Main Character": "n’est pas votre personnage principal",
    "Class Changed": "est promue",
    "leveled up": "est montée en niveau",
}


def _state(c: Data) -> str:
    return f"cette unité {_STATES[c['state']]}"


def _have(c: Data) -> str:
    f = c["filter"]
    if f.get("each"):
        return f"{both([f'« {name} »' for name in f['names']])} sont parmi vos alliés"
    return f"il y a {units({**f, 'count': 1, 'all': False})}"


def _event(one: str, feminine: str | None = None) -> Saying:
    """An event with its unit as subject; the participle agrees with "unité"."""

    def said(t: Data) -> str:
        who = t.get("who")
        agree = feminine and isinstance(who, dict) and (one_ref(who) or not who.get("side") or who.get("side") == "any")
        parts = [f"{units(who)} {feminine if agree else one}" if isinstance(who, dict) else one]
        if t.get("target"):
            parts.append(units(t["target"]))
        by = t.get("by_unit") or t.get("by")
        if by:
            parts.append(
                f"par {units(by)}"
                if isinstance(by, dict)
                else {"attack": "au combat", "skill": "par une compétence", "critical": "par un coup critique"}[by]
            )
        if t.get("to"):
            parts.append({"front": "en première ligne", "back": "en deuxième ligne"}[t["to"]])
        if t.get("via"):
            parts.append(
                {"critical": "par un coup critique", "skill": "par une compétence"}.get(t["via"], f"par {t['via']}")
            )
        if t.get("support"):
            parts.append(f"par {cards(t['support'])}")
        return " ".join(parts)

    return said


def _whose(form: str) -> Saying:
    words = {"self": "votre", "opponent": "le tour adverse", "any": "un", "both": "chaque"}
    return lambda t: form.format(
        "le tour adverse" if t.get("who") == "opponent" else f"{words.get(t.get('who') or 'self', 'votre')} tour"
    )


class French(Voice):
    """French sentences for every word of the vocabulary."""

    triggers: ClassVar[dict[str, Saying]] = {
        "attack": _event("attaque"),
        "attacked": _event("est attaqué", "est attaquée"),
        "deploy": _event("est déployé", "est déployée"),
        "class_change": _event("est promu", "est promue"),
        "level_up": _event("monte en niveau"),
        "growth": _event("reçoit une carte dessous"),
        "destroys": _event("vainc"),
        "destroyed": _event("est vaincu", "est vaincue"),
        "attack_end": _event("termine son attaque"),
        "attack_failed": _event("attaque sans vaincre"),
        "attack_evaded": _event("voit son attaque esquivée"),
        "evade": _event("esquive"),
        "critical": _event("porte un coup critique"),
        "supported": _event("est soutenu", "est soutenue"),
        "move": _event("est déplacé", "est déplacée"),
        "tapped": _event("s’incline"),
        "untapped": _event("se redresse"),
        "bond_placed": lambda t: "une carte rejoint vos liens",
        "turn_start": _whose("{} commence"),
        "turn_end": _whose("{} se termine"),
        "to_hand_from_retreat": lambda t: "une carte de votre zone de retraite rejoint votre main",
        "skill_used": lambda t: "une compétence est utilisée",
    }
    conditions: ClassVar[dict[str, Saying]] = {
        "self_attacking": lambda c: f"cette unité attaque {units(c['filter'])}",
        "self_attacked_by": lambda c: f"cette unité est attaquée par {units(c['filter'])}",
        "self_being_attacked": lambda c: "cette unité est attaquée",
        "self_combat_with": lambda c: f"cette unité combat {units(c['filter'])}",
        "self_supported_by": lambda c: f"cette unité est soutenue par {cards(c['filter'])}",
        "support_card_of": _supported,
        "combatant_is": lambda c: f"{REFS[c['ref']]} est {units({**c['filter'], 'count': 1})}",
        "own_turn": lambda c: "c’est votre tour",
        "enemy_turn": lambda c: "c’est le tour adverse",
        "count_units": lambda c: f"il y a {_compared(c, _kind(c['filter']))}",
        "have_units": _have,
        "no_units": lambda c: f"il n’y a pas {_de(_kind(c['filter']))}",
        "count_bonds": lambda c: f"vous avez {_compared(c, _bonds(c['filter']))}",
        "count_bonds_each": lambda c: (
            f"vous avez {c['n']} liens ou plus de chaque : {both([_tag(t, 0, True) for t in c['tags']])}"
        ),
        "parity_bonds": lambda c: (
            f"le nombre de vos liens est {({'even': 'pair', 'odd': 'impair'}).get(c['value'], c['value'])}"
        ),
        "count_zone": _count_zone,
        "compare_zone": _compare,
        "self_line": lambda c: {
            "front": "cette unité est en première ligne",
            "back": "cette unité est en deuxième ligne",
        }[c["line"]],
        "self_state": _state,
        "same_area": lambda c: f"{units({**c['filter'], 'count': 1})} est sur la ligne de cette unité",
        "used_skill_this_turn": _used,
        "self_attack": lambda c: f"l’attaque de cette unité est de {COMPARED[c['cmp']].format(c['n'])}",
        "chosen_is": lambda c: f"cette unité choisie est {units({**c['filter'], 'count': 1})}",
        "revealed_is": lambda c: f"c’est {cards({**c['filter'], 'count': 1})}",
        "defender_destroyed": lambda c: "l’unité attaquée a été vaincue",
        "attacker_destroyed_main": lambda c: "l’unité attaquante a vaincu le personnage principal",
    }
    costs: ClassVar[dict[str, Saying]] = {
        "flip_bonds": lambda k: (
            f"retourner {_noun_phrase({**k.get('filter', {}), 'count': k['n']}, 'bond')} face cachée"
        ),
        "tap_self": lambda k: "incliner cette unité",
        "tap_allies": lambda k: f"incliner {units({'tapped': False, **k['filter']})}",
        "discard": lambda k: f"défausser {cards(k['filter'])}",
        "discard_self": lambda k: "défausser cette carte",
        "flip_self_bond": lambda k: "retourner ce lien face cachée",
        "destroy_self": lambda k: "vaincre cette unité",
        "destroy_ally": lambda k: f"vaincre {units(k['filter'])}",
        "bond_to_retreat": lambda k: (
            f"mettre {_noun_phrase({**k.get('filter', {}), 'count': k['n']}, 'bond')} dans la zone de retraite"
        ),
        "hand_to_deck_top": lambda k: f"mettre {cards(k['filter'])} de votre main sur votre pioche",
        "growth_self": lambda k: (
            f"mettre {cards({**k['filter'], 'count': k['n']})} de votre zone de retraite sous cette unité"
        ),
        "reveal_hand": lambda k: f"montrer {cards(k['filter'])} de votre main",
        "flip_orb_up": lambda k: f"retourner {_times(k['n'], 'orbe', 'orbes')} face visible",
        "destroy_own_orb": lambda k: f"détruire {_times(k['n'], 'de vos orbes', 'de vos orbes')}",
    }
    effects: ClassVar[dict[str, Saying]] = {
        "modify_attack": _attack,
        "multiply_attack": lambda e: f"l’attaque {_de(units(e['target']))} est multipliée par {e['by']}{_lasting(e)}",
        "move": _order("Déplacez"),
        "tap": _order("Inclinez"),
        "untap": _order("Redressez"),
        "destroy": _order("Vainquez"),
        "choose": _order("Choisissez"),
        "unit_to_hand": _order("Renvoyez", " en main"),
        "unit_to_boundless": _order("Mettez", " dans la zone infinie"),
        "draw": lambda e: _may(e, f"Piochez {_times(e['n'], 'carte', 'cartes')}"),
        "draw_until": lambda e: f"piochez jusqu’à avoir {_times(e['n'], 'carte', 'cartes')} en main",
        "discard": _discard,
        "to_hand": lambda e: _zone_cards(e, "dans votre main"),
        "to_bonds": lambda e: _zone_cards(
            e, "dans vos liens" + {"up": " face visible", "down": " face cachée"}.get(e.get("face") or "", "")
        ),
        "to_retreat": lambda e: _zone_cards(e, "dans la zone de retraite"),
        "to_deck_top": lambda e: _zone_cards(e, "sur votre pioche"),
        "to_hand_or_deck_top": lambda e: _zone_cards(e, "dans votre main ou sur votre pioche"),
        "to_orbs": lambda e: _zone_cards(e, "avec vos orbes"),
        "stack_under": lambda e: _zone_cards(e, "sous cette unité"),
        "deploy": _deploy,
        "add_range": _range,
        "ignore_range": _ignore_range,
        "add_tags": _gains,
        "orb_damage": _orb_damage,
        "cannot_critical": _subject("ne peut pas porter de coup critique", "ne peuvent pas porter de coup critique"),
        "cannot_evade": _subject("ne peut pas esquiver", "ne peuvent pas esquiver"),
        "cannot_be_evaded": _unevadable,
        "conditional_unevadable": lambda e: f"{_unevadable(e)} contre des {_kind(e['when_target'])}",
        "cannot_attack": _cannot_attack,
        "cannot_be_attacked": _subject(
            "ne peut pas être la cible d’une attaque", "ne peuvent pas être la cible d’une attaque"
        ),
        "cannot_be_destroyed": _cannot_be_destroyed,
        "cannot_be_moved": _subject("ne peut pas changer de ligne", "ne peuvent pas changer de ligne"),
        "cannot_be_tapped": _subject("ne s’incline par aucune compétence", "ne s’inclinent par aucune compétence"),
        "cannot_share_area": lambda e: f"cette unité ne peut pas être sur la ligne de {_quoted(e['names'])}",
        "critical_multiplier": lambda e: f"ses coups critiques multiplient par {e['value']}",
        "modify_support": lambda e: f"{units(e['target'])} a {e['amount']:+d} en soutien{_lasting(e)}",
        "support_set": lambda e: "sa valeur de soutien dépend de la carte",
        "support_fails": lambda e: (
            f"le soutien des {_noun_phrase({**e['filter'], 'count': 2}, 'card', number=False)} échoue"
        ),
        "support_fails_unless": lambda e: f"le soutien échoue sauf si c’est {cards({**e['filter'], 'count': 1})}",
        "support_always_succeeds": lambda e: f"le soutien {_de(cards({**e['filter'], 'count': 1}))} réussit toujours",
        "seal_support_skills": _sealed,
        "replace_support_discard": lambda e: _may(
            e,
            {
                "bonds": "Mettez la carte de soutien dans vos liens plutôt qu’en retraite",
                "stack_same_name": "Mettez la carte de soutien sous l’unité de son nom plutôt qu’en retraite",
            }[e["to"]],
        ),
        "reveal_top": lambda e: _may(
            e, f"Révélez {_times(e['n'], 'carte', 'cartes')} du dessus {_de(OF_DECK[e['who']])}"
        ),
        "revealed_to": _revealed_to,
        "look_top": lambda e: _may(
            e, f"Regardez {_times(e['n'], 'carte', 'cartes')} du dessus {_de(OF_DECK[e['who']])}"
        ),
        "look_orb": lambda e: _may(e, f"Regardez {e['n']} de vos orbes"),
        "deck_top_to": _deck_top_to,
        "mill": _mill,
        "shuffle_deck": lambda e: f"mélangez {OF_DECK[e.get('who', 'self')]}",
        "retreat_into_deck": lambda e: f"mélangez la zone de retraite dans {OF_DECK[e['who']]}",
        "flip_bonds": _flip_bonds,
        "flip_orb": lambda e: _may(e, f"Retournez 1 de vos orbes {_FACES[e['face']]}"),
        "destroy_orb": _destroy_orb,
        "self_to": _self_to,
        "grant_skill": _grant,
        "copy_skills": lambda e: f"cette unité possède les compétences {e['keyword']} de {units(e['from'])}",
        "copy_unit": lambda e: f"cette unité devient une copie {_de(units(e['target']))}{_lasting(e)}",
        "note_unique_skill_names": lambda e: "chaque nom de compétence ne compte qu’une fois",
        "forbid_skill": lambda e: f"la compétence {_quoted(e['names'])} ne peut pas être utilisée{_lasting(e)}",
        "suppress_skill": lambda e: f"la compétence {_quoted(e['names'])} est sans effet",
        "free_skill": lambda e: f"la compétence {_quoted(e['skills'])} ne coûte rien",
        "redirect_attack": lambda e: f"{units(e['to'])} devient l’unité attaquée",
        "pay_cost": lambda e: f"vous pouvez {both([French.costs[k['op']](k) for k in e['cost']])}",
        "repeat_for_cost": lambda e: (
            f"vous pouvez recommencer en choisissant de {both([French.costs[k['op']](k) for k in e['cost']])}"
        ),
        "transfer_main": lambda e: f"{units(e['to'])} devient votre personnage principal",
        "level_up_from": lambda e: _may(e, f"Montez une unité en niveau avec {cards(e['filter'])}{_from(e['from'])}"),
        "level_up_onto": lambda e: f"cette carte peut être posée sur un allié nommé {_quoted(e['names'])}",
        "cannot_bond_self": lambda e: "cette carte ne peut pas être mise dans les liens",
        "allow_duplicates": lambda e: f"plusieurs alliés nommés {_quoted(e['names'])} peuvent être en jeu",
        "extra_unit_name": lambda e: f"cette carte porte aussi le nom d’unité {_quoted(e['names'])}",
        "deck_limit_none": lambda e: "un deck peut contenir autant d’exemplaires de cette carte que vous voulez",
        "deploy_condition": lambda e: f"cette carte ne se déploie que si {FRENCH.said_conditions(e['conditions'])}",
    }

    def said_conditions(self, conditions: Sequence[Data]) -> str:
        said = [self.conditions[condition["if"]](condition) for condition in conditions]
        return both([said[0], *(_que(one) for one in said[1:])]) if said else ""

    def both(self, parts: Sequence[str]) -> str:
        return both(parts)

    def either(self, parts: Sequence[str]) -> str:
        return either(parts)

    def skill(self, skill: Data) -> str:
        """« Heal (ACT) Incliner cette unité et retourner 2 liens face cachée : mettez une carte dans votre main. »"""
        marks = [" ".join(skill.get("kind") or [{"attack": "ATQ", "defense": "DÉF", "both": "ATQ/DÉF"}[skill["type"]]])]
        keyword = skill.get("keyword")
        if keyword:
            marks[0] += f" {keyword}"
            if keyword in MARKS or keyword.startswith("LvS"):
                marks.append(MARKS.get(keyword) or f"avec {keyword[3:]} cartes ou plus dans sa pile")
        if skill.get("once_per_turn"):
            marks.append("une fois par tour")
        return f"{skill['name']} ({', '.join(marks)}) {capital(self._body(skill))}."

    def _body(self, skill: Data) -> str:
        body = self._said_effects(skill["effects"])
        conditions = self.said_conditions(skill.get("conditions", ()))
        trigger = skill.get("trigger")
        when = f"{_quand(self.triggers[trigger['on']](trigger))}, " if trigger else ""
        if conditions:
            when += f"{_si(conditions)}, "
        costs = both(self.said_costs(skill.get("cost", ())))
        if costs:
            body = f"vous pouvez {costs} : {body}" if skill.get("optional_cost") else f"{costs} : {body}"
        return when + body

    def _said_effects(self, effects: Sequence[Data]) -> str:
        said = []
        for effect in effects:
            text = self.effects[effect["op"]](effect)
            if effect.get("if"):
                text = f"{_si(self.said_conditions(effect['if']))}, {text}"
            elif effect.get("if_done"):
                text = f"dans ce cas, {text}"
            said.append(text)
        return " ; puis ".join(said)


def _si(conditions: str) -> str:
    return f"s’{conditions}" if conditions.startswith(("il ", "ils ")) else f"si {conditions}"


def _que(condition: str) -> str:
    return f"qu’{condition}" if condition.startswith(("il ", "ils ")) else f"que {condition}"


def _quand(event: str) -> str:
    return f"quand {event}"


FRENCH: Final[French] = French()
