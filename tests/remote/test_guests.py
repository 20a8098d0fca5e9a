"""A guest is known again at their tables, by cookies in a file that only their account can read."""

import os
from pathlib import Path

import pytest

from parlour.remote import guests

HALL = "https://cards.example"
COOKIES = [("parlour", "secret", "cards.example", "/")]


def test_a_guest_is_kept_and_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest's cookies are kept for each hall and table, in a file readable by its owner alone."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert guests.recalled(HALL, "a") == []
    assert guests.keep(HALL, ("a", "b"), COOKIES)
    assert guests.recalled(HALL, "a") == guests.recalled(HALL, "b") == COOKIES
    assert guests.recalled("https://other.example", "a") == guests.recalled(HALL, "c") == []
    (file,) = (one for one in tmp_path.rglob("*") if one.is_file())
    assert file.stat().st_mode & 0o777 == guests.OWNER_ALONE
    guests.forget(HALL, ("a",))
    assert guests.recalled(HALL, "a") == [] and guests.recalled(HALL, "b") == COOKIES
    file.write_text("nonsense")
    assert guests.recalled(HALL, "b") == []


def test_where_nothing_can_be_kept_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the cookies cannot be kept, the answer says so and nothing is raised."""
    (tmp_path / "parlour").write_text("a file where a folder would be")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert not guests.keep(HALL, ("a",), COOKIES)


def test_who_has_no_home_is_kept_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A user without an entry in the list of users and without variables keeps no cookies."""
    for variable in ("XDG_STATE_HOME", "HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(os, "getuid", lambda: 54321)
    assert guests.recalled(HALL, "a") == [] and not guests.keep(HALL, ("a",), COOKIES)
    guests.forget(HALL, ("a",))
