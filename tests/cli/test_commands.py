"""Every command runs, and every mistake is answered in one line."""

import gzip
import io
import json
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.cli import app, screen
from parlour.core import registry
from parlour.games.triple_triad.play.rounds import LAST_ROUND
from parlour.games.triple_triad.state import HAND
from parlour.store import schema
from tests.cli.at_terminal import run
from tests.table.shelving import NIM, shelved


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(screen.LANG_SETTING, "en")
    monkeypatch.setenv("COLUMNS", "120")


def test_help_lists_every_command_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, word in (("en", "terminal"), ("fr", "partie")):
        status, out, _err = run(capsys, "--lang", lang, "--help")
        assert status == 0 and word in out
        assert all(name in out for name in app.COMMANDS)


def test_a_language_is_chosen_for_one_command(capsys: pytest.CaptureFixture[str]) -> None:
    """`--lang` holds for one command; the next one in the process answers as before."""
    own = run(capsys, "rules", "triple-triad")
    assert run(capsys, "--lang", "fr", "rules", "triple-triad") != own
    assert run(capsys, "rules", "triple-triad") == own


@pytest.mark.parametrize("name", app.COMMANDS)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _err = run(capsys, name, "--help")
    assert status == 0 and screen.say(f"cli-{name}").split()[0] in out


@pytest.mark.parametrize(
    "arguments",
    [
        ("nothing",),
        ("rules",),
        ("rules", "chess"),
        ("rules", "triple-triad", "--check", "ff9"),
        ("rules", "triple-triad:ff9"),
        ("rules", "triple-triad:ff8+bogus"),
        ("rules", ":ff8"),
        ("rules", "triple-triad", "--bogus"),
        ("cards", "triple-triad", "--set", "ff9"),
        ("cards", "triple-triad", "--lint", "/no/such/file.json"),
        ("simulate", ":ff8"),
        ("simulate", "triple-triad:ff8+reverse"),
        ("simulate", "--agents", "random"),
        ("simulate", "--agents", "random,deep-blue"),
        ("simulate", "--games", "0"),
        ("play", "--seat", "green"),
        ("play", "--agent", "deep-blue"),
        ("play", "--seed", "x"),
        ("--lang", "de", "doctor"),
    ],
)
def test_bad_input_is_one_line_and_status_two(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, *arguments)
    assert status == app.MISUSE
    assert out == ""
    assert err.startswith("parlour: ") and err.count("\n") == 1
    assert "Traceback" not in err and "error-" not in err


def test_rules_lists_presets_a_line_each(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each preset has one line, however narrow the terminal, and the list says how to read more."""
    monkeypatch.setenv("COLUMNS", "40")
    status, out, _err = run(capsys, "rules", "triple-triad")
    book = registry.game("triple-triad").rule_book
    assert status == 0 and "same_wall" not in out
    assert [line.split()[0] for line in out.splitlines()[:-1]] == [*book.presets, *book.named]
    assert "parlour rules triple-triad:ffwtt" in out and "--all" in out


def test_rules_shows_one_preset(capsys: pytest.CaptureFixture[str]) -> None:
    """A preset shows its rules and its options, and nothing that it never plays."""
    status, out, _err = run(capsys, "rules", "triple-triad:ffwtt")
    assert status == 0 and "triple-triad:ffwtt can be played." in out
    assert "power_wall" in out and "ascension" not in out
    assert len(out.splitlines()) < 75


def test_rules_shows_what_was_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (("triple-triad:ff8+same",), ("triple-triad", "--check", "ff8+same")):
        status, out, _err = run(capsys, "rules", *arguments)
        row = next(line for line in out.splitlines() if "│ same " in line)
        assert status == 0 and [cell.strip() for cell in row.split("│")][1:4] == ["same", "on", "off"]


def test_rules_says_why_rules_clash(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _err = run(capsys, "rules", "triple-triad:ffwtt+same_wall+broken_wall")
    assert status == 1 and "cannot be played" in out
    assert "Same Wall extends Same" in out and "Broken Wall joins opposite edges" in out and "Way out: " in out


def test_rules_shows_all_options_and_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _err = run(capsys, "rules", "triple-triad", "--all")
    assert status == 0
    assert all(word in out for word in ("ffwtt", "same_wall", "Same Wall extends Same"))


def test_rules_says_what_an_option_means(capsys: pytest.CaptureFixture[str]) -> None:
    """Options tell limits that no page has: the rounds until a tie is a draw, the cards of a whole deck."""
    for lang in ("en", "fr"):
        _status, out, _err = run(capsys, "--lang", lang, "rules", "triple-triad", "--all")
        assert str(LAST_ROUND) in out and str(HAND) in out


def test_rules_check_says_why_and_the_ways_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "rules", "triple-triad", "--check", "ff8+same")[0] == 0
    status, out, _err = run(capsys, "rules", "triple-triad", "--check", "ffwtt+same_wall", "--lang", "fr")
    assert status == 1
    assert "il faut Identique" in out and "Solution\u00a0: Ajouter Identique" in out


def test_cards_are_found_and_linted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _err = run(capsys, "cards", "triple-triad", "--find", "ifrit")
    assert status == 0 and "Ifrit" in out and "9 6 2 8" in out
    status, out, _err = run(capsys, "cards", "cipher", "--find", "b01-003")
    assert status == 0 and "B01-003" in out and "B01-004" not in out
    for lang, line in (("en", "Gradvius, the Divine Lance (ACT) Turn 4 bonds face down"), ("fr", "Retournez 4 liens")):
        assert line in run(capsys, "--lang", lang, "cards", "cipher", "--find", "b01-050")[1]
    assert "(ACT)" not in run(capsys, "cards", "cipher", "--find", "b01")[1]
    file = tmp_path / "mine.json"
    file.write_text(json.dumps([{"id": 1, "name": "Mog", "top": 12, "right": 1, "bottom": 1, "left": 1}]))
    status, out, _err = run(capsys, "cards", "triple-triad", "--lint", str(file))
    assert status == 1 and "at the top, where a number from 1 to 10 belongs" in out


def test_a_card_is_found_without_the_name_of_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    """A card is found without its game's name, in any set; a list of all cards needs the game's name."""
    status, out, _err = run(capsys, "cards", "--find", "marth")
    assert status == 0 and "Marth" in out and "Ifrit" not in out
    status, out, _err = run(capsys, "cards", "--find", "ifrit")
    assert status == 0 and "Ifrit" in out and "Marth" not in out
    status, out, _err = run(capsys, "cards", "--find", "b01-003")
    assert status == 0 and out.count("B01-003") == 1
    assert "S01" in run(capsys, "cards", "cipher", "--set", "starters", "--find", "s01")[1]
    assert "No card of" in run(capsys, "cards", "--find", "zzz")[1]
    for asked in ((), ("--set", "ff8"), ("--lint", "mine.json")):
        status, _out, err = run(capsys, "cards", *asked)
        assert status == 2 and "cipher, triple-triad" in err


def test_a_card_is_found_and_told_by_its_name_in_any_language(capsys: pytest.CaptureFixture[str]) -> None:
    """Whichever the terminal speaks; one that is not enforced as well."""
    for name in ("heart caeda", "heart shiida"):
        assert "B01-006" in run(capsys, "cards", "cipher", "--find", name)[1]
    assert "Guerre des Ténèbres (Marth)" in run(capsys, "--lang", "fr", "cards", "cipher", "--set", "starters")[1]
    out = run(capsys, "--lang", "fr", "cards", "cipher", "--find", "b22-059")[1]
    assert "General in Blessed Black Armor Chevalier Noir\u00a0: " in out and "Black Knight" not in out


def test_cards_that_are_enforced_are_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game whose cards may be unenforced tells how many are enforced, which are not, and why."""
    game = registry.game("triple-triad")
    some = [{**card, "enforced": number < 5} for number, card in enumerate(game.need_cards().of_set("ff8")[:12])]
    monkeypatch.setattr(type(game.cards), "of_set", lambda self, name: some)
    monkeypatch.setattr(type(game.cards), "unenforced", lambda self, card: ["wall", "sky"])
    status, out, _err = run(capsys, "cards", "triple-triad")
    assert status == 0 and "5 of 12 are enforced whole" in out
    refused = [line for line in out.splitlines() if line.endswith(": printed, not enforced here yet; wall; sky")]
    assert [line.split(":")[0].split(maxsplit=1)[1] for line in refused] == [card["name"] for card in some[5:]]


OSCAR = "Agile Paladin Oscar: printed, not enforced here yet; Three-Bow Triangle Attack: grant_skill in a CONT skill"
ROBIN = (
    "Tactician Bearing a Spectrum of Strategies Daraen (femme)\N{NO-BREAK SPACE}: imprimée, pas encore appliquée ici"
)


@pytest.mark.parametrize(
    ("lang", "code", "told"),
    [
        ("en", "B09-093", ["  B09-093 Girl of the Mercenaries Mist: printed, not enforced here yet"]),
        ("en", "B14-083", [f"  B14-083 {OSCAR}"]),
        ("fr", "B22-064", [f"  B22-064 {ROBIN}"]),
        ("en", "B01-003", []),
    ],
)
def test_a_card_that_is_not_enforced_is_not_denied(
    capsys: pytest.CaptureFixture[str], lang: str, code: str, told: list[str]
) -> None:
    """Each unenforced card of Cipher is found by its name in either language, and says why it cannot be played."""
    _status, out, _err = run(capsys, "--lang", lang, "cards", "cipher", "--find", code)
    assert [line for line in out.splitlines() if line.startswith("  ")] == told


def test_cards_that_were_printed_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    """A search tells how many cards of Cipher were printed, and how many of them can be played."""
    _status, out, _err = run(capsys, "cards", "cipher", "--find", "B09-093")
    assert out.endswith("2,423 printings, of which 2,035 are carried and 2,028 enforced.\n")


def test_a_backup_goes_into_a_folder_that_there_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A backup makes no folder for itself, and no hall to copy."""
    there = tmp_path / "typed" / "wrong"
    status, _out, err = run(capsys, "backup", str(there / "hall.parlour.gz"), "--data", str(tmp_path / "hall"))
    assert status != 0 and err.strip().endswith("Make it first, or put the backup elsewhere.") and str(there) in err
    status, _out, err = run(capsys, "backup", str(tmp_path / "hall.parlour.gz"), "--data", str(tmp_path / "hall"))
    assert status != 0 and "There is no hall in this database yet" in err
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_is_cut_leaves_nothing_behind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A broken backup leaves no hall and no folder, which would hinder the next attempt."""
    cut = tmp_path / "cut.parlour.gz"
    header = {"parlour-backup": 1, "schema": schema.newest(), "rows": 1, "tables": {}}
    cut.write_bytes(gzip.compress(json.dumps(header).encode() + b"\n"))
    for data in (tmp_path / "new" / "hall", tmp_path):
        status, _out, err = run(capsys, "restore", str(cut), "--data", str(data))
        assert status != 0 and "is no whole backup of a hall" in err
        assert list(tmp_path.iterdir()) == [cut]


def test_simulate_repeats_itself(capsys: pytest.CaptureFixture[str]) -> None:
    told = [json.loads(run(capsys, "simulate", "triple-triad:ff8+same", "--games", "300", "--json")[1]) for _ in "12"]
    assert told[0]["wins"] == told[1]["wins"]
    assert sum(told[0]["wins"]) + told[0]["draws"] == 300
    status, out, _err = run(capsys, "simulate", "triple-triad", "--agents", "greedy,random", "--games", "3")
    assert status == 0 and out.startswith("3 matches of triple-triad:ffwtt")


def test_doctor_names_a_database_that_does_not_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Doctor names a database that does not answer; it creates none where there is none."""
    status, out, _err = run(capsys, "doctor", "--data", str(tmp_path / "none"))
    assert status == 0 and "Nothing is kept in" in out and "data files are in order" in out
    assert [*tmp_path.iterdir()] == []
    sqlite3.connect(tmp_path / "parlour.db").execute("create table some (thing)").connection.close()
    status, out, _err = run(capsys, "doctor", "--data", str(tmp_path))
    assert status == 0 and "The database answers" in out
    status, out, _err = run(capsys, "doctor", "--database", "postgresql://postgres@127.0.0.1:1/hall")
    assert status == 1 and "does not answer" in out


def test_doctor_reads_what_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Doctor reads the settings as the hall does, and names the faulty ones."""
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "elsewhere"))
    _status, out, _err = run(capsys, "doctor")
    assert str(tmp_path / "elsewhere") in out.replace("\n", "")
    monkeypatch.setenv("PARLOUR_HOOKS", "chat.example")
    status, out, _err = run(capsys, "doctor")
    assert status == 1 and "PARLOUR_HOOKS" in out and "The settings make sense" not in out


def test_a_match_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Wrong answers are answered, and any legal actions end the match."""
    tries = [f"{card} {square}" for square in range(1, 10) for card in range(1, 6)]
    monkeypatch.setattr(sys, "stdin", io.StringIO("?\nnonsense\n" + "\n".join(tries * 3) + "\n"))
    status, out, _err = run(
        capsys, "play", "triple-triad:ff8+same", "--agent", "random", "--seed", "5", "--seat", "red"
    )
    assert status == 0
    assert "Possible: " in out and "is no action" in out
    assert "wins" in out or "A draw" in out


def played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *answers: str) -> str:
    """Return the terminal's output of a match in which somebody answers so and leaves."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*answers, "q"]) + "\n"))
    return run(capsys, "play", "triple-triad:ff8", "--agent", "random", "--seed", "5", "--seat", "red")[1]


def test_a_square_has_one_number(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The number drawn on a square is the one to type and the one told; a log's own notation keeps its meaning."""
    free = played(monkeypatch, capsys)
    square = next(number for number in range(1, 10) if _drawn(number, free))
    for typed in (f"1 {square}", f"1@{square - 1}"):
        told, after = played(monkeypatch, capsys, typed).split("Red places ", 1)
        assert _drawn(square, told) and not _drawn(square, after)
        assert f" on square {square}." in after.splitlines()[0]
    assert "@" not in free and "Write “2 5”" in played(monkeypatch, capsys, "nonsense")


def _drawn(square: int, shown: str) -> bool:
    """Tell whether a drawing has the number of an empty square."""
    return f"|{square:^13}|" in shown


def test_a_card_keeps_its_number(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A card keeps its number as other cards of the hand are played."""
    answers = [f"{card} {square}" for card in (2, 1, 4) for square in range(1, 10)]
    shown = played(monkeypatch, capsys, *answers).split("+\n> Red")  # the text below each board
    hands = [set(re.findall(r"^  (\d) (.{18}) \^", hand, re.MULTILINE)) for hand in shown[1:]]
    assert [len(hand) for hand in hands] == [5, 4, 3, 2] and all(hand < hands[0] for hand in hands[1:])


def test_leaving_a_match_is_no_mistake(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    status, out, _err = run(capsys, "play", "triple-triad", "--agent", "random", "--lang", "fr", "--seat", "blue")
    assert status == 0 and "Vous avez quitté la table." in out


def test_the_installed_command_judges_lines_at_once() -> None:
    """`parlour referee` answers each line in order, faulty ones included, and ends with status 0."""
    asked = '{"id": 1, "game": "chess"}\nnot json\n\n{"id": 2, "game": "triple-triad", "position": {}}\n'
    command = [sys.executable, "-c", "from parlour.cli.app import main; main()", "referee"]
    done = subprocess.run(command, input=asked, capture_output=True, text=True, check=False)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0 and done.stderr == ""
    assert [answer["ok"] for answer in answers] == [False, False, True]
    assert [answer["id"] for answer in answers] == [1, None, 2]


LATE = """
from parlour_nim.game import Nim

class Late(Nim):
    name = "late"

    @property
    def rule_book(self):
        {asked}

GAME = Late()
"""


@pytest.mark.parametrize(
    ("asked", "missing"),
    [
        ("import no_such_module", "no_such_module"),
        ("from parlour.core import no_such_word", "no_such_word"),
        ("import parlour.no_such_part", "parlour.no_such_part"),
    ],
)
def test_what_an_added_game_wants_is_not_what_the_hall_wants(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], asked: str, missing: str
) -> None:
    """A module that a game imports late without success is told with the game's name, not the hall's."""
    (tmp_path / "late_game.py").write_text(LATE.format(asked=asked))
    declared = '[project.entry-points."parlour.games"]\nlate = "late_game:GAME"\n'
    (tmp_path / "pyproject.toml").write_text(f'[project]\nname = "late-game"\nversion = "1"\n\n{declared}')
    with shelved(NIM, tmp_path):
        status, out, err = run(capsys, "rules", "late")
    sys.modules.pop("late_game")
    assert (status, out, err.count("\n")) == (app.MISUSE, "", 1)
    assert "“late”" in err and missing in err and "parlour[hall]" not in err
