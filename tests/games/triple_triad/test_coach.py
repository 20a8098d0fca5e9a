"""Triple Triad's coach tells what a card takes, and what the seat to act can see that could take it."""

import re
from typing import Any

from parlour.core import registry, words
from parlour.core.chance import Seeded
from parlour.core.record import State
from parlour.games.triple_triad.coach import COACH

GAME = registry.game("triple-triad")
OPEN = "triple-triad:ffwtt+visibility=open"


def staged(rules: str = OPEN, **stage: Any) -> State:
    """Return a position with Blue to move."""
    return GAME.parse_position(GAME.rule_book.parse(rules), {"turn": "blue", **stage})


def said(state: State, action: str, lang: str = "en") -> str:
    """Return everything that the coach says of a placement."""
    view = GAME.observe(state, GAME.to_act(state))
    told = GAME.coach.advice(GAME, view, GAME.parse_action(view, action))  # type: ignore[union-attr]
    return " ".join(words.rendered(lang, one) for one in (told.what, *told.why))


def test_what_a_card_takes_is_shown_by_the_sides_that_meet() -> None:
    state = staged(board={"4": "red 4999"}, hands={"red": ["1111"], "blue": ["1151", "1111"]})
    assert "goes here and takes one: 5 > 4. It is safe next turn. You then lead 6–4." in said(state, "1@1")
    assert "elle en prend une, 5 > 4. Elle est à l’abri au prochain coup. Vous menez alors 6–4." in said(
        state, "1@1", "fr"
    )
    assert "takes" not in said(state, "2@0")


def test_the_comparison_is_turned_where_a_rule_turns_it() -> None:
    hands = {"red": ["1111"], "blue": ["1131", "1111"]}
    assert "3 < 4" in said(staged("triple-triad:ff14+reverse", board={"4": "red 4999"}, hands=hands), "1@1")


def test_what_is_taken_by_a_rule_is_said_to_be() -> None:
    board = {"3": "red 9969", "7": "red 8995"}
    state = staged(
        "triple-triad:ffwtt+plus+visibility=open", board=board, hands={"red": ["1111"], "blue": ["2311", "1111"]}
    )
    assert "goes here and takes 2, by Plus." in said(state, "1@6")


def test_across_a_broken_wall_sides_meet_and_lie_open() -> None:
    """The square at the other end of a row is a neighbour: what is taken there is compared, and no corner is safe."""
    rules = "triple-triad:ffwtt+broken_wall+visibility=open"
    hands = {"red": ["1111"], "blue": ["1115", "1111"]}
    state = staged(rules, board={"5": "red 9499"}, hands=hands)
    assert "goes here and takes one: 5 > 4." in said(state, "1@3")
    state = staged(rules, board={}, hands={"red": ["9999"], "blue": ["1234", "1111"]})
    assert "It faces the free squares with 1, 2, 3, 4." in said(state, "1@0")


def test_a_card_that_could_take_it_is_named_with_its_square() -> None:
    """An open card is named, and the advice does not say that nothing can happen."""
    state = staged(board={"4": "red 4999"}, hands={"red": ["9999"], "blue": ["1151", "1111"]})
    told = said(state, "1@1")
    assert "could take it back" in told and "on square" in told and "safe" not in told


def test_a_danger_is_named_once_while_it_lasts() -> None:
    """A card that could take something already is no news: what the next placement wins is told instead."""
    hands = {"red": ["9999", "1111"], "blue": ["1151", "1111"]}
    first = said(staged(board={"4": "red 4999"}, hands=hands), "1@1")
    assert "could take it back" in first and "lead" not in first
    board = {"4": "red 4999", "8": "blue 2222"}
    later = staged(board=board, hands=hands)
    assert said(later, "1@1").endswith("5 > 4. You then lead 6–4.")
    assert said(later, "1@1", "fr").endswith("Vous menez alors 6–4.")
    assert "could take it back" not in said(later, "2@0") and "exposed" in said(later, "2@0")


def test_a_card_that_takes_nothing_has_a_reason_before_its_danger() -> None:
    """Its open sides are told first, so that the advice is never a danger alone."""
    state = staged(board={}, hands={"red": ["9999"], "blue": ["1151", "1111"]})
    assert re.search(r"only its sides 1, 5 are exposed\. .+ could take it back\.$", said(state, "1@0"))


def test_of_a_hand_that_nobody_sees_open_sides_are_told() -> None:
    state, _events = GAME.deal(GAME.rule_book.parse("triple-triad:ffwtt"), [{}, {}], Seeded(3))
    assert re.search(r"In the corner, only its sides \w, \w are exposed\.$", said(state, "1@0"))
    assert re.search(r"\. It faces the free squares with \w, \w, \w, \w\.$", said(state, "1@4"))
    assert "Dans le coin, seuls ses côtés" in said(state, "1@0", "fr")


def test_where_no_side_lies_open_that_is_said() -> None:
    rules = GAME.rule_book.parse("triple-triad:ffwtt")
    state, _events = GAME.deal(rules, [{}, {}], Seeded(3))
    for cell in (1, 3):  # around the first corner
        GAME.apply(state, _to(state, cell), Seeded(1))
    assert "No side of it is exposed." in said(state, GAME.action_text(state, _to(state, 0)))


def _to(state: State, cell: int) -> int:
    """Return the first legal placement on a cell."""
    return next(one for one in GAME.legal(state) if GAME.action_text(state, one).endswith(f"@{cell}"))


def test_an_answer_that_took_a_card_says_so_in_one_sentence() -> None:
    """It names the card that was placed, who took it, and the two sides; else the other card that fell."""
    state = staged(board={}, hands={"red": ["9999"], "blue": ["1151", "1111"]})
    after, played = GAME.played(state, GAME.parse_action(state, "1@4"), Seeded(1))
    _end, answer = GAME.played(after, GAME.legal(after)[1], Seeded(1))
    assert any(event.kind == "flipped" for event in answer)
    told = {}
    for whose in ("you", "other", "watched"):
        about = {"whose": whose, "name": "Pip", "move": 2}
        told[whose] = COACH.answered(played, answer, about)  # type: ignore[misc]
    assert re.fullmatch(r"On move 2 you placed .+ too close: .+ took it, 9 over 1\.", words.rendered("en", told["you"]))
    assert re.fullmatch(
        r"On move 2 Pip placed .+ too close: your .+ took it, 9 over 1\.", words.rendered("en", told["other"])
    )
    assert "your" not in words.rendered("en", told["watched"])
    assert re.fullmatch(
        r"Au coup 2, Pip pose .+ trop près\u00a0: votre .+ prend la carte, 9 contre 1\.",
        words.rendered("fr", told["other"]),
    )
