"""Figures: the results of a part, as progress, as a table when it is done, and as one line of JSON."""

import json
import statistics
import sys
from collections.abc import Mapping, Sequence

Figures = dict[str, float]
Rows = Mapping[str, Figures]


def progress(text: str) -> None:
    """Write progress, on the error stream and not among the figures."""
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


def medians(rounds: Sequence[Figures]) -> Figures:
    """Return the median of every figure over the rounds."""
    return {name: statistics.median(one[name] for one in rounds) for name in rounds[0]}


def told(part: str, rows: Rows) -> None:
    """Write a part's figures, a row for each thing measured, then all of them as JSON."""
    names = list(dict.fromkeys(name for row in rows.values() for name in row))
    table = [[part, *names]] + [[what, *(_number(row.get(name)) for name in names)] for what, row in rows.items()]
    widths = [max(len(line[column]) for line in table) for column in range(len(names) + 1)]
    for line in table:
        cells = [
            line[0].ljust(widths[0]),
            *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)),
        ]
        sys.stdout.write("  ".join(cells).rstrip() + "\n")
    rounded = {what: {name: float(f"{value:.4g}") for name, value in row.items()} for what, row in rows.items()}
    sys.stdout.write(json.dumps({part: rounded}) + "\n")
    sys.stdout.flush()


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"
