"""The journal over the interface: in pages, and for one account."""

from collections.abc import Callable

from parlour.hall.hosting.journal import PAGE
from tests.web.routes.hosting.test_roll import at, code
from tests.web.routes.test_moderation import claimed
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]


def test_it_is_read_page_by_page(guest: Arrive, host: Guest) -> None:
    """The pages have every act once, the newest first, also for one account alone."""
    ivo, mei = (claimed(guest())[0] for _ in range(2))
    for number in range(PAGE + 1):
        assert host.post(at(ivo, "/grant"), {"assets": {"gil": 1}, "why": f"Gift {number}"}).status_code == 200
    assert host.post(at(mei, "/grant"), {"assets": {"gil": 1}, "why": "Another"}).status_code == 200
    about = {"about": ivo.me["id"]}
    first = host.http.get("/api/host/journal", params=about).json()
    rest = host.http.get("/api/host/journal", params={**about, "before": first["next"]}).json()
    whys = [act["why"] for act in (*first["acts"], *rest["acts"])]
    assert whys == [f"Gift {number}" for number in reversed(range(PAGE + 1))] and rest["next"] is None
    assert host.http.get("/api/host/journal").json()["acts"][0]["why"] == "Another"


def test_an_act_there_is_not_is_not_undone(host: Guest) -> None:
    assert code(host.post("/api/host/journal/none/undo", {"why": "Why not"})) == "unknown-act"
