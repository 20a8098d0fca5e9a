"""Events in English: what an AUTO skill answers."""

from collections.abc import Mapping
from typing import Final

from parlour.games.cipher.text.english.nouns import cards, units
from parlour.games.cipher.text.english.words import CAUSES
from parlour.games.cipher.text.voice import Data, Saying, single

TURNS: Final = {"self": "your turn", "opponent": "your opponent’s turn", "any": "each turn"}


PHASES: Final = {"self": "your {} phase", "opponent": "your opponent’s {} phase", "any": "each {} phase"}
_DEPLOYED: Final = "is deployed"


def _who(t: Data) -> str:
    """Who did it: "an enemy", "a skill of an enemy"."""
    unit = units(single(t["by_unit"]))
    return f"a skill of {unit}" if t.get("by") == "skill" else unit


def _event(form: str) -> Saying:
    """ "when this unit attacks an enemy" """

    def said(t: Data) -> str:
        target = f" {units(single(t['target']))}" if t.get("target") else ""
        unit = f" by {_who(t)}" if t.get("by_unit") else ""
        support = f" by {cards(single(t['support']))}" if t.get("support") else ""
        line = f" to the {t['to']} line" if t.get("to") else ""
        who = t["who"]
        if form == _DEPLOYED and who.get("same_area_as_self"):
            who, line = {**who, "same_area_as_self": None}, " to this unit’s line"
        via = f" with “{t['via']}”" if t.get("via") else ""
        cause = "" if unit else CAUSES.get(t.get("by") or "", "")
        return f"when {units(single(who))} {form}{target}{unit}{support}{line}{via}{cause}"

    return said


TRIGGERS: Final[Mapping[str, Saying]] = {
    "attack": _event("attacks"),
    "attacked": _event("is attacked"),
    "deploy": _event(_DEPLOYED),
    "class_change": _event("changes class"),
    "level_up": _event("levels up"),
    "growth": _event("gains a card underneath"),
    "destroys": _event("defeats"),
    "destroyed": _event("is defeated"),
    "attack_end": lambda t: f"after {units(single(t['who']))} has attacked",
    "attack_failed": _event("attacks and does not defeat the defending unit"),
    "attack_evaded": lambda t: f"when the attack of {units(single(t['who']))} is evaded",
    "evade": _event("evades"),
    "critical": _event("makes a critical hit"),
    "supported": _event("is supported"),
    "move": _event("is moved"),
    "tapped": _event("becomes tapped"),
    "untapped": _event("becomes untapped"),
    "bond_placed": lambda t: f"when {cards(t['who'])} is put into your bonds",
    "phase_start": lambda t: f"at the start of {PHASES[t['who']].format(t['phase'])}",
    "turn_start": lambda t: f"at the start of {TURNS[t['who']]}",
    "turn_end": lambda t: f"at the end of {TURNS[t['who']]}",
    "to_hand_from_retreat": lambda t: "when a card goes from your retreat area to your hand",
    "skill_used": lambda t: f"when you use a {t['what']} skill",
}
