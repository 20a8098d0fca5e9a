"""English, written from the data of a skill."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from parlour.games.cipher.cards import granted
from parlour.games.cipher.text.english_nouns import (
    adjective,
    being,
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

ZONES: Final = {
    "hand": "your hand",
    "retreat": "your retreat area",
    "bonds": "your bonds",
    "deck": "your deck",
    "orbs": "your orbs",
    "boundless": "your boundless area",
    "revealed": "the revealed cards",
}
WHO: Final = {"self": "you", "opponent": "your opponent", "both": "each player"}
OF: Final = {"self": "your", "opponent": "your opponent’s", "any": "any player’s", "both": "each player’s"}
TURNS: Final = {"self": "your turn", "opponent": "your opponent’s turn", "any": "each turn"}
LASTING: Final = {
    "combat": " during this battle",
    "turn": " until the end of the turn",
    "opponent_turn": " until the end of your opponent’s next turn",
    "own_next_turn": " until the end of your next turn",
}
COMPARED: Final = {
    "<": "fewer than {}",
    "<=": "at most {}",
    "==": "exactly {}",
    ">=": "at least {}",
    ">": "more than {}",
}
CAUSES: Final = {"attack": " in battle", "skill": " by a skill", "critical": " with a critical hit"}
MARKS: Final = {
    "CCS": "CCS: while promoted",
    "BS": "BS: while face up in your bonds",
    "CP": "CP: from your hand",
    "IS": "IS: may be repeated",
}
KINDS: Final = {"attack": "ATK", "defense": "DEF", "both": "ATK/DEF"}


def _times(n: int, one: str, many: str) -> str:
    return f"{n} {one if n == 1 else many}"


def _cards(n: int) -> str:
    return _times(n, "card", "cards")


def _face(effect: Data) -> str:
    return f" face {effect['face']}" if effect.get("face") else ""


def _in_line(effect: Data) -> str:
    return f" in the {effect['line']} line" if effect.get("line") in ("front", "back") else ""


def _may(effect: Data, order: str) -> str:
    later = "after the battle, " if effect.get("when") == "attack_end" else ""
    return f"{later}you may {order}" if effect.get("optional") else later + order


def _state(one: str, many: str | None = None) -> Telling:
    """An effect on a target that is its subject."""
    return lambda effect: _clause(effect, one, many)


def _clause(effect: Data, one: str, many: str | None = None) -> Clause:
    target = effect["target"]
    verb = many if many and plural(target) else one
    whom = subject(target)
    return Clause(whom, f"{whom} {verb}", verb, LASTING.get(effect.get("duration") or "", ""), many or one)


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
    return lambda effect: _may(effect, form.format(units(effect["target"])))


_COUNTED: Final = {"stack_under_self": "card under this unit", "enemies_destroyed": "enemy it defeats"}


def _attack(effect: Data) -> Clause:
    per = ""
    if effect.get("per"):
        counted = effect["per"]
        each = _COUNTED.get(counted["count"]) or (
            bonds({**counted.get("filter", {}), "count": 1}).removeprefix("1 ") + " of yours"
            if counted["count"] == "bonds"
            else kind(counted["filter"])
        )
        per = f" for each {each}"
    amount = f"{effect['amount']:+d}".replace("-", "−")
    return _clause(effect, f"has {amount} attack{per}", f"have {amount} attack{per}")


def _range(effect: Data) -> Clause:
    span = spanned(effect["range"])
    return _clause(effect, f"gains range {span}", f"gain range {span}")


def _gains(effect: Data) -> Clause:
    arms = [held(tag) for tag in effect["tags"] if tag in WEAPONS]
    rest = [adjective(tag) for tag in effect["tags"] if tag not in WEAPONS]
    if arms:
        return _clause(effect, f"also has {both(arms)}", f"also have {both(arms)}")
    return _clause(effect, f"also counts as {both(rest)}", f"also count as {both(rest)}")


def _orb_damage(effect: Data) -> Clause:
    if "set" in effect:
        orbs = _times(effect["set"], "orb", "orbs") + " instead of 1"
    else:
        orbs = f"{effect['add']} more {'orb' if effect['add'] == 1 else 'orbs'}"
    return _clause(effect, f"breaks {orbs}", f"break {orbs}")


def _unevadable(effect: Data) -> Clause:
    by = f" by {kinds(effect['by'])}" if effect.get("by") else ""
    against = f" against {kinds(effect['when_target'])}" if effect.get("when_target") else ""
    return _of(effect, f"attacks{against}", f"cannot be evaded{by}")


def _cannot_attack(effect: Data) -> Clause:
    listed = [units(one) if one.get("ref") else f"your {kinds(one)}" for one in effect.get("whom") or ()]
    said = _clause(effect, f"cannot attack {either(listed)}".rstrip())
    return (
        replace(said, lasting=f"{said.lasting} while this unit is on the field")
        if effect.get("while_on_field")
        else said
    )


def _cannot_be_destroyed(effect: Data) -> Clause:
    by = {"attack": " in battle", "skill": " by skills", None: ""}[effect.get("by")]
    unit = f" by {kinds(effect['by_unit'])}" if effect.get("by_unit") else ""
    return _clause(effect, f"cannot be defeated{by}{unit}")


def _ignore_range(effect: Data) -> Clause:
    whom = kinds({"side": "enemy", **(effect.get("whom") or {})})
    everywhere = " in any line" if effect.get("line") == "any" else ""
    return _clause(effect, f"can attack {whom}{_in_line(effect)}{everywhere} whatever the distance")


def _grant(effect: Data) -> Clause:
    what = f"the skill “{effect['skill']}” ({ENGLISH.meaning(granted()[effect['skill']])})"
    return _clause(effect, f"has {what}", f"have {what}")


def _from(source: str) -> str:
    return f" from {ZONES[source]}" if source != "revealed" else " from among them"


def _put(place: str) -> Telling:
    """A card that goes from one place to another."""

    def said(effect: Data) -> str:
        what = f"{cards(effect['filter'])}{_from(effect['from'])}"
        if effect.get("reveal"):
            return _may(effect, f"reveal {what} and put it {place}{_face(effect)}")
        return _may(effect, f"put {what} {place}{_face(effect)}")

    return said


def _stack_under(effect: Data) -> str:
    under = "the chosen unit" if effect["filter"].get("same_name_as") == "chosen" else "this unit"
    return _put(f"under {under}")(effect)  # type: ignore[return-value]  # _put gives text, never a clause


def _deploy(effect: Data) -> str:
    tapped = " tapped" if effect.get("tapped") else ""
    return _may(effect, f"deploy {cards(effect['filter'])}{_from(effect['from'])}{_in_line(effect)}{tapped}")


def _discard(effect: Data) -> str:
    who = effect["who"]
    what = cards(effect["filter"]) if "filter" in effect else _cards(effect["n"])
    return _may(effect, f"discard {what}") if who == "self" else f"{WHO[who]} discards {what}"


def _draw(effect: Data) -> str:
    who, what = effect.get("who") or "self", _cards(effect["n"])
    return _may(effect, f"draw {what}") if who == "self" else f"{WHO[who]} draws {what}"


def _top(effect: Data) -> str:
    whose = OF[effect["who"]]
    return f"the top card of {whose} deck" if effect["n"] == 1 else f"the top {effect['n']} cards of {whose} deck"


def _revealed_to(effect: Data) -> str:
    what = "the other revealed cards" if effect.get("rest") else "it"
    return _may(effect, f"put {what} {({'retreat': 'into the retreat area', 'hand': 'into your hand'})[effect['to']]}")


def _deck_top_to(effect: Data) -> str:
    place = {"orbs": "with your orbs", "bonds": "into your bonds"}[effect["to"]]
    return _may(effect, f"put {_top({'who': 'self', **effect})} {place}{_face(effect)}")


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
        return f"when this unit would be defeated{CAUSES[effect['when_destroyed_by']]}, {_may(effect, order)}"
    return _may(effect, order)


def _orbs(effect: Data) -> str:
    many = "orb" if effect["n"] == 1 else "orbs"
    return _may(effect, f"break {effect['n']} of {OF[effect['who']]} {'orbs' if effect['n'] == 1 else many}")


def _forbid(effect: Data) -> str:
    lasting = LASTING.get(effect.get("duration") or "", " for the rest of the game")
    return f"the skill {quoted(effect['names'])} cannot be used again{lasting}"


def _suppress(effect: Data) -> str:
    whose = {"enemy": "your opponent’s ", "ally": "your "}.get(effect.get("side") or "", "")
    what = "support skill" if effect["zone"] == "support" else "skill"
    return f"{whose or 'the '}{what} {quoted(effect['names'])} has no effect"


def _flip_bonds(effect: Data) -> str:
    return _may(
        effect, f"turn {bonds({**effect.get('filter', {}), **number_of(effect)})} of yours face {effect['face']}"
    )


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


_PLACES: Final = {
    "hand": ("card in hand", "cards in hand"),
    "orbs": ("orb", "orbs"),
    "bonds": ("bond", "bonds"),
    "retreat": ("card in the retreat area", "cards in the retreat area"),
    "field": ("unit", "units"),
}
_COMPARED_TO: Final = {"<": "fewer {} than", "<=": "no more {} than", "==": "as many {} as",
                       ">=": "at least as many {} as", ">": "more {} than"}  # fmt: skip


def _count_zone(c: Data) -> str:
    who = "you have" if c["who"] == "self" else f"{WHO[c['who']]} has"
    one, many = (f"{'face-' + c['face'] + ' ' if c.get('face') else ''}{place}" for place in _PLACES[c["zone"]])
    if c["n"] == 0 and c["cmp"] == "==":
        return f"{who} no {many}"
    return f"{who} {COMPARED[c['cmp']].format(c['n'])} {one if c['n'] == 1 else many}"


def _count_units(c: Data) -> str:
    f, few = c["filter"], COMPARED[c["cmp"]].format(c["n"])
    if (c["cmp"], c["n"]) == (">=", 1):
        return _have(c)
    what = kind(f) if c["n"] == 1 else kinds(f)
    if f.get("side") == "ally":
        return f"you have {few} {what}"
    return f"there {'is' if c['n'] == 1 else 'are'} {few} {what}"


def _count_bonds(c: Data) -> str:
    what = bonds({**c["filter"], "count": 1}).removeprefix("1 ") if c["n"] == 1 else bond_kinds(c["filter"])
    if (c["cmp"], c["n"]) == ("==", 0):
        return f"you have no {bond_kinds(c['filter'])}"
    return f"you have {COMPARED[c['cmp']].format(c['n'])} {what}"


def _each_bond(c: Data) -> str:
    words = [adjective(tag) for tag in c["tags"]]
    return f"you have at least {both([_times(c['n'], f'{word} bond', f'{word} bonds') for word in words])}"


def _have(c: Data) -> str:
    f = c["filter"]
    if f.get("each"):
        return f"{quoted(f['names'], each=True)} are among your allies"
    return f"{'you have' if f.get('side') == 'ally' else 'there is'} {units({**f, 'count': 1, 'all': False})}"


def _none(c: Data) -> str:
    f = c["filter"]
    return f"{'you have' if f.get('side') == 'ally' else 'there are'} no {kinds(f)}"


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
    times = {1: "", 2: " twice"}.get(c.get("times", 1), f" {c.get('times')} times")
    return f"you have used “{c['skill']}”{times} this turn"


def _one(f: Data) -> Data:
    return f if f.get("ref") else {**f, "all": False, "count": 1}


def _event(form: str) -> Saying:
    """ "when this unit attacks an enemy" """

    def said(t: Data) -> str:
        target = f" {units(_one(t['target']))}" if t.get("target") else ""
        unit = f" by {units(t['by_unit'])}" if t.get("by_unit") else ""
        support = f" by {cards(_one(t['support']))}" if t.get("support") else ""
        line = f" to the {t['to']} line" if t.get("to") else ""
        via = f" with “{t['via']}”" if t.get("via") else ""
        cause = CAUSES.get(t.get("by") or "", "")
        return f"when {units(_one(t['who']))} {form}{target}{unit}{support}{line}{via}{cause}"

    return said


class English(Voice):
    """English sayings for every word of the vocabulary."""

    last = "and"
    then = ", then "
    also = ", and "
    done = "if you do, "
    instead = " instead"
    colon = ": "
    during: ClassVar[Mapping[str, str]] = {
        "own_turn": "during your turn",
        "enemy_turn": "during your opponent’s turn",
    }
    triggers: ClassVar[Mapping[str, Saying]] = {
        "attack": _event("attacks"),
        "attacked": _event("is attacked"),
        "deploy": _event("is deployed"),
        "class_change": _event("is promoted"),
        "level_up": _event("levels up"),
        "growth": _event("gains a card underneath"),
        "destroys": _event("defeats"),
        "destroyed": _event("is defeated"),
        "attack_end": lambda t: f"after {units(_one(t['who']))} has attacked",
        "attack_failed": _event("attacks and does not defeat the defending unit"),
        "attack_evaded": lambda t: f"when the attack of {units(_one(t['who']))} is evaded",
        "evade": _event("evades"),
        "critical": _event("makes a critical hit"),
        "supported": _event("is supported"),
        "move": _event("is moved"),
        "tapped": _event("becomes tapped"),
        "untapped": _event("becomes untapped"),
        "bond_placed": lambda t: f"when {cards(t['who'])} is put into your bonds",
        "turn_start": lambda t: f"at the start of {TURNS[t['who']]}",
        "turn_end": lambda t: f"at the end of {TURNS[t['who']]}",
        "to_hand_from_retreat": lambda t: "when a card goes from your retreat area to your hand",
        "skill_used": lambda t: f"when you use a {t['what']} skill",
    }
    conditions: ClassVar[Mapping[str, Saying]] = {
        "self_attacking": lambda c: f"this unit is attacking {units(c['filter'])}",
        "self_attacked_by": lambda c: f"this unit is attacked by {units(c['filter'])}",
        "self_being_attacked": lambda c: "this unit is attacked",
        "self_combat_with": lambda c: f"this unit is in battle with {units(c['filter'])}",
        "self_supported_by": lambda c: f"this unit is supported by {cards(c['filter'])}",
        "support_card_of": lambda c: f"{c['unit']} is supported by {cards(c['filter'])}",
        "combatant_is": lambda c: f"{units({'ref': c['ref']})} {being(c['filter'])}",
        "main_is": lambda c: f"your main character {being(c['filter'])}",
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
        "same_area": lambda c: f"{units(_one(c['filter']))} is in this unit’s line",
        "used_skill_this_turn": _used,
        "self_attack": lambda c: f"this unit has {COMPARED[c['cmp']].format(c['n'])} attack",
        "chosen_is": lambda c: f"that unit {being(c['filter'])}",
        "revealed_is": lambda c: f"it is {cards({**c['filter'], 'count': 1})}",
        "defender_destroyed": lambda c: "the defending unit was defeated",
        "attacker_destroyed_main": lambda c: "the attacking unit defeated the main character",
    }
    costs: ClassVar[Mapping[str, Saying]] = {
        "flip_bonds": lambda k: f"turn {bonds({**k.get('filter', {}), 'count': k['n']})} face down",
        "tap_self": lambda k: "tap this unit",
        "tap_allies": lambda k: f"tap {units({'tapped': False, **k['filter']}).removeprefix('all ')}",
        "discard": lambda k: f"discard {cards(k['filter'])}",
        "discard_self": lambda k: "discard this card",
        "flip_self_bond": lambda k: "turn this bond face down",
        "destroy_self": lambda k: "defeat this unit",
        "destroy_ally": lambda k: f"defeat {units(k['filter'])}",
        "bond_to_retreat": lambda k: f"put {bonds({**k.get('filter', {}), 'count': k['n']})} into your retreat area",
        "hand_to_deck_top": lambda k: f"put {cards(k['filter'])} from your hand on top of your deck",
        "growth_self": lambda k: (
            f"put {cards({**k['filter'], 'count': k['n']})} from your retreat area under this unit"
        ),
        "reveal_hand": lambda k: f"show {cards(k['filter'])} from your hand",
        "flip_orb_up": lambda k: f"turn {k['n']} of your orbs face up",
        "destroy_own_orb": lambda k: f"break {k['n']} of your orbs",
    }
    effects: ClassVar[Mapping[str, Telling]] = {
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
        "draw_until": lambda e: f"draw until you have {_cards(e['n'])} in hand",
        "discard": _discard,
        "to_hand": _put("into your hand"),
        "to_bonds": _put("into your bonds"),
        "to_retreat": _put("into your retreat area"),
        "to_deck_top": _put("on top of your deck"),
        "to_hand_or_deck_top": _put("into your hand or on top of your deck"),
        "to_orbs": _put("with your orbs"),
        "stack_under": _stack_under,
        "deploy": _deploy,
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
        "cannot_be_destroyed": _cannot_be_destroyed,
        "cannot_be_moved": _state("cannot be moved"),
        "cannot_be_tapped": _state("cannot be tapped"),
        "cannot_share_area": lambda e: f"this unit cannot be in one line with {quoted(e['names'])}",
        "critical_multiplier": lambda e: f"this unit’s critical hits multiply its attack by {e['value']} instead of 2",
        "modify_support": lambda e: _clause(e, f"has {e['amount']:+d} support"),
        "support_set": lambda e: f"the support value of this card is {_SUPPORT_SET[e['formula']]}",
        "support_fails": lambda e: (
            f"support of this unit by {cards({**e['filter'], 'count': 2}).removeprefix('2 ')} fails"
        ),
        "support_fails_unless": lambda e: (
            f"support of this unit fails unless it is by {cards({**e['filter'], 'count': 1})}"
        ),
        "support_always_succeeds": lambda e: (
            f"support of this unit by {cards({**e['filter'], 'count': 1})} always succeeds"
        ),
        "seal_support_skills": lambda e: f"{OF[e['who']]} support skills are not used{LASTING[e['duration']]}",
        "replace_support_discard": lambda e: _may(e, _REPLACED[e["to"]]),
        "reveal_top": lambda e: _may(e, f"reveal {_top(e)}"),
        "revealed_to": _revealed_to,
        "look_top": lambda e: _may(e, f"look at {_top(e)}"),
        "look_orb": lambda e: _may(e, f"look at {e['n']} of your orbs"),
        "deck_top_to": _deck_top_to,
        "mill": lambda e: _may(e, f"put {_top(e)} into {OF[e['who']]} {e['to']} area"),
        "shuffle_deck": lambda e: f"shuffle {OF[e.get('who') or 'self']} deck",
        "retreat_into_deck": lambda e: f"put all cards of {OF[e['who']]} retreat area into the deck",
        "flip_bonds": _flip_bonds,
        "flip_orb": lambda e: _may(
            e, f"turn {e['filter']['count']} of your orbs {'over' if e['face'] == 'either' else 'face ' + e['face']}"
        ),
        "destroy_orb": _orbs,
        "self_to": _self_to,
        "grant_skill": _grant,
        "copy_skills": lambda e: f"this unit has every {e['keyword']} skill of {units(e['from'])}",
        "copy_unit": _copy,
        "note_unique_skill_names": lambda e: "skills of one name count once",
        "forbid_skill": _forbid,
        "suppress_skill": _suppress,
        "free_skill": lambda e: f"the skill {quoted(e['skills'])} costs nothing",
        "redirect_attack": lambda e: f"{units(e['to'])} becomes the defending unit",
        "pay_cost": lambda e: _may(e, joined_orders([English.costs[k["op"]](k) for k in e["cost"]], "and")),
        "repeat_for_cost": lambda e: (
            f"you may {joined_orders([English.costs[k['op']](k) for k in e['cost']], 'and')} to do this again"
        ),
        "transfer_main": lambda e: f"{units(e['to'])} becomes your main character",
        "level_up_from": lambda e: _may(
            e,
            f"level up {'the chosen unit' if e.get('onto') else 'this unit'} with {cards(e['filter'])}"
            f"{_from(e['from'])}",
        ),
        "level_up_onto": lambda e: f"you may level up or promote an ally named {quoted(e['names'])} with this card",
        "cannot_bond_self": lambda e: "this card cannot be put into the bonds",
        "allow_duplicates": lambda e: f"you may have any number of units named {quoted(e['names'])} on the field",
        "extra_unit_name": lambda e: f"this card also has the unit name {quoted(e['names'])}",
        "deck_limit_none": lambda e: "your deck may contain any number of this card",
        "deploy_condition": lambda e: f"this card can be deployed only {ENGLISH.if_clause(e['conditions'])}",
    }

    def head(self, skill: Data) -> str:
        """ "Heal (ACT, once per turn)" """
        marks = [" ".join(skill["kind"]) if skill.get("kind") else KINDS[skill["type"]]]
        keyword = skill.get("keyword") or ""
        if keyword.startswith("LvS"):
            marks.append(f"{keyword}: with a stack of {keyword[3:]} or more cards")
        elif keyword:
            marks.append(MARKS.get(keyword, keyword))
        if skill.get("once_per_turn"):
            marks.append("once per turn")
        return f"{skill['name']} ({', '.join(marks)})"

    def given(self, conditions: Sequence[str], holds: bool) -> str:
        """ "if a and b" """
        return f"{'while' if holds else 'if'} {both(conditions)}"

    def paid(self, costs: Sequence[str], optional: bool) -> str:
        """ "tap this unit and another ally" """
        return ("you may " if optional else "") + joined_orders(costs, "and")


ENGLISH: Final[English] = English()
