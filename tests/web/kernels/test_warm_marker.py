"""What is compiled is known by its sources: older kernels are compiled anew, before a hall loads them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.core import jit, registry
from parlour.web.kernels import warm_marker
from tests.table.shelving import shelved


@pytest.fixture
def note() -> Iterator[Path]:
    """Where it is noted of the tests' own game; nothing is at first, and afterwards what was before."""
    with shelved():
        place = warm_marker.note(registry.game("nim"))
        before = place.read_text() if place.exists() else None
        place.unlink(missing_ok=True)
        yield place
        place.unlink(missing_ok=True)
        if before is not None:
            place.write_text(before)


def test_a_note_holds_for_these_sources_only(note: Path) -> None:
    """Nothing is kept until it is noted, nor what was noted of other sources or half written down."""
    assert not warm_marker.is_kept("nim")
    warm_marker.keep("nim")
    assert warm_marker.is_kept("nim")
    for other in ("", note.read_text()[:20], note.read_text().replace("a", "b")):
        note.write_text(other)
        assert not warm_marker.is_kept("nim")
    warm_marker.keep("nim")
    assert warm_marker.is_kept("nim")


def test_a_note_falls_with_a_kernel_of_another_package(
    note: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a game's kernels are made of counts wherever it lies."""
    game = registry.game("nim")
    elsewhere = tmp_path / "kernels.py"
    elsewhere.write_text("def worth(state, seat):\n    return 0.0\n")
    scope: dict[str, Any] = {"__name__": "kernels"}
    exec(compile(elsewhere.read_text(), str(elsewhere), "exec"), scope)
    monkeypatch.setattr(type(game), "kernels", game.kernels._replace(worth=jit.kernel(scope["worth"])))
    warm_marker.keep("nim")
    assert warm_marker.is_kept("nim")
    elsewhere.write_text("def worth(state, seat):\n    return 1.0\n")
    jit._folder_hash.cache_clear()
    assert not warm_marker.is_kept("nim")


def test_a_stamp_is_of_what_a_folder_holds(tmp_path: Path) -> None:
    """Two folders of different sources have different stamps, and one has the same every time."""
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "moves.py").write_text(f"WHO = {name!r}\n")
    one, other = (jit.source_stamp([tmp_path / name]) for name in ("one", "other"))
    assert one != other
    assert one == jit.source_stamp([tmp_path / "one"])
