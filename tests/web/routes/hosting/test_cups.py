"""Tournaments under the host: those without an organiser, and banned players."""

from tests.web.routes.cups.test_tournaments import announced, seen
from tests.web.routes.test_moderation import claimed
from tests.web.visiting import Guest


def test_a_host_calls_time_for_an_organiser_who_left(hall: str, host: Guest) -> None:
    """The host, and nobody else, can end a tournament whose organiser left."""
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
    """A banned player loses the board at once, and the opponent goes on."""
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
