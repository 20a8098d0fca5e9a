"""Unseen cards are drawn as from a real deck and real orbs, however cards come into the deck (rulebook 8).

Every shuffle, draw and choice is enumerated on both tables; shares are fractions.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import lru_cache, partial
from typing import Any, TypeVar

import pytest

from parlour.core.chance import Chance, enumerate_outcomes
from tests.games.cipher import played_table, real_table
from tests.games.cipher.real_table import Fact, Turned

Key = TypeVar("Key")
Made = TypeVar("Made")
Heard = tuple[tuple[Any, ...], ...]  # the facts told to each viewer, in order

CARDS = ["B01-036", "S02-004", "B01-019", "S02-003", "B01-020", "B01-012", "B01-008", "B01-010"]
VIEWERS = range(3)
# Stories that combine two things of other stories, and take seconds each.
DEAR = {
    "two refreshes", "retreat into deck, with a hand", "retreat into deck twice", "orbs of two shuffles",
    "hand on the deck, retreat shuffled in", "search with a hand, then orbs of the new deck", "two searches",
    "search, then retreat into deck", "search under a card its owner put there",
}  # fmt: skip

# Ways for cards to come into a deck, each with draws, supports and orbs afterwards. The numbers: cards unseen at the
# beginning, cards drawn first, orbs, and cards in the retreat area. Then the steps.
STORIES: dict[str, tuple[int, int, int, int, str]] = {
    "refresh": (4, 0, 2, 2, "draw, draw, take orb, draw, support, take orb"),
    "refresh by a support, with a hand": (4, 1, 2, 2, "support, discard, draw, lose orb, draw"),
    "refresh, then the new deck gives orbs": (3, 0, 2, 3, "draw, top to orbs, take orb, draw, take orb, take orb"),
    "two refreshes": (4, 1, 2, 2, "mill, support, support, draw, discard, draw, take orb, draw"),
    "refresh when the last card becomes an orb": (3, 0, 1, 2, "draw, top to orbs, draw, take orb, take orb"),
    "refresh at the next check": (3, 0, 2, 0, "draw, lose orb, draw, discard, take orb"),
    "retreat into deck": (4, 0, 2, 2, "retreat into deck, draw, take orb, support, take orb"),
    "retreat into deck, with a hand": (5, 1, 1, 1, "draw, retreat into deck, draw, discard, take orb"),
    "retreat into deck twice": (4, 0, 1, 1, "retreat into deck, mill, top to orbs, retreat into deck, draw, take orb"),
    "orbs of two shuffles": (4, 0, 1, 2, "retreat into deck, top to orbs, top to orbs, take orb, draw"),
    "shuffle of a card everybody knows": (4, 0, 1, 0, "reveal top, shuffle, draw, take orb, draw"),
    "shuffle of a card its owner knows": (5, 1, 1, 0, "look at top, shuffle, draw, take orb, draw"),
    "hand on the deck": (5, 2, 1, 0, "hand to deck, draw, take orb, hand to deck, support"),
    "hand on the deck, shuffled": (4, 1, 1, 0, "hand to deck, shuffle, draw, take orb"),
    "hand on the deck, retreat shuffled in": (4, 2, 1, 2, "hand to deck, retreat into deck, draw, draw, take orb"),
    "retreat on the deck": (4, 1, 2, 2, "retreat to deck, draw, take orb, support"),
    "retreat on the deck, shuffled": (4, 0, 2, 2, "retreat to deck, shuffle, top to orbs, take orb, draw"),
    "a mulligan": (4, 2, 0, 0, "mulligan, draw, draw, discard"),
    "orbs from hand and retreat": (4, 1, 1, 2, "hand to orbs, retreat to orbs, draw, support, draw, take orb"),
    "bonds face down before a refresh": (4, 0, 1, 2, "top to bonds, mill, support, top to bonds, draw, take orb"),
    "orbs looked at before and after": (4, 1, 2, 2, "look at orb, draw, top to orbs, look at orb, draw, take orb"),
    "orbs turned up before and after": (4, 1, 2, 2, "turn up orb, draw, top to orbs, turn up orb, draw, take orb"),
    "the top looked at, then an orb": (4, 0, 1, 2, "look at top, top to orbs, draw, mill, draw, take orb"),
    "search": (4, 0, 2, 0, "look through deck, take from deck, shuffle, draw, take orb, draw"),
    "search with a hand, then orbs of the new deck": (
        5, 1, 1, 0, "look through deck, take from deck, shuffle, top to orbs, take orb, draw, take orb",
    ),
    "search under a card its owner put there": (
        4, 1, 1, 0, "hand to deck, look through deck, take from deck, shuffle, draw, discard, take orb",
    ),
    "search under a card everybody knows": (
        4, 0, 1, 0, "reveal top, look through deck, take from deck, shuffle, draw, discard, take orb",
    ),
    "search after a refresh": (
        3, 0, 1, 2, "draw, mill, look through deck, take from deck, shuffle, draw, take orb",
    ),
    "two searches": (
        4, 0, 1, 0, "look through deck, take from deck, shuffle, look through deck, shuffle, draw, discard, take orb",
    ),
    "search, then retreat into deck": (
        4, 0, 1, 1, "look through deck, take from deck, shuffle, discard, retreat into deck, draw, take orb",
    ),
    "an old hand after a refresh, on the deck": (4, 2, 1, 2, "mill, hand to deck, draw, support, discard, take orb"),
}  # fmt: skip


def spread(shares: Mapping[Key, Fraction], happen: Callable[[Key, Chance], Made]) -> dict[Made, Fraction]:
    """Return the distribution after one more step, over every tape."""
    found: dict[Made, Fraction] = defaultdict(Fraction)
    for key, share in shares.items():
        for weight, made in enumerate_outcomes(partial(happen, key)):
            found[made] += share * weight
    return dict(found)


def tell(heard: Heard, facts: Iterable[Fact]) -> Heard:
    """Add these facts to each viewer's, as far as the viewer may know them."""
    for word, face, known, left in facts:
        heard = tuple((*one, (word, face if known >> v & 1 else "", left)) for v, one in enumerate(heard))
    return heard


def play(table: Any, story: tuple[int, int, int, int, str]) -> dict[tuple[Any, Heard], Fraction]:
    """Play every way in which a story can go, with what each viewer hears."""
    unseen, hand, orbs, retreat, words = story
    silent: Heard = ((),) * len(VIEWERS)

    def begin(_: None, chance: Chance) -> tuple[Any, Heard]:
        return table.begun(CARDS[:unseen], orbs, CARDS[unseen : unseen + retreat], chance), silent

    def happen(word: str, key: tuple[Any, Heard], chance: Chance) -> tuple[Any, Heard]:
        after, facts = table.step(key[0], word, chance)
        return after, tell(key[1], facts)

    shares = spread({None: Fraction(1)}, begin)
    for word in ["draw"] * hand + words.split(", "):
        shares = spread(shares, partial(happen, word))
    return shares


@lru_cache(maxsize=20_000)  # what is imagined is mostly what was played
def one_turned(made: bytes) -> list[tuple[Fraction, bytes]]:
    """Return every table with one more card turned over, each with its share."""
    return enumerate_outcomes(partial(played_table.next_turned, made))


def turned(shares: Mapping[bytes, Fraction]) -> dict[Turned, Fraction]:
    """Turn all cards over, one after another."""
    while True:
        after = collect((made, share * part) for key, share in shares.items() for part, made in one_turned(key))
        if after.keys() == shares.keys():
            return collect((played_table.turned_over(made), share) for made, share in after.items())
        shares = after


def collect(shares: Iterable[tuple[Key, Fraction]]) -> dict[Key, Fraction]:
    """Add up equal outcomes."""
    found: dict[Key, Fraction] = defaultdict(Fraction)
    for key, share in shares:
        found[key] += share
    return dict(found)


def by_viewer(shares: Mapping[tuple[Any, Heard], Fraction], viewer: int) -> dict[Any, dict[Any, Fraction]]:
    """Return the possible tables for each story that a viewer may have heard."""
    found: dict[Any, dict[Any, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    for (table, heard), share in shares.items():
        found[heard[viewer]][table] += share
    return found


Told = tuple[dict[tuple[Any, Heard], Fraction], dict[tuple[Any, Heard], Fraction]]


EACH = [pytest.param(story, marks=pytest.mark.siege if story in DEAR else ()) for story in STORIES]


@pytest.fixture(scope="module", params=EACH)
def told(request: pytest.FixtureRequest) -> Told:
    """Return a story as it goes at the played table, and at the real one."""
    story = STORIES[request.param]
    return play(played_table, story), play(real_table, story)


def test_what_comes_is_as_from_a_real_deck_beside_real_orbs(told: Told) -> None:
    """All that is told, and every card turned over at the end, has equal shares on both tables."""
    played, real = told
    truth = collect(((heard, real_table.turned_over(table)), share) for (table, heard), share in real.items())
    found: dict[Any, Fraction] = defaultdict(Fraction)
    for (table, heard), share in played.items():
        for cards, part in turned({table.made: Fraction(1)}).items():
            found[heard, cards] += share * part
    assert found == truth


def test_a_view_is_what_was_heard_and_imagines_every_truth_behind_it(told: Told) -> None:
    """Viewers who heard the same see the same bytes; a state imagined from them is as likely as the real one."""
    played, real = told
    for viewer in VIEWERS:
        behind = by_viewer(real, viewer)
        for heard, tables in by_viewer(played, viewer).items():
            (seen,) = {played_table.view(table, viewer) for table in tables}
            imagined = spread({seen: Fraction(1)}, partial(played_table.imagined, viewer))
            whole = sum(behind[heard].values())
            truth = collect((real_table.turned_over(table), share / whole) for table, share in behind[heard].items())
            assert turned(imagined) == truth, (viewer, heard)
