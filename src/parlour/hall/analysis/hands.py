"""Hands: the best cards to bring, told better and better while they are searched; never for a match that is played."""

from collections.abc import Iterator, Sequence

from parlour.analysis.meetings import Results
from parlour.analysis.which_hand import HandSearch
from parlour.core import registry
from parlour.core.rules import RuleSet
from parlour.hall.analysis import shapes

MOST = 4_000  # meetings of one search: some minutes' work
STRIDE = 2  # meetings in one step of work: whoever waits for another look has their turn between two


def told(rules: RuleSet, collection: Sequence[object]) -> Iterator[shapes.BestHand]:
    """Tell the best hand of a collection against random opponents, each time more is known.

    Refuse, before anything is told, where no hand is chosen or where deals cannot be solved.
    """
    search = HandSearch(registry.game(rules.game), rules, collection)
    steps = search.steps()
    for _first_meeting in range(2):
        next(steps)
    return _told(search, steps)


def _told(search: HandSearch, steps: Iterator[None]) -> Iterator[shapes.BestHand]:
    for _step in steps:
        if search.count % STRIDE == 0 and search.best is not None:
            yield _as_json(search, search.best, finished=False)
        if search.count >= MOST:
            break
    ranking = search.ranking()
    yield _as_json(search, ranking.best[0], ranking.finished)


def _as_json(search: HandSearch, best: Results, finished: bool) -> shapes.BestHand:
    won, drawn, lost = best.shares
    cards = [search.cards[place] for place in best.hand]
    return {
        "type": "hand",
        "cards": [card.card for card in cards],
        "names": [card.name for card in cards],
        "points": best.points,
        "error": best.points_error,
        "won": won,
        "drawn": drawn,
        "lost": lost,
        "opponents": len(best.meetings),
        "meetings": search.count,
        "finished": finished,
    }
