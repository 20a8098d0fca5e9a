"""Chakart's coach names kings in danger, a queen that has vanished, and captures, and each of these is true."""

from typing import Any

import pytest

from parlour.analysis.advice import advise
from parlour.core import registry, words
from parlour.core.event import Event
from parlour.core.record import State
from parlour.core.shapes import Argument
from parlour.games.chakart.coach import COACH, strikes
from parlour.games.chakart.play.actions import square_number

GAME = registry.game("chakart")
REST = "1110 000000000000"  # Black's stealth is used up
VANISHED: dict[str, Any] = {  # the queen attacks the king only from h4
    "fen": f"rnb1kbnr/pppp1ppp/8/4p3/7i/8/PPPPP1PP/RNBQKBNR w 3 {REST}",
    "suspects": ["h4", "g5", "f6", "e7"],
}


def position(fen: str, **more: Any) -> State:
    """Return a position under the rules of the seed page."""
    return GAME.parse_position(GAME.rule_book.standard, {"fen": fen, **more})


def said(state: State, action: str) -> dict[str, str]:
    """Return the coach's sentences on an action, by their names."""
    view = GAME.observe(state, GAME.to_act(state))
    told = GAME.coach.advice(GAME, view, GAME.parse_action(view, action))  # type: ignore[union-attr]
    return {
        one["id"].removeprefix("chakart-coach-"): words.rendered("en", one)
        for one in (*told.danger, told.what, *told.why)
    }


def advised(state: State) -> str:
    """Return the action that the coach advises."""
    return GAME.action_text(state, advise(GAME, state)[0].action)


def test_a_vanished_queen_who_reaches_the_king_is_said_before_all_else() -> None:
    """The danger names the squares from which she reaches the king, and a harmless push is not called safe."""
    told = said(position(**VANISHED), "a2a3")
    assert told["vanished-king"] == "The black queen has vanished: from h4 she would take your king."
    assert list(told)[:2] == ["vanished-king", "action"]
    assert told["risk"] == "Still, the white king on e1 can be taken from h4."


def test_a_vanished_queen_out_of_reach_is_named_with_her_squares_or_their_number() -> None:
    """Few squares are named; many are counted."""
    fen = "4k2i/8/8/8/8/8/P7/4K3 w 3 0000 000000000000"
    near = said(position(fen, suspects=["h8", "h7"]), "a2a3")
    assert near["vanished"] == "The black queen has vanished: she may be on h7, h8."
    far = said(position(fen, suspects=["h8", "h7", "g8", "g7", "f8"]), "a2a3")
    assert far["vanished-far"] == "The black queen has vanished: she may be on 5 squares."


def test_a_king_is_saved_from_a_queen_that_nobody_sees() -> None:
    """The coach's action puts the king out of the queen's reach, wherever it hides."""
    seen = ["rnb1kbnr", "pppp1ppp", "8", "4p3", "8", "8", "PPPPP1PP", "RNBQKBNR"]
    for there, (rank, row) in {"h4": (4, "7i"), "g5": (3, "4p1i1"), "f6": (2, "5i2"), "e7": (1, "ppppippp")}.items():
        assert there in VANISHED["suspects"]
        ranks = [row if number == rank else one for number, one in enumerate(seen)]
        state = position(f"{'/'.join(ranks)} w 3 {REST}", suspects=VANISHED["suspects"])
        action = advised(state)
        told = said(state, action)
        assert next(iter(told)) == "vanished-king"
        king = square_number("e1")
        for _weight, after, _events in GAME.outcomes(state, GAME.parse_action(state, action)):
            assert king not in {piece.square for piece in strikes(GAME, [after], 1)}


@pytest.mark.parametrize(
    ("fen", "action", "reason"),
    [
        ("4k3/8/8/8/4Q3/8/8/q3K3", "e4e8", {"wins": "It takes the king: you win."}),
        ("k7/8/8/3r4/8/4N3/8/4K3", "e3d5", {"takes": "It takes the black rook."}),
        (
            "k7/8/8/8/8/8/8/r3K3",
            "e1e2",
            {"king": "Your king on e1 is in reach!", "leaves": "There your king is out of reach."},
        ),
        ("k7/8/8/8/8/8/3R4/r3K3", "d2d1", {"king": "Your king on e1 is in reach!", "shuts": "It shuts that line."}),
        ("k7/8/8/8/8/3Q4/8/1K6", "d3e4", {"threatens": "It threatens the king on a8."}),
        ("k7/p7/8/8/4p3/3N4/P7/K7", "d3c5", {"saves": "Otherwise the white knight on d3 could fall."}),
        ("k7/8/8/8/8/8/4P3/K7", "e2e4", {"safe": "No piece aims at that square."}),
        ("k7/3r4/8/8/8/5B2/8/K7", "f3g4", {"attacks": "It attacks the black rook on d7."}),
        ("k7/8/8/P7/8/8/8/K7", "a5a6", {"runs": "2 more steps, and this pawn is promoted."}),
        ("k7/p7/8/8/8/8/3PP3/K2Q4", "e2e4", {"opens": "It opens the way for your queen."}),
        ("1k6/p7/8/8/8/8/8/K6N", "h1f2", {"reaches": "From there your knight reaches 6 squares."}),
    ],
)
def test_each_reason_is_told_where_it_is_so(fen: str, action: str, reason: dict[str, str]) -> None:
    """Each reason is told where it holds; the shells are used up, so only moves capture."""
    told = said(position(f"{fen} w 0 0000 000000000000"), action)
    assert reason.items() <= told.items(), told


def test_a_square_that_a_vanished_queen_reaches_is_not_called_safe() -> None:
    fen = "k7/8/8/8/4i3/8/P7/K7 w 3 0000 000000000000"
    assert "safe" not in said(position(fen, suspects=["e4", "h4"]), "a2a4")
    assert "safe" in said(position(fen.replace("4i3", "8")), "a2a4")


@pytest.mark.parametrize(
    ("thing", "reason"),
    [("m", "The mushroom may carry it further."), ("e", "A surprise waits in that egg, and the risk is worth it.")],
)
def test_what_lies_on_the_square_is_the_reason_to_go_there(thing: str, reason: str) -> None:
    told = said(position(f"k7/8/8/8/8/4{thing}3/8/K3R3 w 0 0000 000000000000"), "e1e3")
    assert told["meets"] == reason


def test_the_coach_takes_a_king_that_can_be_taken() -> None:
    state = position("4k3/8/8/8/4Q3/8/8/q3K3 w 0 0000 000000000000")
    assert advised(state) == "e4e8"


def test_what_chance_made_of_a_move_is_said_by_what_happened() -> None:
    """An egg is opened, and what came out of it is told; a move that met nothing has no such sentence."""
    about: dict[str, Argument] = {"whose": "other", "name": "Pip", "move": 6}
    egg = Event("egg", {"at": "d5", "effect": "luigi", "pool": ["luigi"]})
    turned = Event("converted", {"at": "d7", "man": "p", "to": "white", "candidates": ["d7"]})
    (told,) = [COACH.chanced([egg, turned], about)]  # type: ignore[misc]
    assert words.rendered("en", told) == "On move 6 Pip opened an egg: the black pawn on d7 changed sides."
    assert words.rendered("fr", told) == "Au coup 6, Pip ouvre un œuf\u00a0: le pion noir en d7 change de camp."
    slid = [Event("redirected", {"object": "banana", "from": "e4", "to": "e5", "candidates": ["e5", "d4"]})]
    told = COACH.chanced(slid, about | {"whose": "you"})  # type: ignore[misc]
    assert words.rendered("en", told) == "On move 6 you met a banana: the piece was sent to e5."
    assert COACH.chanced([Event("move", {"man": "p", "colour": "white"})], about) is None  # type: ignore[misc]
