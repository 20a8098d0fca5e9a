"""Machines without a database: their names, and what is not played for with them."""

import pytest

from parlour.core.refusal import Forbidden, NotFound, Refusal
from parlour.hall.people.machines import Machine, called, made, mine, require_unstaked
from parlour.hall.people.names import MACHINE, checked_name, name_key, skeleton
from parlour.hall.people.player import Player, Role
from parlour.hall.people.sessions import Session
from parlour.table.terms import Terms

ANN = Player("ann", "Ann", Role.PLAYER)
ADEL = Player("adel", "[machine] Adel", Role.MACHINE)
SESSION = Session("s", "adel", "0" * 64, "token", "2026", "2026")


def test_a_machines_name_says_what_it_is() -> None:
    """A machine's name has a mark that no other has, once, even if it is given with it."""
    assert called("Adel") == called("[machine] Adel") == ADEL.name
    with pytest.raises(Refusal) as told:
        checked_name(f"{MACHINE}Eve")
    assert told.value.code == "bad-name"


def test_without_its_mark_the_name_is_taken_as_any_other() -> None:
    """Without the mark a machine's name is taken, and so is one that looks like it."""
    assert name_key(ADEL.name) == name_key("adel") and skeleton(ADEL.name) == skeleton("Adel")


def test_where_the_host_wants_none_none_is_made() -> None:
    """A machine is a player with a role of its own, and none is made where the host allows none."""
    assert made("adel", "Adel", ANN, 1, SESSION)[0] == ADEL
    with pytest.raises(Forbidden) as told:
        made("adel", "Adel", ANN, 0, SESSION)
    assert told.value.code == "machines-forbidden"


@pytest.mark.parametrize("terms", [Terms(gil=5), Terms(owned=True)])
def test_no_value_is_played_for_with_a_machine(terms: Terms) -> None:
    """With a machine only ratings are at stake."""
    require_unstaked(terms, ANN)
    require_unstaked(Terms(rated=True), ADEL)
    with pytest.raises(Forbidden) as told:
        require_unstaked(terms, ADEL)
    assert told.value.code == "machine-stakes"


def test_another_ones_machine_is_unknown() -> None:
    """Another player's machine is unknown, whatever its id."""
    one = Machine("adel", ADEL.name, "2026", "")
    assert mine([one], "adel") == one
    with pytest.raises(NotFound):
        mine([one], "bela")
