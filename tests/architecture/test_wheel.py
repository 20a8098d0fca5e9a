"""The wheel holds all that an installed parlour needs."""

from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", ["parlour/py.typed", "parlour/games/cipher/words/en.ftl"])
def test_a_file_is_in_the_wheel(path: str) -> None:
    """The wheel holds the marker of its types, and the words of its games."""
    held = {Path(file.distribution_path).as_posix() for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    assert path in held
