"""Triggers in French: the events that AUTO skills answer."""

from collections.abc import Mapping
from typing import Final

from parlour.games.cipher.text.french.nouns import cards, de, units
from parlour.games.cipher.text.french.words import CAUSES, PAID
from parlour.games.cipher.text.voice import Data, Saying, single

PHASES: Final = {
    "bond": "phase de lien",
    "deployment": "phase de déploiement",
    "action": "phase d’action",
    "end": "phase de fin",
}
OF_PHASE: Final = {"self": "de votre {}", "opponent": "de la {} adverse", "any": "de chaque {}"}
TURNS: Final = {"self": "votre tour", "opponent": "tour adverse", "any": "chaque tour"}


def _who(t: Data) -> str:
    """Return who did it: "une unité adverse", "une compétence d’une unité adverse"."""
    unit = units(single(t["by_unit"]))
    return f"{PAID.removeprefix(' par ')} {de(unit)}" if t.get("by") == "skill" else unit


_DEPLOYED: Final = "est déployée"
_PAID: Final = ("est inclinée", "est vaincue")  # costs do this to units as well


def _event(verb: str) -> Saying:
    """Return the saying of an event, such as "quand cette unité attaque une unité adverse"."""

    def said(t: Data) -> str:
        target = f" {units(single(t['target']))}" if t.get("target") else ""
        unit = f" par {_who(t)}" if t.get("by_unit") else ""
        support = f" par {cards(single(t['support']))}" if t.get("support") else ""
        line = {"front": " la ligne de front", "back": " l’arrière-ligne"}.get(t.get("to") or "", "")
        who = t["who"]
        if verb == _DEPLOYED and who.get("same_area_as_self"):
            who, line = {**who, "same_area_as_self": None}, " la ligne de cette unité"
        if line:
            line = f" {'sur' if verb == _DEPLOYED else 'vers'}{line}"
        via = f" grâce à «\u00a0{t['via']}\u00a0»" if t.get("via") else ""
        cause = "" if unit else CAUSES.get(t.get("by") or "", "")
        cause = PAID if cause and verb in _PAID and t["by"] == "skill" else cause
        return f"quand {units(single(who))} {verb}{target}{unit}{support}{line}{via}{cause}"

    return said


def _end(t: Data) -> str:
    return f"à la fin {'du tour adverse' if t['who'] == 'opponent' else de(TURNS[t['who']])}"


def _start(t: Data) -> str:
    return f"au début {'du tour adverse' if t['who'] == 'opponent' else de(TURNS[t['who']])}"


def _defeats(t: Data) -> str:
    """Return a defeat; without a skill or a critical hit, an attack must be the cause."""
    if t.get("via") or t.get("by"):
        return _event("vainc")(t)
    return f"quand l’attaque {de(units(single(t['who'])))} vainc {units(single(t['target']))}"


TRIGGERS: Final[Mapping[str, Saying]] = {
    "attack": _event("attaque"),
    "attacked": _event("est attaquée"),
    "deploy": _event(_DEPLOYED),
    "class_change": _event("change de classe"),
    "level_up": _event("monte de niveau"),
    "growth": lambda t: f"quand une carte est mise sous {units(single(t['who']))}",
    "destroys": _defeats,
    "destroyed": _event("est vaincue"),
    "attack_end": lambda t: f"après une attaque {de(units(single(t['who'])))}",
    "attack_failed": _event("attaque sans vaincre l’unité en défense"),
    "attack_evaded": lambda t: f"quand l’attaque {de(units(single(t['who'])))} est esquivée",
    "evade": _event("esquive"),
    "critical": _event("porte un coup critique"),
    "supported": _event("est soutenue"),
    "move": _event("est déplacée"),
    "tapped": _event("est inclinée"),
    "untapped": _event("est redressée"),
    "bond_placed": lambda t: f"quand {cards(t['who'])} est mise dans vos liens",
    "phase_start": lambda t: f"au début {OF_PHASE[t['who']].format(PHASES[t['phase']])}",
    "turn_start": _start,
    "turn_end": _end,
    "to_hand_from_retreat": lambda t: "quand une carte passe de votre aire de retraite à votre main",
    "skill_used": lambda t: f"quand vous utilisez une compétence {t['what']}",
}
