"""An observation shows the table of Cipher from its seat's side, and a hand to its owner alone."""

import numpy as np
import pytest

from parlour.core import registry
from parlour.core.facets.learning import observed
from parlour.games.cipher.compiled.compile import NUMBERS
from parlour.games.cipher.play.observation import OBSERVATION
from tests.games.cipher.scenes import Scene, side, unit

GAME = registry.game("cipher")


def place(code: str) -> int:
    """Return 1 + the place of a card in the table of all."""
    return 1 + NUMBERS[code]


@pytest.fixture(scope="module")
def table() -> Scene:
    """Return two fields that share no card."""
    ours = side([unit("B01-036", tapped=True)], ["B01-019"], ["B01-020", "x"], ["S02-003", "B01-012"], orbs=4)
    theirs = side(["S01-003"], [], ["B01-055"], ["B01-060"], orbs=2, main="B01-053")
    return Scene(ours, theirs)


def seen(table: Scene, seat: int) -> np.record:
    """Return what a seat may know of it."""
    state = GAME.parse_position(GAME.rule_book.parse(table.rules), table.position)
    found: np.record = observed(OBSERVATION, state, seat)[0]
    return found


@pytest.mark.parametrize("seat", [0, 1])
def test_both_seats_see_their_own_field_before_the_other(table: Scene, seat: int) -> None:
    """A seat sees units, lines, tapped units, main characters, bonds and numbers of cards, its own side first."""
    found = seen(table, seat)
    own, other = (0, 1) if seat == 0 else (1, 0)  # where the first side's cards are
    units = [{place(code) for code in codes} for codes in (["B01-003", "B01-036", "B01-019"], ["B01-053", "S01-003"])]
    shown = [set(found["unit_card"][at].tolist()) - {0} for at in (own, other)]
    assert shown == units and found["unit_tapped"][own].sum() == 1
    assert sorted(found["unit_line"][own].tolist(), reverse=True)[:3] == [2, 1, 1]
    assert found["unit_main"].sum(axis=1).tolist() == [1, 1]
    face_down = {place("B01-036")} if seat == 0 else set()
    assert {*found["bond_card"][own].tolist()} == {place("B01-020"), 0} | face_down
    assert {*found["bond_card"][other].tolist()} == {place("B01-055"), 0}
    assert (found["bonds"][own], found["bonds"][other]) == (2, 1)
    assert (found["orbs"][own], found["orbs"][other]) == (4, 2)
    assert found["turn"] == 1 - seat


def test_a_hand_is_told_to_its_owner(table: Scene) -> None:
    """The other seat learns only how many cards a hand has."""
    first, second = seen(table, 0), seen(table, 1)
    assert {*first["hand_card"][0].tolist()} == {place("S02-003"), place("B01-012"), 0}
    assert not first["hand_card"][1].any() and not second["hand_card"][1].any()
    assert first["in_hand"].tolist() == [2, 1] and second["in_hand"].tolist() == [1, 2]
