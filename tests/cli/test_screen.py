"""The screen shows progress on standard error while something takes long."""

import pytest

from parlour.cli import screen


def test_who_does_not_wait_is_told_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A user who does not wait sees no progress, and neither does a file in place of standard error."""
    for patience in (1e6, 0.0):
        monkeypatch.setattr(screen, "PATIENCE", patience)
        with screen.waiting("cli-solve-waiting") as say:
            say("further")
    told = capsys.readouterr()
    assert told.out == told.err == ""


def test_who_waits_at_a_terminal_is_told_what_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A user who waits at a terminal reads the reason, on standard error only."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv(screen.LANG_SETTING, "en")
    monkeypatch.setattr(screen, "PATIENCE", 0.0)
    seen = ""
    with screen.waiting("cli-solve-waiting"):
        while "Looking ahead" not in seen:
            told = capsys.readouterr()
            seen += told.err
            assert told.out == ""


def test_what_is_written_to_a_file_is_not_folded(capsys: pytest.CaptureFixture[str]) -> None:
    """A line in a file stays one line, however long it is."""
    long = "word " * 100
    screen.console().print(long)
    screen.notices().print(long)
    said = capsys.readouterr()
    assert said.out == said.err == f"{long}\n"
