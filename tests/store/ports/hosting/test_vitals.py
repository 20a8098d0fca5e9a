"""The counts of a hall on both databases."""

from parlour.hall.hosting.vitals import Counts
from parlour.hall.listings import Summary
from parlour.hall.play.commit import Append
from parlour.store.database import Database
from tests.store.ports.test_accounts import on
from tests.table.playing import NOW, dealt_match, empty_table


def test_matches_are_counted_by_how_they_stand(url: str) -> None:
    async def work(database: Database) -> None:
        assert await database.vitals.counts(NOW) == Counts(0, 0, 0, 0)
        for number, status in enumerate(["live", "live", "open", "over"]):
            match = dealt_match(match_id=f"m{number}")
            table = empty_table(match.rules.text, match.id, match.secret)
            summary = Summary(status, turn=None)  # type: ignore[arg-type]  # all are
            await database.append(Append(table, match.log, created=True, summary=summary))
        assert await database.vitals.counts(NOW) == Counts(2, 1, 0, 0)

    on(url, work)
