"""English words that all parts of a text share: causes, durations, numbers."""

from typing import Final

from parlour.games.cipher.text.english.nouns import subject
from parlour.games.cipher.text.voice import Clause, Data, plural, times

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
LASTING: Final = {
    "combat": " during this battle",
    "turn": " until the end of the turn",
    "opponent_turn": " until the end of your opponent’s next turn",
    "own_next_turn": " until the end of your next turn",
    "during_opponent_turn": " during your opponent’s next turn",
    "during_own_next_turn": " during your next turn",
    "stay": " for as long as it stays on the field",
}
BY: Final = {
    "attack": " in battle",
    "skill": " by skills",
    "critical": " by critical hits",
    None: "",
}  # causes that are warded off, in the plural
CAUSES: Final = {"attack": " in battle", "skill": " by a skill", "critical": " with a critical hit"}
PAID: Final = " by the cost or effect of a skill"  # what costs do to units as well: tap and defeat them


def many_cards(n: int) -> str:
    """Return a number of cards."""
    return times(n, "card", "cards")


def may(effect: Data, order: str) -> str:
    """Return an order, or a permission if the effect is optional."""
    later = "after the battle, " if effect.get("when") == "attack_end" else ""
    return f"{later}you may {order}" if effect.get("optional") else later + order


def clause(effect: Data, one: str, many: str | None = None) -> Clause:
    """Return a statement about the target of an effect, with a verb for one and a verb for several."""
    target = effect["target"]
    verb = many if many and plural(target) else one
    whom = subject(target)
    return Clause(whom, f"{whom} {verb}", verb, LASTING.get(effect.get("duration") or "", ""), many or one)


def in_line(effect: Data) -> str:
    """Return the line, if the effect names one."""
    return f" in the {effect['line']} line" if effect.get("line") in ("front", "back") else ""
