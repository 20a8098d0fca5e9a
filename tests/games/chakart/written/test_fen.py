"""FEN, action texts and score sheets read back if they are right, and get one clear answer if they are wrong."""

import pytest

from parlour.core import words
from parlour.core.contract import SPECTATOR
from parlour.core.refusal import Refusal
from parlour.table.projection import history
from tests.games.chakart.ruling import GAME, fen, play, position, told
from tests.table.playing import act, dealt_match, play_on

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w 0 1111 000000000000"
KINGS = "7k/8/8/8/8/8/8/K7"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "fen-fields"),
        (START.rsplit(" ", 1)[0], "fen-fields"),
        (START.replace("/8/8", "/8", 1), "fen-ranks"),
        (START.replace("PPPPPPPP", "PPPPPPP"), "fen-rank-length"),
        (START.replace("PPPPPPPP", "PPPPPPPPP"), "fen-rank-length"),
        (START.replace("PPPPPPPP", "PPPPWPPP"), "fen-letter"),
        (START.replace("PPPPPPPP", "PPPP9PPP"), "fen-letter"),
        (START.replace(" w ", " x "), "fen-turn"),
        (START.replace(" 0 ", " -1 "), "fen-halfmoves"),
        (START.replace("1111", "111"), "fen-flags"),
        (START.replace("1111", "1112"), "fen-flags"),
        (START.replace("000000000000", "00000000000"), "fen-captured"),
        (START.replace("000000000000", "00000000000A"), "fen-captured"),
        (START.replace("000000000000", "100000000000"), "chakart-too-many-men"),
        (START.replace("K", "Q"), "chakart-no-king"),
        (START.replace("k", "q"), "chakart-no-king"),
        (fen("P6k/8/8/8/8/8/8/K7"), "chakart-pawn-on-last-rank"),
        (fen("7k/8/8/8/8/8/8/K6s"), "chakart-pawn-on-last-rank"),
        (fen("i6k/8/8/8/8/8/8/K7", turn="b"), "chakart-hidden-queen"),
        (fen("ii5k/8/8/8/8/8/8/K7"), "chakart-hidden-queen"),
    ],
)
def test_a_wrong_fen_is_one_clear_sentence(text: str, code: str) -> None:
    """A wrong FEN gets one sentence in every language, with its place."""
    with pytest.raises(Refusal) as refused:
        position(text)
    assert refused.value.code == code
    assert refused.value.at == "position.fen"
    for lang in words.LANGUAGES:
        assert "error-" not in refused.value.message(lang) and "{" not in refused.value.message(lang)


def test_counts_are_base_36() -> None:
    """A count is one digit, from 0 to 9 and a to z (3)."""
    text = fen(KINGS, captured="g00000c00000")
    assert list(position(text)[0]["captured"][[0, 6]]) == [16, 12]
    assert GAME.position(position(text))["fen"] == text


@pytest.mark.parametrize(
    "text",
    ["", "e2", "e2e9", "e7e8", "e7e8x", "e2g8q", "e7e8q", "e2~e4", "N@c9", "X@c3", "n@c3", "=p", "Claim", "e2e4 "],
)
def test_what_is_no_action_now_is_refused(text: str) -> None:
    """An action that is not legal is refused, and nothing changes."""
    state = position(START)
    before = state.tobytes()
    with pytest.raises(Refusal) as refused:
        play(state, text)
    assert refused.value.code in ("no-chakart-action", "chakart-illegal")
    assert state.tobytes() == before


@pytest.mark.parametrize(
    ("board", "action", "picks", "notation"),
    [
        (START, "e2e4", (), "e4"),
        (START, "g1f3", (), "Nf3"),
        (fen("7k/8/8/3p4/4P3/8/8/K7"), "e4d5", (), "exd5"),
        (fen("7k/8/8/4m3/4P3/8/8/K7"), "e4e5", (), "exe5"),
        (fen("7k/4P3/8/8/8/8/8/K7"), "e7e8q", (), "e8=Q"),
        (fen("7k/8/8/8/8/8/8/K2Q4", powers="0100"), "d1d4~", (), "Q??"),
        (fen("7k/8/8/8/8/8/8/K6p".replace("p", "n"), powers="1000"), "a1^h1", (), "K^h1"),
        (fen("7k/8/8/8/8/8/1e6/K7"), "a1b2", (1,), "Kxb2*K"),
        (fen("n6k/8/8/8/8/8/1e6/K7"), "a1b2", (5,), "Kxb2*La8"),
    ],
)
def test_notation_is_what_people_write(board: str, action: str, picks: tuple[int, ...], notation: str) -> None:
    """The notation has the target of the choice, x for any capture, and the egg's effect behind it (15)."""
    assert told(play(position(board), action, *picks), "noted")["notation"] == notation


def test_notation_of_bonuses() -> None:
    """Swaps, drops and a drop on a hidden queen have their notations (15)."""
    board = fen("7k/8/8/8/8/8/4P3/K3N3")
    state = position(board, pending="kingboo", mover="e1")
    assert told(play(state, "e1<>e2"), "noted")["notation"] == "e1e2"
    for action, written in (("N@c3", "N@c3"), ("P@c3", "@c3"), ("N@d4", "N@Qd4")):
        state = position(fen("7k/8/8/8/3i4/8/8/K7", captured="101000000000"), pending="toadette", mover="a1")
        assert told(play(state, action), "noted")["notation"] == written


def test_every_step_is_one_line_that_ends_where_it_led() -> None:
    """A step is one line of number, seat, action and FEN; the head has the names and the first position."""
    match = play_on(dealt_match("chakart:seed"), 2, 6)
    sheet = match.game.exports(history(match, SPECTATOR), {"white": "Ann", "black": "Ben"})
    (text,) = sheet.values()
    head, _, body = text.partition("\n\n")
    began = match.game.position(match.states[3])["fen"]
    assert head.splitlines() == ['[White "Ann"]', '[Black "Ben"]', f'[FEN "{began}"]']
    lines = [line.split("\t") for line in body.splitlines()]
    assert [line[0] for line in lines] == [str(number) for number in range(1, 7)]
    for (_number, seat, action, led), entry in zip(lines, match.log[3:], strict=True):
        assert (seat, action) == (match.game.seats[entry.seat or 0], entry.data["text"])
        assert led == match.game.view(match.states[entry.seq], SPECTATOR)["fen"]


def test_who_gives_up_stands_on_it_too() -> None:
    """A resignation is a line too, with a word for it and the position it left."""
    match = dealt_match("chakart:seed")
    act(match)
    match.evolve(match.decide_resign(1, "r", match.created))
    (text,) = GAME.exports(history(match, SPECTATOR), {}).values()
    before, last = (line.split("\t") for line in text.splitlines()[-2:])
    assert last == ["2", "black", "resigned", before[-1]]
