"""`parlour settings` shows the settings a hall would start with, and hides secrets."""

import json
from pathlib import Path

import pytest

from parlour.core import words
from parlour.web.settings import Settings
from tests.cli.test_commands import run

REFERENCE = Path(__file__).parents[3] / "docs" / "reference" / "settings.md"


def test_every_setting_is_shown_with_where_it_comes_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hall.toml"
    file.write_text('chat = "nobody"\n', encoding="utf-8")
    monkeypatch.setenv("PARLOUR_SETTINGS", str(file))
    monkeypatch.setenv("PARLOUR_TRADE_AFTER", "7")
    status, out, err = run(capsys, "settings", "--json", "--data", str(tmp_path))
    told = json.loads(out)
    assert status == 0 and told.keys() == Settings.model_fields.keys()
    assert told["data"] == {"value": str(tmp_path), "from": "option"}
    assert told["chat"] == {"value": "nobody", "from": "file"}
    assert told["trade_after"] == {"value": "7", "from": "environment"}
    assert told["games"] == {"value": "", "from": "usual"}
    assert str(file) in err
    _status, drawn, _err = run(capsys, "settings", "--data", str(tmp_path))
    assert "setting-" not in drawn and "no mail" in drawn


def test_passwords_are_left_out(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("PARLOUR_DATABASE", "postgresql://hall:hush@db.example/hall")
    monkeypatch.setenv("PARLOUR_REDIS", "redis://:hush@db.example")
    monkeypatch.setenv("PARLOUR_MAIL", "smtp://hall:hush@mail.example:587")
    for form in ([], ["--json"]):
        _status, out, _err = run(capsys, "settings", *form)
        assert "hush" not in out and "db.example" in out


def test_a_mistyped_variable_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A mistyped variable is told, since people would believe that it counts."""
    monkeypatch.setenv("PARLOUR_CHATT", "nobody")
    _status, _out, err = run(capsys, "settings")
    assert "PARLOUR_CHATT in the environment is no setting" in err


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_each_is_explained(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    """Each setting is explained in both languages, with its default."""
    _status, out, _err = run(capsys, "--lang", lang, "settings", "--markdown")
    rows = out.strip().split("\n")[2:]
    assert len(rows) == len(Settings.model_fields)
    assert not any("setting-" in row for row in rows)


def test_the_reference_has_the_same_table(capsys: pytest.CaptureFixture[str]) -> None:
    """The reference has the table that `parlour settings --markdown` prints."""
    _status, out, _err = run(capsys, "settings", "--markdown")
    assert out.strip() in REFERENCE.read_text(encoding="utf-8")
