"""The games that are played here, each by rules under which anybody may play the first action he is offered."""

from typing import NamedTuple


class Game(NamedTuple):
    """A game, the rules of its tables, and how many moves its matches have at least, but for rare ones."""

    name: str
    rules: str
    moves: int


TRIPLE_TRIAD = Game("triple-triad", "triple-triad:free+visibility=open", 9)
CHAKART = Game("chakart", "chakart:seed", 20)
CIPHER = Game("cipher", "cipher:seed", 80)
GAMES = (TRIPLE_TRIAD, CHAKART, CIPHER)
