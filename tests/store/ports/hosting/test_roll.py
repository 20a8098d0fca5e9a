"""The roll on both databases: accounts by name, and by what is held against them."""

import pytest

from parlour.hall.hosting.enrolling import NeedUnopened
from parlour.hall.hosting.roll import Open
from parlour.hall.listings import Summary
from parlour.hall.money.ledger import GIL, HOUSE, Transfer, escrow_account, move, player_account
from parlour.hall.people.accounts import Appointed
from parlour.hall.people.bans import Banned
from parlour.hall.people.moderation import Muted, Report, Reported
from parlour.hall.people.player import Player, Role
from parlour.hall.people.sessions import Session, SessionOpened
from parlour.hall.play.commit import Append
from parlour.store.database import Database
from parlour.table.timestamps import later
from tests.store.databases import refused
from tests.store.ports.people.test_ties import accounts
from tests.table.playing import NOW, dealt_match, empty_table

pytestmark = pytest.mark.usefixtures("guests")

IFRIT = "triple-triad/ff8/82"


async def names(database: Database, *asked: object) -> list[str]:
    """Return the names on a page."""
    page = await database.roll.page(*asked, now=NOW)  # type: ignore[arg-type]  # a name, whom, a page
    return [line.player.name for line in page.lines]


async def test_accounts_are_found_by_what_stands_against_them(database: Database) -> None:
    await accounts(database)
    await database.commit(SessionOpened(Session("s", "ben", "d", "", NOW, NOW)))
    await database.commit(Banned("ben", "act-1", None, "Insults"), Banned("eve", "act-2", NOW, "Over"))
    await database.commit(Muted("eve", later(NOW, 1), "Spam"))
    await database.commit(Reported(Report(0, Player("ann", ""), Player("eve", ""), None, "spam", "", NOW)))
    await database.commit(Transfer("gift", NOW, "enrolled", move(HOUSE, player_account("ben"), {GIL: 9, IFRIT: 1})))
    assert await names(database, "", "all", 0) == ["Ann", "Ben", "Eve"]
    assert await names(database, "E", "all", 0) == ["Ben", "Eve"]
    assert await names(database, "%", "all", 0) == []
    assert await names(database, "", "all", 1) == []
    assert await names(database, "", "banned", 0) == ["Ben"]
    assert await names(database, "", "muted", 0) == ["Eve"]
    assert await names(database, "", "reported", 0) == ["Eve"]
    ben = await database.roll.line("ben", NOW)
    assert ben is not None and (ben.gil, ben.seen, ben.ban) == (9, NOW, {"until": None, "why": "Insults"})
    eve = await database.roll.line("eve", NOW)
    assert eve is not None and (eve.reports, eve.muted, eve.ban) == (1, later(NOW, 1), None)
    assert await database.roll.line("nobody", NOW) is None


async def test_what_lies_at_stake_is_still_owned(database: Database) -> None:
    """Staked cards count as owned, so that the roll does not reveal a hand."""
    await accounts(database)
    match = dealt_match()
    table = empty_table(match.rules.text, match.id, match.secret)
    await database.append(Append(table, match.log, created=True, summary=Summary("live", turn=0)))
    await database.commit(Transfer("gift", NOW, "enrolled", move(HOUSE, player_account("ann"), {IFRIT: 2})))
    staked = move(player_account("ann"), escrow_account(match.id, 0), {IFRIT: 1})
    await database.commit(Transfer("stake", NOW, "staked", staked))
    assert await database.roll.owned("ann") == {IFRIT: 2}
    assert await database.roll.open("ann", NOW) == Open(1, 0, 0)
    assert await database.roll.open("eve", NOW) == Open(0, 0, 0)


async def test_who_came_in_is_not_taken_back(database: Database) -> None:
    """An account that was opened, by a session or a role, is no longer removable."""
    await accounts(database)
    keys, alike = await database.roll.names()
    assert keys == {"ann", "ben", "eve"} and len(alike) == 3
    await database.commit(NeedUnopened(("ann", "ben")))
    await database.commit(SessionOpened(Session("s", "ben", "d", "", NOW, NOW)))
    assert await refused(database, NeedUnopened(("ann", "ben"))) == "register-used"
    await database.commit(Appointed("ann", Role.MODERATOR))
    assert await refused(database, NeedUnopened(("ann",))) == "register-used"
