"""A tournament whose organiser is gone is the host's to run; who is banned plays in none."""

from tests.web.routes.cups.test_tournaments import announced, seen
from tests.web.routes.test_moderation import claimed
from tests.web.visiting import Guest


def test_a_host_calls_time_for_an_organiser_who_left(hall: str, host: Guest) -> None:
    """Nobody waits for ever for a board that is not played on; nobody else may end it."""
    with Guest(hall) as organiser, Guest(hall) as ann, Guest(hall) as ben:
        path = announced(organiser)
        for one in (ann, ben):
            assert one.post(f"{path}/entrants", {}).status_code == 200
        assert organiser.post(f"{path}/start").status_code == 200
        assert organiser.post("/api/me/leave", {}).status_code == 204
        assert seen(host, path)["runs"] and not seen(ann, path)["runs"]
        assert ann.post(f"{path}/time").status_code == 403
        over = host.post(f"{path}/time")
        assert over.status_code == 200 and over.json()["status"] == "over"


def test_who_is_banned_lets_nobody_wait(hall: str, host: Guest) -> None:
    """The other goes on without a second board, as when somebody leaves."""
    with Guest(hall) as organiser, Guest(hall) as ann, Guest(hall) as guest:
        ben, _name = claimed(guest)
        path = announced(organiser, best=3)
        for one in (ann, ben):
            assert one.post(f"{path}/entrants", {}).status_code == 200
        assert organiser.post(f"{path}/start").status_code == 200
        banned = host.post(f"/api/host/accounts/{ben.me['id']}/ban", {"days": 1, "why": "Insults"})
        assert banned.status_code == 200
        found = seen(ann, path)
        assert (found["status"], found["winner"]) == ("over", ann.me["name"])
