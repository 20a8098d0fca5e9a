"""Effects in English: what a skill does."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from parlour.games.cipher.cards.vocabulary import WEAPONS
from parlour.games.cipher.text.english.nouns import (
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
    subject,
    units,
)
from parlour.games.cipher.text.english.words import BY, CAUSES, LASTING, OF, WHO, ZONES, clause, many_cards, may
from parlour.games.cipher.text.voice import Clause, Data, Telling, number_of, plural, spanned, times


def _face(effect: Data) -> str:
    """The side something is turned to, where the effect says so."""
    return f" face {effect['face']}" if effect.get("face") else ""


def _in_line(effect: Data) -> str:
    return f" in the {effect['line']} line" if effect.get("line") in ("front", "back") else ""


def _state(one: str, many: str | None = None) -> Telling:
    """An effect on a target that is its subject."""
    return lambda effect: clause(effect, one, many)


def _of(effect: Data, thing: str, verb: str) -> Clause:
    """Something said of what belongs to the target: "this unit’s attack is doubled", "its attack is doubled"."""
    target = effect["target"]
    whom = subject(target)
    owner = f"{whom}’" if whom.endswith("s") else f"{whom}’s"
    own = "their" if plural(target) else "its"
    whole = f"{owner} {thing} {verb}" if target.get("ref") else f"the {thing} of {whom} {verb}"
    return Clause(whom, whole, f"{own} {thing} {verb}", LASTING.get(effect.get("duration") or "", ""))


def _order(form: str) -> Telling:
    """An effect that orders something done to its target."""
    return lambda effect: may(effect, form.format(units(effect["target"])))


_COUNTED: Final = {"stack_under_self": "card under this unit", "enemies_destroyed": "enemy it defeats"}


def _attack(effect: Data) -> Clause:
    per = ""
    if effect.get("per"):
        counted = effect["per"]
        each = _COUNTED.get(counted["count"]) or (
            f"of your {bond_kinds(counted.get('filter', {}))}"
            if counted["count"] == "bonds"
            else kind(counted["filter"])
        )
        per = f" for each {each}"
    amount = f"{effect['amount']:+d}".replace("-", "−")
    return clause(effect, f"has {amount} attack{per}", f"have {amount} attack{per}")


def _reduced(effect: Data) -> Clause:
    what = quoted(effect["skills"], each=True)
    per = f" for each {_COUNTED[effect['per']['count']]}" if effect.get("per") else ""
    least = f", though at least {effect['least']}" if effect.get("least") else ""
    said = f"{'costs' if len(effect['skills']) == 1 else 'cost'} {effect['n']} fewer "
    said += f"{'bond' if effect['n'] == 1 else 'bonds'} to turn{per}{least}"
    return Clause(what, f"{what} {said}", said, LASTING.get(effect.get("duration") or "", ""))


def _range(effect: Data) -> Clause:
    span = spanned(effect["range"])
    return clause(effect, f"gains range {span}", f"gain range {span}")


def _gains(effect: Data) -> Clause:
    arms = [held(tag) for tag in effect["tags"] if tag in WEAPONS]
    rest = [adjective(tag) for tag in effect["tags"] if tag not in WEAPONS]
    if arms:
        return clause(effect, f"also has {both(arms)}", f"also have {both(arms)}")
    return clause(effect, f"also counts as {both(rest)}", f"also count as {both(rest)}")


def _orb_damage(effect: Data) -> Clause:
    if "set" in effect:
        orbs = times(effect["set"], "orb", "orbs") + " instead of 1"
    else:
        orbs = f"{effect['add']} more {'orb' if effect['add'] == 1 else 'orbs'}"
    return clause(effect, f"breaks {orbs}", f"break {orbs}")


def _unevadable(effect: Data) -> Clause:
    by = f" by {kinds(effect['by'])}" if effect.get("by") else ""
    against = f" against {kinds(effect['when_target'])}" if effect.get("when_target") else ""
    return _of(effect, f"attacks{against}", f"cannot be evaded{by}")


def _yours(f: Data) -> str:
    return kinds(f) if f.get("side") == "enemy" else f"your {kinds(f)}"


def _cannot_attack(effect: Data) -> Clause:
    listed = [units(one) if one.get("ref") or one.get("main") else _yours(one) for one in effect.get("whom") or ()]
    said = clause(effect, f"cannot attack {either(listed)}".rstrip())
    return (
        replace(said, lasting=f"{said.lasting} while this unit is on the field")
        if effect.get("while_on_field")
        else said
    )


def _spared(participle: str) -> Telling:
    """What cannot be done to the target, in which way, and whose skills or units cannot."""

    def said(effect: Data) -> Clause:
        joint = "of" if effect.get("by") == "skill" else "by"
        unit = f" {joint} {kinds(effect['by_unit'])}" if effect.get("by_unit") else ""
        return clause(effect, f"cannot be {participle}{BY[effect.get('by')]}{unit}")

    return said


def _ignore_range(effect: Data) -> Clause:
    whom = kinds({"side": "enemy", **(effect.get("whom") or {})})
    everywhere = " in any line" if effect.get("line") == "any" else ""
    return clause(effect, f"can attack {whom}{_in_line(effect)}{everywhere} whatever the distance")


def _from(source: str) -> str:
    return f" from {ZONES[source]}" if source != "revealed" else " from among them"


def _put(place: str) -> Telling:
    """A card that goes from one place to another."""

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


def _stack_under(effect: Data) -> str:
    named_alike = effect["filter"].get("same_name_as") == "chosen"
    under = units({"ref": effect.get("onto") or ("chosen" if named_alike else "self")})
    return _put(f"under {under}")(effect)  # type: ignore[return-value]  # _put gives text, never a clause


def _deploy(effect: Data) -> str:
    tapped = " tapped" if effect.get("tapped") else ""
    return may(effect, f"deploy {cards(effect['filter'])}{_from(effect['from'])}{_in_line(effect)}{tapped}")


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
    return f"{WHO[effect['who']]} shows {what} of his hand"


def _discard_until(effect: Data) -> str:
    verb = "discard" if effect["who"] == "self" else "discards"
    return may(effect, f"{WHO[effect['who']]} {verb} down to {many_cards(effect['n'])} in hand")


def _draw(effect: Data) -> str:
    who, what = effect.get("who") or "self", many_cards(effect["n"])
    return may(effect, f"draw {what}") if who == "self" else f"{WHO[who]} draws {what}"


def _top(effect: Data) -> str:
    whose = OF[effect["who"]]
    return f"the top card of {whose} deck" if effect["n"] == 1 else f"the top {effect['n']} cards of {whose} deck"


def _cannot_deploy(effect: Data) -> Clause:
    who = WHO[effect["who"]]
    what = cards({**effect["filter"], "all": True}).removeprefix("all ")
    where = f" in the {effect['line']} line" if effect.get("line") else ""
    said = f"cannot deploy {what}{where}"
    return Clause(who, f"{who} {said}", said, LASTING.get(effect.get("duration") or "", ""))


def _revealed_to(effect: Data) -> str:
    what = "the other revealed cards" if effect.get("rest") else "it"
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
    "bonds": "put this card into your bonds",
    "deck_top": "put this card on top of your deck",
}


def _self_to(effect: Data) -> str:
    tapped = "" if effect.get("tapped") is None else " tapped" if effect["tapped"] else " untapped"
    beside = f" in the line of an ally named {quoted(effect['beside'])}" if effect.get("beside") else ""
    kept = " instead of your retreat area" if effect.get("to") in ("hand", "bonds") else " instead of discarding it"
    order = _SELF_TO[effect["to"]] + tapped + beside + (kept if effect.get("replace") else "")
    if effect.get("when_destroyed_by"):
        return f"when this unit would be defeated{CAUSES[effect['when_destroyed_by']]}, {may(effect, order)}"
    return may(effect, order)


def _orbs(effect: Data) -> str:
    many = "orb" if effect["n"] == 1 else "orbs"
    return may(effect, f"break {effect['n']} of {OF[effect['who']]} {'orbs' if effect['n'] == 1 else many}")


def _forbid(effect: Data) -> str:
    lasting = LASTING.get(effect.get("duration") or "", " for the rest of the game")
    return f"the skill {quoted(effect['names'])} cannot be used again{lasting}"


def _suppress(effect: Data) -> str:
    whose = {"enemy": "your opponent’s ", "ally": "your "}.get(effect.get("side") or "", "")
    what = "support skill" if effect["zone"] == "support" else "skill"
    return f"{whose or 'the '}{what} {quoted(effect['names'])} has no effect"


def _flip_bonds(effect: Data) -> str:
    return may(
        effect, f"turn {bonds({**effect.get('filter', {}), **number_of(effect)})} of yours face {effect['face']}"
    )


def _flip_orb(effect: Data) -> str:
    f = effect["filter"]
    facing = f"face-{f['face']} " if f.get("face") else ""
    which = f"all your {facing}orbs" if f.get("all") else f"{f['count']} of your {facing}orbs"
    return may(effect, f"turn {which} {'over' if effect['face'] == 'either' else 'face ' + effect['face']}")


_SUPPORT_SET: Final = {
    "cards_in_main": "10 times the number of cards in the stack of your main character",
    "enemy_cost": "10 times the deployment cost of the enemy in this battle",
    "sword_bonds": "10 times the number of your bonds with a Sword",
}
_REPLACED: Final = {
    "bonds": "put your support card into your bonds instead of your retreat area after a battle",
    "stack_same_name": "put your support card under your unit of its name instead of into your retreat area"
    " after a battle",
}
_KEPT: Final = {"attack": "attack", "unit_name": "unit name"}


def _copy(effect: Data) -> str:
    kept = both([_KEPT[key] for key in effect["keep"]])
    lasting = LASTING[effect["duration"]]
    return f"{units(effect['target'])} becomes a copy of the chosen unit but keeps its own {kept}{lasting}"


EFFECTS: Final[Mapping[str, Telling]] = {
    "modify_attack": _attack,
    "multiply_attack": lambda e: _of(e, "attack", "is doubled" if e["by"] == 2 else f"is multiplied by {e['by']}"),
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
    "to_retreat": _put("into your retreat area"),
    "to_deck_top": _on_deck,
    "to_hand_or_deck_top": _put("into your hand or on top of your deck"),
    "to_orbs": _put("with your orbs"),
    "stack_under": _stack_under,
    "deploy": _deploy,
    "cannot_deploy": _cannot_deploy,
    "add_range": _range,
    "ignore_range": _ignore_range,
    "add_tags": _gains,
    "orb_damage": _orb_damage,
    "cannot_critical": _state("cannot make critical hits"),
    "cannot_evade": _state("cannot evade"),
    "cannot_be_evaded": _unevadable,
    "conditional_unevadable": _unevadable,
    "cannot_attack": _cannot_attack,
    "cannot_be_attacked": _state("cannot be attacked"),
    "cannot_be_destroyed": _spared("defeated"),
    "cannot_be_moved": _spared("moved"),
    "cannot_be_tapped": _state("cannot be tapped"),
    "cannot_be_untapped": _state("cannot be untapped"),
    "cannot_deploy_beside": lambda e: f"this unit cannot be deployed in the line of {quoted(e['names'])}",
    "critical_multiplier": lambda e: f"this unit’s critical hits multiply its attack by {e['value']} instead of 2",
    "modify_support": lambda e: clause(e, f"has {e['amount']:+d} support"),
    "support_set": lambda e: f"the support value of this card is {_SUPPORT_SET[e['formula']]}",
    "support_fails": lambda e: f"support of this unit by {cards({**e['filter'], 'count': 2}).removeprefix('2 ')} fails",
    "support_fails_unless": lambda e: (
        f"support of this unit fails unless it is by {cards({**e['filter'], 'count': 1})}"
    ),
    "support_always_succeeds": lambda e: (
        f"support of this unit by {cards({**e['filter'], 'count': 1})} always succeeds"
    ),
    "seal_support_skills": lambda e: (
        f"{OF[e['who']]} support skills are not used{LASTING.get(e.get('duration') or '', '')}"
    ),
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
    "copy_skills": lambda e: f"this unit has every {e['keyword']} skill of {units(e['from'])}",
    "copy_unit": _copy,
    "note_unique_skill_names": lambda e: "skills of one name count once",
    "forbid_skill": _forbid,
    "suppress_skill": _suppress,
    "reduce_cost": _reduced,
    "free_skill": lambda e: f"the skill {quoted(e['skills'])} costs nothing",
    "redirect_attack": lambda e: f"{units(e['to'])} becomes the defending unit",
    "transfer_main": lambda e: f"{units(e['to'])} becomes your main character",
    "level_up_from": lambda e: may(
        e,
        f"level up {'the chosen unit' if e.get('onto') else 'this unit'} with {cards(e['filter'])}{_from(e['from'])}",
    ),
    "level_up_onto": lambda e: (
        f"you may level up an ally named {quoted(e['names'])} with this card, or change its class"
    ),
    "cannot_bond_self": lambda e: "this card cannot be put into the bonds",
    "allow_duplicates": lambda e: f"you may have any number of units named {quoted(e['names'])} on the field",
    "extra_unit_name": lambda e: f"this card also has the unit name {quoted(e['names'])}",
    "deck_limit_none": lambda e: "your deck may contain any number of this card",
}
