"""Rulings of the rulebook, one scenario each; numbers in brackets are its sections."""

from fractions import Fraction

import pytest

from parlour.core.refusal import Refusal
from tests.games.chakart.ruling import GAME, boards, fen, kinds, legal, only, play, position, ruling, told


def test_the_first_diagram_of_the_seed_page() -> None:
    """1.d4 Nf6 2.Bb4: the egg falls back behind the pawn's row, the bomb on one of four squares (16)."""
    state = position("qbbrrnnk/pppppppp/8/8/8/8/PPPPPPPP/QBNNBKRR w 0 1111 000000000000")
    play(state, "d2d4")
    play(state, "g8f6")
    assert GAME.position(state)["fen"].startswith("qbbrrnek/pppppppp/5n2/8/3P4/3m4/PPP1PPPP/QBNNBKRR w")
    found = boards(ruling(GAME.position(state)["fen"], "e1b4"))
    assert set(found.values()) == {Fraction(1, 4)} and len(found) == 4
    assert "qbbrrnek/pppppppp/5n2/8/1BwP4/3m4/PPP1PPPP/QBNN1KRR" in found


def test_the_second_diagram_of_the_seed_page() -> None:
    """Bxe4: banana, mushroom, jump, bomb; it ends on d6, d8, f6, f8 with 1/8 each and on f4 with 1/2 (16)."""
    start = "rn1b2qk/pbppwppp/1w2p3/1p1Rm3/3PdnPr/4P1d1/PPP1mP1P/NNB1KRQB w 20 1111 000000000000"
    found = boards(ruling(start, "h1e4"))
    assert found["rn1b2qk/pbpp1ppp/1wwBp3/1p1R4/3P1nPr/4P1d1/PPP1mP1P/NNB1KRQ1"] == Fraction(1, 8)
    ended: dict[str, Fraction] = {}
    for outcome in ruling(start, "h1e4"):
        squares = [e["to"] for e in outcome["events"] if e["kind"] in ("redirected", "jumped")]
        ended[squares[-1]] = ended.get(squares[-1], Fraction(0)) + Fraction(outcome["probability"])
    eighth = Fraction(1, 8)
    assert ended == {"d6": eighth, "d8": eighth, "f6": eighth, "f8": eighth, "f4": Fraction(1, 2)}


def test_the_third_diagram_of_the_seed_page() -> None:
    """1...Rxf6*W: seven effects, thirteen pieces, then e7 or g7: the diagram has probability 1/182 (16)."""
    start = "erk2rq1/1m2e1m1/mppmne1m/p1BpppPp/mm1P1QbP/1Nmnw1dm/e1mP2d1/1BwR1RKN b 41 1111 000000000000"
    found = boards(ruling(start, "f8f6"))
    assert found["erk3Q1/1m2e1d1/mppmnr1m/p1BpppPp/mm1P1QbP/1Nmnw1dm/e1mP2d1/1BwR1RKN"] == Fraction(1, 182)


def test_a_two_step_onto_a_mushroom_goes_two_squares_more() -> None:
    """The pawn goes two squares further, and the square between is skipped (7, 12.11)."""
    outcome = only(fen("k7/8/8/3n4/3m4/8/3P4/K7"), "d2d4")
    assert outcome["position"]["fen"].startswith("k7/8/3P4/3n4/8/3m4/8/K7 b 1")


def test_a_mushroom_never_captures_a_visible_man() -> None:
    """The extra step stops before a visible piece (7)."""
    outcome = only(fen("k7/8/8/3n4/3m4/3P4/8/K7"), "d3d4")
    assert outcome["position"]["fen"].startswith("k7/8/8/3n4/3P4/3m4/8/K7")
    assert "stopped" in [event["kind"] for event in outcome["events"]]


def test_a_knight_leaps_on_from_a_mushroom() -> None:
    """The knight leaps on in the same direction; its egg lies where the chosen leap puts it (7)."""
    outcome = only(fen("k7/8/8/8/8/2m5/8/1N5K"), "b1c3")
    assert outcome["position"]["fen"].startswith("k7/8/8/3N4/8/8/1e6/7K")


def test_a_slider_must_jump_from_a_mushroom() -> None:
    """A slider jumps over a piece of either colour, and may capture (12.2); under the page of 2021 it may not."""
    board = fen("k7/8/8/8/8/8/8/K1Q1mPr1")
    assert only(board, "c1e1")["position"]["fen"].startswith("k7/8/8/8/8/8/8/K4PQ1")
    assert only(board, "c1e1", "chakart:vchess-2021")["position"]["fen"].startswith("k7/8/8/8/8/8/8/K3QPr1")


def test_a_banana_may_send_onto_own_pieces_only_in_2021() -> None:
    """A banana sends onto enemies only by the seed page (12.1), onto own pieces too under the page of 2021."""
    board = fen("k7/8/8/8/8/3P4/3d4/K1Qn4")
    assert len(boards(ruling(board, "c1d2"))) == 3
    found = boards(ruling(board, "c1d2", "chakart:vchess-2021"))
    assert len(found) == 4 and "k7/8/8/8/8/3Q4/8/K2n4" in found


def test_a_bonus_of_2021_is_anyones() -> None:
    """In 2021 King Boo and Daisy use any own piece; by the seed page they use the one that moved (12.3, 12.4)."""
    board = fen("k7/8/8/8/8/8/4P3/K3N3")
    for pending in ("kingboo", "daisy"):
        mine = legal(position(board, pending=pending, mover="e1"))
        everyones = legal(position(board, "chakart:vchess-2021", pending=pending, mover="e1"))
        assert {text[:2] for text in mine} == {"e1"} < {text[:2] for text in everyones}
    swaps = legal(position(board, "chakart:vchess-2021", pending="kingboo", mover="e1"))
    assert "a1<>e1" in swaps and "e1<>a1" not in swaps  # an exchange of two own pieces is listed once


def test_a_pawn_that_promotes_acts_as_what_it_became() -> None:
    """A pawn that becomes a queen on a mushroom jumps; the pawn's mushroom stays behind (6, 7)."""
    outcome = only(fen("3mp2k/2P5/8/8/8/8/8/K7"), "c7d8q")
    assert outcome["position"]["fen"].startswith("3Qp2k/2m5/8/8/8/8/8/K7")


def test_a_late_promotion_is_a_decision() -> None:
    """If dice bring a pawn to its last rank, its player then chooses the promotion (7)."""
    state = position(fen("7k/8/3d4/8/8/8/8/K7", captured="100000000000"), pending="toadette", mover="a1")
    dropped = play(state, "P@d6", 0)  # down to d5
    assert "choose" not in kinds(dropped)
    state = position(fen("7k/3d4/8/8/8/8/8/K7", captured="100000000000"), pending="toadette", mover="a1")
    assert "choose" in kinds(play(state, "P@d7", 3))
    assert GAME.position(state) == {
        "fen": "3P3k/8/8/8/8/8/8/K7 w 0 0000 000000000000", "pending": "promotion", "mover": "d8", "bonus": None,
    }  # fmt: skip
    assert legal(state) == {"=r", "=n", "=b", "=q", "=k"}
    assert told(play(state, "=k"), "noted")["notation"] == "=K"
    assert GAME.position(state)["fen"].startswith("3K3k/8/8/8/8/8/8/K7 b 1")


def test_koopa_undoes_a_promotion_and_takes_back_the_mushroom() -> None:
    """The piece returns as it was (8)."""
    outcome = [o for o in ruling(fen("4e2k/4P3/8/8/8/8/8/K7"), "e7e8q") if "returned" in _kinds(o)]
    assert [o["position"]["fen"] for o in outcome] == ["7k/4P3/8/8/8/8/8/K7 b 1 0000 000000000000"]


def _kinds(outcome: dict[str, list[dict[str, str]]]) -> list[str]:
    return [event["kind"] for event in outcome["events"]]


def test_chomp_counts_the_type_before_promotion() -> None:
    """The captured piece counts by its type before promotion; losing the last king to Chomp loses (8)."""
    (outcome,) = [o for o in ruling(fen("4e2k/4P3/8/8/8/8/8/K7"), "e7e8q") if "chomped" in _kinds(o)]
    assert outcome["position"]["fen"] == "7k/8/8/8/8/8/8/K7 b 1 0000 100000000000"
    (outcome,) = [o for o in ruling(fen("7k/8/8/8/8/8/1e6/K7"), "a1b2") if "chomped" in _kinds(o)]
    assert outcome["result"] == "0-1"


def test_bowser_costs_exactly_the_next_turn() -> None:
    """The piece is released at the end of its owner's next turn (10)."""
    state = position("7k/7p/8/8/8/8/1e6/KN6 w 0 0000 000000000000")
    pool = GAME.outcomes(state, GAME.parse_action(state, "a1b2"))
    after = next(s for _w, s, events in pool if "immobilised" in kinds(events))
    play(after, "h8g8")
    assert not any(text.startswith("b2") for text in legal(after))
    assert told(play(after, "b1a3"), "released")["squares"] == ["b2"]


def test_the_pool_holds_what_can_happen() -> None:
    """A lone king meets an enemy king and an egg: no piece can join, be joined or come back (8)."""
    outcome = ruling(fen("7k/8/8/8/8/8/1e6/K7"), "a1b2")[0]
    (egg,) = [event for event in outcome["events"] if event["kind"] == "egg"]
    assert egg["pool"] == ["kingboo", "koopa", "chomp", "daisy", "bowser"]


def test_an_egg_in_a_bonus_is_just_removed() -> None:
    """A turn has at most one effect, so the egg is only removed (5, 9)."""
    outcome = only(fen("7k/8/8/8/8/8/1e6/K7"), "a1b2", pending="daisy", mover="a1")
    assert outcome["position"]["fen"].startswith("7k/8/8/8/8/8/1K6/8 b 1")
    assert "egg" not in _kinds(outcome)


def test_a_bonus_without_an_action_lapses() -> None:
    """Toadette has only a pawn and no square for it after the promotion; no such position is accepted (9)."""
    with pytest.raises(Refusal, match="lapsed"):
        position(fen("7k/8/8/8/8/8/8/K7"), pending="toadette", mover="a1")
    state = position(fen("3P3k/8/8/8/8/8/8/K7"), pending="promotion", mover="d8", bonus="toadette")
    events = play(state, "=q")
    assert told(events, "bonus") == {"effect": "toadette", "lapsed": True}
    assert GAME.to_act(state) == 1


def test_a_shell_passes_eggs_and_mushrooms() -> None:
    """A shell removes the first piece, banana or bomb, even an adjacent one; a table may spare objects (6, 12.16)."""
    board = fen("6k1/8/8/8/8/8/p7/K1em1d2", powers="1000")
    shells = {text for text in legal(position(board)) if "^" in text}
    assert shells == {"a1^a2", "a1^f1"}
    pieces_only = {text for text in legal(position(board, "chakart:seed+shell_objects=off")) if "^" in text}
    assert pieces_only == {"a1^a2"}
    outcome = only(board, "a1^a2")
    assert outcome["position"]["fen"] == "6k1/8/8/8/8/8/8/K1em1d2 b 1 0000 000000100000"


def test_every_king_must_fall() -> None:
    """A promoted king must fall too (10.4)."""
    assert only(fen("7k/8/8/8/8/8/1k6/K7"), "a1b2")["result"] == "*"
    assert only(fen("8/8/8/8/8/8/1k6/K7"), "a1b2")["result"] == "1-0"


def test_who_cannot_act_loses() -> None:
    """A player without an action loses, or draws if the table says so (10.5, 12.26)."""
    stuck = fen("K7/8/8/8/8/8/8/7l", turn="b")
    assert GAME.result(position(stuck)) == {"winner": "white", "reason": "no-action", "score": None}
    assert GAME.result(position(stuck, "chakart:seed+stuck=draws"))["winner"] is None
    assert GAME.legal(position(stuck)) == []


def test_a_third_occurrence_can_be_claimed() -> None:
    """The third occurrence can be claimed, never ends a match by itself, and is off in tables without claims (10.6)."""
    for rules, claims in (("chakart:seed", True), ("chakart:seed+claim=off", False)):
        state = position("7k/8/8/8/8/8/8/K7 w 0 0000 000000000000", rules)
        for turn in range(8):
            assert "claim" not in legal(state)
            assert GAME.view(state, turn % 2)["repeated"] == 1 + turn // 4
            play(state, ("a1b1", "h8g8", "b1a1", "g8h8")[turn % 4])
        assert ("claim" in legal(state)) == claims
    state = position("7k/8/8/8/8/8/8/K7 w 0 0000 000000000000", repeated=3)
    events = play(state, "claim")
    assert told(events, "over") == {"winner": None, "reason": "threefold"}
    assert GAME.to_act(state) == -1


def test_the_ply_cap_ends_a_match() -> None:
    """A match is a draw after so many turns (10.6)."""
    state = position("7k/8/8/8/8/8/8/K7 w 0 0000 000000000000", "chakart:seed+ply_cap=150")
    for turn in range(150):
        assert GAME.to_act(state) == turn % 2
        play(state, ("a1b1", "h8g8", "b1a1", "g8h8")[turn % 4])
    assert GAME.result(state) == {"winner": None, "reason": "ply-cap", "score": None}
