"""Invitations that are withdrawn: once, and for good."""

from collections.abc import Callable

from tests.web.routes.hosting.test_charter import arrange
from tests.web.routes.hosting.test_roll import code
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]


def test_an_invitation_is_taken_back(guest: Arrive, host: Guest) -> None:
    arrange(host, accounts="invited")
    made = host.post("/api/host/invitations", {"uses": 3, "days": 30, "why": "The spring fair"}).json()
    revoke = f"/api/host/invitations/{made['act']}/revoke"
    assert host.post(revoke, {"why": "The fair is over"}).status_code == 200
    assert host.post(revoke, {"why": "The fair is over"}).status_code == 409
    claim = {"name": "Fair one", "password": "correct horse", "invitation": made["link"].split("=")[1]}
    assert code(guest().post("/api/me/claim", claim)) == "invitation-spent"
    assert code(host.post("/api/host/invitations/none/revoke", {"why": "None"})) == "unknown-invitation"
    kinds = [act["kind"] for act in host.http.get("/api/host/journal").json()["acts"]]
    assert kinds[:2] == ["uninvited", "invited"]
