"""The rulebook's pages say what an effect spares and how long a queen hides, as the program plays it."""

import tomllib
from pathlib import Path

import pytest

from parlour.games import chakart
from tests.games.chakart.ruling import fen, kinds, play, position, ruling

BOOK = tomllib.loads((Path(chakart.__file__).parent / "rulebook.toml").read_text("utf-8"))["chapters"]
CHAPTERS = {chapter["name"]: chapter["text"] for chapter in BOOK}
BOARDS = {board["name"]: board for chapter in BOOK for board in chapter.get("examples", ())}
SPARED = {
    "king": ("4k3/8/8/4e3/8/5N2/8/4K3", {"en": "a king", "fr": "un roi"}),
    "pawn on its first rank": (
        "4k2p/8/8/4e3/8/5N2/8/4K3",
        {"en": "a pawn on its own first rank", "fr": "un pion sur sa première rangée"},
    ),
    "hidden queen": ("4k2i/8/8/4e3/8/5N2/8/4K3", {"en": "a hidden queen", "fr": "une dame cachée"}),
}
NOT_SPARED = "4k2r/8/8/4e3/8/5N2/8/4K3"


def _eggs(board: str) -> set[str]:
    """Return the effects that can come when the knight reaches the egg."""
    outcomes = ruling(fen(board, powers="0000"), "f3e5")
    return {event["effect"] for outcome in outcomes for event in outcome["events"] if event["kind"] == "egg"}


@pytest.mark.parametrize("piece", SPARED)
def test_the_pages_of_luigi_and_waluigi_name_whom_they_spare(piece: str) -> None:
    """A piece alone with the king keeps Luigi away, and both pages name it in both languages."""
    board, said = SPARED[piece]
    assert "luigi" not in _eggs(board)
    assert "luigi" in _eggs(NOT_SPARED)
    for lang, words in said.items():
        assert words in CHAPTERS["luigi"][lang] and words in CHAPTERS["waluigi"][lang]


def test_the_page_of_the_queen_says_when_she_is_seen_again() -> None:
    """The queen shows itself after the enemy's next turn, moved or not (10.2), and the page says so."""
    state = position(fen("3qk3/8/8/8/8/8/8/3QK3", powers="1111"))
    assert "revealed" not in kinds(play(state, "d1b3~"))
    assert "revealed" in kinds(play(state, "e8f8"))
    assert "as soon as that turn is over" in CHAPTERS["queen"]["en"]
    assert "dès que ce tour est joué" in CHAPTERS["queen"]["fr"]


def test_the_board_of_the_king_writes_the_shell_as_tables_do() -> None:
    """The page writes a shell at a banana otherwise than a step onto it, and names both in each language."""
    board = BOARDS["king-shell-banana"]
    (step,) = board["steps"]
    for action in (step["action"], "e1e2"):
        outcome = ruling(board["stage"]["fen"], action)[0]
        (noted,) = (event for event in outcome["events"] if event["kind"] == "noted")
        assert all(noted[lang] in said for lang, said in step["say"].items())
