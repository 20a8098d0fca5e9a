"""A host's acts on accounts are in the journal, and never concern a host."""

from collections.abc import Callable

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.effects import Effect
from parlour.hall.hosting import accounts
from parlour.hall.hosting.journal import Act
from parlour.hall.people.accounts import Departed, Renamed
from parlour.hall.people.bans import Banned, Unbanned
from parlour.hall.people.player import Player
from parlour.hall.people.sessions import SessionsClosed
from parlour.table import timestamps
from tests.hall.hosting.acting import GUEST, HOST, IVO, WARRANT

DOINGS: list[Callable[[Player], list[Effect]]] = [
    lambda player: accounts.ban(WARRANT, player, 7),
    lambda player: accounts.rename(WARRANT, player, "Yvo"),
    lambda player: accounts.new_key(WARRANT, player, "digest"),
    lambda player: accounts.remove(WARRANT, player),
]


@pytest.mark.parametrize("doing", DOINGS)
@pytest.mark.parametrize(("player", "code"), [(HOST, "host-protected"), (GUEST, "no-account")])
def test_it_is_done_to_accounts_but_hosts(doing: Callable[[Player], list[Effect]], player: Player, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        doing(player)
    assert refused.value.code == code


@pytest.mark.parametrize("doing", DOINGS)
def test_the_journal_comes_with_it(doing: Callable[[Player], list[Effect]]) -> None:
    act = doing(IVO)[0]
    assert isinstance(act, Act)
    assert (act.id, act.about, act.why) == ("act-2", "ivo", "Insults at table 9")


def test_a_ban_signs_out_and_ends_by_itself() -> None:
    _act, banned, out = accounts.ban(WARRANT, IVO, 7)
    week = timestamps.later(WARRANT.now, 7 * accounts.DAY)
    assert (banned, out) == (Banned("ivo", "act-2", week, WARRANT.why), SessionsClosed("ivo"))
    assert accounts.ban(WARRANT, IVO, None)[1] == Banned("ivo", "act-2", None, WARRANT.why)


def test_a_ban_is_taken_back() -> None:
    act, unbanned = accounts.unban(WARRANT, IVO, "act-1")
    assert isinstance(act, Act) and act.undoes == "act-1"
    assert unbanned == Unbanned("ivo", WARRANT.now, "act-1")


def test_a_new_name_is_judged_as_any() -> None:
    act, renamed, former = accounts.rename(WARRANT, IVO, "  Yvo ")
    assert (renamed, former) == (Renamed("ivo", "Yvo"), accounts.FormerName("act-2", "ivo", "Ivo", "Yvo"))
    assert isinstance(act, Act) and act.data == {}, "who leaves leaves no name in it"
    for name, code in (("Ivo", "same-name"), ("Admin", "name-reserved"), ("/", "bad-name")):
        with pytest.raises(Refusal) as refused:
            accounts.rename(WARRANT, IVO, name)
        assert refused.value.code == code


def test_who_is_removed_leaves_as_by_themselves() -> None:
    assert accounts.remove(WARRANT, IVO)[1] == Departed("ivo", WARRANT.now)
