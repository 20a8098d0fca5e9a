"""The notebooks answer as they are kept: whoever opens one sees what its cells would show today."""

from pathlib import Path

import pytest

from tests.architecture.notebook import NOTEBOOKS, read, run


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_answers_as_it_is_kept(path: Path) -> None:
    """Printed text, values and pictures, from its first cell to its last."""
    kept = read(path)
    assert run(kept) == kept
    assert any(
        "image/svg+xml" in output.get("data", {}) for cell in kept["cells"] for output in cell.get("outputs", [])
    )
