"""Communities are made and changed by those who may do so."""

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.communities.community import Community, found, keeping, recharter
from parlour.hall.money.ledger import account_player, player_account, purse
from parlour.hall.people.player import Player, Role
from tests.hall.communities.test_charter import charter, rules
from tests.table.playing import NOW

HOST, ANN = Player("h", "Host", Role.HOST), Player("ann", "Ann", Role.PLAYER)


def test_it_is_made_at_an_address() -> None:
    made = found("lantern-club", charter(name={"en": " Lantern  Club", "fr": ""}), HOST, NOW)
    assert made.community == Community("lantern-club", charter(), NOW, 1) and made.founder == "h"
    with pytest.raises(Refusal):
        found("Lantern Club", charter(), HOST, NOW)


def test_a_host_may_do_what_keepers_may() -> None:
    """A host may do what keepers may; anybody else must be a keeper when the change is written."""
    assert (keeping(HOST), keeping(ANN)) == (None, "ann")
    known = Community("lantern-club", charter(), NOW, 7)
    changed = recharter(known, charter(open=False), 6, ANN, NOW)
    assert (changed.seen, changed.by, changed.charter["open"]) == (6, "ann", False)
    with pytest.raises(Refusal):
        recharter(known, charter(presets=[rules("nim:none")]), 7, HOST, NOW)


def test_an_account_is_its_players_in_every_purse() -> None:
    ours = player_account(purse("ann", "lantern-club"))
    assert (purse("ann"), ours) == ("ann", "player:ann@lantern-club")
    assert account_player(ours) == account_player(player_account("ann")) == "ann"
