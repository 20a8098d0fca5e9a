"""French, written from the data of a skill; a unit and a card are feminine, an orb and a bond masculine."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from parlour.games.cipher.cards import granted
from parlour.games.cipher.text.french_nouns import (
    FACES,
    LINES,
    NAMED_AFTER,
    OF_LINE,
    being,
    bond_kinds,
    bonds,
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
    subject,
    tag_word,
    units,
)
from parlour.games.cipher.text.voice import (
    Clause,
    Data,
    Saying,
    Telling,
    Voice,
    joined_orders,
    number_of,
    plural,
    spanned,
)
from parlour.games.cipher.vocabulary import WEAPONS

FROM: Final = {
    "hand": "de votre main",
    "retreat": "de votre aire de retraite",
    "bonds": "de vos liens",
    "deck": "de votre deck",
    "orbs": "de vos orbes",
    "boundless": "de votre aire infinie",
    "revealed": "parmi elles",
}
WHO: Final = {"self": "vous", "opponent": "votre adversaire", "both": "chaque joueur"}
DECKS: Final = {"self": "votre deck", "opponent": "le deck adverse", "both": "chaque deck"}
TURNS: Final = {"self": "votre tour", "opponent": "tour adverse", "any": "chaque tour"}
LASTING: Final = {
    "combat": " pendant ce combat",
    "turn": " jusqu’à la fin du tour",
    "opponent_turn": " jusqu’à la fin du prochain tour adverse",
    "own_next_turn": " jusqu’à la fin de votre prochain tour",
}
COMPARED: Final = {
    "<": "moins de {}",
    "<=": "au plus {}",
    "==": "exactement {}",
    ">=": "au moins {}",
    ">": "plus de {}",
}
CAUSES: Final = {"attack": " au combat", "skill": " par une compétence", "critical": " par un coup critique"}
MARKS: Final = {
    "CCS": "CCS : seulement si promue",
    "BS": "BS : face visible dans vos liens",
    "CP": "CP : depuis votre main",
    "IS": "IS : peut être répétée",
}
KINDS: Final = {"attack": "ATQ", "defense": "DÉF", "both": "ATQ/DÉF"}
# Orders are kept as infinitives, which "vous pouvez" needs; alone they address the player.
IMPERATIVES: Final = {
    "déplacer": "déplacez", "incliner": "inclinez", "redresser": "redressez", "vaincre": "vainquez",
    "choisir": "choisissez", "renvoyer": "renvoyez", "mettre": "mettez", "piocher": "piochez",
    "défausser": "défaussez", "déployer": "déployez", "révéler": "révélez", "regarder": "regardez",
    "retourner": "retournez", "détruire": "détruisez", "monter": "montez", "montrer": "montrez",
    "mélanger": "mélangez", "placer": "placez",
}  # fmt: skip


def _order(infinitive: str) -> str:
    """An order to the player: "inclinez cette unité"."""
    verb, _space, rest = infinitive.partition(" ")
    return f"{IMPERATIVES[verb]} {rest}"


def _may(effect: Data, infinitive: str) -> str:
    """An order, or the permission where the effect is optional."""
    later = "après le combat, " if effect.get("when") == "attack_end" else ""
    return later + (f"vous pouvez {infinitive}" if effect.get("optional") else _order(infinitive))


def _does(infinitive: str) -> Telling:
    """An effect that orders something done to its target."""
    return lambda effect: _may(effect, f"{infinitive} {units(effect['target'])}")


def _clause(effect: Data, one: str, many: str) -> Clause:
    whom = subject(effect["target"])
    verb = many if plural(effect["target"]) else one
    return Clause(whom, f"{whom} {verb}", verb, LASTING.get(effect.get("duration") or "", ""), many)


def _can(infinitive: str) -> Telling:
    """What the target cannot do, or what cannot be done to it."""
    return lambda effect: _cannot(effect, infinitive)


def _cannot(effect: Data, infinitive: str) -> Clause:
    return _clause(effect, f"ne peut pas {infinitive}", f"ne peuvent pas {infinitive}")


def _vanquished(effect: Data) -> str:
    return "vaincues" if plural(effect["target"]) else "vaincue"


def _times(n: int, one: str, many: str) -> str:
    return f"{n} {one if n == 1 else many}"


def _cards(n: int) -> str:
    return _times(n, "carte", "cartes")


def _face(effect: Data) -> str:
    return f" {FACES[effect['face']]}" if effect.get("face") else ""


def _in_line(effect: Data) -> str:
    return f" {LINES[effect['line']]}" if effect.get("line") in LINES else ""


_COUNTED: Final = {"stack_under_self": "carte sous cette unité", "enemies_destroyed": "unité adverse ainsi vaincue"}


def _attack(effect: Data) -> Clause:
    per = ""
    if effect.get("per"):
        counted = effect["per"]
        each = _COUNTED.get(counted["count"]) or (
            f"{bond_kinds(counted.get('filter', {}), many=False)} que vous avez"
            if counted["count"] == "bonds"
            else kind(counted["filter"])
        )
        per = f" par {each}"
    amount = f"{effect['amount']:+d}".replace("-", "−")
    return _clause(effect, f"a {amount} en attaque{per}", f"ont {amount} en attaque{per}")


def _multiplied(effect: Data) -> Clause:
    target = effect["target"]
    times = "doublée" if effect["by"] == 2 else f"multipliée par {effect['by']}"
    own = "leur" if plural(target) else "son"
    lasting = LASTING.get(effect.get("duration") or "", "")
    whom = subject(target)
    return Clause(whom, f"l’attaque {de(whom)} est {times}", f"{own} attaque est {times}", lasting)


def _range(effect: Data) -> Clause:
    span = spanned(effect["range"])
    return _clause(effect, f"gagne la portée {span}", f"gagnent la portée {span}")


def _gains(effect: Data) -> Clause:
    arms = [owned(tag) for tag in effect["tags"] if tag in WEAPONS]
    if arms:
        return _clause(effect, f"a aussi {both(arms)}", f"ont aussi {both(arms)}")
    many = plural(effect["target"])
    rest = both([tag_word(tag, True, many) for tag in effect["tags"]])
    return _clause(effect, f"est aussi {rest}", f"sont aussi {rest}")


def _orb_damage(effect: Data) -> Clause:
    orbs = (
        _times(effect["set"], "orbe", "orbes") + " au lieu d’un"
        if "set" in effect
        else _times(effect["add"], "orbe", "orbes") + " de plus"
    )
    return _clause(effect, f"détruit {orbs}", f"détruisent {orbs}")


def _unevadable(effect: Data) -> Clause:
    whom = subject(effect["target"])
    own = "leurs" if plural(effect["target"]) else "ses"
    against = f" contre les {kinds(effect['when_target'])}" if effect.get("when_target") else ""
    by = f" par les {kinds(effect['by'])}" if effect.get("by") else ""
    said = f"attaques{against} ne peuvent pas être esquivées{by}"
    whole = f"attaques {de(whom)}{against} ne peuvent pas être esquivées{by}"
    return Clause(whom, f"les {whole}", f"{own} {said}", LASTING.get(effect.get("duration") or "", ""))


def _cannot_attack(effect: Data) -> Clause:
    listed = [units(one) if one.get("ref") else _yours(one) for one in effect.get("whom") or ()]
    said = _cannot(effect, f"attaquer {either(listed)}".rstrip())
    return (
        replace(said, lasting=f"{said.lasting} tant que cette unité est en jeu")
        if effect.get("while_on_field")
        else said
    )


def _yours(f: Data) -> str:
    whose = "vos" if f.get("side") == "ally" else "les"
    return f"{whose} {kinds({**f, 'side': 'any'})}"


def _cannot_be_destroyed(effect: Data) -> Clause:
    by = {"attack": " au combat", "skill": " par une compétence", None: ""}[effect.get("by")]
    unit = f" par les {kinds(effect['by_unit'])}" if effect.get("by_unit") else ""
    return _cannot(effect, f"être {_vanquished(effect)}{by}{unit}")


def _ignore_range(effect: Data) -> Clause:
    whom = kinds({"side": "enemy", **(effect.get("whom") or {})})
    anywhere = " sur n’importe quelle ligne" if effect.get("line") == "any" else ""
    what = f"attaquer les {whom}{_in_line(effect)}{anywhere} quelle que soit la distance"
    return _clause(effect, f"peut {what}", f"peuvent {what}")


def _grant(effect: Data) -> Clause:
    what = f"la compétence « {effect['skill']} » ({FRENCH.meaning(granted()[effect['skill']])})"
    return _clause(effect, f"possède {what}", f"possèdent {what}")


def _support(effect: Data) -> Clause:
    amount = f"{effect['amount']:+d}".replace("-", "−")
    return _clause(effect, f"a {amount} en soutien", f"ont {amount} en soutien")


def _taken(effect: Data) -> str:
    """Cards with the place they come from, which stands before a clause that names another unit."""
    f = effect["filter"]
    after = f.get("same_name_as")
    named = f" portant le nom d’unité {de(NAMED_AFTER[after])}" if after else ""
    return f"{cards({**f, 'same_name_as': None})} {FROM[effect['from']]}{named}"


def _put(place: str, verb: str = "mettre") -> Telling:
    """A card that goes from one place to another."""

    def said(effect: Data) -> str:
        what = _taken(effect)
        if effect.get("reveal"):
            pronoun = "placez-les" if plural(effect["filter"]) else "placez-la"
            return f"{_may(effect, f'révéler {what}')} et {pronoun} {place}{_face(effect)}"
        return _may(effect, f"{verb} {what} {place}{_face(effect)}")

    return said


def _stack_under(effect: Data) -> str:
    under = "l’unité choisie" if effect["filter"].get("same_name_as") == "chosen" else "cette unité"
    return _may(effect, f"mettre {_taken(effect)} sous {under}")


def _deploy(effect: Data) -> str:
    many = plural(effect["filter"])
    tapped = f" incliné{'es' if many else 'e'}" if effect.get("tapped") else ""
    return _may(effect, f"déployer {_taken(effect)}{_in_line(effect)}{tapped}")


def _discard(effect: Data) -> str:
    who = effect["who"]
    what = cards(effect["filter"]) if "filter" in effect else _cards(effect["n"])
    return _may(effect, f"défausser {what}") if who == "self" else f"{WHO[who]} défausse {what}"


def _draw(effect: Data) -> str:
    who, what = effect.get("who") or "self", _cards(effect["n"])
    return _may(effect, f"piocher {what}") if who == "self" else f"{WHO[who]} pioche {what}"


def _top(effect: Data) -> str:
    deck = de(DECKS[effect["who"]])
    return f"la première carte {deck}" if effect["n"] == 1 else f"les {effect['n']} premières cartes {deck}"


def _revealed_to(effect: Data) -> str:
    place = {"retreat": "dans l’aire de retraite", "hand": "dans votre main"}[effect["to"]]
    if effect.get("rest"):
        return _may(effect, f"mettre les autres cartes révélées {place}")
    return f"vous pouvez la mettre {place}" if effect.get("optional") else f"mettez-la {place}"


def _deck_top_to(effect: Data) -> str:
    place = {"orbs": "avec vos orbes", "bonds": "dans vos liens"}[effect["to"]]
    return _may(effect, f"mettre {_top({'who': 'self', **effect})} {place}{_face(effect)}")


def _mill(effect: Data) -> str:
    area = {"retreat": "aire de retraite", "boundless": "aire infinie"}[effect["to"]]
    whose = f"votre {area}" if effect["who"] == "self" else f"l’{area} adverse"
    return _may(effect, f"mettre {_top(effect)} dans {whose}")


_SELF_TO: Final = {
    "field": "déployer cette carte",
    "hand": "mettre cette carte dans votre main",
    "bonds": "mettre cette carte dans vos liens",
    "deck_top": "mettre cette carte sur votre deck",
}


def _self_to(effect: Data) -> str:
    tapped = "" if effect.get("tapped") is None else " inclinée" if effect["tapped"] else " redressée"
    beside = f" sur la ligne d’une unité alliée nommée {quoted(effect['beside'])}" if effect.get("beside") else ""
    kept = " au lieu de la défausser" if effect.get("replace") else ""
    order = _may(effect, _SELF_TO[effect["to"]] + tapped + beside + kept)
    if effect.get("when_destroyed_by"):
        return f"quand cette unité devrait être vaincue{CAUSES[effect['when_destroyed_by']]}, {order}"
    return order


def _destroy_orb(effect: Data) -> str:
    n = effect["n"]
    orbs = f"{n} de vos orbes" if effect["who"] == "self" else f"{n} orbe{'s' * (n > 1)} adverse{'s' * (n > 1)}"
    return _may(effect, f"détruire {orbs}")


def _forbid(effect: Data) -> str:
    lasting = LASTING.get(effect.get("duration") or "", " jusqu’à la fin de la partie")
    return f"la compétence {quoted(effect['names'])} ne peut plus être utilisée{lasting}"


def _suppress(effect: Data) -> str:
    what = "la compétence de soutien" if effect["zone"] == "support" else "la compétence"
    whose = {"enemy": " de votre adversaire", "ally": " de vos unités"}.get(effect.get("side") or "", "")
    return f"{what} {quoted(effect['names'])}{whose} est sans effet"


def _flip_bonds(effect: Data) -> str:
    number = {**effect.get("filter", {}), **number_of(effect)}
    most = f"jusqu’à {number['max']}" if number.get("max") else str(number.get("count", 1))
    many = "tous vos" if number.get("all") else f"{most} de vos"
    return _may(effect, f"retourner {FACES[effect['face']]} {many} {bond_kinds(effect.get('filter', {}))}")


_SUPPORT_SET: Final = {
    "cards_in_main": "10 fois le nombre de cartes de la pile de votre unité principale",
    "enemy_cost": "10 fois le coût de déploiement de l’unité adverse au combat",
    "sword_bonds": "10 fois le nombre de vos liens à l’épée",
}
_REPLACED: Final = {
    "bonds": "mettre votre carte de soutien dans vos liens après un combat au lieu de la défausser",
    "stack_same_name": "mettre votre carte de soutien sous votre unité du même nom après un combat"
    " au lieu de la défausser",
}
_KEPT: Final = {"attack": "son attaque", "unit_name": "son nom d’unité"}


def _copy(effect: Data) -> str:
    kept = both([_KEPT[key] for key in effect["keep"]])
    lasting = LASTING[effect["duration"]]
    return f"{units(effect['target'])} devient une copie de l’unité choisie mais garde {kept}{lasting}"


def _sealed(effect: Data) -> str:
    whose = {"self": "vos compétences de soutien", "opponent": "les compétences de soutien adverses",
             "both": "les compétences de soutien"}[effect["who"]]  # fmt: skip
    return f"{whose} ne s’appliquent pas{LASTING[effect['duration']]}"


_PLACES: Final = {
    "hand": ("carte en main", "cartes en main"),
    "orbs": ("orbe", "orbes"),
    "bonds": ("lien", "liens"),
    "retreat": ("carte dans l’aire de retraite", "cartes dans l’aire de retraite"),
    "field": ("unité", "unités"),
}
_MORE: Final = {"<": "moins {} que", "<=": "au plus autant {} que", "==": "autant {} que",
                ">=": "au moins autant {} que", ">": "plus {} que"}  # fmt: skip


def _count_zone(c: Data) -> str:
    who, face = "vous avez" if c["who"] == "self" else f"{WHO[c['who']]} a", _face(c)
    one, many = _PLACES[c["zone"]]
    if c["n"] == 0 and c["cmp"] == "==":
        return f"{'vous n’avez' if c['who'] == 'self' else WHO[c['who']] + ' n’a'} aucun{_aucune(c)} {one}{face}"
    return f"{who} {COMPARED[c['cmp']].format(c['n'])} {one if c['n'] < 2 else many}{face}"


def _aucune(c: Data) -> str:
    return "" if c["zone"] in ("bonds", "orbs") else "e"


def _held_by(f: Data) -> tuple[str, Data]:
    """Who has units, and the filter without saying so again."""
    verb = {"ally": "vous avez", "enemy": "votre adversaire a"}.get(f.get("side", ""), "il y a")
    return verb, {**f, "side": "any"}


def _count_units(c: Data) -> str:
    verb, f = _held_by(c["filter"])
    if (c["cmp"], c["n"]) == (">=", 1):
        return _have(c)
    return _standing(f"{verb} {COMPARED[c['cmp']].format(c['n'])} {kind(f) if c['n'] < 2 else kinds(f)}")


def _have(c: Data) -> str:
    if c["filter"].get("each"):
        return f"{quoted(c['filter']['names'], each=True)} sont parmi vos unités"
    verb, f = _held_by(c["filter"])
    return _standing(f"{verb} {units({**f, 'count': 1, 'all': False})}")


def _standing(said: str) -> str:
    """ "vous avez une unité en arrière-ligne", where an order speaks of "une unité de l’arrière-ligne"."""
    for line, where in OF_LINE.items():
        said = said.replace(where, LINES[line])
    return said


def _none(c: Data) -> str:
    _verb, f = _held_by(c["filter"])
    verb = {"ally": "vous n’avez", "enemy": "votre adversaire n’a"}.get(c["filter"].get("side", ""), "il n’y a")
    return _standing(f"{verb} aucune {kind(f)}")


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
    times = f" {c['times']} fois" if c.get("times", 1) > 1 else ""
    return f"vous avez utilisé « {c['skill']} »{times} pendant ce tour"


def _one(f: Data) -> Data:
    return f if f.get("ref") else {**f, "all": False, "count": 1}


def _event(verb: str) -> Saying:
    """ "quand cette unité attaque une unité adverse" """

    def said(t: Data) -> str:
        target = f" {units(_one(t['target']))}" if t.get("target") else ""
        unit = f" par {units(t['by_unit'])}" if t.get("by_unit") else ""
        support = f" par {cards(_one(t['support']))}" if t.get("support") else ""
        line = {"front": " vers la ligne de front", "back": " vers l’arrière-ligne"}.get(t.get("to") or "", "")
        via = f" grâce à « {t['via']} »" if t.get("via") else ""
        cause = CAUSES.get(t.get("by") or "", "")
        return f"quand {units(_one(t['who']))} {verb}{target}{unit}{support}{line}{via}{cause}"

    return said


def _end(t: Data) -> str:
    return f"à la fin {'du tour adverse' if t['who'] == 'opponent' else de(TURNS[t['who']])}"


def _start(t: Data) -> str:
    return f"au début {'du tour adverse' if t['who'] == 'opponent' else de(TURNS[t['who']])}"


class French(Voice):
    """French sayings for every word of the vocabulary."""

    last = "et"
    then = ", puis "
    also = ", et "
    done = "dans ce cas, "
    instead = " à la place"
    colon = " : "
    during: ClassVar[Mapping[str, str]] = {"own_turn": "pendant votre tour", "enemy_turn": "pendant le tour adverse"}
    triggers: ClassVar[Mapping[str, Saying]] = {
        "attack": _event("attaque"),
        "attacked": _event("est attaquée"),
        "deploy": _event("est déployée"),
        "class_change": _event("est promue"),
        "level_up": _event("monte de niveau"),
        "growth": _event("reçoit une carte dans sa pile"),
        "destroys": _event("vainc"),
        "destroyed": _event("est vaincue"),
        "attack_end": lambda t: f"après une attaque {de(units(_one(t['who'])))}",
        "attack_failed": _event("attaque sans vaincre l’unité en défense"),
        "attack_evaded": lambda t: f"quand l’attaque {de(units(_one(t['who'])))} est esquivée",
        "evade": _event("esquive"),
        "critical": _event("porte un coup critique"),
        "supported": _event("est soutenue"),
        "move": _event("est déplacée"),
        "tapped": _event("s’incline"),
        "untapped": _event("se redresse"),
        "bond_placed": lambda t: f"quand {cards(t['who'])} est mise dans vos liens",
        "turn_start": _start,
        "turn_end": _end,
        "to_hand_from_retreat": lambda t: "quand une carte passe de votre aire de retraite à votre main",
        "skill_used": lambda t: f"quand vous utilisez une compétence {t['what']}",
    }
    conditions: ClassVar[Mapping[str, Saying]] = {
        "self_attacking": lambda c: f"cette unité attaque {units(c['filter'])}",
        "self_attacked_by": lambda c: f"cette unité est attaquée par {units(c['filter'])}",
        "self_being_attacked": lambda c: "cette unité est attaquée",
        "self_combat_with": lambda c: f"cette unité combat {units(c['filter'])}",
        "self_supported_by": lambda c: f"cette unité est soutenue par {cards(c['filter'])}",
        "support_card_of": lambda c: f"{_SUPPORTED[c['unit']]} est soutenue par {cards(c['filter'])}",
        "combatant_is": lambda c: f"{units({'ref': c['ref']})} {being(c['filter'])}",
        "main_is": lambda c: f"votre unité principale {being(c['filter'])}",
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
        "same_area": lambda c: f"{units(_one(c['filter']))} est sur la ligne de cette unité",
        "used_skill_this_turn": _used,
        "self_attack": lambda c: f"l’attaque de cette unité est d’{COMPARED[c['cmp']].format(c['n'])}",
        "chosen_is": lambda c: f"l’unité choisie {being(c['filter'])}",
        "revealed_is": lambda c: f"c’est {cards({**c['filter'], 'count': 1})}",
        "defender_destroyed": lambda c: "l’unité en défense a été vaincue",
        "attacker_destroyed_main": lambda c: "l’unité attaquante a vaincu l’unité principale",
    }
    costs: ClassVar[Mapping[str, Saying]] = {
        "flip_bonds": lambda k: f"retourner {bonds({**k.get('filter', {}), 'count': k['n']})} face cachée",
        "tap_self": lambda k: "incliner cette unité",
        "tap_allies": lambda k: f"incliner {units({'tapped': False, **k['filter']}).removeprefix('toutes ')}",
        "discard": lambda k: f"défausser {cards(k['filter'])}",
        "discard_self": lambda k: "défausser cette carte",
        "flip_self_bond": lambda k: "retourner ce lien face cachée",
        "destroy_self": lambda k: "vaincre cette unité",
        "destroy_ally": lambda k: f"vaincre {units(k['filter'])}",
        "bond_to_retreat": lambda k: (
            f"mettre {bonds({**k.get('filter', {}), 'count': k['n']})} dans votre aire de retraite"
        ),
        "hand_to_deck_top": lambda k: f"mettre {cards(k['filter'])} de votre main sur votre deck",
        "growth_self": lambda k: (
            f"mettre {cards({**k['filter'], 'count': k['n']})} de votre aire de retraite sous cette unité"
        ),
        "reveal_hand": lambda k: f"montrer {cards(k['filter'])} de votre main",
        "flip_orb_up": lambda k: f"retourner {k['n']} de vos orbes face visible",
        "destroy_own_orb": lambda k: f"détruire {k['n']} de vos orbes",
    }
    effects: ClassVar[Mapping[str, Telling]] = {
        "modify_attack": _attack,
        "multiply_attack": _multiplied,
        "move": _does("déplacer"),
        "tap": _does("incliner"),
        "untap": _does("redresser"),
        "destroy": _does("vaincre"),
        "choose": _does("choisir"),
        "unit_to_hand": _does("renvoyer en main"),
        "unit_to_boundless": _does("mettre dans l’aire infinie"),
        "draw": _draw,
        "draw_until": lambda e: f"piochez jusqu’à avoir {_cards(e['n'])} en main",
        "discard": _discard,
        "to_hand": _put("dans votre main"),
        "to_bonds": _put("dans vos liens"),
        "to_retreat": _put("dans votre aire de retraite"),
        "to_deck_top": _put("sur votre deck"),
        "to_hand_or_deck_top": _put("dans votre main ou sur votre deck"),
        "to_orbs": _put("avec vos orbes"),
        "stack_under": _stack_under,
        "deploy": _deploy,
        "add_range": _range,
        "ignore_range": _ignore_range,
        "add_tags": _gains,
        "orb_damage": _orb_damage,
        "cannot_critical": _can("porter de coup critique"),
        "cannot_evade": _can("esquiver"),
        "cannot_be_evaded": _unevadable,
        "conditional_unevadable": _unevadable,
        "cannot_attack": _cannot_attack,
        "cannot_be_attacked": lambda e: _cannot(e, f"être attaquée{'s' * plural(e['target'])}"),
        "cannot_be_destroyed": _cannot_be_destroyed,
        "cannot_be_moved": lambda e: _cannot(e, f"être déplacée{'s' * plural(e['target'])}"),
        "cannot_be_tapped": lambda e: _cannot(e, f"être inclinée{'s' * plural(e['target'])}"),
        "cannot_share_area": lambda e: f"cette unité ne peut pas être sur la même ligne que {quoted(e['names'])}",
        "critical_multiplier": lambda e: (
            f"les coups critiques de cette unité multiplient son attaque par {e['value']} au lieu de 2"
        ),
        "modify_support": _support,
        "support_set": lambda e: f"la valeur de soutien de cette carte est {_SUPPORT_SET[e['formula']]}",
        "support_fails": lambda e: f"le soutien de cette unité par les {card_kinds(e['filter'])} échoue",
        "support_fails_unless": lambda e: (
            f"le soutien de cette unité échoue s’il ne vient pas {de(cards({**e['filter'], 'count': 1}))}"
        ),
        "support_always_succeeds": lambda e: (
            f"le soutien de cette unité par {cards({**e['filter'], 'count': 1})} réussit toujours"
        ),
        "seal_support_skills": _sealed,
        "replace_support_discard": lambda e: _may(e, _REPLACED[e["to"]]),
        "reveal_top": lambda e: _may(e, f"révéler {_top(e)}"),
        "revealed_to": _revealed_to,
        "look_top": lambda e: _may(e, f"regarder {_top(e)}"),
        "look_orb": lambda e: _may(e, f"regarder {e['n']} de vos orbes"),
        "deck_top_to": _deck_top_to,
        "mill": _mill,
        "shuffle_deck": lambda e: f"mélangez {DECKS[e.get('who') or 'self']}",
        "retreat_into_deck": lambda e: f"mettez toutes les cartes de l’aire de retraite dans {DECKS[e['who']]}",
        "flip_bonds": _flip_bonds,
        "flip_orb": lambda e: _may(e, f"retourner {e['filter']['count']} de vos orbes {FACES[e['face']]}"),
        "destroy_orb": _destroy_orb,
        "self_to": _self_to,
        "grant_skill": _grant,
        "copy_skills": lambda e: f"cette unité possède toutes les compétences {e['keyword']} {de(subject(e['from']))}",
        "copy_unit": _copy,
        "note_unique_skill_names": lambda e: "les compétences de même nom ne comptent qu’une fois",
        "forbid_skill": _forbid,
        "suppress_skill": _suppress,
        "free_skill": lambda e: f"la compétence {quoted(e['skills'])} ne coûte rien",
        "redirect_attack": lambda e: f"{units(e['to'])} devient l’unité en défense",
        "pay_cost": lambda e: French.paid_by(e["cost"], bool(e.get("optional"))),
        "repeat_for_cost": lambda e: f"{French.paid_by(e['cost'], True)} pour recommencer",
        "transfer_main": lambda e: f"{units(e['to'])} devient votre unité principale",
        "level_up_from": lambda e: _may(
            e,
            f"monter {'l’unité choisie' if e.get('onto') else 'cette unité'} de niveau avec {_taken(e)}",
        ),
        "level_up_onto": lambda e: (
            f"vous pouvez monter de niveau ou promouvoir une unité alliée nommée {quoted(e['names'])} avec cette carte"
        ),
        "cannot_bond_self": lambda e: "cette carte ne peut pas être mise dans les liens",
        "allow_duplicates": lambda e: (
            f"vous pouvez avoir autant d’unités nommées {quoted(e['names'])} que vous voulez en jeu"
        ),
        "extra_unit_name": lambda e: f"cette carte porte aussi le nom d’unité {quoted(e['names'])}",
        "deck_limit_none": lambda e: "votre deck peut contenir autant d’exemplaires de cette carte que vous voulez",
        "deploy_condition": lambda e: f"cette carte ne peut être déployée que {FRENCH.if_clause(e['conditions'])}",
    }

    def head(self, skill: Data) -> str:
        """ "Heal (ACT, une fois par tour)" """
        marks = [" ".join(skill["kind"]) if skill.get("kind") else KINDS[skill["type"]]]
        keyword = skill.get("keyword") or ""
        if keyword.startswith("LvS"):
            marks.append(f"{keyword} : avec une pile de {keyword[3:]} cartes ou plus")
        elif keyword:
            marks.append(MARKS.get(keyword, keyword))
        if skill.get("once_per_turn"):
            marks.append("une fois par tour")
        return f"{skill['name']} ({', '.join(marks)})"

    def given(self, conditions: Sequence[str], holds: bool) -> str:
        """ "si a et que b", "tant que a et que b" """
        first, *rest = conditions
        if holds:
            start = f"tant {que(first)}"
        else:
            start = f"s’{first}" if first.startswith("il ") else f"si {first}"
        return both([start, *(que(one) for one in rest)])

    def paid(self, costs: Sequence[str], optional: bool) -> str:
        """ "inclinez cette unité et une autre unité alliée" """
        if optional:
            return f"vous pouvez {joined_orders(costs, 'et')}"
        return joined_orders([_order(cost) for cost in costs], "et")

    @staticmethod
    def paid_by(costs: Sequence[Data], optional: bool) -> str:
        """The costs inside an effect."""
        return FRENCH.paid([French.costs[cost["op"]](cost) for cost in costs], optional)


FRENCH: Final[French] = French()
