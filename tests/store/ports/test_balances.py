"""Balances on both databases: the newest of each rule set, and none of another revision."""

from parlour.analysis.balance import Balance
from parlour.hall.study.balances import Balanced
from parlour.store.database import Database
from tests.store.ports.test_accounts import on

RULES = "triple-triad:ff8"


def test_the_newest_is_kept(url: str) -> None:
    """The newest balance replaces the one before."""

    async def work(database: Database) -> None:
        assert await database.balances.of(RULES, 2) is None
        await database.commit(Balanced(RULES, 1, Balance(games=4, won=1)))
        assert await database.balances.of(RULES, 2) is None
        found = Balance(games=200, won=90, drawn=30, decisions=1800, turns=900)
        await database.commit(Balanced(RULES, 2, found))
        assert await database.balances.of(RULES, 2) == found
        assert await database.balances.of(RULES, 1) is None

    on(url, work)
