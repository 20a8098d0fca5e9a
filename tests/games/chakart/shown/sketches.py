"""Sketches that sockets are sent for positions of every kind, and the views behind them, for tests of the client.

`python -m tests.games.chakart.shown.sketches` writes them again, where the client's own tests read them.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypedDict

from parlour.core.contract import VIEWERS
from parlour.core.record import State
from parlour.testing.promise import as_json
from tests.games.chakart.ruling import GAME, fen, position

PLACE = Path(__file__).parents[4] / "client" / "src" / "games" / "chakart" / "sketches.json"
POSITIONS: tuple[tuple[str, dict[str, object]], ...] = (
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w 12 1111 000000000000", {}),
    (fen("3qk2r/P3p3/s7/1e1m1d1w/2L5/8/3pPB2/4K3", captured="210000a01000"), {}),
    (fen("3qk2r/P3p3/s7/1e1m1d1w/2L5/8/3pPB2/4K3", turn="b", powers="1011"), {}),
    (fen("4k3/8/8/8/3w4/8/2P5/Q3K2i", powers="1100"), {"suspects": ["h1", "h2", "b5"]}),
    (fen("4k3/8/8/8/8/8/8/I3K2q", turn="b", powers="0011"), {"suspects": ["a1", "a2"]}),
    (fen("4k2p/8/8/8/3w4/8/2P5/Q3K3"), {"pending": "kingboo", "mover": "e1"}),
    (fen("4k2p/8/8/8/3w4/8/2P5/Q3K3"), {"pending": "daisy", "mover": "a1"}),
    (fen("4k3/8/8/8/3w3p/8/2P5/Q3K3", turn="b", captured="000000100100"), {"pending": "toadette", "mover": "e8"}),
    (fen("3P3k/8/8/8/8/8/8/K7", captured="110000000000"), {"pending": "promotion", "mover": "d8", "bonus": "toadette"}),
    ("7k/8/8/8/8/8/8/K7 w 0 0000 000000000000", {"repeated": 3}),
    ("k7/8/8/8/8/8/8/L6r w 4 0000 000000000000", {}),
)


class Recorded(TypedDict):
    """The sketch of a position for a viewer, and the view that the client reads from it."""

    position: dict[str, object]
    viewer: int
    sketch: dict[str, Any]
    view: dict[str, Any]


def states() -> Iterator[State]:
    """Yield the positions, under the usual rules."""
    return (position(text, **more) for text, more in POSITIONS)


def recorded() -> Iterator[Recorded]:
    """Yield each position as the player to act is shown it; one with a hidden queen, as everybody is."""
    assert GAME.sketch is not None
    for (text, more), state in zip(POSITIONS, states(), strict=True):
        viewers = VIEWERS if int(state[0]["hidden"]) else (int(state[0]["turn"]),)
        for viewer in viewers:
            sketch, view = GAME.sketch.written(state, viewer), as_json(GAME.view(state, viewer))
            told = {"fen": text, **more}
            yield {"position": told, "viewer": viewer, "sketch": json.loads(sketch), "view": json.loads(view)}


def main() -> None:
    """Write them, one on each line."""
    PLACE.write_text("[\n" + ",\n".join(map(json.dumps, recorded())) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
