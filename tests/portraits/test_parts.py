"""People are put together from their look: letters in their places, marks, temper, skin, and what hangs on a name."""

import pytest

from parlour.core.picture import Sitter
from parlour.portraits.parts import Tree, put_together

NAMED = ["Ann", "Ben", "Y'shtola", "Élise"]


def _answered(asks: str, answers: list[str], sitter: Sitter) -> str:
    """Return the answer to one question."""
    trees: list[Tree] = [*map(str, range(len(answers))), (asks, {answer: at for at, answer in enumerate(answers)})]
    return put_together(sitter, {"whole": [len(answers)]}, trees, answers)


@pytest.mark.parametrize(("asks", "answers", "answer"), [
    ("fringe", ["m", "l"], "l"), ("behind", ["0", "j"], "0"), ("hair", ["k", "n"], "n"), ("cloth", ["k", "b"], "k"),
    ("build", ["a", "b"], "a"), ("mark S", ["no", "yes"], "yes"), ("mark T", ["no", "yes"], "no"),
    ("temper", ["n", "q"], "q"), ("skin", ["1", "2"], "2"), ("gender", ["Female", "Male"], "Male"),
    ("weapon", ["", "Sword"], "Sword"),
])  # fmt: skip
def test_a_question_is_answered_from_the_look(asks: str, answers: list[str], answer: str) -> None:
    assert _answered(asks, answers, Sitter("Ogma", "l0nkaSq2", "Male", "Sword")) == answer


def test_what_a_look_does_not_tell_is_usual() -> None:
    plain = Sitter("Maud", "m0gean", "Female", "")
    assert [_answered("skin", ["1", "2"], plain), _answered("weapon", ["-", ""], plain)] == ["1", ""]


def test_what_hangs_on_a_name_is_as_the_browser_has_it() -> None:
    """The numbers are those of `hash` in client/src/parts/faces/gouge.ts."""
    numbers = [_answered("own 7 eye", [*"0123456"], Sitter(name, "m0gean", "Female", "")) for name in NAMED]
    assert numbers == ["4", "3", "5", "1"]


def test_a_part_stands_in_another() -> None:
    forests = {"whole": [0], "head": [1, 2]}
    assert put_together(Sitter("", "m0gean", "", ""), forests, ["0", "1", "2"], ["<g>§head§</g>", "<i/>", "<b/>"]) == (
        "<g><i/><b/></g>"
    )
