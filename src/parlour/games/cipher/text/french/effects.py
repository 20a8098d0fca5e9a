"""Effects in French: what a skill does."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from parlour.games.cipher.cards.vocabulary import WEAPONS
from parlour.games.cipher.text.french.nouns import (
    FACES,
    LINES,
    NAMED_AFTER,
    bond_kinds,
    both,
    card_kinds,
    cards,
    de,
    either,
    kind,
    kinds,
    owned,
    quoted,
    subject,
    tag_word,
    units,
)
from parlour.games.cipher.text.french.words import CAUSES, LASTING, WHO, clause, facing, many_cards, may
from parlour.games.cipher.text.voice import Clause, Data, Telling, number_of, plural, spanned, times

FROM: Final = {
    "hand": "de votre main",
    "retreat": "de votre aire de retraite",
    "bonds": "de vos liens",
    "deck": "de votre deck",
    "orbs": "de vos orbes",
    "boundless": "de votre aire infinie",
    "revealed": "parmi elles",
}
DECKS: Final = {"self": "votre deck", "opponent": "le deck adverse", "both": "chaque deck"}


def _does(infinitive: str) -> Telling:
    """An effect that orders something done to its target."""
    return lambda effect: may(effect, f"{infinitive} {units(effect['target'])}")


def _can(infinitive: str) -> Telling:
    """What the target cannot do, or what cannot be done to it."""
    return lambda effect: _cannot(effect, infinitive)


def _cannot(effect: Data, infinitive: str) -> Clause:
    return clause(effect, f"ne peut pas {infinitive}", f"ne peuvent pas {infinitive}")


def _spared(participle: str) -> Telling:
    """What cannot be done to the target, in its number."""

    def said(effect: Data) -> Clause:
        by = _by(effect)
        one, many = f"ne peut pas être {participle}{by}", f"ne peuvent pas être {participle}s{by}"
        return clause(effect, one, many)

    return said


def _by(effect: Data) -> str:
    """By what it cannot be done, and whose."""
    by = CAUSES.get(effect.get("by") or "", "")
    if not effect.get("by_unit"):
        return by
    whose = kinds(effect["by_unit"])
    return f"{by} {de(whose)}" if effect.get("by") == "skill" else f"{by} par les {whose}"


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
    return clause(effect, f"a {amount} en attaque{per}", f"ont {amount} en attaque{per}")


def _multiplied(effect: Data) -> Clause:
    target = effect["target"]
    by = "doublée" if effect["by"] == 2 else f"multipliée par {effect['by']}"
    own = "leur" if plural(target) else "son"
    lasting = LASTING.get(effect.get("duration") or "", "")
    whom = subject(target)
    return Clause(whom, f"l’attaque {de(whom)} est {by}", f"{own} attaque est {by}", lasting)


def _reduced(effect: Data) -> Clause:
    what = quoted(effect["skills"], each=True)
    per = f" par {_COUNTED[effect['per']['count']]}" if effect.get("per") else ""
    least = f", mais au moins {effect['least']}" if effect.get("least") else ""
    said = f"{'coûte' if len(effect['skills']) == 1 else 'coûtent'} "
    said += f"{times(effect['n'], 'lien', 'liens')} de moins à retourner{per}{least}"
    return Clause(what, f"{what} {said}", said, LASTING.get(effect.get("duration") or "", ""))


def _range(effect: Data) -> Clause:
    span = spanned(effect["range"])
    return clause(effect, f"gagne la portée {span}", f"gagnent la portée {span}")


def _gains(effect: Data) -> Clause:
    arms = [owned(tag) for tag in effect["tags"] if tag in WEAPONS]
    if arms:
        return clause(effect, f"a aussi {both(arms)}", f"ont aussi {both(arms)}")
    many = plural(effect["target"])
    rest = both([tag_word(tag, True, many) for tag in effect["tags"]])
    return clause(effect, f"est aussi {rest}", f"sont aussi {rest}")


def _orb_damage(effect: Data) -> Clause:
    orbs = (
        times(effect["set"], "orbe", "orbes") + " au lieu d’un"
        if "set" in effect
        else times(effect["add"], "orbe", "orbes") + " de plus"
    )
    return clause(effect, f"détruit {orbs}", f"détruisent {orbs}")


def _unevadable(effect: Data) -> Clause:
    whom = subject(effect["target"])
    own = "leurs" if plural(effect["target"]) else "ses"
    against = f" contre les {kinds(effect['when_target'])}" if effect.get("when_target") else ""
    by = f" par les {kinds(effect['by'])}" if effect.get("by") else ""
    said = f"attaques{against} ne peuvent pas être esquivées{by}"
    whole = f"attaques {de(whom)}{against} ne peuvent pas être esquivées{by}"
    return Clause(whom, f"les {whole}", f"{own} {said}", LASTING.get(effect.get("duration") or "", ""))


def _cannot_attack(effect: Data) -> Clause:
    listed = [units(one) if one.get("ref") or one.get("main") else _yours(one) for one in effect.get("whom") or ()]
    said = _cannot(effect, f"attaquer {either(listed)}".rstrip())
    return (
        replace(said, lasting=f"{said.lasting} tant que cette unité est en jeu")
        if effect.get("while_on_field")
        else said
    )


def _yours(f: Data) -> str:
    return f"vos {kinds({**f, 'side': 'any'})}" if f.get("side") == "ally" else f"les {kinds(f)}"


def _ignore_range(effect: Data) -> Clause:
    f = {"side": "enemy", **(effect.get("whom") or {})}
    whom = units(f) if f.get("main") else f"les {kinds(f)}"
    anywhere = " sur n’importe quelle ligne" if effect.get("line") == "any" else ""
    what = f"attaquer {whom}{_in_line(effect)}{anywhere} quelle que soit la distance"
    return clause(effect, f"peut {what}", f"peuvent {what}")


def _support(effect: Data) -> Clause:
    amount = f"{effect['amount']:+d}".replace("-", "−")
    return clause(effect, f"a {amount} en soutien", f"ont {amount} en soutien")


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
            return f"{may(effect, f'révéler {what}')} et {pronoun} {place}{facing(effect)}"
        return may(effect, f"{verb} {what} {place}{facing(effect)}")

    return said


def _on_deck(effect: Data) -> str:
    if effect["from"] == "revealed" and effect["filter"].get("all"):
        return may(effect, "remettre celles qui restent sur le deck dans l’ordre de votre choix")
    deck = "le deck adverse" if effect["filter"].get("side") == "enemy" else "votre deck"
    return str(_put(f"sur {deck}")({**effect, "filter": {**effect["filter"], "side": None}}))


def _stack_under(effect: Data) -> str:
    named_alike = effect["filter"].get("same_name_as") == "chosen"
    under = units({"ref": effect.get("onto") or ("chosen" if named_alike else "self")})
    return may(effect, f"mettre {_taken(effect)} sous {under}")


def _deploy(effect: Data) -> str:
    many = plural(effect["filter"])
    tapped = f" incliné{'es' if many else 'e'}" if effect.get("tapped") else ""
    return may(effect, f"déployer {_taken(effect)}{_in_line(effect)}{tapped}")


def _discard(effect: Data) -> str:
    who = effect["who"]
    what = cards(effect["filter"]) if "filter" in effect else many_cards(effect["n"])
    if who == "self":
        return may(effect, f"défausser {what}")
    return f"{WHO[who]} {'peut défausser' if effect.get('optional') else 'défausse'} {what}"


def _reveal_hand(effect: Data) -> str:
    what = cards(effect["filter"]) if "filter" in effect else many_cards(effect["n"])
    if effect["who"] == "self":
        return may(effect, f"montrer {what} de votre main")
    return f"{WHO[effect['who']]} montre {what} de sa main"


def _discard_until(effect: Data) -> str:
    verb = "défaussez" if effect["who"] == "self" else "défausse"
    return f"{WHO[effect['who']]} {verb} jusqu’à n’avoir que {many_cards(effect['n'])} en main"


def _draw(effect: Data) -> str:
    who, what = effect.get("who") or "self", many_cards(effect["n"])
    return may(effect, f"piocher {what}") if who == "self" else f"{WHO[who]} pioche {what}"


def _top(effect: Data) -> str:
    deck = de(DECKS[effect["who"]])
    return f"la première carte {deck}" if effect["n"] == 1 else f"les {effect['n']} premières cartes {deck}"


def _revealed_to(effect: Data) -> str:
    place = {"retreat": "dans l’aire de retraite", "hand": "dans votre main"}[effect["to"]]
    if effect.get("rest"):
        return may(effect, f"mettre les autres cartes révélées {place}")
    return f"vous pouvez la mettre {place}" if effect.get("optional") else f"mettez-la {place}"


def _deck_top_to(effect: Data) -> str:
    place = {"orbs": "avec vos orbes", "bonds": "dans vos liens"}[effect["to"]]
    top = _top({"who": "self", **effect})
    if effect.get("reveal"):
        pronoun = "la" if effect["n"] == 1 else "les"
        return f"{may(effect, f'révéler {top}')} et placez-{pronoun} {place}{facing(effect)}"
    return may(effect, f"mettre {top} {place}{facing(effect)}")


def _cannot_deploy(effect: Data) -> Clause:
    who = WHO[effect["who"]]
    said = f"ne {'pouvez' if effect['who'] == 'self' else 'peut'} pas déployer de {card_kinds(effect['filter'])}"
    said += _in_line(effect)
    return Clause(who, f"{who} {said}", said, LASTING.get(effect.get("duration") or "", ""))


def _mill(effect: Data) -> str:
    area = {"retreat": "aire de retraite", "boundless": "aire infinie"}[effect["to"]]
    whose = f"votre {area}" if effect["who"] == "self" else f"l’{area} adverse"
    return may(effect, f"mettre {_top(effect)} dans {whose}")


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
    order = may(effect, _SELF_TO[effect["to"]] + tapped + beside + kept)
    if effect.get("when_destroyed_by"):
        return f"quand cette unité serait vaincue{CAUSES[effect['when_destroyed_by']]}, {order}"
    return order


def _destroy_orb(effect: Data) -> str:
    n = effect["n"]
    orbs = f"{n} de vos orbes" if effect["who"] == "self" else f"{n} orbe{'s' * (n > 1)} adverse{'s' * (n > 1)}"
    return may(effect, f"détruire {orbs}")


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
    return may(effect, f"retourner {FACES[effect['face']]} {many} {bond_kinds(effect.get('filter', {}))}")


def _flip_orb(effect: Data) -> str:
    f = effect["filter"]
    orbs = f"orbes {FACES[f['face']]}" if f.get("face") else "orbes"
    which = f"tous vos {orbs}" if f.get("all") else f"{f['count']} de vos {orbs}"
    return may(effect, f"retourner {which} {FACES[effect['face']]}")


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
    return f"{whose} ne s’appliquent pas{LASTING.get(effect.get('duration') or '', '')}"


EFFECTS: Final[Mapping[str, Telling]] = {
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
    "reveal_hand": _reveal_hand,
    "discard_until": _discard_until,
    "draw_until": lambda e: f"piochez jusqu’à avoir {many_cards(e['n'])} en main",
    "discard": _discard,
    "to_hand": _put("dans votre main"),
    "to_bonds": _put("dans vos liens"),
    "to_retreat": _put("dans votre aire de retraite"),
    "to_deck_top": _on_deck,
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
    "cannot_be_attacked": _spared("attaquée"),
    "cannot_be_destroyed": _spared("vaincue"),
    "cannot_be_moved": _spared("déplacée"),
    "cannot_be_tapped": _spared("inclinée"),
    "cannot_be_untapped": _spared("redressée"),
    "cannot_deploy_beside": lambda e: f"cette unité ne peut pas être déployée sur la ligne {de(quoted(e['names']))}",
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
    "replace_support_discard": lambda e: may(e, _REPLACED[e["to"]]),
    "reveal_top": lambda e: may(e, f"révéler {_top(e)}"),
    "revealed_to": _revealed_to,
    "look_top": lambda e: may(e, f"regarder {_top(e)}"),
    "look_orb": lambda e: may(e, f"regarder {e['n']} de vos orbes"),
    "deck_top_to": _deck_top_to,
    "cannot_deploy": _cannot_deploy,
    "mill": _mill,
    "shuffle_deck": lambda e: f"mélangez {DECKS[e.get('who') or 'self']}",
    "retreat_into_deck": lambda e: f"mettez toutes les cartes de l’aire de retraite dans {DECKS[e['who']]}",
    "flip_bonds": _flip_bonds,
    "flip_orb": _flip_orb,
    "destroy_orb": _destroy_orb,
    "self_to": _self_to,
    "copy_skills": lambda e: f"cette unité possède toutes les compétences {e['keyword']} {de(subject(e['from']))}",
    "copy_unit": _copy,
    "note_unique_skill_names": lambda e: "les compétences de même nom ne comptent qu’une fois",
    "forbid_skill": _forbid,
    "suppress_skill": _suppress,
    "reduce_cost": _reduced,
    "free_skill": lambda e: f"la compétence {quoted(e['skills'])} ne coûte rien",
    "redirect_attack": lambda e: f"{units(e['to'])} devient l’unité en défense",
    "transfer_main": lambda e: f"{units(e['to'])} devient votre unité principale",
    "level_up_from": lambda e: may(
        e,
        f"monter {'l’unité choisie' if e.get('onto') else 'cette unité'} de niveau avec {_taken(e)}",
    ),
    "level_up_onto": lambda e: (
        f"cette carte peut monter de niveau ou changer de classe une unité alliée nommée {quoted(e['names'])}"
    ),
    "cannot_bond_self": lambda e: "cette carte ne peut pas être mise dans les liens",
    "allow_duplicates": lambda e: (
        f"vous pouvez avoir autant d’unités nommées {quoted(e['names'])} que vous voulez en jeu"
    ),
    "extra_unit_name": lambda e: f"cette carte porte aussi le nom d’unité {quoted(e['names'])}",
    "deck_limit_none": lambda e: "votre deck peut contenir autant d’exemplaires de cette carte que vous voulez",
}
