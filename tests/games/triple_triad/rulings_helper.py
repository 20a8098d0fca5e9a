"""Rulings of the referee on one placement, written as briefly as on a wiki."""

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core.referee import rule
from parlour.games.triple_triad.game import TripleTriad

GAME = TripleTriad()
SEAT = {"r": "red", "b": "blue"}


def card(text: str) -> dict[str, Any]:
    """Read a card from "b19A1 fire scion p=20": colour, sides top right bottom left, then the rest."""
    digits, *more = text.split()
    made: dict[str, Any] = {
        "owner": SEAT[digits[0]],
        "card": [10 if d == "A" else int(d) for d in digits[1:]],
        "element": None,
    }
    for word in more:
        if word.startswith("p="):
            made["power"] = int(word[2:])
        elif word in ("primal", "scion", "society", "garlean"):
            made["type"] = word
        else:
            made["element"] = word
    return made


def outcome(
    rules: Sequence[str],
    board: Mapping[int, str],
    play: str,
    elements: Mapping[int, str] | None = None,
    restrictions: Mapping[int, tuple[str, int, str]] | None = None,
    **options: object,
) -> dict[str, Any]:
    """Return the only outcome of `play` ("r9999@4") as the referee gives it."""
    text, cell = play.split("@")
    gates = restrictions or {}
    request = {
        "rules": list(rules),
        "options": {"combo": True, **options},
        "position": {
            "board": [card(board[c]) if c in board else None for c in range(9)],
            "elements": [(elements or {}).get(c) for c in range(9)],
            "restrictions": [
                dict(zip(("op", "value", "writing"), gates[c], strict=True)) if c in gates else None for c in range(9)
            ],
        },
        "action": {**card(text), "cell": int(cell)},
    }
    (only,) = rule(GAME, request)["outcomes"]
    assert only["probability"] == "1"
    return only


def colours(position: Mapping[str, Any]) -> str:
    """Return the colours of a board as nine letters in three rows, a dot for an empty cell."""
    letters = "".join("." if cell is None else cell["owner"][0] for cell in position["board"])
    return f"{letters[:3]} {letters[3:6]} {letters[6:]}"


def ruling(
    rules: Sequence[str],
    board: Mapping[int, str],
    play: str,
    elements: Mapping[int, str] | None = None,
    restrictions: Mapping[int, tuple[str, int, str]] | None = None,
    **options: object,
) -> str:
    """Return the colours of the board after `play`."""
    return colours(outcome(rules, board, play, elements, restrictions, **options)["position"])
