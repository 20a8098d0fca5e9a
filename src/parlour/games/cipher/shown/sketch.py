"""Views for sockets: a kernel's row of numbers, joined from pieces of JSON that are cached by their bytes."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final

import numpy as np

from parlour.core import words
from parlour.core.facets.sketch import Sketch, each, listed, spelled
from parlour.core.record import State
from parlour.core.shapes import Row
from parlour.games.cipher.cards.called import in_words
from parlour.games.cipher.cards.cards import all_cards
from parlour.games.cipher.play import sketch as row
from parlour.games.cipher.play.answers import WIDTH
from parlour.games.cipher.play.wrappers import Unit
from parlour.games.cipher.shown.events import UNNAMED, unit_of
from parlour.games.cipher.shown.view import STEPS, VIEWERS, result, unit_json, why
from parlour.games.cipher.shown.wording import Question, choice_json, question_json
from parlour.games.cipher.state import ACTIONS, OVER, PHASES, SEATS, STATE, WIDE
from parlour.games.cipher.vocabulary.values import COLOURS
from parlour.games.cipher.written.notation import Answer, skill_name, texts

KEPT: Final = 20_000  # how many pieces of each kind are cached
KEPT_WHOLE: Final = 4_000  # how many whole sections of each kind, and answers, which may include a skill's text
NULL: Final = "null"
NO_COST: Final = -1
_UNKNOWN: Final = '{"slot":null,"card":null}'
_UNKNOWN_FACED: Final = '{"slot":null,"card":null,"face_down":true}'
_REASONS: Final[Mapping[int, Callable[[int, int], tuple[str, dict[str, str | int]]]]] = {
    row.NO_BOND: lambda _one, _other: ("cipher-why-no-bond", {}),
    row.NO_COLOUR: lambda colour, _other: ("cipher-why-colour", {"colour": COLOURS[colour].lower()}),
    row.TOO_DEAR: lambda cost, left: ("cipher-why-budget", {"cost": cost, "left": left}),
    row.SAME_NAME: lambda _one, _other: ("cipher-why-name", {}),
    row.ITS_TERMS: lambda _one, _other: ("cipher-why-terms", {}),
}


def _numbers(part: bytes) -> list[int]:
    return memoryview(part).cast("q").tolist()


def _code(number: int) -> str:
    return all_cards()[number].code


@lru_cache(KEPT)
def _unit(slot: int, number: int, marks: int, attack: int, reach: int, *under: int) -> str:
    now = Unit(attack, reach, bool(marks & row.PROMOTED))
    return spelled(unit_json(slot, number, under, now, bool(marks & row.MAIN), bool(marks & row.TAPPED)))


@lru_cache(KEPT_WHOLE)
def _line(part: bytes) -> str:
    numbers, at, pieces = _numbers(part), 0, []
    while at < len(numbers):
        begin, at = at, at + row.UNIT + numbers[at + row.UNIT - 1]
        pieces.append(_unit(*numbers[begin : begin + row.UNIT - 1], *numbers[begin + row.UNIT : at]))
    return listed(pieces)


@lru_cache(KEPT)
def _card(slot: int, number: int) -> str:
    return spelled({"slot": slot, "card": _code(number)})


@lru_cache(KEPT_WHOLE)
def _cards(part: bytes) -> str:
    total, *rest = _numbers(part)
    known = [_card(*rest[at : at + 2]) for at in range(0, len(rest), 2)]
    return listed(known + [_UNKNOWN] * (total - len(known)))


@lru_cache(KEPT_WHOLE)
def _faced(part: bytes) -> str:
    total, *rest = _numbers(part)
    known = [_faced_card(*rest[at : at + 3]) for at in range(0, len(rest), 3)]
    return listed(known + [_UNKNOWN_FACED] * (total - len(known)))


@lru_cache(KEPT)
def _faced_card(slot: int, number: int, face_down: int) -> str:
    return spelled({"slot": slot, "card": _code(number), "face_down": bool(face_down)})


@lru_cache(KEPT_WHOLE)
def _support(part: bytes) -> str:
    if not part:
        return NULL
    slot, number, failed = _numbers(part)
    return spelled({"slot": slot, "card": _code(number), "failed": bool(failed)})


@lru_cache(KEPT_WHOLE)
def _battle(part: bytes) -> str:
    if not part:
        return NULL
    attacker, defender, step, *sums = _numbers(part)
    fight = {"attacker": attacker, "defender": defender, "step": STEPS.get(step, "result")}
    return spelled({**fight, "attack": _sum(*sums[:3]), "defense": _sum(*sums[3:])})


def _sum(base: int, support: int, total: int) -> dict[str, int]:
    return {"base": base, "support": support, "bonus": total - base - support, "total": max(0, total)}


@lru_cache(KEPT_WHOLE)
def _question(part: bytes) -> str:
    return spelled(question_json(Question(*_numbers(part)))) if part else NULL


@lru_cache(KEPT_WHOLE)
def _queue(part: bytes) -> str:
    waits = (_numbers(one) for one in each(part, 3 * row.BYTES))
    return spelled([{"seat": SEATS[s], "card": _code(card), "skill": skill_name(skill)} for s, card, skill in waits])


@lru_cache(KEPT)
def _why(part: bytes) -> str:
    slot, reason, one, other = _numbers(part)
    return spelled({"slot": slot, **why(*_REASONS[reason](one, other))})


@lru_cache(KEPT)
def _answer(asked: int, part: bytes) -> Answer:
    return Answer(asked, *_numbers(part))


@lru_cache(KEPT_WHOLE)
def _choice(answer: Answer, text: str) -> str:
    return spelled(_row(choice_json(answer, text)))


def _row(choice: Mapping[str, Any]) -> Row:
    """Return a legal action as a row: its text, its kind, the facts for its button and its sentence, and its targets.

    A name that is not the same in every language has a line for each.
    """
    action, kind = choice["action"], choice["kind"]
    if kind == "word":
        return [action, kind, choice["word"]]
    named = next((unit for unit in map(unit_of, action.split()) if unit != UNNAMED), UNNAMED)
    name = in_words(named)
    if not isinstance(name, str):
        name = "\n".join(name[lang] for lang in words.LANGUAGES)
    cost = NO_COST if choice["cost"] is None else choice["cost"]
    made: Row = [action, kind, choice["slot"], name, cost, *choice["targets"]]
    skill = choice["skill"]
    return made if skill is None else [*made, skill["card"], skill["name"], *skill["text"].values()]


class CipherSketch(Sketch):
    """Views of Cipher, written one at a time into buffers of its own."""

    def __init__(self) -> None:
        self._views = {kind: np.zeros(1, kind) for kind in (STATE, WIDE)}
        self._actions = np.zeros(ACTIONS, np.int16)
        self._row = np.zeros(row.LENGTH, np.int64)

    def written(self, state: State, viewer: int) -> bytes:
        view = self._views[state.dtype]
        end = row.sketch(state, viewer, view, self._actions, self._row)  # type: ignore[no-untyped-call]  # a kernel
        raw = self._row[:end].tobytes()
        phase, turn, player, to_act, spent, left, deck, other, *begins = self._row[: row.HEAD].tolist()
        parts = [raw[begin:end] for begin, end in pairwise(begins)]
        battle, question, queue, legal, unplayable = parts[-5:]
        return (
            f'{{"game":"cipher","viewer":"{VIEWERS[viewer]}","to_act":{_seat(to_act)},"turn":{turn},'
            f'"player":"{SEATS[player]}","phase":"{PHASES[phase]}","budget":{{"spent":{spent},"left":{left}}},'
            f'"sides":{{"first":{_half(parts[: row.OF_SEAT], deck)},'
            f'"second":{_half(parts[row.OF_SEAT : 2 * row.OF_SEAT], other)}}},'
            f'"battle":{_battle(battle)},"ask":{_question(question)},"legal":{_legal(question, legal)},'
            f'"why_not":{listed([_why(one) for one in each(unplayable, row.WHY * row.BYTES)])},"queue":{_queue(queue)},'
            f'"result":{spelled(result(view)) if phase == OVER else NULL}}}'
        ).encode()

    def compact(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        return {**view, "legal": [_row(choice) for choice in view["legal"]]}


def _seat(number: int) -> str:
    return f'"{SEATS[number]}"' if number >= 0 else NULL


def _half(parts: list[bytes], deck: int) -> str:
    front, back, bonds, orbs, hand, top, retreat, boundless, support = parts
    return (
        f'{{"front":{_line(front)},"back":{_line(back)},"bonds":{_faced(bonds)},"orbs":{_faced(orbs)},'
        f'"hand":{_cards(hand)},"deck":{deck},"deck_top":{_cards(top)},"retreat":{_cards(retreat)},'
        f'"boundless":{_cards(boundless)},"support":{_support(support)}}}'
    )


def _legal(question: bytes, part: bytes) -> str:
    if not part:
        return "[]"
    asked = _numbers(question[: row.BYTES])[0]
    menu = [_answer(asked, one) for one in each(part, WIDTH * row.BYTES)]
    return listed([_choice(answer, text) for answer, text in zip(menu, texts(menu), strict=True)])
