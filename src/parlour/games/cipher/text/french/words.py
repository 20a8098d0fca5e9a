"""French words that all parts of a text share: causes, durations, numbers."""

from typing import Final

from parlour.games.cipher.text.french.nouns import FACES, LINES, subject
from parlour.games.cipher.text.voice import Clause, Data, face, plural, times

WHO: Final = {"self": "vous", "opponent": "votre adversaire", "both": "chaque joueur"}
LASTING: Final = {
    "combat": " pendant ce combat",
    "turn": " jusqu’à la fin du tour",
    "opponent_turn": " jusqu’à la fin du prochain tour adverse",
    "own_next_turn": " jusqu’à la fin de votre prochain tour",
    "during_opponent_turn": " pendant le prochain tour adverse",
    "during_own_next_turn": " pendant votre prochain tour",
    "stay": " tant qu’elle reste en jeu",
}
CAUSES: Final = {"attack": " au combat", "skill": " par une compétence", "critical": " par un coup critique"}
PAID: Final = " par le coût ou l’effet d’une compétence"  # what costs do to units as well: tap and defeat them
# Orders are kept as infinitives, which "vous pouvez" needs; alone they become imperatives.
IMPERATIVES: Final = {
    "déplacer": "déplacez", "incliner": "inclinez", "redresser": "redressez", "vaincre": "vainquez",
    "choisir": "choisissez", "renvoyer": "renvoyez", "mettre": "mettez", "piocher": "piochez",
    "défausser": "défaussez", "déployer": "déployez", "révéler": "révélez", "regarder": "regardez",
    "retourner": "retournez", "détruire": "détruisez", "monter": "montez", "montrer": "montrez",
    "mélanger": "mélangez", "placer": "placez", "remettre": "remettez",
}  # fmt: skip


def order(infinitive: str) -> str:
    """Return an order to the player: "inclinez cette unité", "montrez et mettez une carte…"."""
    verb, _space, rest = infinitive.partition(" ")
    return f"{IMPERATIVES[verb]} {f'et {order(rest[3:])}' if rest.startswith('et ') else rest}"


def may(effect: Data, infinitive: str) -> str:
    """Return an order, or a permission if the effect is optional."""
    later = "après le combat, " if effect.get("when") == "attack_end" else ""
    return later + (f"vous pouvez {infinitive}" if effect.get("optional") else order(infinitive))


def clause(effect: Data, one: str, many: str) -> Clause:
    """Return a statement about the target of an effect, with a verb for one and a verb for several."""
    whom = subject(effect["target"])
    verb = many if plural(effect["target"]) else one
    return Clause(whom, f"{whom} {verb}", verb, LASTING.get(effect.get("duration") or "", ""), many)


def many_cards(n: int) -> str:
    """Return a number of cards."""
    return times(n, "carte", "cartes")


def facing(effect: Data) -> str:
    """Return the side that something is turned to, if there is one to name."""
    return f" {FACES[face(effect)]}" if face(effect) else ""


def in_line(effect: Data) -> str:
    """Return the line, if the effect names one."""
    return f" {LINES[effect['line']]}" if effect.get("line") in LINES else ""
