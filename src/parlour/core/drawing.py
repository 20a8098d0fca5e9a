"""Drawings: a position as lines of plain text whose pieces may carry a style, for terminals and golden files."""

from collections.abc import Iterable
from typing import TypeAlias

DrawnLine: TypeAlias = list[tuple[str, str]]
"""Pieces of (text, style); a style is a seat's name, "dim", "bold" or "" for none."""


def plain(lines: Iterable[DrawnLine]) -> str:
    """Return the drawing without its styles, with no spaces at line ends."""
    return "\n".join("".join(text for text, _style in line).rstrip() for line in lines)
