"""A hall of the first release under today's program: each of its matches still has a page, a record and a verdict."""

import gzip
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import orjson
import pytest

from parlour.hall.people.sessions import digest
from parlour.store.backup import SUFFIX
from parlour.web.clock import now
from tests.rounds import rounds
from tests.store.databases import SQLITE_FIRST, empty
from tests.store.test_backup import restored
from tests.store.test_old_halls import FIRST, rows_of
from tests.web.collecting import SHELF, SHOP, claimed, owned, refused
from tests.web.visiting import COMPILING, Guest, Message, serving, until

Played = list[Message]
TOKEN = "the cookie of a guest of 0.1"
OWNED = {"gil": 500, "triple-triad/ff8/3": 2}
ALIKE = rounds(1, 99)  # matches of a game that are alike running or over


def _owning(file: Path, guest: str, folder: Path) -> Path:
    """Return a backup of 0.1 in which a guest owns what guests were given then, and has a known cookie."""
    header, *lines = map(json.loads, gzip.decompress(file.read_bytes()).splitlines())
    opened = {"digest": digest(TOKEN), "id": "s", "player": guest, "device": "", "created": now(), "seen": now()}
    held = [{"account": f"player:{guest}", "asset": asset, "count": count} for asset, count in OWNED.items()]
    rows: list[tuple[str, Message]] = [("session", opened), *(("holding", one) for one in held)]
    for table, row in rows:
        lines.append([table, *(row[column] for column in header["tables"][table])])
    made = folder / f"owning{SUFFIX}"
    made.write_bytes(gzip.compress(b"\n".join(map(orjson.dumps, [{**header, "rows": len(lines)}, *lines])) + b"\n"))
    return made


@pytest.fixture(scope="module", params=SQLITE_FIRST)
def hall(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Played]]:
    """Yield the address of the hall, and its matches as the first release left them."""
    folder: Path = tmp_path_factory.mktemp("first")
    with empty(request.param, folder) as url:
        kept = rows_of(FIRST[request.param])
        guest = next(row["id"] for row in kept["player"] if row["role"] == "guest")
        restored(url, _owning(FIRST[request.param], guest, folder))
        with serving(folder, url, rate_limits=False) as address:
            yield address, kept["match"]


def some(played: Played, alike: int) -> Played:
    """Return the first matches of each game, so many of each status."""
    counted = Counter[tuple[str, str]]()
    found = []
    for row in played:
        counted[row["game"], row["status"]] += 1
        if counted[row["game"], row["status"]] <= alike:
            found.append(row)
    return found


@pytest.mark.parametrize("alike", ALIKE)
def test_every_match_is_shown(hall: tuple[str, Played], alike: int) -> None:
    """Each match has a table, a history from the first entry to the last, and a page."""
    address, played = hall
    with Guest(address) as guest:
        for row in some(played, alike):
            with guest.at(row) as seat:
                told = seat.hear("snapshot")
            assert told["match"]["status"] in (row["status"], "over"), row
            assert all(entry["view"] is not None or told["match"]["strayed"] for entry in told["history"])
            for page in (f"/t/{row['id']}", f"/api/matches/{row['id']}", f"/api/matches/{row['id']}/preview.png"):
                assert guest.http.get(page).is_success, page


@pytest.mark.parametrize("alike", ALIKE)
def test_every_finished_match_is_kept(hall: tuple[str, Played], alike: int) -> None:
    """Each finished match has its files and picks. It is fair, or was played by older rules."""
    address, played = hall
    over = [row for row in some(played, alike) if row["status"] == "over"]
    assert {row["game"] for row in over} == {row["game"] for row in played}
    with Guest(address) as guest:
        for row in over:
            path = f"/api/matches/{row['id']}"
            assert guest.http.get(f"/library/{row['id']}").is_success
            for file in guest.http.get(f"{path}/exports").json():
                assert guest.http.get(file["path"]).is_success, file
            assert guest.http.get(f"{path}/picks").is_success
            assert guest.http.get(f"{path}/verify").json()["verdict"] in ("fair", "older-rules"), row


def test_what_still_runs_is_played_on_or_called_off(hall: tuple[str, Played]) -> None:
    """A running match that today's rules cannot replay is over, and its last event says why; the others go on."""
    address, played = hall
    live = [row for row in played if row["status"] == "live"]
    assert live
    with Guest(address) as guest:
        for row in live:

            def settled(row: Message = row) -> Message | None:
                table = guest.look(row)
                return table if table["status"] == "over" or not table["strayed"] else None

            table = until(settled, "it runs, or is called off", COMPILING)
            assert table["status"] == "live" or table["result"]["reason"] == "called-off", row


def test_what_a_guest_owns_waits_for_their_account(hall: tuple[str, Played]) -> None:
    """A guest's cards of then are shown but cannot move, and are theirs again when they have an account."""
    with Guest(hall[0]) as guest:
        guest.http.cookies.clear()
        guest.http.cookies.set("parlour", TOKEN)
        assert owned(guest) == OWNED
        sale = f"{SHOP}/cards/3/sell", {"count": 1}
        assert refused(guest.post(*sale)) == (403, "value-needs-account")
        assert refused(guest.post(f"{SHELF}/enrol")) == (403, "value-needs-account")
        assert owned(claimed(guest)) == OWNED
        assert guest.post(*sale).is_success
        assert owned(guest)["triple-triad/ff8/3"] == 1 and owned(guest)["gil"] > OWNED["gil"]
