"""Positions a move before the end, by game."""

from typing import Any, Final

from tests.e2e import cipher_positions

TRIAD: Final = "triple-triad:ff8+visibility=open"
CHAKART: Final = "chakart:seed"
CIPHER: Final = "cipher:seed"
MATE: Final = {"fen": "4k3/8/8/8/4R3/8/8/4K3 w 0 1111 000000000000"}  # the rook takes the king
# A queen has vanished, and takes the white king from h4 unless that line is shut.
VANISHED: Final = {
    "fen": "rnb1kbnr/pppp1ppp/8/4p3/7i/8/PPPPP1PP/RNBQKBNR w 3 1110 000000000000",
    "suspects": ["h4", "g5", "f6", "e7"],
}


def _card(name: str, side: int) -> dict[str, Any]:
    return {"card": [side] * 4, "element": None, "name": name}


def last_card(last: int) -> dict[str, Any]:
    """Return a board of Triple Triad on which Blue's last card takes all around it, or nothing."""
    lying = [{**_card("Geezard", 5), "owner": "red" if cell in (1, 3) else "blue"} for cell in range(8)]
    return {
        "board": [None, *lying[1:], {**_card("Geezard", 5), "owner": "red"}],
        "elements": [None] * 9,
        "restrictions": [None] * 9,
        "hands": {"red": [_card("Geezard", 5)] * 5, "blue": [_card("Ifrit", last)] * 5},
        "to_act": "blue",
        "first_player": "blue",
    }


def last_battle() -> dict[str, Any]:
    """Return an attack of Cipher on a main character without orbs, whose side has nothing to evade with."""
    position = cipher_positions.asked("critical", 2, 3)
    pool = position["second"]["deck"]["pool"]
    position["second"] |= {
        "orbs": {"count": 0, "seen": []},
        "hand": ["B01-055"],
        "deck": {"count": cipher_positions.UNSEEN, "top": [], "pool": pool[: cipher_positions.UNSEEN]},
    }
    return position
