"""Triggers in English: the events that AUTO skills answer."""

from collections.abc import Mapping
from typing import Final

from parlour.games.cipher.text.english.nouns import cards, units
from parlour.games.cipher.text.english.words import CAUSES, PAID
from parlour.games.cipher.text.voice import Data, Saying, single

TURNS: Final = {"self": "your turn", "opponent": "your opponent’s turn", "any": "each turn"}


PHASES: Final = {"self": "your {} phase", "opponent": "your opponent’s {} phase", "any": "each {} phase"}
_DEPLOYED: Final = "is deployed"
_PAID: Final = ("is tapped", "is defeated")  # costs do this to units as well


def _who(t: Data) -> str:
    """Return who did it: "an enemy", "a skill of an enemy"."""
    unit = units(single(t["by_unit"]))
    return f"{PAID.removeprefix(' by ')} of {unit}" if t.get("by") == "skill" else unit


def _event(form: str, through: str = "by") -> Saying:
    """Return the saying of an event, such as "when this unit attacks an enemy"."""

    def said(t: Data) -> str:
        target = f" {units(single(t['target']))}" if t.get("target") else ""
        unit = f" by {_who(t)}" if t.get("by_unit") else ""
        support = f" by {cards(single(t['support']))}" if t.get("support") else ""
        line = f" to the {t['to']} line" if t.get("to") else ""
        who = t["who"]
        if form == _DEPLOYED and who.get("same_area_as_self"):
            who, line = {**who, "same_area_as_self": None}, " to this unit’s line"
        via = f" {through} “{t['via']}”" if t.get("via") else ""
        cause = "" if unit else CAUSES.get(t.get("by") or "", "")
        cause = PAID if cause and form in _PAID and t["by"] == "skill" else cause
        return f"when {units(single(who))} {form}{target}{unit}{support}{line}{via}{cause}"

    return said


def _turned(participle: str) -> Saying:
    """Return the saying of "when this unit becomes tapped", or "is tapped by a skill of another ally"."""
    return lambda t: _event(f"{'is' if t.get('by') or t.get('via') else 'becomes'} {participle}")(t)


def _attack(who: Data) -> str:
    """Return a unit's attack: "this unit’s attack", "the attack of another ally"."""
    return f"{units(who)}’s attack" if who.get("ref") else f"the attack of {units(single(who))}"


def _defeats(t: Data) -> str:
    """Return a defeat; without a skill or a critical hit, an attack must be the cause."""
    if t.get("via") or t.get("by"):
        return _event("defeats", "with")(t)
    return f"when {_attack(t['who'])} defeats {units(single(t['target']))}"


TRIGGERS: Final[Mapping[str, Saying]] = {
    "attack": _event("attacks"),
    "attacked": _event("is attacked"),
    "deploy": _event(_DEPLOYED),
    "class_change": _event("changes class"),
    "level_up": _event("levels up"),
    "growth": lambda t: f"when a card is put under {units(single(t['who']))}",
    "destroys": _defeats,
    "destroyed": _event("is defeated"),
    "attack_end": lambda t: f"after {units(single(t['who']))} has attacked",
    "attack_failed": _event("attacks and does not defeat the defending unit"),
    "attack_evaded": lambda t: f"when {_attack(t['who'])} is evaded",
    "evade": _event("evades"),
    "critical": _event("makes a critical hit"),
    "supported": _event("is supported"),
    "move": _event("is moved"),
    "tapped": _turned("tapped"),
    "untapped": _turned("untapped"),
    "bond_placed": lambda t: f"when {cards(t['who'])} is put into your bonds",
    "phase_start": lambda t: f"at the start of {PHASES[t['who']].format(t['phase'])}",
    "turn_start": lambda t: f"at the start of {TURNS[t['who']]}",
    "turn_end": lambda t: f"at the end of {TURNS[t['who']]}",
    "to_hand_from_retreat": lambda t: "when a card goes from your retreat area to your hand",
    "skill_used": lambda t: f"when you use a {t['what']} skill",
}
