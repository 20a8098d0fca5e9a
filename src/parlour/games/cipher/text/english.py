"""English, written from the data of a skill."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from parlour.games.cipher.text.voice import Data, Saying, Voice, capital, counted, joined, one_ref, plural, spanned

REFS: Final = {
    "self": "this unit",
    "attacker": "the attacking unit",
    "defender": "the defending unit",
    "own_combatant": "your unit in this battle",
    "chosen": "that unit",
    "trigger_unit": "that unit",
    "support_card": "the support card",
}
ZONES: Final = {
    "hand": "your hand",
    "retreat": "your retreat area",
    "bonds": "your bonds",
    "deck": "your deck",
    "orbs": "your orbs",
    "boundless": "your boundless area",
    "revealed": "the revealed cards",
    "field": "the field",
    "deck_top": "the top of your deck",
    "units": "your units",
}
WHO: Final = {"self": "you", "opponent": "your opponent", "any": "a player", "both": "each player"}
OF: Final = {"self": "your", "opponent": "your opponent’s", "any": "a player’s", "both": "each player’s"}
DURATIONS: Final = {
    "combat": " for this battle",
    "turn": " until the end of the turn",
    "opponent_turn": " until the end of your opponent’s next turn",
    "own_next_turn": " until the end of your next turn",
}
COMPARED: Final = {
    "<": "fewer than {}",
    "<=": "{} or fewer",
    "==": "exactly {}",
    ">=": "{} or more",
    ">": "more than {}",
}
MARKS: Final = {
    "CCS": "only while promoted",
    "BS": "only face up in your bonds",
    "CP": "from your hand",
    "IS": "may be repeated for its cost",
}


def either(parts: Sequence[str]) -> str:
    return joined(parts, "or")


def both(parts: Sequence[str]) -> str:
    return joined(parts, "and")


def _tag(tag: str) -> str:
    return tag.lower() if tag in ("Male", "Female") or tag in _COLOURS else tag


_COLOURS: Final = ("Red", "Blue", "White", "Black", "Green", "Purple", "Yellow", "Brown")


def _names(names: Sequence[str], each: bool = False) -> str:
    quoted = [f"“{name}”" for name in names]
    return both(quoted) if each else either(quoted)


def _adjectives(f: Data) -> str:
    words = []
    if f.get("face"):
        words.append(f"face-{f['face']}")
    if f.get("tapped") is not None:
        words.append("tapped" if f["tapped"] else "untapped")
    if f.get("class_changed"):
        words.append("promoted")
    if f.get("leveled_up") is not None:
        words.append("levelled-up" if f["leveled_up"] else "not levelled-up")
    words += [_tag(tag) for tag in f.get("tags", ())]
    if f.get("any_tags"):
        words.append(either([_tag(tag) for tag in f["any_tags"]]))
    return " ".join(words)


def _bounds(f: Data, field: str, form: str) -> list[str]:
    said = []
    for key, words in (("max", "{} or less"), ("min", "{} or more"), ("eq", "{}")):
        if f.get(f"{field}_{key}") is not None:
            said.append(form.format(words.format(f[f"{field}_{key}"])))
    return said


_SAME: Final = {"chosen": "that unit", "main_character": "your main character", "self": "this unit"}


def _clauses(f: Data) -> str:
    words = []
    if f.get("names"):
        words.append(f"named {_names(f['names'], bool(f.get('each')))}")
    words += _bounds(f, "cost", "of cost {}")
    words += _bounds(f, "attack", "with {} attack")
    if f.get("line"):
        words.append(f"in the {f['line']} line")
    if f.get("same_area_as_self"):
        words.append("in this unit’s line")
    if f.get("not_names"):
        words.append(f"not named {_names(f['not_names'])}")
    if f.get("not_tags"):
        words.append(f"without {either([_tag(tag) for tag in f['not_tags']])}")
    if f.get("same_name_as"):
        words.append(f"with the unit name of {_SAME[f['same_name_as']]}")
    words += _kept_clauses(f)
    return "".join(f" {word}" for word in words)


def _kept_clauses(f: Data) -> list[str]:
    words = []
    if f.get("has_symbol"):
        words.append("with a symbol")
    if f.get("colorless"):
        words.append("without a symbol")
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
    if f.get("main") is False:
        words.append("other than the main character")
    if f.get("not_attacker"):
        words.append("other than the attacking unit")
    if f.get("not_defender"):
        words.append("other than the defending unit")
    return words


def _number(f: Data, many: bool) -> str:
    """The article or number before a noun, "other" included."""
    other = "other " if f.get("other") else ""
    if f.get("all"):
        return f"all {other}"
    if f.get("max") == "any":
        return f"any number of {other}"
    most = f.get("max")
    if most is not None:
        return f"up to {most} {other}"
    if f.get("min") == 0:
        return f"up to {f.get('count', 1)} {other}"
    if many:
        return f"{f['count']} {other}"
    return "another " if other else "a "


def _article(phrase: str) -> str:
    """ "a" before a vowel is "an"."""
    return "an " + phrase[2:] if phrase.startswith("a ") and phrase[2:3].lower() in "aeiou" else phrase


def units(f: Data) -> str:
    """A noun phrase for units: "another red ally of cost 2 or less"."""
    ref = one_ref(f)
    if ref is not None:
        return REFS[ref]
    many = plural(f) or bool(f.get("each"))
    if f.get("main"):
        return {"enemy": "the enemy main character", "ally": "your main character"}.get(
            f.get("side", ""), "a main character"
        )
    noun = {"ally": ("ally", "allies"), "enemy": ("enemy", "enemies")}.get(f.get("side", ""), ("unit", "units"))[many]
    number = "" if f.get("each") else _number(f, many)
    adjectives = _adjectives(f)
    return _article(f"{number}{adjectives}{' ' if adjectives else ''}{noun}{_clauses(f)}")


def cards(f: Data) -> str:
    """A noun phrase for cards outside the field."""
    many = plural(f)
    adjectives = _adjectives(f)
    return _article(
        f"{_number(f, many)}{adjectives}{' ' if adjectives else ''}{'cards' if many else 'card'}{_clauses(f)}"
    )


def _kind(f: Data) -> str:
    """A noun phrase without number, for counting: "other red allies of cost 2 or less"."""
    return units({**f, "all": True, "count": 2}).removeprefix("all ")


def _verb(target: Data, one: str, many: str) -> str:
    return many if plural(target) else one


def _lasting(effect: Data) -> str:
    return DURATIONS.get(effect.get("duration") or "", "")


def _times(n: int, one: str, many: str) -> str:
    return f"1 {one}" if n == 1 else f"{n} {many}"


def _may(effect: Data, order: str) -> str:
    return f"you may {order}" if effect.get("optional") else order


def _subject(say: str, said_many: str | None = None) -> Saying:
    """An effect on a target that is its subject."""

    def said(effect: Data) -> str:
        target = effect["target"]
        return f"{units(target)} {_verb(target, say, said_many or say)}{_lasting(effect)}"

    return said


def _order(form: str) -> Saying:
    """An effect that orders something done to its target."""
    return lambda effect: _may(effect, form.format(units(effect["target"])))


def _attack(effect: Data) -> str:
    target, amount = effect["target"], effect["amount"]
    per = ""
    if effect.get("per"):
        counted = effect["per"]
        what = {"stack_under_self": "card under this unit", "enemies_destroyed": "enemy defeated"}.get(counted["count"])
        per = f" for each {what or _singular(counted['filter'])}"
    return f"{units(target)} {_verb(target, 'has', 'have')} {amount:+d} attack{per}{_lasting(effect)}"


def _singular(f: Data) -> str:
    said = units({**f, "count": 1, "all": False})
    for article in ("another ", "an ", "a "):
        if said.startswith(article):
            return ("other " if article == "another " else "") + said.removeprefix(article)
    return said


def _bonds(cost: Data) -> str:
    """The bonds of a cost: "2 red bonds"."""
    return cards({**cost.get("filter", {}), "count": cost["n"]}).replace("cards", "bonds").replace("card", "bond")


def _have(condition: Data) -> str:
    f = condition["filter"]
    if f.get("each"):
        return f"{both([f'“{name}”' for name in f['names']])} are among your allies"
    return f"there is {units({**f, 'count': 1, 'all': False})}"


def _count_bonds(condition: Data) -> str:
    f = condition["filter"]
    bonds = f"{_adjectives(f)} bonds".strip()
    return f"you have {COMPARED[condition['cmp']].format(condition['n'])} {bonds}{_clauses(f)}"


def _gains(effect: Data) -> str:
    verb = _verb(effect["target"], "gains", "gain")
    return f"{units(effect['target'])} {verb} {both([_tag(tag) for tag in effect['tags']])}{_lasting(effect)}"


def _zone_cards(effect: Data, place: str) -> str:
    source = effect.get("from")
    return _may(effect, f"put {cards(effect.get('filter', {}))}{_from(source)} {place}")


def _from(source: Any) -> str:
    if isinstance(source, str):
        return f" from {ZONES[source]}"
    return f" from {units(source)}" if source else ""


def _discard(effect: Data) -> str:
    who = effect["who"]
    what = cards(effect["filter"]) if "filter" in effect else _times(effect["n"], "card", "cards")
    if who == "self":
        return _may(effect, f"discard {what}")
    return f"{WHO[who]} discards {what}"


def _draw(effect: Data) -> str:
    return _may(effect, f"draw {_times(effect['n'], 'card', 'cards')}")


def _against(effect: Data) -> str:
    whom = effect.get("whom")
    if not whom:
        return "cannot attack"
    listed = whom if isinstance(whom, list) else [whom]
    return f"cannot attack {either([units(one) if one_ref(one) else 'your ' + _kind(one) for one in listed])}"


def _range(effect: Data) -> str:
    span = effect["range"]
    listed = span if isinstance(span, list) else [span]
    verb = _verb(effect["target"], "gains", "gain")
    return f"{units(effect['target'])} {verb} range {spanned(listed)}{_lasting(effect)}"


def _cannot_be_destroyed(effect: Data) -> str:
    by = {"attack": " in battle", "skill": " by skills"}.get(effect.get("by") or "", "")
    unit = f" by {_kind(effect['by_unit'])}" if effect.get("by_unit") else ""
    return f"{units(effect['target'])} cannot be defeated{by}{unit}{_lasting(effect)}"


def _orb_damage(effect: Data) -> str:
    target = units(effect["target"])
    verb = _verb(effect["target"], "breaks", "break")
    if "set" in effect:
        orbs = _times(effect["set"], "orb", "orbs")
        return f"{target} {verb} {orbs} when it defeats the main character{_lasting(effect)}"
    return f"{target} {verb} {effect['add']} more when it defeats the main character{_lasting(effect)}"


def _unevadable(effect: Data) -> str:
    by = f" by {_kind(effect['by'])}" if effect.get("by") else ""
    return f"the attacks of {units(effect['target'])} cannot be evaded{by}{_lasting(effect)}"


def _ignore_range(effect: Data) -> str:
    whom = f" {_kind(effect['whom'])}" if effect.get("whom") else " enemies"
    line = f" in the {effect['line']} line" if effect.get("line") in ("front", "back") else ""
    return f"{units(effect['target'])} can attack{whom}{line} whatever the range{_lasting(effect)}"


_SELF_TO: Final = {
    "field": "deploy this card",
    "hand": "put this card into your hand",
    "bonds": "put this card into your bonds",
    "deck_top": "put this card on top of your deck",
    "orbs": "put this card with your orbs",
}


def _self_to(effect: Data) -> str:
    place = _SELF_TO[effect["to"]]
    tapped = " tapped" if effect.get("tapped") else ""
    beside = f" beside {_names(effect['beside'])}" if effect.get("beside") else ""
    when = "after the battle, " if effect.get("when") == "attack_end" else ""
    return f"{when}{_may(effect, place + tapped + beside)}{' instead' if effect.get('replace') else ''}"


def _revealed_to(effect: Data) -> str:
    what = "the other revealed cards" if effect.get("rest") else "the revealed card"
    place = {"retreat": "into the retreat area", "hand": "into your hand"}[effect["to"]]
    return _may(effect, f"put {what} {place}")


def _deck_top_to(effect: Data) -> str:
    face = f" face {effect['face']}" if effect.get("face") else ""
    what = "the top card" if effect["n"] == 1 else f"the top {effect['n']} cards"
    place = {"orbs": "with your orbs", "bonds": "into your bonds"}[effect["to"]]
    return f"put {what} of your deck {place}{face}"


def _deploy(effect: Data) -> str:
    line = f" in the {effect['line']} line" if effect.get("line") else ""
    tapped = " tapped" if effect.get("tapped") else ""
    return _may(effect, f"deploy {cards(effect['filter'])}{_from(effect['from'])}{line}{tapped}")


def _count(form: str) -> Saying:
    return lambda c: form.format(COMPARED[c["cmp"]].format(c["n"]))


_PLACES: Final = {
    "hand": "cards in hand",
    "orbs": "orbs",
    "bonds": "bonds",
    "retreat": "cards in the retreat area",
    "units": "units",
    "field": "units",
    "deck": "cards in the deck",
    "boundless": "cards in the boundless area",
}
_COMPARED_TO: Final = {
    "<": "fewer {}",
    "<=": "no more {}",
    "==": "neither more nor fewer {}",
    ">=": "no fewer {}",
    ">": "more {}",
}


def _count_zone(c: Data) -> str:
    who = "you have" if c["who"] == "self" else f"{WHO[c['who']]} has"
    face = f" face {c['face']}" if c.get("face") else ""
    what = _PLACES[c["zone"]]
    return f"{who} {COMPARED[c['cmp']].format(c['n'])} {what}{face}"


def _compare(c: Data) -> str:
    return f"you have {_COMPARED_TO[c['cmp']].format(_PLACES[c['zone']])} than your opponent"


def _state(c: Data) -> str:
    state = {"untapped": "is untapped", "tapped": "is tapped", "moved this turn": "moved this turn",
             "Main Character": "is your main character", "not Main Character": "is not your main character",
             "Class Changed": "is promoted", "leveled up": "is levelled up"}[c["state"]]  # fmt: skip
    return f"this unit {state}"


def _event(verb: str) -> Saying:
    def said(t: Data) -> str:
        parts = [f"{units(t['who'])} {verb}"] if t.get("who") else [verb]
        if t.get("target"):
            parts.append(units(t["target"]))
        by = t.get("by_unit") or t.get("by")
        if by:
            parts.append(
                f"by {units(by)}"
                if isinstance(by, dict)
                else {"attack": "in battle", "skill": "by a skill", "critical": "with a critical hit"}.get(
                    by, f"by {by}"
                )
            )
        if t.get("to"):
            parts.append(f"to the {t['to']} line")
        if t.get("via"):
            parts.append(f"through {t['via']}")
        if t.get("support"):
            parts.append(f"by {cards(t['support'])}")
        return " ".join(parts)

    return said


def _player_event(form: str) -> Saying:
    return lambda t: form.format(OF.get(str(t.get("who")), "your"))


class English(Voice):
    """English sentences for every word of the vocabulary."""

    triggers: ClassVar[dict[str, Saying]] = {
        "attack": _event("attacks"),
        "attacked": _event("is attacked"),
        "deploy": _event("is deployed"),
        "class_change": _event("is promoted"),
        "level_up": _event("levels up"),
        "growth": _event("gains a card underneath"),
        "destroys": _event("defeats"),
        "destroyed": _event("is defeated"),
        "attack_end": _event("ends its attack"),
        "attack_failed": _event("attacks without defeating"),
        "attack_evaded": _event("is evaded"),
        "evade": _event("evades"),
        "critical": _event("makes a critical hit"),
        "supported": _event("is supported"),
        "move": _event("is moved"),
        "tapped": _event("becomes tapped"),
        "untapped": _event("becomes untapped"),
        "bond_placed": _player_event("a card is put into {} bonds"),
        "turn_start": _player_event("{} turn begins"),
        "turn_end": _player_event("{} turn ends"),
        "to_hand_from_retreat": lambda t: "a card goes from your retreat area to your hand",
        "skill_used": lambda t: "a skill is used",
    }
    conditions: ClassVar[dict[str, Saying]] = {
        "self_attacking": lambda c: f"this unit is attacking {units(c['filter'])}",
        "self_attacked_by": lambda c: f"this unit is attacked by {units(c['filter'])}",
        "self_being_attacked": lambda c: "this unit is being attacked",
        "self_combat_with": lambda c: f"this unit is fighting {units(c['filter'])}",
        "self_supported_by": lambda c: f"this unit is supported by {cards(c['filter'])}",
        "support_card_of": lambda c: f"{c['unit']} is supported by {cards(c['filter'])}",
        "combatant_is": lambda c: f"{REFS[c['ref']]} is {units({**c['filter'], 'count': 1})}",
        "own_turn": lambda c: "it is your turn",
        "enemy_turn": lambda c: "it is your opponent’s turn",
        "count_units": lambda c: f"there are {COMPARED[c['cmp']].format(c['n'])} {_kind(c['filter'])}",
        "have_units": _have,
        "no_units": lambda c: f"there are no {_kind(c['filter'])}",
        "count_bonds": _count_bonds,
        "count_bonds_each": lambda c: f"you have {c['n']} or more {both([_tag(t) for t in c['tags']])} bonds each",
        "parity_bonds": lambda c: f"the number of your bonds is {c['value']}",
        "count_zone": _count_zone,
        "compare_zone": _compare,
        "self_line": lambda c: f"this unit is in the {c['line']} line",
        "self_state": _state,
        "same_area": lambda c: f"{units({**c['filter'], 'count': 1})} is in this unit’s line",
        "used_skill_this_turn": lambda c: (
            f"“{c['skill']}” was used {'this turn' if c.get('times', 1) == 1 else str(c['times']) + ' times this turn'}"
        ),
        "self_attack": _count("this unit has {} attack"),
        "chosen_is": lambda c: f"that unit is {units({**c['filter'], 'count': 1})}",
        "revealed_is": lambda c: f"it is {cards({**c['filter'], 'count': 1})}",
        "defender_destroyed": lambda c: "the defending unit was defeated",
        "attacker_destroyed_main": lambda c: "the attacking unit defeated the main character",
    }
    costs: ClassVar[dict[str, Saying]] = {
        "flip_bonds": lambda k: f"turn {_bonds(k)} face down",
        "tap_self": lambda k: "tap this unit",
        "tap_allies": lambda k: f"tap {units({'tapped': False, **k['filter']})}",
        "discard": lambda k: f"discard {cards(k['filter'])}",
        "discard_self": lambda k: "discard this card",
        "flip_self_bond": lambda k: "turn this bond face down",
        "destroy_self": lambda k: "defeat this unit",
        "destroy_ally": lambda k: f"defeat {units(k['filter'])}",
        "bond_to_retreat": lambda k: (
            f"put {cards({**k.get('filter', {}), 'count': k['n']})} from your bonds into the retreat area"
        ),
        "hand_to_deck_top": lambda k: f"put {cards(k['filter'])} from your hand on top of your deck",
        "growth_self": lambda k: (
            f"put {cards({**k['filter'], 'count': k['n']})} from your retreat area under this unit"
        ),
        "reveal_hand": lambda k: f"show {cards(k['filter'])} from your hand",
        "flip_orb_up": lambda k: f"turn {_times(k['n'], 'orb', 'orbs')} face up",
        "destroy_own_orb": lambda k: f"break {k['n']} of your own orbs",
    }
    effects: ClassVar[dict[str, Saying]] = {
        "modify_attack": _attack,
        "multiply_attack": lambda e: f"the attack of {units(e['target'])} is multiplied by {e['by']}{_lasting(e)}",
        "move": _order("move {}"),
        "tap": _order("tap {}"),
        "untap": _order("untap {}"),
        "destroy": _order("defeat {}"),
        "choose": _order("choose {}"),
        "unit_to_hand": _order("return {} to the hand"),
        "unit_to_boundless": _order("put {} into the boundless area"),
        "draw": _draw,
        "draw_until": lambda e: f"draw until you hold {_times(e['n'], 'card', 'cards')}",
        "discard": _discard,
        "to_hand": lambda e: _zone_cards(e, "into your hand"),
        "to_bonds": lambda e: _zone_cards(e, f"into your bonds{' face ' + e['face'] if e.get('face') else ''}"),
        "to_retreat": lambda e: _zone_cards(e, "into the retreat area"),
        "to_deck_top": lambda e: _zone_cards(e, "on top of your deck"),
        "to_hand_or_deck_top": lambda e: _zone_cards(e, "into your hand or on top of your deck"),
        "to_orbs": lambda e: _zone_cards(e, "with your orbs"),
        "stack_under": lambda e: _zone_cards(e, "under this unit"),
        "deploy": _deploy,
        "add_range": _range,
        "ignore_range": _ignore_range,
        "add_tags": _gains,
        "orb_damage": _orb_damage,
        "cannot_critical": _subject("cannot make critical hits"),
        "cannot_evade": _subject("cannot evade"),
        "cannot_be_evaded": _unevadable,
        "conditional_unevadable": lambda e: f"{_unevadable(e)} against {_kind(e['when_target'])}",
        "cannot_attack": lambda e: f"{units(e['target'])} {_against(e)}{_lasting(e)}",
        "cannot_be_attacked": _subject("cannot be attacked"),
        "cannot_be_destroyed": _cannot_be_destroyed,
        "cannot_be_moved": _subject("cannot be moved"),
        "cannot_be_tapped": _subject("cannot be tapped by skills"),
        "cannot_share_area": lambda e: f"this unit cannot be in one line with {_names(e['names'])}",
        "critical_multiplier": lambda e: f"its critical hits multiply by {e['value']}",
        "modify_support": lambda e: f"{units(e['target'])} has {e['amount']:+d} support{_lasting(e)}",
        "support_set": lambda e: "its support value is set by the card",
        "support_fails": lambda e: f"the support of {_kind(e['filter']).replace('units', 'cards')} fails",
        "support_fails_unless": lambda e: f"support fails unless it is {cards({**e['filter'], 'count': 1})}",
        "support_always_succeeds": lambda e: f"the support of {cards({**e['filter'], 'count': 1})} always succeeds",
        "seal_support_skills": lambda e: f"{OF[e['who']]} support skills are not used{_lasting(e)}",
        "replace_support_discard": lambda e: _may(
            e,
            {
                "bonds": "put the support card into your bonds instead of the retreat area",
                "stack_same_name": "put the support card under the unit of its name instead of into the retreat area",
            }[e["to"]],
        ),
        "reveal_top": lambda e: _may(
            e, f"turn up {_times(e['n'], 'card', 'cards')} from the top of {OF[e['who']]} deck"
        ),
        "revealed_to": _revealed_to,
        "look_top": lambda e: _may(e, f"look at {_times(e['n'], 'card', 'cards')} from the top of {OF[e['who']]} deck"),
        "look_orb": lambda e: _may(e, f"look at {_times(e['n'], 'of your orbs', 'of your orbs')}"),
        "deck_top_to": _deck_top_to,
        "mill": lambda e: _may(
            e, f"put {_times(e['n'], 'card', 'cards')} from the top of {OF[e['who']]} deck into the {e['to']} area"
        ),
        "shuffle_deck": lambda e: f"shuffle {OF[e.get('who', 'self')]} deck",
        "retreat_into_deck": lambda e: f"shuffle {OF[e['who']]} retreat area into the deck",
        "flip_bonds": lambda e: _may(
            e, f"turn {cards({**e.get('filter', {}), **counted(e)})} among your bonds face {e['face']}"
        ),
        "flip_orb": lambda e: _may(
            e, f"turn 1 of your orbs {'over' if e['face'] == 'either' else 'face ' + e['face']}"
        ),
        "destroy_orb": lambda e: _may(e, f"break {e['n']} of {OF[e['who']]} orbs"),
        "self_to": _self_to,
        "grant_skill": lambda e: f"{units(e['target'])} has the skill “{e['skill']}”{_lasting(e)}",
        "copy_skills": lambda e: f"this unit has the {e['keyword']} skills of {units(e['from'])}",
        "copy_unit": lambda e: f"this unit becomes a copy of {units(e['target'])}{_lasting(e)}",
        "note_unique_skill_names": lambda e: "each skill name counts once",
        "forbid_skill": lambda e: f"the skill {_names(e['names'])} cannot be used{_lasting(e)}",
        "suppress_skill": lambda e: f"the skill {_names(e['names'])} has no effect",
        "free_skill": lambda e: f"the skill {_names(e['skills'])} costs nothing",
        "redirect_attack": lambda e: f"{units(e['to'])} becomes the defending unit",
        "pay_cost": lambda e: f"you may pay: {both([English.costs[k['op']](k) for k in e['cost']])}",
        "repeat_for_cost": lambda e: f"you may repeat this for: {both([English.costs[k['op']](k) for k in e['cost']])}",
        "transfer_main": lambda e: f"{units(e['to'])} becomes your main character",
        "level_up_from": lambda e: _may(e, f"level up with {cards(e['filter'])}{_from(e['from'])}"),
        "level_up_onto": lambda e: f"this card may be put on an ally named {_names(e['names'])}",
        "cannot_bond_self": lambda e: "this card cannot be put into the bonds",
        "allow_duplicates": lambda e: f"several allies named {_names(e['names'])} may be on the field",
        "extra_unit_name": lambda e: f"this card also has the unit name {_names(e['names'])}",
        "deck_limit_none": lambda e: "a deck may hold any number of this card",
        "deploy_condition": lambda e: f"this card can be deployed only if {ENGLISH.said_conditions(e['conditions'])}",
    }

    def both(self, parts: Sequence[str]) -> str:
        return both(parts)

    def either(self, parts: Sequence[str]) -> str:
        return either(parts)

    def skill(self, skill: Data) -> str:
        """ "Heal (ACT; tap this unit, turn 2 bonds face down): put a card ... into your hand." """
        marks = [" ".join(skill.get("kind") or [{"attack": "ATK", "defense": "DEF", "both": "ATK/DEF"}[skill["type"]]])]
        keyword = skill.get("keyword")
        if keyword:
            marks[0] += f" {keyword}"
            if keyword in MARKS or keyword.startswith("LvS"):
                marks.append(MARKS.get(keyword) or f"with {keyword[3:]} or more cards in its stack")
        if skill.get("once_per_turn"):
            marks.append("once per turn")
        costs = both(self.said_costs(skill.get("cost", ())))
        return f"{skill['name']} ({', '.join(marks)}) {capital(self._body(skill, costs))}."

    def _body(self, skill: Data, costs: str) -> str:
        body = self._said_effects(skill["effects"])
        conditions = self.said_conditions(skill.get("conditions", ()))
        trigger = skill.get("trigger")
        when = f"when {self.triggers[trigger['on']](trigger)}, " if trigger else ""
        if conditions:
            when += f"if {conditions}, "
        if costs:
            body = f"you may {costs}: {body}" if skill.get("optional_cost") else f"{costs}: {body}"
        return when + body

    def _said_effects(self, effects: Sequence[Data]) -> str:
        said = []
        for effect in effects:
            text = self.effects[effect["op"]](effect)
            if effect.get("if"):
                text = f"if {self.said_conditions(effect['if'])}, {text}"
            elif effect.get("if_done"):
                text = f"if you do, {text}"
            said.append(text)
        return "; then ".join(said) if len(said) > 1 else "".join(said)


ENGLISH: Final[English] = English()
