"""A faulty command line is refused in one sentence, in the language of the command."""

import subprocess
import sys

import pytest

import parlour
from parlour.cli.app import COMMANDS, run

SAID = {
    ("foo",): ("There is no command “foo”. Known: ", "Il n’y a pas de commande « foo »."),
    ("rules", "--nope"): ("There is no option --nope: --help", "Il n’y a pas d’option --nope"),
    ("simulate", "triple-triad", "--game", "3"): ("Did you mean --games?", "Vouliez-vous dire --games"),
    ("solve",): ("GAME[:RULES] is missing", "Il manque"),
    ("hand", "triple-triad"): ("--from is missing", "Il manque --from"),
    ("simulate", "triple-triad", "--games", "x"): ("“x”: a whole number", "un nombre entier"),
    ("simulate", "triple-triad", "--games", "-1"): ("“-1”: at least 1", "au moins 1"),
    ("serve", "--port", "99999999"): ("at most 65535", "au plus 65535"),
    ("simulate", "triple-triad", "--games"): ("--games wants a value", "--games veut une valeur"),
    ("rules", "triple-triad", "extra"): ("“extra” belongs to nothing", "ne se rapporte à rien"),
}


@pytest.mark.parametrize("line", SAID, ids=" ".join)
def test_what_makes_no_sense_is_told_in_both_languages(
    line: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, wanted in zip(("en", "fr"), SAID[line], strict=True):
        assert run(["--lang", lang, *line]) == 2
        plain = capsys.readouterr().err.replace("\u202f", " ").replace("\u00a0", " ")
        assert plain.startswith("parlour: ") and wanted in plain and plain.count("\n") == 1


def test_the_commands_that_there_are_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tournament"]) == 2
    assert ", ".join(COMMANDS) in capsys.readouterr().err


def test_the_package_is_a_command() -> None:
    """`python -m parlour` is the command of that Python."""
    told = subprocess.run([sys.executable, "-m", "parlour", "--version"], capture_output=True, text=True, check=True)
    assert told.stdout == f"parlour {parlour.__version__}\n"
