"""Settings: which source goes first, and the refusal of nonsense where it is written."""

from pathlib import Path

import pytest

from parlour.core.refusal import Refusal
from parlour.web.server import sources
from parlour.web.settings import Settings, chosen


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty working folder for the hall, with no settings but a test's own."""
    for name in Settings.model_fields:
        monkeypatch.delenv(sources.variable(name), raising=False)
    monkeypatch.delenv(sources.FILE, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_command_line_comes_before_the_environment_and_that_before_the_file(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command line goes before the environment, that before the file, and that before the usual value. None on the
    command line leaves a setting open.
    """
    (here / "parlour.toml").write_text('data = "of-file"\ndatabase = "of-file"\nchat = "nobody"\n', encoding="utf-8")
    monkeypatch.setenv("PARLOUR_DATA", "of-environment")
    monkeypatch.setenv("PARLOUR_DATABASE", "of-environment")
    hall = chosen(data=Path("of-command"), database=None)
    assert (hall.data, hall.database, hall.chat) == (Path("of-command"), "of-environment", "nobody")
    assert hall.tables_of_a_guest == 8


def test_a_file_elsewhere_is_named(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A named file replaces the one in the working folder; its lists are names."""
    (here / "parlour.toml").write_text('chat = "nobody"\n', encoding="utf-8")
    (here / "other.toml").write_text('games = ["chakart", "cipher"]\n', encoding="utf-8")
    monkeypatch.setenv("PARLOUR_SETTINGS", "other.toml")
    hall = chosen()
    assert hall.chat == "everyone"
    assert [game.name for game in hall.offered] == ["chakart", "cipher"]


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ('chatt = "nobody"\n', "unknown-setting", "chatt"),
        ("chat = nobody\n", "bad-settings-file", "line 1"),
        ('chat = "some"\n', "bad-message", "chat"),
        ("tables_of_a_guest = -1\n", "bad-message", "tables_of_a_guest"),
        ('tables_of_a_guest = "many"\n', "bad-message", "whole number"),
        ('public_url = "cards.example"\n', "bad-public-url", "https://cards.example"),
        ('trusted_proxies = ["10.0.0.1/8"]\n', "bad-networks", "10.0.0.1/8"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused_in_one_sentence(here: Path, text: str, code: str, said: str) -> None:
    """A nonsensical file is refused in one sentence of both languages that names the fault; no value is converted."""
    (here / "parlour.toml").write_text(text, encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        chosen()
    assert refused.value.code == code
    assert said in refused.value.message("en") and "{" not in refused.value.message("fr")


def test_a_file_that_is_named_and_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A named file that is missing is refused, or else a hall would open without its host's settings."""
    monkeypatch.setenv("PARLOUR_SETTINGS", "nowhere.toml")
    with pytest.raises(Refusal) as refused:
        chosen()
    assert "nowhere.toml" in refused.value.message("en")


def test_a_wrong_variable_is_told_by_its_name(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong variable is named, even if the file has the same setting: the environment counts."""
    (here / "parlour.toml").write_text("tables_of_a_guest = 3\n", encoding="utf-8")
    monkeypatch.setenv("PARLOUR_TABLES_OF_A_GUEST", "none")
    with pytest.raises(Refusal) as refused:
        chosen()
    assert "PARLOUR_TABLES_OF_A_GUEST" in refused.value.message("en")
