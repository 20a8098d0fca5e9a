"""Confidential refusals: the reason is told to the player it is about, and to nobody else."""

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.confidential import Confidential, about

WHY = Refusal("too-few", asset="gil")
NO_CARDS = Refusal("too-few", asset="card")


def test_the_player_alone_is_told_why() -> None:
    """Others are told that the other side cannot, and nothing of what the player has."""
    with pytest.raises(Confidential) as caught, about("ann"):
        raise WHY
    assert caught.value.told("ann") is WHY
    for other in ("ben", ""):
        assert caught.value.told(other) is caught.value
        assert caught.value.code == "other-side-short" and caught.value.args_ == {}


def test_where_two_are_short_each_is_told_of_themselves() -> None:
    """If two players lack something, each is told of themselves, and others no more than before."""
    both = Confidential({"ann": WHY, "ben": NO_CARDS})
    assert [both.told(player) for player in ("ann", "ben", "eve")] == [WHY, NO_CARDS, both]


def test_what_is_found_later_is_told_beside_what_was_found_first() -> None:
    """A later reason is added to the first. Each player is told their own, and the first one if there are two."""
    both = Confidential({"ann": WHY}).beside(Confidential({"ann": NO_CARDS, "ben": NO_CARDS}))
    assert [both.told(player) for player in ("ann", "ben", "eve")] == [WHY, NO_CARDS, both]


def test_it_is_about_whom_it_was_first_about() -> None:
    """The reason stays with the player it was first about."""
    with pytest.raises(Confidential) as caught, about("ben"), about("ann"):
        raise WHY
    assert (caught.value.told("ann"), caught.value.told("ben")) == (WHY, caught.value)


def test_a_seat_without_a_player_has_nothing_to_hide() -> None:
    """A refusal about a seat without a player is told to the one who asked."""
    with pytest.raises(Refusal) as caught, about(None):
        raise WHY
    assert caught.value is WHY


def test_a_mistake_of_ours_is_nobodys_secret() -> None:
    """Only a Refusal is told in confidence; an error of the program is not caught."""
    with pytest.raises(ZeroDivisionError), about("ann"):
        raise ZeroDivisionError
