"""What is compiled is known by its sources: older kernels are compiled anew, before a hall loads them."""

from collections.abc import Iterator
from pathlib import Path

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


def test_a_stamp_is_of_what_a_folder_holds(tmp_path: Path) -> None:
    """Two folders of different sources have different stamps, and one has the same every time."""
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "moves.py").write_text(f"WHO = {name!r}\n")
    one, other = (jit.source_stamp([tmp_path / name]) for name in ("one", "other"))
    assert one != other
    assert one == jit.source_stamp([tmp_path / "one"])
