"""Windfalls over the interface: told to hosts alone, and taken back as far as the gil is there."""

import asyncio
from pathlib import Path

from parlour.hall.money.ledger import player_account
from tests.store.databases import database_at
from tests.store.ports.hosting.test_windfalls import dealt
from tests.web.collecting import enrolled, owned, refused
from tests.web.routes.money.test_card_sets import GAME, name_of_a_set
from tests.web.routes.money.test_community_sets import club, keeper, priced  # noqa: F401 - who makes a set
from tests.web.routes.test_moderation import folder, hall, host  # noqa: F401 - a hall whose database is known
from tests.web.visiting import Guest

WHY = {"why": "A mint"}


async def written(folder: Path, account: str, card: str) -> None:  # noqa: F811
    """Write what the shop of halls up to 0.2 moved for somebody who set its prices."""
    async with database_at(f"sqlite:///{folder / 'parlour.db'}") as database:
        await database.commit(dealt(f"a{card}", account, card, 9, -9), dealt(f"b{card}", account, card, 9, 4500))


def test_a_host_takes_back_what_is_there(folder: Path, host: Guest, keeper: Guest) -> None:  # noqa: F811
    """The answer says how much came back and how much was missing. It is done once, and by hosts alone."""
    name = name_of_a_set()
    assert keeper.post("/api/card-sets", priced(name, 30)).status_code == 200
    asyncio.run(written(folder, player_account(keeper.me["id"]), f"{GAME}/{name}/1"))
    other = enrolled(Guest(str(keeper.http.base_url)))
    trade = keeper.post("/api/trades", {"to": other.me["id"], "mine": {"gil": 4000}, "theirs": {}}).json()
    assert other.post(f"/api/trades/{trade['id']}/agree", {"seen": trade["list"]}).json()["status"] == "done"
    listed = [one for one in host.http.get("/api/host/windfalls").json() if one["set"] == name]
    assert [(one["got"], one["paid"], one["due"], one["there"]) for one in listed] == [(4500, 9, 4491, 991)]
    take = f"/api/host/windfalls/{keeper.me['id']}/{name}/take-back"
    assert keeper.http.get("/api/host/windfalls").status_code == keeper.post(take, WHY).status_code == 403
    answer = host.post(take, WHY, key="once").json()
    assert (answer["gil"], answer["missing"]) == (991, 3500) and host.post(take, WHY, key="once").json() == answer
    assert (owned(keeper)["gil"], owned(other)["gil"]) == (0, 4500)
    assert refused(host.post(take, WHY)) == (409, "nothing-to-take-back")
    assert refused(host.post("/api/host/windfalls/nobody/any/take-back", WHY))[1] == "unknown-player"
    other.http.close()
