"""The markup in which a wiki keeps its matches: `{{Board|...}}` after every card, and card lists with struck cards.

Source: seed 002 (the "101" page). Boards have nine cells from the top left, with names in lower case and "r" before a
red card. A placed card is struck off its owner's list. The score stands after the names.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.games.triple_triad.state import SEATS
from parlour.games.triple_triad.written.markup import code, numbers, square
from parlour.games.triple_triad.written.notation import digits

Json = Mapping[str, Any]


def _on_board(cell: Json | None) -> str:
    if cell is None:
        return ""
    card = cell["card"]
    return square(cell["colour"], numbers(card["sides"]) if card["id"] is None else code(card["name"]))


def board(view: Json) -> str:
    """Return the board of a view as the template writes it."""
    return "{{Board|" + "|".join(_on_board(cell) for cell in view["board"]) + "}}"


def _score(view: Json, names: Mapping[str, str]) -> str:
    return ", ".join(f"{names[seat]} ({view['score'][seat]})" for seat in SEATS)


def _brought(history: Sequence[Json]) -> dict[str, dict[int, tuple[Json, bool]]]:
    """Return each side's cards by slot, as far as they were seen, and whether they were placed."""
    found: dict[str, dict[int, tuple[Json, bool]]] = {seat: {} for seat in SEATS}
    for entry in history:
        held = [card for hand in entry["view"]["hands"].values() for card in hand]
        placed = [cell for cell in entry["view"]["board"] if cell is not None]
        for one, lies in [*((card, False) for card in held), *((cell, True) for cell in placed)]:
            if one["card"] is None:
                continue
            slots = found[one["brought"]]
            slots[one["card"]["slot"]] = (one["card"], lies or slots.get(one["card"]["slot"], (None, False))[1])
    return found


def _list(cards: Mapping[int, tuple[Json, bool]]) -> list[str]:
    lines = []
    for _slot, (card, lies) in sorted(cards.items()):
        line = f"{card['name']} – {digits(card['sides'], 'wiki')}"
        lines.append(f"* <s>{line}</s>" if lies else f"* {line}")
    return lines


def wiki(history: Sequence[Json], names: Mapping[str, str]) -> str:
    """Return a match as a wiki page, from a spectator's views and the names of the seats."""
    lines = []
    for seat, cards in _brought(history).items():
        lines += [f"'''{names[seat]}''' ({seat})", *_list(cards), ""]
    for entry in history:
        said = " ".join(event["en"] for event in entry["events"])
        lines += [f"{said}", board(entry["view"]), _score(entry["view"], names), ""]
    return "\n".join(lines)
