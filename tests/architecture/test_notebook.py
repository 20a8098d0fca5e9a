"""The notebooks hold the outputs that their cells have today."""

from pathlib import Path

import pytest

from tests.architecture.notebook import NOTEBOOKS, faceless, read, run


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_answers_as_it_is_kept(path: Path) -> None:
    """A notebook run from its first cell to its last has its stored outputs: text, values, pictures without faces."""
    kept = read(path)
    assert faceless(run(kept)) == faceless(kept)
    assert any(
        "image/svg+xml" in output.get("data", {}) for cell in kept["cells"] for output in cell.get("outputs", [])
    )
