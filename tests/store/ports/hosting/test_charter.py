"""The charter on both databases: written only over the seen version, and applied to new accounts."""

from parlour.hall.hosting.charter import Admission, Arranged, Charter
from parlour.hall.hosting.invitations import Invitation, Invited
from parlour.hall.money.ledger import GIL, HOUSE, Transfer, move, player_account
from parlour.hall.money.stakes import AwardPrize
from parlour.hall.people.accounts import Claimed
from parlour.store.database import Database
from parlour.table.timestamps import later
from tests.store.databases import refused
from tests.store.ports.people.test_ties import accounts
from tests.store.ports.test_accounts import on
from tests.table.playing import NOW


def test_a_new_hall_says_nothing_and_lets_everybody_in(url: str) -> None:
    async def work(database: Database) -> None:
        assert await database.charter.read() == Charter()
        await database.commit(Admission(None, NOW))

    on(url, work)


def test_it_is_written_over_what_was_seen(url: str) -> None:
    """Of two changes to the same version the second is refused as out of date."""

    async def work(database: Database) -> None:
        first = Arranged({"name": "", "starting_gil": None}, {"name": "Lyon", "starting_gil": 200})
        await database.commit(first)
        assert await refused(database, first) == "changed-since"
        kept = await database.charter.read()
        assert (kept.name, kept.starting_gil) == ("Lyon", 200)
        await database.commit(Arranged({"starting_gil": 200}, {"starting_gil": None}))
        assert (await database.charter.read()).starting_gil is None

    on(url, work)


def test_accounts_are_made_as_the_door_says(url: str) -> None:
    """Accounts are closed to all, or to those without a valid invitation; a failed try does not use it."""

    async def work(database: Database) -> None:
        await database.commit(Arranged({"accounts": "open"}, {"accounts": "invited"}))
        made = Invitation("i", "For Mei", NOW, later(NOW, 1000), 1)
        await database.commit(Invited(made, "digest"))
        assert await refused(database, Admission(None, NOW)) == "invitation-needed"
        assert await refused(database, Admission("other", NOW)) == "invitation-spent"
        assert await refused(database, Admission("digest", later(NOW, 1000))) == "invitation-spent"
        await database.commit(Admission("digest", NOW), Claimed("ann", "Ann", "hash", NOW))
        assert (
            await refused(database, Admission("digest", NOW), Claimed("ben", "Ben", "hash", NOW)) == "invitation-spent"
        )
        await database.commit(Arranged({"accounts": "invited"}, {"accounts": "closed"}))
        assert await refused(database, Admission("digest", NOW)) == "accounts-closed"

    on(url, work)


def test_a_prize_is_as_much_as_the_host_says(url: str) -> None:
    """A prize is what the host sets, even none, and else what the game gives."""

    async def work(database: Database) -> None:
        await accounts(database)
        won = move(HOUSE, player_account("ann"), {GIL: 30})
        said: int | None = None
        for day, (gil, has) in enumerate([(None, 30), (50, 80), (0, 80)]):
            if gil != said:
                await database.commit(Arranged({"prize": said}, {"prize": gil}))
                said = gil
            prize = Transfer(f"prize:{day}:ann:ben", NOW, "prize", won)
            await database.commit(AwardPrize(prize, ("ann", "ben"), 1))
            assert (await database.ledger.holdings("player:ann"))[GIL] == has
        assert await database.ledger.audit() == []

    on(url, work)
