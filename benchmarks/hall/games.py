"""The games played here, each under rules that let anybody play the first action they are offered."""

from typing import NamedTuple


class Game(NamedTuple):
    """A game, the rules of its tables, and the least moves of its matches, but for rare ones."""

    name: str
    rules: str
    moves: int


TRIPLE_TRIAD = Game("triple-triad", "triple-triad:free+visibility=open", 9)
CHAKART = Game("chakart", "chakart:seed", 20)
CIPHER = Game("cipher", "cipher:seed", 80)
GAMES = (TRIPLE_TRIAD, CHAKART, CIPHER)
