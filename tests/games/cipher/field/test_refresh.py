"""A renewed deck stays apart from the orbs laid before, and a position says so (rulebook 8)."""

import json
from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from tests.games.cipher import played_table
from tests.games.cipher.field.test_pool import STORIES, play, turned
from tests.games.cipher.scenes import Scene, side

QUIET = ["B01-055"] * 4  # Lucina: support 20, no skill
CHROM = "B01-053"
OLD = ["B01-036", "S02-004"]  # the cards unseen from the beginning
NEW = "B01-012"
CIPHER = played_table.CIPHER


def shares(scene: Scene, action: str, fact: Callable[[dict[str, Any]], str]) -> dict[str, Fraction]:
    """Return the shares of an action's outcomes, by a value read from each."""
    found: dict[str, Fraction] = defaultdict(Fraction)
    for outcome in scene._judge(action=action)["outcomes"]:
        found[fact(outcome)] += Fraction(outcome["probability"])
    return dict(found)


def orb_taken(outcome: dict[str, Any]) -> str:
    return str(next(event["card"] for event in outcome["events"] if event["kind"] == "orb-taken"))


def supporting(outcome: dict[str, Any]) -> str:
    """Return the card that supported the second seat."""
    supports = [event for event in outcome["events"] if event["kind"] == "support"]
    return str(next(event["card"] for event in supports if event["seat"] == "second"))


def attacked(**theirs: Any) -> Scene:
    """Return a scene in which Chrom, whose owner has no hand, was attacked by the first of two units."""
    mine = side(front=["B11-077", "B11-084"], bonds=["B01-010"] * 2, deck=QUIET)
    return Scene(mine, side(main=CHROM, **theirs))


def test_cards_of_the_retreat_area_do_not_become_orbs() -> None:
    """After the deck's last card supports, the retreat area is the new deck; the orb is one of those laid before."""
    scene = attacked(deck=["B01-055"], retreat=[NEW], orbs={"count": 2, "pool": OLD}).say("attack B11-077")
    assert shares(scene, f"enemy {CHROM}", orb_taken) == {code: Fraction(1, 2) for code in OLD}


def test_orbs_are_not_drawn_from_a_new_deck() -> None:
    """The next support is certainly the only card of the new deck."""
    scene = attacked(deck=["B01-055"], retreat=[NEW], orbs={"count": 2, "pool": OLD})
    scene.say("attack B11-077", f"enemy {CHROM}", "attack B11-084")
    assert shares(scene, f"enemy {CHROM}", supporting) == {NEW: Fraction(1)}


def test_a_retreat_area_shuffled_into_a_deck_gives_supports_and_no_orbs() -> None:
    """Battleaxe Typhoon makes a deck of three with a card from the retreat area; the orb is one of the other three."""
    unseen = [*OLD, "B01-019"]
    scene = attacked(deck={"count": 2, "pool": unseen}, retreat=[NEW], orbs={"count": 1})
    scene.say("use B11-084 Battleaxe Typhoon", "attack B11-077")
    third = Fraction(1, 3)
    assert shares(scene, f"enemy {CHROM}", orb_taken) == dict.fromkeys(unseen, third)
    assert shares(scene, f"enemy {CHROM}", supporting) == {NEW: third, **dict.fromkeys(unseen, (1 - third) / 3)}


def test_like_cards_on_both_sides_of_a_shuffle_are_weighed_each_for_itself() -> None:
    """Linde is in the retreat area and twice among three cards that may be the orb; the third is Miriel."""
    linde, miriel = OLD
    scene = attacked(deck={"count": 2, "pool": [linde, linde, miriel]}, retreat=[linde], orbs={"count": 1})
    scene.say("use B11-084 Battleaxe Typhoon", "attack B11-077")
    both = shares(scene, f"enemy {CHROM}", lambda outcome: f"{supporting(outcome)}, {orb_taken(outcome)}")
    assert both == {
        f"{linde}, {miriel}": Fraction(1, 3),  # the deck is three Linde
        f"{miriel}, {linde}": Fraction(2, 3) * Fraction(1, 3),
        f"{linde}, {linde}": Fraction(2, 3) * Fraction(2, 3),
    }


@pytest.mark.parametrize(
    "name", ["retreat into deck", "hand on the deck, retreat shuffled in", "bonds face down before a refresh"]
)
def test_a_position_keeps_where_hidden_cards_may_lie(name: str) -> None:
    """A position written and read back has the same shares of everything that is turned over."""
    rules = CIPHER.rule_book.standard
    for made in {table.made for table, _heard in play(played_table, STORIES[name])}:
        written = json.loads(json.dumps(CIPHER.position(played_table.Played(made).state)))
        again = CIPHER.parse_position(rules, written)
        assert CIPHER.position(again) == written
        assert turned({again.tobytes(): Fraction(1)}) == turned({made: Fraction(1)})


def mixed(**fields: Any) -> Scene:
    """Return a scene with one orb laid before the deck was renewed, from two cards that were left."""
    written = {"times": 1, "came": {"pool": [0, 0, 1]}, "went": {"unseen": [0]}} | fields
    theirs = side(main=CHROM, deck={"count": 2, "pool": [*OLD, NEW]}, orbs={"count": 1})
    return Scene(side(front=["B11-077"], deck=QUIET), theirs | {"mixed": written}).say("attack B11-077")


def test_a_written_position_tells_orbs_from_cards_that_came_later() -> None:
    assert shares(mixed(), f"enemy {CHROM}", orb_taken) == {code: Fraction(1, 2) for code in OLD}
    quarter = Fraction(1, 4)
    expected = {NEW: 2 * quarter, **dict.fromkeys(OLD, quarter)}
    assert shares(mixed(), f"enemy {CHROM}", supporting) == expected


@pytest.mark.parametrize(
    ("fields", "at"),
    [
        ({"times": -1}, "times"),
        ({"times": "once"}, "times"),
        ({"mixings": 1}, "mixed"),
        ({"came": {"pool": [0, 1]}}, "came.pool"),
        ({"came": {"pool": [0, 0, 2]}}, "came.pool"),
        ({"came": {"pool": [0, 0, [1, 1]]}}, "came.pool"),
        ({"came": {"pool": [0, 0, [0, 1, 0, 0]]}}, "came"),  # the first player would know more than all together
        ({"came": {"pool": [1, 1, 1]}}, "went"),  # no card could be the orb
        ({"came": {"deck": [0, 0, 1]}}, "came"),
        ({"went": {"unseen": [0, 0]}}, "went.unseen"),
        ({"went": {"unseen": [2]}}, "went.unseen"),
    ],
)
def test_mixings_that_cannot_be_are_pointed_at(fields: dict[str, Any], at: str) -> None:
    """An impossible mixing is refused in both languages, with its place."""
    with pytest.raises(AssertionError, match=rf"position\.second\.(mixed\.)?{at}") as refused:
        mixed(**fields)
    assert "cipher-bad-position" in str(refused.value)
