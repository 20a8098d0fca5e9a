"""Compiled kernels are known by their sources: stale ones are compiled again before a hall loads them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.core import registry
from parlour.core.kernels import code_cache, kernel, stamps
from parlour.warmup import marker
from tests.table.shelving import shelved


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Path]]:
    """Yield the places for the note of the tests' own game, the one to write first; none holds one yet."""
    monkeypatch.setattr(code_cache.config, "CACHE_DIR", str(tmp_path / "chosen"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "user"))
    code_cache.writable.cache_clear()
    with shelved():
        places = marker.places(registry.game("nim"))
        before = {place: place.read_text() for place in places if place.exists()}
        for place in before:
            place.unlink()
        yield places
        for place, text in before.items():
            place.write_text(text)
    code_cache.writable.cache_clear()


def test_a_note_holds_for_these_sources_only(notes: list[Path]) -> None:
    """A note is valid for these sources only; one of other sources or cut short is not."""
    assert not marker.is_kept("nim")
    marker.keep("nim")
    assert marker.is_kept("nim")
    note = notes[0]
    for other in ("", note.read_text()[:20], note.read_text().replace("a", "b")):
        note.write_text(other)
        assert not marker.is_kept("nim")
    marker.keep("nim")
    assert marker.is_kept("nim")


def test_a_note_holds_in_whichever_folder_it_lies(notes: list[Path]) -> None:
    """A note is valid beside the sources or in a cache, as kernels are, and it is not written twice."""
    marker.keep("nim")
    notes[0].rename(notes[1])
    assert marker.is_kept("nim")
    marker.keep("nim")
    assert not notes[0].exists()
    notes[1].unlink()
    assert not marker.is_kept("nim")


def test_a_note_falls_with_a_kernel_of_another_package(
    notes: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A note falls when a kernel changes that the game takes from another package."""
    game = registry.game("nim")
    elsewhere = tmp_path / "kernels.py"
    elsewhere.write_text("def worth(state, seat):\n    return 0.0\n")
    scope: dict[str, Any] = {"__name__": "kernels"}
    exec(compile(elsewhere.read_text(), str(elsewhere), "exec"), scope)
    monkeypatch.setattr(type(game), "kernels", game.kernels._replace(worth=kernel(scope["worth"])))
    marker.keep("nim")
    assert marker.is_kept("nim")
    elsewhere.write_text("def worth(state, seat):\n    return 1.0\n")
    stamps._folder_hash.cache_clear()
    assert not marker.is_kept("nim")


def test_a_stamp_is_of_what_a_folder_holds(tmp_path: Path) -> None:
    """Folders of different sources have different stamps, and the stamp of one folder is always the same."""
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "moves.py").write_text(f"WHO = {name!r}\n")
    one, other = (stamps.source_stamp([tmp_path / name]) for name in ("one", "other"))
    assert one != other
    assert one == stamps.source_stamp([tmp_path / "one"])
