"""Notation: actions as text, each the text of one choice of the seat that is asked."""

from collections import Counter
from typing import Final

from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.games.cipher.cards.cards import all_cards
from parlour.games.cipher.compiled.columns import C_SKILL, S_NAME
from parlour.games.cipher.compiled.compile import CARD_TABLE, SKILL_NAMES, SKILL_TABLE
from parlour.games.cipher.play.shells import legal
from parlour.games.cipher.state import (
    A_ATTACK,
    A_BACK,
    A_CARD,
    A_FRONT,
    A_GROW,
    A_MOVE,
    A_SKILL,
    A_TRIGGER,
    A_WORD,
    ASKS,
    SHIFT,
    SLOTS,
)

_WORDS: Final = ("no", "yes", "unseen", "front", "back")
_VERBS: Final = {A_FRONT: "front", A_BACK: "back", A_GROW: "grow", A_ATTACK: "attack", A_MOVE: "move"}
SKILL_TEXTS: Final = {number: name for name, number in SKILL_NAMES.items()}
# What "no" and "yes" are called where the question is another.
_SPOKEN: Final = {
    ("mulligan", 0): "keep",
    ("mulligan", 1): "mulligan",
    ("bond", 0): "pass",
    ("deploy", 0): "pass",
    ("act", 0): "end",
    ("destination", 0): "hand",
    ("destination", 1): "deck",
}


def skill_name(skill: int) -> str:
    """The name of a skill of the table."""
    return SKILL_TEXTS[int(SKILL_TABLE[skill][S_NAME])]


def skill_of(state: State, kind: int, slot: int) -> int:
    """The skill an action uses."""
    return int(CARD_TABLE[int(state[0]["card"][slot])][C_SKILL]) + kind - A_SKILL


def _plain(state: State, action: int) -> str:
    """An action's text before like ones are told apart."""
    s = state[0]
    kind, slot = divmod(action, SLOTS)
    if kind == A_WORD:
        asked = ASKS[int(s["ask"])]
        return _SPOKEN.get((asked, slot), _WORDS[slot] if slot < len(_WORDS) else str(slot))
    if kind == A_TRIGGER:
        if slot >= int(s["queue_n"]):
            return f"trigger {slot}"
        source = int(s["queue_source"][slot])
        return f"trigger {_code(state, source)} {skill_name(int(s['queue_skill'][slot]))}"
    code = _code(state, slot)
    if kind == A_CARD:
        mine = slot >> SHIFT == int(s["ask_seat"])
        return code if mine else f"enemy {code}"
    if kind in _VERBS:
        return f"{_VERBS[kind]} {code}"
    return f"use {code} {skill_name(skill_of(state, kind, slot))}"


def _code(state: State, slot: int) -> str:
    number = int(state[0]["card"][slot])
    return all_cards()[number].code if number >= 0 else f"#{slot}"


def menu_texts(state: State) -> dict[str, int]:
    """The legal actions by their texts; what would read alike carries its slot."""
    menu = legal(state)
    plain = [_plain(state, action) for action in menu]
    often = Counter(plain)
    return {
        text if often[text] == 1 else f"{text} #{action % SLOTS}": action
        for text, action in zip(plain, menu, strict=True)
    }


def action_text(state: State, action: int) -> str:
    """The text of an action: of a legal one unique among those that are legal now."""
    for text, known in menu_texts(state).items():
        if known == action:
            return text
    return _plain(state, action)


def parse_action(state: State, text: str) -> int:
    """The legal action of a text; a Refusal lists what may be answered now."""
    found = menu_texts(state).get(" ".join(text.split()))
    if found is None:
        known = ", ".join(list(menu_texts(state))[:12])
        raise Refusal("cipher-bad-action", at="action", action=text[:60], known=known or "-")
    return found
