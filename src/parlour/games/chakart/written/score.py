"""The score sheet of a match: every action, what chance made of it, and the position it led to as FEN."""

from collections.abc import Mapping, Sequence
from typing import Any

Json = Mapping[str, Any]


def score_sheet(history: Sequence[Json], names: Mapping[str, str]) -> str:
    """Return a header of names and first position, then one line per step: number, seat, action, FEN, tab-separated."""
    lines = [f'[{seat.capitalize()} "{name}"]' for seat, name in names.items()]
    lines += [f'[FEN "{history[0]["view"]["fen"]}"]', ""]
    for number, entry in enumerate(history[1:], 1):
        action = entry["action"] or entry["kind"]
        lines.append("\t".join((str(number), entry["seat"] or "", action, entry["view"]["fen"])))
    return "\n".join(lines) + "\n"
