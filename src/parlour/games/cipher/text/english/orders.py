"""Orders in English: effects that are done once."""

from collections.abc import Mapping
from typing import Final

from parlour.games.cipher.text.english.nouns import bonds, cards, hand_cards, quoted, units
from parlour.games.cipher.text.english.words import CAUSES, OF, WHO, ZONES, in_line, many_cards, may
from parlour.games.cipher.text.voice import Data, Telling, face, number_of, plural


def _face(effect: Data) -> str:
    """Return the side that a card is turned to, if there is one to name."""
    return f" face {face(effect)}" if face(effect) else ""


def _order(form: str) -> Telling:
    """Return the saying of an effect that orders something done to its target."""
    return lambda effect: may(effect, form.format(units(effect["target"])))


def _from(source: str) -> str:
    return f" from {ZONES[source]}" if source != "revealed" else " from among them"


def _put(place: str) -> Telling:
    """Return the saying of an effect that puts a card from one place into another."""

    def said(effect: Data) -> str:
        what = f"{cards(effect['filter'])}{_from(effect['from'])}"
        if effect.get("reveal"):
            pronoun = "them" if plural(effect["filter"]) else "it"
            return may(effect, f"reveal {what} and put {pronoun} {place}{_face(effect)}")
        return may(effect, f"put {what} {place}{_face(effect)}")

    return said


def _on_deck(effect: Data) -> str:
    if effect["from"] == "revealed" and effect["filter"].get("all"):
        return may(effect, "put those that are left back on top of the deck in any order")
    deck = "your opponent’s deck" if effect["filter"].get("side") == "enemy" else "your deck"
    return str(_put(f"on top of {deck}")({**effect, "filter": {**effect["filter"], "side": None}}))


def _to_retreat(effect: Data) -> str:
    if effect["from"] != "hand":
        return str(_put("into your retreat area")(effect))
    return may(effect, f"discard {hand_cards(effect['filter'])}")


def _stack_under(effect: Data) -> str:
    named_alike = effect["filter"].get("same_name_as") == "chosen"
    under = units({"ref": effect.get("onto") or ("chosen" if named_alike else "self")})
    return _put(f"under {under}")(effect)  # type: ignore[return-value]  # _put gives text, never a clause


def _deploy(effect: Data) -> str:
    tapped = " tapped" if effect.get("tapped") else ""
    return may(effect, f"deploy {cards(effect['filter'])}{_from(effect['from'])}{in_line(effect)}{tapped}")


def _discard(effect: Data) -> str:
    who = effect["who"]
    what = cards(effect["filter"]) if "filter" in effect else many_cards(effect["n"])
    if who == "self":
        return may(effect, f"discard {what}")
    return f"{WHO[who]} {'may discard' if effect.get('optional') else 'discards'} {what}"


def _reveal_hand(effect: Data) -> str:
    what = cards(effect["filter"]) if "filter" in effect else many_cards(effect["n"])
    if effect["who"] == "self":
        return may(effect, f"show {what} from your hand")
    return f"{WHO[effect['who']]} shows {what} from their hand"


def _discard_until(effect: Data) -> str:
    verb = "discard" if effect["who"] == "self" else "discards"
    return may(effect, f"{WHO[effect['who']]} {verb} down to {many_cards(effect['n'])} in hand")


def _draw(effect: Data) -> str:
    who, what = effect.get("who") or "self", many_cards(effect["n"])
    return may(effect, f"draw {what}") if who == "self" else f"{WHO[who]} draws {what}"


def _top(effect: Data) -> str:
    whose = OF[effect["who"]]
    return f"the top card of {whose} deck" if effect["n"] == 1 else f"the top {effect['n']} cards of {whose} deck"


def _revealed_to(effect: Data) -> str:
    what = "the others" if effect.get("rest") else "it"
    return may(effect, f"put {what} {({'retreat': 'into the retreat area', 'hand': 'into your hand'})[effect['to']]}")


def _deck_top_to(effect: Data) -> str:
    place = {"orbs": "with your orbs", "bonds": "into your bonds"}[effect["to"]]
    top = _top({"who": "self", **effect})
    if effect.get("reveal"):
        pronoun = "it" if effect["n"] == 1 else "them"
        return may(effect, f"reveal {top} and put {pronoun} {place}{_face(effect)}")
    return may(effect, f"put {top} {place}{_face(effect)}")


_SELF_TO: Final = {
    "field": "deploy this card",
    "hand": "put this card into your hand",
    "bonds": "put this card into your bonds face up",
    "deck_top": "put this card on top of your deck",
}
_AS: Final = {None: "", True: " tapped", False: " untapped"}


def _self_to(effect: Data) -> str:
    tapped = _AS[effect.get("tapped")]
    beside = f" in the line of an ally named {quoted(effect['beside'])}" if effect.get("beside") else ""
    kept = " instead of your retreat area" if effect.get("to") in ("hand", "bonds") else " instead of discarding it"
    order = _SELF_TO[effect["to"]] + tapped + beside + (kept if effect.get("replace") else "")
    if effect.get("when_destroyed_by"):
        return f"when this unit would be defeated{CAUSES[effect['when_destroyed_by']]}, {may(effect, order)}"
    return may(effect, order)


def _orbs(effect: Data) -> str:
    many = "orb" if effect["n"] == 1 else "orbs"
    return may(effect, f"break {effect['n']} of {OF[effect['who']]} {'orbs' if effect['n'] == 1 else many}")


def _flip_bonds(effect: Data) -> str:
    return may(
        effect, f"turn {bonds({**effect.get('filter', {}), **number_of(effect)})} of yours face {effect['face']}"
    )


def _flip_orb(effect: Data) -> str:
    f = effect["filter"]
    facing = f"face-{f['face']} " if f.get("face") else ""
    which = f"all your {facing}orbs" if f.get("all") else f"{f['count']} of your {facing}orbs"
    return may(effect, f"turn {which} {'over' if effect['face'] == 'either' else 'face ' + effect['face']}")


_REPLACED: Final = {
    "bonds": "put your support card into your bonds instead of your retreat area after a battle",
    "stack_same_name": "put your support card under your unit of its name instead of into your retreat area"
    " after a battle",
}


ORDERS: Final[Mapping[str, Telling]] = {
    "move": _order("move {}"),
    "tap": _order("tap {}"),
    "untap": _order("untap {}"),
    "destroy": _order("defeat {}"),
    "choose": _order("choose {}"),
    "unit_to_hand": _order("return {} to the hand"),
    "unit_to_boundless": _order("put {} into the boundless area"),
    "draw": _draw,
    "reveal_hand": _reveal_hand,
    "discard_until": _discard_until,
    "draw_until": lambda e: f"draw until you have {many_cards(e['n'])} in hand",
    "discard": _discard,
    "to_hand": _put("into your hand"),
    "to_bonds": _put("into your bonds"),
    "to_retreat": _to_retreat,
    "to_deck_top": _on_deck,
    "to_hand_or_deck_top": _put("into your hand or on top of your deck"),
    "to_orbs": _put("with your orbs"),
    "stack_under": _stack_under,
    "deploy": _deploy,
    "replace_support_discard": lambda e: may(e, _REPLACED[e["to"]]),
    "reveal_top": lambda e: may(e, f"reveal {_top(e)}"),
    "revealed_to": _revealed_to,
    "look_top": lambda e: may(e, f"look at {_top(e)}"),
    "look_orb": lambda e: may(e, f"look at {e['n']} of your orbs"),
    "deck_top_to": _deck_top_to,
    "mill": lambda e: may(e, f"put {_top(e)} into {OF[e['who']]} {e['to']} area"),
    "shuffle_deck": lambda e: f"shuffle {OF[e.get('who') or 'self']} deck",
    "retreat_into_deck": lambda e: f"put all cards of {OF[e['who']]} retreat area into the deck",
    "flip_bonds": _flip_bonds,
    "flip_orb": _flip_orb,
    "destroy_orb": _orbs,
    "self_to": _self_to,
    "redirect_attack": lambda e: f"{units(e['to'])} becomes the defending unit",
    "transfer_main": lambda e: f"{units(e['to'])} becomes your main character",
    "level_up_from": lambda e: may(
        e,
        f"level up {'the chosen unit' if e.get('onto') else 'this unit'} with {cards(e['filter'])}{_from(e['from'])}",
    ),
}
