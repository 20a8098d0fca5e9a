"""Wording: the table's questions and answers as sentences in every language."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from parlour.core import words
from parlour.core.kernels.wide import listed
from parlour.core.record import State
from parlour.core.shapes import Argument
from parlour.games.cipher.cards.called import in_words
from parlour.games.cipher.cards.cards import all_cards
from parlour.games.cipher.compiled.compile import CARD_TABLE, COST_TABLE, EFFECT_TABLE, SKILL_TABLE
from parlour.games.cipher.play.battle_end import (
    BONDS_SUPPORT,
    DEPLOYS_SUPPORT,
    MOVES_ATTACKER,
    STACKS_SUPPORT,
    TAKES_SUPPORT,
)
from parlour.games.cipher.sets import slot_at
from parlour.games.cipher.shapes import view as shapes
from parlour.games.cipher.shown.events import UNNAMED
from parlour.games.cipher.skills.deploying import grow_price
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
    SHIFT,
    STRIDE,
)
from parlour.games.cipher.text import skill_text
from parlour.games.cipher.vocabulary.columns import (
    C_COST,
    E_OP,
    P_OP,
    S_CARD,
    S_COSTS,
    S_COSTS_N,
    S_EFFECTS,
    S_EFFECTS_N,
    S_INDEX,
)
from parlour.games.cipher.vocabulary.costs import PAY_FLIP_ORB
from parlour.games.cipher.vocabulary.orders import FLIP_ORB
from parlour.games.cipher.written.notation import Answer, answers, skill_name, texts

_AS_BATTLE_ENDS = {
    MOVES_ATTACKER: "cover", STACKS_SUPPORT: "stack", BONDS_SUPPORT: "keep", DEPLOYS_SUPPORT: "join",
    TAKES_SUPPORT: "return",
}  # fmt: skip
WORDS: tuple[shapes.Word, ...] = ("no", "yes", "unseen", "front", "back")
_KINDS: dict[int, shapes.ChoiceKind] = {
    A_WORD: "word", A_CARD: "card", A_FRONT: "front", A_BACK: "back", A_GROW: "grow", A_ATTACK: "attack",
    A_MOVE: "move", A_TRIGGER: "trigger",
}  # fmt: skip


def skill_json(skill: int) -> shapes.Skill | None:
    """Return a skill of the table: its card, name and text; None if no card carries it."""
    given = skill_data(skill)
    if given is None:
        return None
    text = words.said(lambda lang: skill_text(given, lang))
    return {"card": all_cards()[int(SKILL_TABLE[skill][S_CARD])].code, "name": skill_name(skill), "text": text}


def skill_data(skill: int) -> Mapping[str, Any] | None:
    """Return the data of a skill of the table, as its card has them; None if no card carries it."""
    row = SKILL_TABLE[skill]
    if int(row[S_CARD]) < 0:
        return None
    card = all_cards()[int(row[S_CARD])]
    return (*card.skills, *card.support_skills)[int(row[S_INDEX])]


def _price(answer: Answer) -> int | None:
    if answer.kind in (A_FRONT, A_BACK):
        return int(CARD_TABLE[answer.number][C_COST])
    return int(grow_price(answer.number)) if answer.kind == A_GROW else None


def says(answer: Answer, alone: bool) -> tuple[str, dict[str, Argument]]:
    """Return the message of an answer and its variables; `alone` means that it is the only answer."""
    asked = ASKS[answer.asked]
    if answer.kind == A_WORD:
        word = "none" if asked == "choose" and alone else WORDS[answer.word]
        return f"cipher-answer-{asked}-{word}", {}
    args: dict[str, Argument] = {"card": in_words(unit_name(answer.number))}
    if answer.kind == A_CARD:
        return f"cipher-choose-{asked}", args
    if answer.skill >= 0:
        args["skill"] = skill_name(answer.skill)
    return f"cipher-action-{kind_of(answer)}", {**args, "cost": _price(answer) or 0}


def unit_name(number: int) -> str:
    """Return the name of a card in sentences; NONE is a card that this view does not know."""
    return UNNAMED if number < 0 else all_cards()[number].unit_names[0]


def kind_of(answer: Answer) -> shapes.ChoiceKind:
    """Return the kind of an answer, as a word."""
    return "skill" if A_SKILL <= answer.kind < A_TRIGGER else _KINDS[answer.kind]


def legal_json(state: State) -> list[shapes.Choice]:
    """Return every legal action as a table shows it."""
    menu = answers(state)
    return [choice_json(answer, text, len(menu) == 1) for answer, text in zip(menu, texts(menu), strict=True)]


def choice_json(answer: Answer, text: str, alone: bool = False) -> shapes.Choice:
    message, args = says(answer, alone)
    return {
        "action": text,
        "kind": kind_of(answer),
        "slot": answer.slot if answer.slot >= 0 else None,
        "word": WORDS[answer.word] if answer.kind == A_WORD else None,
        "cost": _price(answer),
        "skill": skill_json(answer.skill) if answer.skill >= 0 else None,
        "targets": _targets(answer),
        **words.both(message, args),
    }


def _targets(answer: Answer) -> list[int]:
    foes = [*listed(answer.foes), *(STRIDE + place for place in listed(answer.far))]
    return [slot_at(1 - (answer.slot >> SHIFT & 1), place) for place in foes]


class Question(NamedTuple):
    """A question to a seat: its card, `number` of slot `held`, and its skill, with NONE for none."""

    asked: int
    seat: int
    held: int
    number: int
    skill: int
    left: int  # cards still to be chosen
    selected: int  # which question it is at the end of a battle, if no skill asks


def ask_json(state: State) -> shapes.Ask | None:
    """Return the question, with its seat, card and skill."""
    s = state[0]
    held = int(s["held"])
    number = int(s["card"][held]) if held >= 0 else NONE
    told = (int(s[name]) for name in ("skill", "left", "selected"))
    return question_json(Question(int(s["ask"]), int(s["ask_seat"]), held, number, *told))


def _turns_orbs(skill: int) -> bool:
    """Tell whether a skill turns orbs over, as its cost or its effect."""
    row = SKILL_TABLE[skill]
    costs = COST_TABLE[row[S_COSTS] : row[S_COSTS] + row[S_COSTS_N], P_OP]
    effects = EFFECT_TABLE[row[S_EFFECTS] : row[S_EFFECTS] + row[S_EFFECTS_N], E_OP]
    return PAY_FLIP_ORB in costs or FLIP_ORB in effects


def question_json(told: Question) -> shapes.Ask | None:
    """Return a question in words, or None."""
    asked = ASKS[told.asked]
    if asked == "nothing":
        return None
    skill = skill_json(told.skill) if told.skill >= 0 else None
    question: str = asked
    if asked == "pay" and skill is None:
        question = _AS_BATTLE_ENDS[told.selected]
    elif asked == "orb" and skill is not None:
        question = "orb-turned" if _turns_orbs(told.skill) else "orb-lost"
    args = {
        "skill": "none" if skill is None else skill["name"],
        "card": in_words(unit_name(told.number)) if told.held >= 0 else "",
        "left": told.left,
    }
    return {
        "seat": SEATS[told.seat],
        "kind": asked,
        "held": told.held if told.held >= 0 else None,
        "skill": skill,
        **words.both(f"cipher-ask-{question}", args),
    }
