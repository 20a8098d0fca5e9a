"""Notation: actions as text, each the text of one choice of the seat that is asked."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.respelling import today
from parlour.games.cipher.cards.cards import all_cards
from parlour.games.cipher.cards.respelled import RESPELLED
from parlour.games.cipher.compiled.compile import SKILL_NAMES, SKILL_TABLE
from parlour.games.cipher.play import wrappers
from parlour.games.cipher.state import (
    A_ATTACK,
    A_BACK,
    A_CARD,
    A_FRONT,
    A_GROW,
    A_MOVE,
    A_TRIGGER,
    A_WORD,
    ASKS,
    SLOTS,
    STRIDE,
)
from parlour.games.cipher.vocabulary.columns import S_NAME

KEPT: Final = 20_000  # how many texts of answers are cached
_WORDS: Final = ("no", "yes", "unseen", "front", "back")
_VERBS: Final = {A_FRONT: "front", A_BACK: "back", A_GROW: "grow", A_ATTACK: "attack", A_MOVE: "move"}
SKILL_TEXTS: Final = {number: name for name, number in SKILL_NAMES.items()}
# The words for "no" and "yes" in other questions.
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
    """Return the name of a skill of the table."""
    return SKILL_TEXTS[int(SKILL_TABLE[skill][S_NAME])]


class Answer(NamedTuple):
    """An action with its details.

    These are its question, a slot, a card, a skill, and if the card is the other seat's. The last two are the units it
    may attack: sets of the lower 64 places of the other seat's cards, and of those above.
    """

    asked: int
    action: int
    slot: int
    number: int  # of the card; NONE for none, or for one that this view does not know
    skill: int
    theirs: int
    foes: int
    far: int

    @property
    def kind(self) -> int:
        """The kind of the action."""
        kind, number = divmod(self.action, SLOTS)
        named = self.slot >= 0 and number >= STRIDE and kind in (A_WORD, A_TRIGGER)  # `play.numbering`
        return A_CARD if named else kind

    @property
    def word(self) -> int:
        """The index of its word or trigger, if it is one; otherwise its slot."""
        return self.action % SLOTS if self.kind in (A_WORD, A_TRIGGER) else self.slot


def answers(state: State) -> list[Answer]:
    """Return the legal answers."""
    asked = int(state[0]["ask"])
    return [Answer(asked, *about) for about in wrappers.answers(state)]


@lru_cache(KEPT)
def plain_text(answer: Answer) -> str:
    """Return an action's text before equal ones are told apart."""
    kind = answer.kind
    if kind == A_WORD:
        said = answer.word
        return _SPOKEN.get((ASKS[answer.asked], said), _WORDS[said] if said < len(_WORDS) else str(said))
    if answer.slot < 0:
        return f"trigger {answer.word}"
    code = all_cards()[answer.number].code if answer.number >= 0 else f"#{answer.slot}"
    if kind == A_CARD:
        return f"enemy {code}" if answer.theirs else code
    if kind in _VERBS:
        return f"{_VERBS[kind]} {code}"
    verb = "trigger" if kind == A_TRIGGER else "use"
    return f"{verb} {code} {skill_name(answer.skill)}" if answer.skill >= 0 else f"{verb} {code}"


def texts(menu: Sequence[Answer]) -> list[str]:
    """Return the text of each answer of a menu; equal texts carry their slots."""
    plain = [plain_text(answer) for answer in menu]
    if len(set(plain)) == len(plain):
        return plain
    often = Counter(plain)
    return [text if often[text] == 1 else f"{text} #{answer.word}" for text, answer in zip(plain, menu, strict=True)]


def menu_texts(state: State) -> dict[str, int]:
    """Return the legal actions by their texts."""
    menu = answers(state)
    return {text: answer.action for text, answer in zip(texts(menu), menu, strict=True)}


def action_text(state: State, action: int) -> str:
    """Return the text of an action; for a legal one it is unique among those that are legal now."""
    for text, known in menu_texts(state).items():
        if known == action:
            return text
    return plain_text(Answer(int(state[0]["ask"]), *wrappers.answer(state, action)))


def parse_action(state: State, text: str) -> int:
    """Return the legal action of a text; a Refusal lists the legal answers."""
    said, legal = " ".join(text.split()), menu_texts(state)
    found = legal.get(said, legal.get(today(said, RESPELLED)))
    if found is None:
        known = ", ".join(list(legal)[:12])
        raise Refusal("cipher-bad-action", at="action", action=text[:60], known=known or "-")
    return found
