"""The charter of the hall: changed at once, undone from the journal, and with limits that hold."""

from collections.abc import Callable

from tests.web.routes.hosting.test_roll import code, enrolled, gil, newest, undo
from tests.web.routes.test_moderation import claimed
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]


def arrange(host: Guest, **changes: object) -> str:
    """Change the charter, and return the id of the act."""
    answer = host.http.patch("/api/charter", json={"why": "A new season", **changes})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["act"])


def test_anybody_reads_what_a_host_wrote(guest: Arrive, host: Guest) -> None:
    act = arrange(host, name="The Parlour, Lyon", welcome_fr="Bonjour !\nEntrez.")
    told = guest().http.get("/api/charter").json()
    assert (told["name"], told["welcome"]) == ("The Parlour, Lyon", {"en": "", "fr": "Bonjour !\nEntrez."})
    assert newest(host)["data"]["fields"] == ["name", "welcome_fr"]
    same = host.http.patch("/api/charter", json={"why": "Again", "name": "The Parlour, Lyon"})
    assert code(same) == "nothing-changed"
    assert undo(host, act).status_code == 200
    assert guest().http.get("/api/charter").json()["name"] == ""


def test_guests_look_where_they_may_not_play(guest: Arrive, host: Guest) -> None:
    """Guests may look, sign in and get an account; they may change nothing else."""
    act = arrange(host, guests=False)
    visitor = guest()
    refused = visitor.post("/api/matches", {"game": "nim", "rules": "nim:free", "opponent": {"kind": "link"}})
    assert code(refused) == "guests-look"
    assert visitor.http.get("/api/matches").status_code == 200
    member, _name = claimed(visitor)
    assert member.open()["id"]
    undo(host, act)
    assert guest().open()["id"]


def test_accounts_are_made_by_invitation(guest: Arrive, host: Guest) -> None:
    """With this setting an account needs an invitation. It works once, and its link is shown only once."""
    act = arrange(host, accounts="invited")
    claim = {"name": "Invited one", "password": "correct horse"}
    assert code(guest().post("/api/me/claim", claim)) == "invitation-needed"
    made = host.post("/api/host/invitations", {"note": "For Mei", "why": "A friend of Léa’s"}).json()
    token = made["link"].split("=")[1]
    invited = {**claim, "invitation": token}
    assert guest().post("/api/me/claim", invited).status_code == 201
    assert code(guest().post("/api/me/claim", {**invited, "name": "Invited two"})) == "invitation-spent"
    (listed,) = host.http.get("/api/host/invitations").json()
    assert (listed["note"], listed["used"], listed["open"]) == ("For Mei", 1, False) and token not in str(listed)
    second = arrange(host, accounts="closed")
    assert code(guest().post("/api/me/claim", {**claim, "name": "Late one"})) == "accounts-closed"
    undo(host, second)
    undo(host, act)


def test_a_newcomer_gets_what_the_host_says(guest: Arrive, host: Guest) -> None:
    act = arrange(host, starting_gil=200)
    assert gil(enrolled(claimed(guest())[0])) == 200
    assert host.http.get("/api/host/gifts").json()["starting_gil"] == 200
    undo(host, act)
    nothing = arrange(host, starting_gil=0)
    assert gil(enrolled(claimed(guest())[0])) == 0
    undo(host, nothing)
    usual = host.http.get("/api/host/gifts").json()
    assert usual["starting_gil"] is None and gil(enrolled(claimed(guest())[0])) == usual["usual_gil"]


def test_a_community_of_newcomers_is_one_that_there_is(guest: Arrive, host: Guest) -> None:
    """The newcomers' community must exist, and is listed first. The act names it and is undone like any other."""
    refused = host.http.patch("/api/charter", json={"community": "nowhere", "why": "for the test"})
    assert code(refused) == "unknown-community" and refused.json()["error"]["at"] == "community"
    act = arrange(host, community="wiki-101")
    ann = guest()
    assert ann.http.get("/api/charter").json()["community"] == "wiki-101"
    listed = [one["id"] for one in ann.http.get("/api/communities").json()["communities"]]
    undo(host, act)
    assert ann.http.get("/api/charter").json()["community"] is None
    others = [one["id"] for one in ann.http.get("/api/communities").json()["communities"]]
    assert listed == ["wiki-101", *(one for one in others if one != "wiki-101")] and others[0] != "wiki-101"
