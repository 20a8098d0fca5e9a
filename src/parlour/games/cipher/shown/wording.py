"""Wording: questions and answers of the table as sentences in every language."""

from parlour.core import words
from parlour.core.record import State
from parlour.core.shapes import Said
from parlour.games.cipher.cards.cards import Card, all_cards
from parlour.games.cipher.compiled.columns import C_COST, S_CARD, S_INDEX
from parlour.games.cipher.compiled.compile import CARD_TABLE, SKILL_TABLE
from parlour.games.cipher.field.deploying import grow_price
from parlour.games.cipher.play.battle_end import BONDS_SUPPORT, DEPLOYS_SUPPORT, MOVES_ATTACKER, STACKS_SUPPORT
from parlour.games.cipher.play.shells import legal
from parlour.games.cipher.shapes import view as shapes
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
    NONE,
    SEATS,
    SLOTS,
)
from parlour.games.cipher.text import skill_text
from parlour.games.cipher.written.notation import menu_texts, skill_name, skill_of

_AS_BATTLE_ENDS = {MOVES_ATTACKER: "cover", STACKS_SUPPORT: "stack", BONDS_SUPPORT: "keep", DEPLOYS_SUPPORT: "join"}
WORDS: tuple[shapes.Word, ...] = ("no", "yes", "unseen", "front", "back")
_KINDS: dict[int, shapes.ChoiceKind] = {
    A_WORD: "word", A_CARD: "card", A_FRONT: "front", A_BACK: "back", A_GROW: "grow", A_ATTACK: "attack",
    A_MOVE: "move", A_TRIGGER: "trigger",
}  # fmt: skip


def card_of(state: State, slot: int) -> Card | None:
    """The card in a slot, or None when this view does not know it."""
    number = int(state[0]["card"][slot])
    return all_cards()[number] if number >= 0 else None


def skill_json(skill: int) -> shapes.Skill | None:
    """A skill of the table: its card, name and text; None for one that no card carries."""
    row = SKILL_TABLE[skill]
    if int(row[S_CARD]) < 0:
        return None
    card = all_cards()[int(row[S_CARD])]
    given = (*card.skills, *card.support_skills)[int(row[S_INDEX])]
    text = words.said(lambda lang: skill_text(given, lang))
    return {"card": card.code, "name": skill_name(skill), "text": text}


def _price(state: State, kind: int, slot: int) -> int | None:
    number = int(state[0]["card"][slot])
    if kind in (A_FRONT, A_BACK):
        return int(CARD_TABLE[number][C_COST])
    return int(grow_price(number)) if kind == A_GROW else None


def _answer_words(state: State, kind: int, slot: int, lang: str) -> str:
    s = state[0]
    asked = ASKS[int(s["ask"])]
    if kind == A_WORD:
        word = "none" if asked == "choose" and len(legal(state)) == 1 else WORDS[slot]
        return words.say(lang, f"cipher-answer-{asked}-{word}")
    if kind == A_TRIGGER:
        source = card_of(state, int(s["queue_source"][slot]))
        name = skill_name(int(s["queue_skill"][slot]))
        return words.say(lang, "cipher-action-trigger", {"card": _name(source), "skill": name})
    args: dict[str, str | int] = {"card": _name(card_of(state, slot)), "cost": _price(state, kind, slot) or 0}
    if A_SKILL <= kind < A_TRIGGER:
        return words.say(lang, "cipher-action-skill", {**args, "skill": skill_name(skill_of(state, kind, slot))})
    if kind == A_CARD:
        return words.say(lang, f"cipher-choose-{asked}", args)
    return words.say(lang, f"cipher-action-{_KINDS[kind]}", args)


def _name(card: Card | None) -> str:
    return "?" if card is None else card.unit_names[0]


def _answer(state: State, kind: int, slot: int) -> Said:
    return words.said(lambda lang: _answer_words(state, kind, slot, lang))


def legal_json(state: State) -> list[shapes.Choice]:
    """Every legal action with what a table shows of it."""
    made: list[shapes.Choice] = []
    for text, action in menu_texts(state).items():
        kind, slot = divmod(action, SLOTS)
        uses = A_SKILL <= kind < A_TRIGGER
        skill = skill_of(state, kind, slot) if uses else NONE
        if kind == A_TRIGGER:
            skill = int(state[0]["queue_skill"][slot])
        told = skill_json(skill) if skill >= 0 else None
        made.append(
            {
                "action": text,
                "kind": "skill" if uses else _KINDS[kind],
                "slot": int(state[0]["queue_source"][slot]) if kind == A_TRIGGER else None if kind == A_WORD else slot,
                "word": WORDS[slot] if kind == A_WORD else None,
                "cost": None if kind == A_WORD or kind == A_TRIGGER else _price(state, kind, slot),
                "skill": told,
                **_answer(state, kind, slot),
            }
        )
    return made


def ask_json(state: State) -> shapes.Ask | None:
    """What is asked, of whom, about which card and skill."""
    s = state[0]
    asked = ASKS[int(s["ask"])]
    if asked == "nothing":
        return None
    skill = skill_json(int(s["skill"])) if int(s["skill"]) >= 0 else None
    held = int(s["held"])
    question: str = asked
    if asked == "pay" and skill is None:
        question = _AS_BATTLE_ENDS[int(s["selected"])]
    elif asked == "orb" and skill is not None:
        question = "orb-lost"
    args = {
        "skill": "none" if skill is None else skill["name"],
        "card": _name(card_of(state, held)) if held >= 0 else "",
        "left": int(s["left"]),
    }
    return {
        "seat": SEATS[int(s["ask_seat"])],
        "kind": asked,
        "held": held if held >= 0 else None,
        "skill": skill,
        **words.both(f"cipher-ask-{question}", args),
    }
