"""`parlour solve` draws a position with its values, gives machines the referee's answer, and refuses bad input."""

import io
import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from parlour.analysis.ruling import judge_line
from parlour.analysis.worth import Worth
from parlour.cli import app, screen
from parlour.cli.solve import TOGETHER, Told
from parlour.core import registry
from parlour.core.chance import Seeded
from tests.cli.at_terminal import run
from tests.table.shelving import NIM, shelved

OPEN = "triple-triad:ff8+visibility=open+same+plus"
# Red holds only 3333. It takes the card of ones in the corner, from cell 1 or 3.
CORNER = [{"card": [1, 1, 1, 1], "owner": "blue"}, None, *({"card": [5, 5, 5, 5], "owner": "blue"} for _ in range(7))]
POSITION = {"board": CORNER, "hands": {"red": [[3, 3, 3, 3]], "blue": [[2, 2, 2, 2]]}, "to_act": "red"}


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(screen.LANG_SETTING, "en")
    monkeypatch.setenv("COLUMNS", "100")


def written(folder: Path, given: object) -> str:
    """Write a value to a file as JSON; return its path."""
    file = folder / "given.json"
    file.write_text(json.dumps(given), encoding="utf-8")
    return str(file)


def ending(rules: str, placements: int) -> dict[str, Any]:
    """Return the position of a match after some placements."""
    game, chance = registry.game("triple-triad"), Seeded(11)
    state, _events = game.deal(game.rule_book.parse(rules), [{}, {}], chance)
    for _ in range(placements):
        legal = game.legal(state)
        game.apply(state, legal[chance.pick(len(legal))], chance)
    return dict(game.position(state))


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Red to act: Blue wins by 6. That is certain", "Leads to", "Best play: 1 2")),
        ("fr", ("Trait\u00a0: Rouge. Bleu gagne de 6. C’est certain", "Mène à", "Meilleur jeu\u00a0: 1 2")),
    ],
)
def test_a_position_is_told_in_words(
    lang: str, words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A position is told in words, in both languages: whose turn it is, its value and the best line."""
    status, out, err = run(capsys, "--lang", lang, "solve", "triple-triad:free", written(tmp_path, POSITION))
    assert status == 0 and err == ""
    assert all(word in out for word in words)


def test_each_card_has_its_board_with_the_best_cells_marked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each card has a board with its best cells marked, as the referee counts them; the table names all of them."""
    request: dict[str, Any] = {"game": "triple-triad", "rules": OPEN, "position": ending(OPEN, 3), "values": True}
    told = json.loads(judge_line(json.dumps(request), lambda: 0.0))
    _status, out, _err = run(capsys, "solve", OPEN, written(tmp_path, request["position"]))
    heat, _title, table = out.partition("best first (* the best)")
    best = [action for action, value in told["values"].items() if value == told["value"]]
    assert heat.count("*") == len(best)
    game = registry.game("triple-triad")
    state = game.parse_position(game.rule_book.parse(OPEN), request["position"])
    actions = [game.typed(state, game.parse_action(state, action)) for action in told["values"]]
    assert all(action.replace(" ", TOGETHER) in table for action in actions)


def test_the_answer_for_machines_is_the_referees(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A whole request gets the referee's answer, with its id."""
    request = {"id": 7, "game": "triple-triad", "rules": OPEN, "position": ending(OPEN, 4)}
    status, out, err = run(capsys, "solve", "triple-triad", written(tmp_path, request), "--json")
    assert status == 0 and err == ""
    assert json.loads(out) == json.loads(judge_line(json.dumps({**request, "values": True}), lambda: 0.0))


def test_a_position_is_read_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = io.TextIOWrapper(io.BytesIO(json.dumps(POSITION).encode()))
    monkeypatch.setattr("sys.stdin", typed)
    status, out, _err = run(capsys, "solve", "triple-triad:free", "--json")
    assert status == 0 and json.loads(out)["value"] == -6


def test_rules_that_are_typed_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Rules that are typed replace those of the file: under Reverse the weak card takes what it could not."""
    request = {"game": "triple-triad", "rules": "triple-triad:free", "position": POSITION}
    told = {}
    for table in ("triple-triad", "triple-triad:free+reverse"):
        _status, out, _err = run(capsys, "solve", table, written(tmp_path, request), "--json")
        told[table] = json.loads(out)["value"]
    assert told["triple-triad"] == -6 and told["triple-triad:free+reverse"] > -6


def test_hidden_hands_are_searched_and_told_with_their_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    position = ending("triple-triad:ff8", 2)
    position["hands"].pop("blue" if position["to_act"] == "red" else "red")
    status, out, _err = run(capsys, "solve", "triple-triad:ff8", written(tmp_path, position), "--within", "0.2")
    assert status == 0 and "can expect" in out and "standard error is 0." in out and "±" in out


def test_a_game_without_boards_has_its_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game without boards has a table, with an error for each action where something is hidden."""
    with shelved(NIM):
        status, out, _err = run(capsys, "solve", "nim", written(tmp_path, {"heap": 5, "turn": 0}), "--within", "0.1")
    assert status == 0 and out.count("±") == 3 and f"take{TOGETHER}1" in out


@pytest.mark.parametrize(
    ("value", "says"),
    [
        (Fraction(1), "Red wins."),
        (Fraction(-1), "Blue wins."),
        (Fraction(0), "A draw."),
        (Fraction(-1, 3), "Blue is 1/3 ahead on average, of 1 for a win."),
    ],
)
def test_a_game_that_counts_no_margin_tells_who_wins(value: Fraction, says: str) -> None:
    with shelved(NIM):
        game = registry.game("nim")
        state = game.parse_position(game.rule_book.standard, {"heap": 5, "turn": 0})
        assert Told(game, state, Worth(0, {0: value}, (0,))).sentence(0) == says


@pytest.mark.parametrize(
    ("arguments", "given", "says"),
    [
        (("triple-triad",), "", "A position is wanted"),
        (("triple-triad",), "{", "not JSON"),
        (("triple-triad",), "7", "position"),
        (("triple-triad",), '{"board": [null]}', "nine"),
        (("triple-triad",), '{"board": null}', "hands"),
        (("triple-triad",), json.dumps({"game": "chakart", "position": {}}), "chakart"),
        (("triple-triad:ff9",), json.dumps(POSITION), "ff9"),
        (("chess",), json.dumps(POSITION), "chess"),
        (("triple-triad", "--within", "0"), json.dumps(POSITION), "seconds"),
        (("triple-triad",), json.dumps({**POSITION, "board": [CORNER[0]] * 9}), "over"),
    ],
)
def test_bad_input_is_one_sentence(
    arguments: tuple[str, ...], given: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "given.json"
    file.write_text(given)
    status, out, err = run(capsys, "solve", arguments[0], str(file), *arguments[1:])
    assert status == app.MISUSE and out == ""
    assert err.startswith("parlour: ") and err.count("\n") == 1 and "error-" not in err
    assert says in err


@pytest.mark.parametrize("name", ["nothing.json", ".", "latin.json"])
def test_a_file_that_cannot_be_read_is_one_sentence(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "latin.json").write_bytes("é".encode("latin-1"))
    status, out, err = run(capsys, "solve", "triple-triad", str(tmp_path / name))
    assert status == app.MISUSE and out == "" and err.count("\n") == 1
