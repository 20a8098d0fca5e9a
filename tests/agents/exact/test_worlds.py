"""The worlds behind a view are solved one by one, and an action is weighed by its results in them."""

import pytest

from parlour.agents.exact import worlds
from parlour.agents.search import Search, Settings
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.record import State, copy
from tests.minimax import values

TRIAD = registry.game("triple-triad")


def _played(rules: str, seed: int, placements: int) -> tuple[State, int]:
    """Return the view of the seat to act after so many random placements, and that seat."""
    chance = Seeded(seed)
    state, _events = TRIAD.deal(TRIAD.rule_book.parse(f"triple-triad:{rules}"), [{}, {}], chance)
    for _ in range(placements):
        legal = TRIAD.legal(state)
        TRIAD.apply(state, legal[chance.pick(len(legal))], chance)
    seat = TRIAD.to_act(state)
    return TRIAD.observe(state, seat), seat


@pytest.mark.parametrize("rules", ["ff8", "ffwtt+same+plus", "ff14+reverse", "ffwtt+same+plus+power_wall"])
def test_an_action_counts_the_worlds_that_it_wins(rules: str) -> None:
    """The points of an action are the worlds it wins less those it loses: a textbook's minimax says the same."""
    view, seat = _played(rules, 5, 6)
    assert TRIAD.exact is not None
    many = worlds.count(TRIAD.exact.effort(TRIAD.resample(view, seat, Seeded(0))))
    imagined = [TRIAD.resample(view, seat, Seeded(number)) for number in range(many)]
    assert len({world.tobytes() for world in imagined}) > 1
    wanted = dict.fromkeys(TRIAD.legal(view), 0)
    for world in imagined:
        for action, value in values(TRIAD, world).items():
            wanted[action] += (value > 0) - (value < 0)
    assert worlds.points(TRIAD, view, map(copy, imagined).__next__) == wanted


def test_more_worlds_are_solved_the_less_each_of_them_takes() -> None:
    """The less effort one world takes, the more of them are solved, up to the number that helps."""
    counts = [worlds.count(effort) for effort in range(0, 700_000, 1_000)]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] == worlds.MOST and counts[-1] == 0


@pytest.mark.parametrize("rules", ["free", "free+same+plus", "ff14+ascension", "ffwtt+power_wall"])
def test_what_goes_on_for_longer_takes_longer(rules: str) -> None:
    assert TRIAD.exact is not None
    efforts = []
    for placements in range(8, -1, -2):
        view, seat = _played(rules, 1, placements)
        efforts.append(TRIAD.exact.effort(TRIAD.resample(view, seat, Seeded(1))))
    assert efforts == sorted(efforts)
    assert efforts[0] < efforts[-1]


@pytest.mark.parametrize(
    "rules", ["chakart:seed", "triple-triad:free+playing_order=chaos", "triple-triad:ffwtt+power_wall"]
)
def test_nothing_is_said_where_too_few_worlds_are_solved(rules: str) -> None:
    """No points are given where too few worlds can be solved.

    Chakart counts no endings, Chaos has no exact ones, and with Power Wall the first card takes too long.
    """
    book = registry.game(rules.partition(":")[0])
    state, _events = book.deal(book.rule_book.parse(rules), [{}, {}], Seeded(1))
    seat = book.to_act(state)
    view = book.observe(state, seat)
    assert worlds.points(book, view, lambda: book.resample(view, seat, Seeded(1))) is None


def test_a_search_plays_what_the_worlds_find_best() -> None:
    """A search plays what the worlds find best; without solving, as short a search errs in some of these views."""
    errs = []
    for seed in range(12):
        view, seat = _played("ff8", seed, 5)
        imagined = [TRIAD.resample(view, seat, Seeded(number)) for number in range(worlds.MOST)]
        found = worlds.points(TRIAD, view, iter(imagined).__next__)
        assert found is not None
        alone = Search(Settings(iterations=30, exact=False)).choose(TRIAD, view, seat, seed)
        solved = Search(Settings(iterations=30)).choose(TRIAD, view, seat, seed)
        errs.append(found[solved] - found[alone])
    assert sum(errs) > 0
