"""Shut-out players: their tables, challenges and trades are withdrawn, and their matches resigned."""

from collections.abc import Callable

from tests.web.routes.hosting.conftest import hall, host
from tests.web.routes.hosting.test_roll import at
from tests.web.routes.test_moderation import claimed
from tests.web.visiting import Guest

__all__ = ["hall", "host"]
Arrive = Callable[..., Guest]


def test_nothing_of_theirs_goes_on(guest: Arrive, host: Guest) -> None:
    ivo, mei = (claimed(guest())[0] for _ in range(2))
    table, match = ivo.open(), ivo.open()
    mei.join(match)
    challenge = ivo.post("/api/challenges", {"game": "nim", "rules": "nim:free", "to": {"kind": "lobby"}})
    assert challenge.status_code == 201, challenge.text
    trade = ivo.post("/api/trades", {"to": mei.me["id"], "mine": {}, "theirs": {"gil": 1}}).json()
    sheet = host.http.get(at(ivo)).json()
    assert (sheet["matches"], sheet["trades"], sheet["challenges"]) == (1, 1, 1)
    assert host.post(at(ivo, "/ban"), {"why": "For good"}).status_code == 200
    assert host.http.get(f"/api/matches/{table['id']}").json()["status"] == "closed"
    ended = mei.http.get(f"/api/matches/{match['id']}").json()
    assert ended["status"] == "over" and ended["result"]["winner"] == ended["you"]
    assert mei.http.get(f"/api/trades/{trade['id']}").json()["status"] == "withdrawn"
    assert mei.http.get("/api/challenges").json() == []
    sheet = host.http.get(at(ivo)).json()
    assert (sheet["matches"], sheet["trades"], sheet["challenges"]) == (0, 0, 0)
