"""Family: a varied set of the puzzles found, chosen by theme and difficulty; rule sets take turns."""

from collections.abc import Collection, Iterable, Iterator
from itertools import cycle

from parlour.agents.arena.pairs import seed_of
from parlour.analysis.puzzles.mining import Found, mine
from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.core.game import Game
from parlour.core.rules import RuleSet

BAND = 200  # of a rating: two puzzles within it are equally hard


def gather(tables: Iterable[tuple[Game, RuleSet]], seed: int, among: int) -> Iterator[Found]:
    """Yield a finding for each game, without end, the same ones for the same seed.

    Some puzzles of each rule set are kept at hand. When its turn comes, it gives the puzzle that is least like those
    before it, and finds another.
    """
    games, given = 0, list[Puzzle]()
    seen = set[str]()
    mines = [mine(game, rules, seed_of(seed, place)) for place, (game, rules) in enumerate(tables)]
    for mining, hand in cycle([(mining, list[Puzzle]()) for mining in mines]):
        while len(hand) < among:
            found = next(mining).puzzle
            games += 1
            if found is not None and found.id not in seen:
                seen.add(found.id)
                hand.append(found)
            if len(hand) < among:
                yield Found(games, None)
        chosen = rarest(hand, given)
        hand.remove(chosen)
        given.append(chosen)
        yield Found(games, chosen)


def rarest(hand: Iterable[Puzzle], given: Collection[Puzzle]) -> Puzzle:
    """Return the first of the puzzles that are least like those given before."""
    return min(hand, key=lambda one: _alike(one, given))


def _alike(one: Puzzle, others: Iterable[Puzzle]) -> int:
    """Count how often its theme occurs among others, and how often its difficulty."""
    return sum((other.theme == one.theme) + (_band(other) == _band(one)) for other in others)


def _band(one: Puzzle) -> int:
    return one.difficulty // BAND
