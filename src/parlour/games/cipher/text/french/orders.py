"""Orders in French: effects that are done once."""

from collections.abc import Mapping
from typing import Final

from parlour.games.cipher.text.french.nouns import FACES, NAMED_AFTER, bond_kinds, cards, de, hand_cards, quoted, units
from parlour.games.cipher.text.french.words import CAUSES, WHO, facing, in_line, many_cards, may
from parlour.games.cipher.text.voice import Data, Telling, number_of, plural

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
    """Return the saying of an effect that orders something done to its target."""
    return lambda effect: may(effect, f"{infinitive} {units(effect['target'])}")


def _taken(effect: Data) -> str:
    """Return cards with the place they come from, which precedes a clause that names another unit."""
    f = effect["filter"]
    after = f.get("same_name_as")
    named = f" portant le nom d’unité {de(NAMED_AFTER[after])}" if after else ""
    return f"{cards({**f, 'same_name_as': None})} {FROM[effect['from']]}{named}"


def _put(place: str, verb: str = "mettre") -> Telling:
    """Return the saying of an effect that puts a card from one place into another."""

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


def _to_retreat(effect: Data) -> str:
    if effect["from"] != "hand":
        return str(_put("dans votre aire de retraite")(effect))
    return may(effect, f"défausser {hand_cards(effect['filter'])}")


def _stack_under(effect: Data) -> str:
    named_alike = effect["filter"].get("same_name_as") == "chosen"
    under = units({"ref": effect.get("onto") or ("chosen" if named_alike else "self")})
    return may(effect, f"mettre {_taken(effect)} sous {under}")


def _deploy(effect: Data) -> str:
    many = plural(effect["filter"])
    tapped = f" incliné{'es' if many else 'e'}" if effect.get("tapped") else ""
    return may(effect, f"déployer {_taken(effect)}{in_line(effect)}{tapped}")


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
        return may(effect, f"mettre les autres {place}")
    return f"vous pouvez la mettre {place}" if effect.get("optional") else f"mettez-la {place}"


def _deck_top_to(effect: Data) -> str:
    place = {"orbs": "avec vos orbes", "bonds": "dans vos liens"}[effect["to"]]
    top = _top({"who": "self", **effect})
    if effect.get("reveal"):
        pronoun = "la" if effect["n"] == 1 else "les"
        return f"{may(effect, f'révéler {top}')} et placez-{pronoun} {place}{facing(effect)}"
    return may(effect, f"mettre {top} {place}{facing(effect)}")


def _mill(effect: Data) -> str:
    area = {"retreat": "aire de retraite", "boundless": "aire infinie"}[effect["to"]]
    whose = f"votre {area}" if effect["who"] == "self" else f"l’{area} adverse"
    return may(effect, f"mettre {_top(effect)} dans {whose}")


_SELF_TO: Final = {
    "field": "déployer cette carte",
    "hand": "mettre cette carte dans votre main",
    "bonds": "mettre cette carte dans vos liens face visible",
    "deck_top": "mettre cette carte sur votre deck",
}
_AS: Final = {None: "", True: " inclinée", False: " redressée"}


def _self_to(effect: Data) -> str:
    tapped = _AS[effect.get("tapped")]
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


_REPLACED: Final = {
    "bonds": "mettre votre carte de soutien dans vos liens après un combat au lieu de la défausser",
    "stack_same_name": "mettre votre carte de soutien sous votre unité du même nom après un combat"
    " au lieu de la défausser",
}


ORDERS: Final[Mapping[str, Telling]] = {
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
    "to_retreat": _to_retreat,
    "to_deck_top": _on_deck,
    "to_hand_or_deck_top": _put("dans votre main ou sur votre deck"),
    "to_orbs": _put("avec vos orbes"),
    "stack_under": _stack_under,
    "deploy": _deploy,
    "replace_support_discard": lambda e: may(e, _REPLACED[e["to"]]),
    "reveal_top": lambda e: may(e, f"révéler {_top(e)}"),
    "revealed_to": _revealed_to,
    "look_top": lambda e: may(e, f"regarder {_top(e)}"),
    "look_orb": lambda e: may(e, f"regarder {e['n']} de vos orbes"),
    "deck_top_to": _deck_top_to,
    "mill": _mill,
    "shuffle_deck": lambda e: f"mélangez {DECKS[e.get('who') or 'self']}",
    "retreat_into_deck": lambda e: f"mettez toutes les cartes de l’aire de retraite dans {DECKS[e['who']]}",
    "flip_bonds": _flip_bonds,
    "flip_orb": _flip_orb,
    "destroy_orb": _destroy_orb,
    "self_to": _self_to,
    "redirect_attack": lambda e: f"{units(e['to'])} devient l’unité en défense",
    "transfer_main": lambda e: f"{units(e['to'])} devient votre unité principale",
    "level_up_from": lambda e: may(
        e,
        f"monter {'l’unité choisie' if e.get('onto') else 'cette unité'} de niveau avec {_taken(e)}",
    ),
}
