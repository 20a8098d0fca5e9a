"""Portraits as if a client had been built."""

import gzip
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

from parlour.portraits import printed

SQUARE = '<path d="M0 0h9v9h-9z" fill="currentColor"/>'
PRINTED = {
    "parts": ["<g>", SQUARE, "</g>", "<i/>", "§hat§"],
    "drawn": {"cipher/B": ["0 0 9 9", "0 1 1 2"]},
    "trees": ["0 4 2", "", "1", "3", ["mark T", {"no": 1, "yes": 2}], ["own 2 hat", {"0": 1, "1": 3}]],
    "people": {"triad/person": ["0 0 9 9", {"whole": [0], "hat": [4, 5]}]},
}


@contextmanager
def built(folder: Path, told: object = PRINTED) -> Iterator[None]:
    """Let a folder hold the portraits that were printed; none if nothing is told."""
    file = folder / "portraits.json.gz"
    if told:
        file.write_bytes(gzip.compress(json.dumps(told).encode()))
    _forget()
    with mock.patch.object(printed, "FILE", file):
        yield
    _forget()


def _forget() -> None:
    printed._prints.cache_clear()
    printed.stamp.cache_clear()
    printed._drawing.cache_clear()
