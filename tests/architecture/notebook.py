"""Notebooks of the documents: `python -m tests.architecture.notebook` runs them again and keeps their outputs."""

import ast
import contextlib
import io
import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[2] / "docs" / "tutorial"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def read(path: Path) -> dict[str, Any]:
    """Read a notebook from its file."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def faceless(notebook: dict[str, Any]) -> dict[str, Any]:
    """Return a notebook without the portraits of cards: how those look, the built client decides."""
    whole = json.dumps(notebook, indent=1, ensure_ascii=False).splitlines()
    return dict(json.loads("\n".join(line for line in whole if "preserveAspectRatio" not in line)))


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """Return a notebook with its present outputs, its cells run in order as Jupyter would show them."""
    names: dict[str, Any] = {}
    cells, count = [], 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            outputs = _outputs("".join(cell["source"]), names, count)
            cell = {**cell, "execution_count": count, "outputs": outputs}
        cells.append(cell)
    return {**notebook, "cells": cells}


def _outputs(source: str, names: dict[str, Any], count: int) -> list[dict[str, Any]]:
    """Return what a cell printed, and the value of its last line if that is an expression."""
    body = ast.parse(source).body
    last = ast.Expression(body.pop().value) if body and isinstance(body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(ast.Module(body, []), "cell", "exec"), names)
        value = None if last is None else eval(compile(last, "cell", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        text = printed.getvalue().splitlines(keepends=True)
        outputs.append({"name": "stdout", "output_type": "stream", "text": text})
    if value is not None:
        data = {"text/plain": [repr(value)]}
        if hasattr(value, "_repr_svg_"):
            data = {"image/svg+xml": value._repr_svg_().splitlines(keepends=True), **data}
        outputs.append({"data": data, "execution_count": count, "metadata": {}, "output_type": "execute_result"})
    return outputs


def main() -> None:
    """Write the outputs of every notebook again."""
    for path in NOTEBOOKS:
        path.write_text(json.dumps(run(read(path)), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
