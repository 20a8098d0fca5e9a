"""The registry has every game that a package declares, loads it when asked for, and lets none break another."""

import logging
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.core import installed, registry, words
from parlour.core.refusal import Refusal
from tests.table.shelving import NIM, shelved

ROOT = Path(__file__).parents[2]
ONE_LINE = "\n".join
NIM_MADE_ANEW = ONE_LINE(["from parlour_nim.game import Nim", "class Other(Nim): name = {name!r}", "GAME = Other()"])


def project(folder: Path, game: str, source: str | None, value: str = "", name: str = "") -> Path:
    """Write a package of one module that declares one game, and return its folder."""
    module = name or f"mine_{game.replace('-', '_')}"
    folder = folder / module
    folder.mkdir()
    if source is not None:
        (folder / f"{module}.py").write_text(source)
    declared = f'[project.entry-points."{installed.GROUP}"]\n{game} = "{value or module + ":GAME"}"\n'
    (folder / "pyproject.toml").write_text(f'[project]\nname = "{module}"\nversion = "1"\n\n{declared}')
    return folder


def test_a_game_is_known_by_its_name_however_it_is_spelled() -> None:
    """Capitals, spaces and underscores do not matter before the colon of a rule text, or without one."""
    for written in ("triple-triad:ff8", "Triple_Triad: FF8", " TRIPLE TRIAD :ff8 "):
        game, rules = registry.rules(written)
        assert (game.name, rules.text) == ("triple-triad", "triple-triad:ff8"), written
    assert registry.rules("Chakart")[0].name == "chakart"


@pytest.fixture
def forgotten() -> Iterator[None]:
    """Forget the modules that a test made."""
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        if name.startswith("mine_"):
            del sys.modules[name]


def test_the_house_declares_its_games_as_anybody_does() -> None:
    """The games are those that pyproject.toml lists, sorted by name."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"][installed.GROUP]
    assert registry.names() == [game.name for game in registry.games()] == sorted(told)
    assert {"chakart", "cipher", "triple-triad"} <= set(told)


def test_a_game_is_found_by_its_name() -> None:
    """A name gives its game, the same object each time."""
    for game in registry.games():
        assert registry.game(game.name) is game


@pytest.mark.parametrize("name", ["", "chess", None, 7, [], {}])
def test_an_unknown_game_is_refused_with_the_known_ones(name: object) -> None:
    """A text that names no game is refused with the list of games."""
    with pytest.raises(Refusal) as refused:
        registry.game(name)
    assert refused.value.code == "unknown-game"
    assert all(game.name in refused.value.message() for game in registry.games())


def test_one_game_is_loaded_alone() -> None:
    """Names and words are had without loading a game, and a game loads no other."""
    asked = [
        "import sys",
        "from parlour.core import registry, words",
        "def loaded(): return sorted(m for m in sys.modules if m.startswith('parlour.games.') and m.count('.') == 2)",
        "assert 'cipher' in registry.names() and words.say('en', 'game-cipher') != 'game-cipher'",
        "assert loaded() == [], loaded()",
        "registry.game('triple-triad')",
        "assert loaded() == ['parlour.games.triple_triad'], loaded()",
    ]
    done = subprocess.run([sys.executable, "-c", ONE_LINE(asked)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_game_comes_and_goes_with_its_package() -> None:
    """A game comes and goes with its package, its name and its words, also in processes started meanwhile."""
    asked = "from parlour.core import registry; print(registry.game('nim').name)"
    with shelved(NIM):
        assert registry.game("nim").name == "nim"
        assert words.say("fr", "game-nim") == "Nim au vent"
        done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
        assert done.stdout == "nim\n"
    assert "nim" not in registry.names()
    assert words.say("fr", "game-nim") == "game-nim"


@pytest.mark.parametrize(
    ("source", "value", "code"),
    [
        ("import no_such_module_anywhere", "", "game-not-loaded"),
        ("1 / 0", "", "game-not-loaded"),
        ("def", "", "game-not-loaded"),
        ("", "", "game-not-loaded"),
        (None, "", "game-not-loaded"),
        (None, "no such thing", "game-not-loaded"),
        ("GAME = 3", "", "game-is-none"),
        ("from parlour_nim.game import Nim as GAME", "", "game-is-none"),
        (NIM_MADE_ANEW.format(name="another"), "", "game-misnamed"),
    ],
)
@pytest.mark.usefixtures("forgotten")
def test_a_game_that_cannot_be_had_breaks_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, source: str | None, value: str, code: str
) -> None:
    """A game that cannot be loaded is refused in one sentence that says where it is declared.

    It is logged once, and missing among the games.
    """
    house = registry.names()
    with shelved(NIM, project(tmp_path, "mine", source, value)), caplog.at_level(logging.WARNING):
        assert "mine" in registry.names()
        for _again in range(3):
            assert [game.name for game in registry.games()] == sorted([*house, "nim"])
            with pytest.raises(Refusal) as refused:
                registry.game("mine")
        assert refused.value.code == code
        for lang in words.LANGUAGES:
            said = refused.value.message(lang)
            assert "mine" in said and (value or "mine_mine:GAME") in said and "\n" not in said
        assert [record.getMessage() for record in caplog.records] == [refused.value.message()]


@pytest.mark.usefixtures("forgotten")
def test_two_packages_of_one_name_are_told_apart(tmp_path: Path) -> None:
    """Of two packages that declare one name neither is taken, and the host is told of both."""
    good = NIM_MADE_ANEW.format(name="mine")
    rivals = [project(tmp_path, "mine", good, name=name) for name in ("mine_one", "mine_other")]
    with shelved(NIM, *rivals):
        with pytest.raises(Refusal, match="mine_one:GAME, mine_other:GAME") as refused:
            registry.game("mine")
        assert refused.value.code == "game-declared-twice"
        assert registry.game("nim").name == "nim"
    with shelved(NIM, rivals[0]):
        assert registry.game("mine").name == "mine"
