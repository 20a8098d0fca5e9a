"""A portrait is put together from what the client's build wrote, and is nothing where none was written."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from parlour.core.picture import Portrait
from parlour.portraits import printed

PRINTED = {
    "parts": ["<g>", '<path d="M0 0h9v9z" fill="currentColor"/>', "</g>"],
    "drawn": {"cipher/B": ["0 0 9 9", "0 1 1 2"]},
}


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield where a build would write its portraits."""
    monkeypatch.setattr(printed, "FILE", tmp_path / "portraits.json.gz")
    _forget()
    yield printed.FILE
    _forget()


def _forget() -> None:
    printed._prints.cache_clear()
    printed._drawing.cache_clear()


def test_a_portrait_is_put_together_in_its_place(file: Path) -> None:
    file.write_bytes(gzip.compress(json.dumps(PRINTED).encode()))
    drawn = ElementTree.fromstring(printed.element(Portrait(1, 2, 3.5, 4, "cipher/B", "paper")))
    place = {"x": "1", "y": "2", "width": "3.5", "height": "4", "viewBox": "0 0 9 9", "color": "#FFF9F3"}
    assert place.items() <= drawn.attrib.items()
    assert [path.get("d") for path in drawn.iter("{http://www.w3.org/2000/svg}path")] == ["M0 0h9v9z"] * 2
    assert printed.element(Portrait(1, 2, 3, 4, "cipher/C")) == "" != printed.stamp()


def test_without_a_built_client_there_are_none(file: Path) -> None:
    assert not file.exists()
    assert printed.element(Portrait(1, 2, 3, 4, "cipher/B")) == "" == printed.stamp()
