"""Machines over the interface: made, named and removed by their owners, marked, rated apart, and paced."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.hall.people.names import MACHINE
from parlour.store.tables import session
from parlour.web.edge.limits import MACHINE_WRITING
from tests.web.collecting import enrolled
from tests.web.visiting import FAST, Guest, Message, play_out, serving

Arrive = Callable[..., Guest]
PASSWORD = "correct horse"
RATED = {"game": "nim", "rules": "nim:free", "seat": "red", "terms": {"rated": True}}
FOR_GIL = {**RATED, "terms": {"gil": 5}}
LOBBY = {"kind": "lobby"}


def account(guest: Guest) -> Guest:
    """Give a guest an account of a new name."""
    guest.me = guest.post("/api/me/claim", {"name": f"Ann {uuid4().hex[:8]}", "password": PASSWORD}).json()
    return guest


def made(owner: Guest) -> Message:
    """Make a machine of an account."""
    answer = owner.post("/api/me/machines", {"name": f"Adel {uuid4().hex[:8]}"})
    assert answer.status_code == 201, answer.text
    return answer.json()  # type: ignore[no-any-return]  # JSON


def code(answer: object) -> tuple[int, str]:
    """Return the status and the code of a refusal, and require it in both languages."""
    error = answer.json()["error"]  # type: ignore[attr-defined]  # a response
    assert error["en"] != error["fr"] and not error["fr"].startswith("error-")
    return answer.status_code, error["code"]  # type: ignore[attr-defined]  # a response


def begun(challenger: Guest, other: Guest, wish: Message = RATED) -> Message:
    """Return the match of a challenge in the lobby that the other player accepts."""
    proposed = challenger.post("/api/challenges", {**wish, "to": LOBBY}).json()
    answer = other.post(f"/api/challenges/{proposed['id']}/accept", {})
    assert answer.status_code == 200, answer.text
    return other.look({"id": answer.json()["match"]})


def played(red: Guest, blue: Guest, match: Message) -> None:
    """Play a match from its deal to its end."""
    with red.at(match) as first, blue.at(match) as second:
        views = {"red": first.hear("snapshot")["view"], "blue": second.hear("snapshot")["view"]}
        play_out({"red": first, "blue": second}, views[views["red"]["to_act"]])


def test_a_machine_is_known_by_its_token_and_marked_by_its_name(guest: Arrive) -> None:
    """A machine plays a person, and its name shows what it is: at the table, in the lobby and in the directory."""
    ann, ben = account(guest()), guest()
    one = made(ann)
    machine = guest(token=one["token"])
    assert machine.me["id"] == one["id"] and machine.me["role"] == "machine"
    assert one["name"].startswith(MACHINE) and "parlour" not in machine.http.cookies
    proposed = machine.post("/api/challenges", {**FAST, "to": LOBBY}).json()
    assert proposed["challenger"]["name"] == one["name"]
    match = ben.look({"id": ben.post(f"/api/challenges/{proposed['id']}/accept", {}).json()["match"]})
    assert match["seats"]["red"]["name"] == one["name"]
    played(machine, ben, match)
    page = ben.http.get(f"/api/players/{one['name'].removeprefix(MACHINE)}").json()
    assert (page["id"], page["role"], page["owner"]) == (one["id"], "machine", ann.me["name"])
    assert ben.http.get(f"/api/players/{ann.me['name']}").json()["machines"] == [one["name"]]


def test_nobody_else_is_called_like_a_machine(guest: Arrive) -> None:
    """No other name has the mark of machines, and without it a machine's name is taken like any other."""
    ann = account(guest())
    bare = made(ann)["name"].removeprefix(MACHINE)
    assert code(guest().post("/api/me/claim", {"name": bare.lower(), "password": PASSWORD})) == (409, "name-taken")
    assert code(guest().http.patch("/api/me", json={"name": f"{MACHINE}Eve"})) == (422, "bad-name")
    assert code(ann.post("/api/me/machines", {"name": ann.me["name"]})) == (409, "name-taken")


def test_a_few_machines_and_no_more(guest: Arrive) -> None:
    """The number of machines is limited and told; removing one makes room."""
    ann = account(guest())
    most = ann.http.get("/api/me/machines").json()["most"]
    ids = [made(ann)["id"] for _ in range(most)]
    assert code(ann.post("/api/me/machines", {"name": "Adel"})) == (409, "machines-enough")
    assert ann.http.delete(f"/api/me/machines/{ids[0]}").status_code == 204
    left = ann.http.get("/api/me/machines").json()["machines"]
    assert {one["id"] for one in left} == set(ids[1:])
    made(ann)


def test_a_machine_is_its_owners_alone(guest: Arrive) -> None:
    """Only the owner renames a machine, renews its token or removes it."""
    one, eve = made(account(guest())), account(guest())
    where = f"/api/me/machines/{one['id']}"
    assert code(eve.http.patch(where, json={"name": "Mine"})) == (404, "unknown-machine")
    assert code(eve.post(f"{where}/token")) == (404, "unknown-machine")
    assert code(eve.http.delete(where)) == (404, "unknown-machine")


def test_it_is_called_otherwise(guest: Arrive) -> None:
    """A renamed machine keeps its mark."""
    ann = account(guest())
    one = made(ann)
    name = f"Bela {uuid4().hex[:8]}"
    assert ann.http.patch(f"/api/me/machines/{one['id']}", json={"name": name}).json()["name"] == MACHINE + name
    assert guest(token=one["token"]).me["name"] == MACHINE + name


def test_a_new_token_closes_the_old_one(guest: Arrive) -> None:
    """A new token closes the old one at once, also at a table."""
    ann = account(guest())
    one = made(ann)
    machine = guest(token=one["token"])
    match = machine.open()
    with machine.at(match) as seat:
        seat.hear("snapshot")
        renewed = ann.post(f"/api/me/machines/{one['id']}/token").json()
        with pytest.raises(ConnectionClosed):
            seat.hear("nothing")
    assert code(machine.http.get("/api/me")) == (403, "unknown-token")
    assert guest(token=renewed["token"]).look(match)["you"] == "red"


def test_a_token_and_a_cookie_are_no_keys_to_each_other(guest: Arrive) -> None:
    """A machine's token does not work as a cookie, and an account's cookie does not work as a token."""
    ann = account(guest())
    one = made(ann)
    eve = guest()
    eve.http.cookies.set("parlour", one["token"], domain="127.0.0.1")
    assert eve.http.get("/api/me").json()["id"] != one["id"]
    stolen = {"authorization": f"Bearer {ann.http.cookies['parlour']}"}
    assert code(eve.http.get("/api/me", headers=stolen)) == (403, "unknown-token")


def test_who_removes_a_machine_gives_up_what_it_played(guest: Arrive) -> None:
    """Removing a machine resigns its matches. They stay, by a player who left, and its token opens nothing."""
    ann, ben = account(guest()), guest()
    one = made(ann)
    machine = guest(token=one["token"])
    match = machine.open()
    ben.join(match)
    assert ann.http.delete(f"/api/me/machines/{one['id']}").status_code == 204
    after = ben.look(match)
    assert (after["result"]["winner"], after["seats"]["red"]["name"]) == ("blue", None)
    assert code(machine.http.get("/api/me")) == (403, "unknown-token")


def test_machines_go_with_whose_they_are(guest: Arrive) -> None:
    """A player who leaves for good takes their machines with them."""
    ann = account(guest())
    machine = guest(token=made(ann)["token"])
    assert ann.post("/api/me/leave", {"password": PASSWORD}).status_code == 204
    assert code(machine.http.get("/api/me")) == (403, "unknown-token")


def test_matches_with_machines_are_rated_apart(guest: Arrive) -> None:
    """Matches with machines are rated in a pool of their own. No leaderboard of people has it, and the directory lists
    machines apart.
    """
    ann, ben = account(guest()), account(guest())
    one = made(ann)
    machine = guest(token=one["token"])
    played(machine, ben, begun(machine, ben))
    for name in (one["name"], ben.me["name"]):
        (rating,) = ben.http.get(f"/api/players/{name}").json()["ratings"]
        assert (rating["family"], rating["matches"]) == ("nim:free:machines", 1)
    assert "nim:free:machines" not in ben.http.get("/api/leaderboards").json()
    board = ben.http.get("/api/leaderboards/nim:free").json()
    assert not {one["name"], ben.me["name"]} & {line["name"] for line in board}
    bare = one["name"].removeprefix(MACHINE)
    assert ben.http.get("/api/players", params={"name": bare}).json()["members"] == []
    (listed,) = ben.http.get("/api/players", params={"name": bare, "who": "machines"}).json()["members"]
    assert listed["rating"]["family"] == "nim:free:machines"
    (mine,) = ben.http.get("/api/players", params={"name": ben.me["name"]}).json()["members"]
    assert mine["rating"] is None


def test_nothing_is_staked_with_a_machine(guest: Arrive) -> None:
    """A machine and its opponent can neither propose, accept nor join a match with stakes."""
    ann, ben = account(guest()), enrolled(account(guest()))
    one = made(ann)
    machine = guest(token=one["token"])
    refusal = (403, "machine-stakes")
    assert code(machine.post("/api/challenges", {**FOR_GIL, "to": LOBBY})) == refusal
    assert code(ben.post("/api/challenges", {**FOR_GIL, "to": {"kind": "player", "player": one["id"]}})) == refusal
    proposed = ben.post("/api/challenges", {**FOR_GIL, "to": LOBBY}).json()
    assert code(machine.post(f"/api/challenges/{proposed['id']}/accept", {})) == refusal
    table = ben.open(terms={"gil": 5})
    assert code(machine.post(f"/api/matches/{table['id']}/join", {})) == refusal


def test_a_machine_says_nothing_at_a_table(guest: Arrive) -> None:
    """A machine cannot talk at a table; its owner can."""
    machine = guest(token=made(account(guest()))["token"])
    with machine.at(machine.open()) as seat:
        said = seat.ask({"type": "chat", "command": "t", "text": "Hello"})
        assert said["error"]["code"] == "machine-may-not"


@contextmanager
def small(folder: Path, **chosen: int) -> Iterator[tuple[Guest, Guest]]:
    """Yield two accounts of a hall with other settings."""
    with serving(folder, games="nim", **chosen) as address, Guest(address) as ann, Guest(address) as ben:
        yield account(ann), account(ben)


def test_a_machine_sits_at_so_many_tables(tmp_path: Path) -> None:
    """A machine plays at no more tables than the limit, whoever would begin another."""
    with small(tmp_path, tables_of_a_machine=2) as (ann, ben):
        one = made(ann)
        with Guest(ann.address, token=one["token"]) as machine:
            waiting = [machine.post("/api/challenges", {**FAST, "to": LOBBY}).json()["id"] for _ in range(3)]
            accepted = [ben.post(f"/api/challenges/{challenge}/accept", {}) for challenge in waiting]
            assert [answer.status_code for answer in accepted] == [200, 200, 409]
            assert accepted[2].json()["error"]["code"] == "machine-busy"
            assert code(machine.post("/api/matches", {**FAST, "opponent": {"kind": "link"}})) == (409, "machine-busy")
            assert code(machine.post(f"/api/matches/{ben.open()['id']}/join", {})) == (409, "machine-busy")
            played(machine, ben, {"id": accepted[0].json()["match"]})
            assert ben.post(f"/api/challenges/{waiting[2]}/accept", {}).status_code == 200


def test_a_host_may_want_no_machines(tmp_path: Path) -> None:
    """With machines turned off nobody makes one, and is told so."""
    with small(tmp_path, machines_of_an_account=0) as (ann, _ben):
        assert ann.http.get("/api/me/machines").json() == {"machines": [], "most": 0}
        assert code(ann.post("/api/me/machines", {"name": "Adel"})) == (403, "machines-forbidden")


def test_a_machine_is_paced_for_itself(guest: Arrive) -> None:
    """A machine that asks too often is told when to come again; its owner is not affected."""
    ann = account(guest())
    machine = guest(token=made(ann)["token"])
    asked = (
        machine.http.delete("/api/matches/none") for _ in range(10 * MACHINE_WRITING.most)
    )  # some fall into its next period
    refused = next(answer for answer in asked if answer.status_code != 404)
    assert code(refused) == (429, "machine-too-fast") and "retry-after" in refused.headers
    assert ann.http.delete("/api/matches/none").status_code == 404


def test_of_a_token_its_digest_is_kept(guest: Arrive) -> None:
    """A token is not in its owner's export or any later answer."""
    ann = account(guest())
    one = made(ann)
    told = [ann.http.get(path).text for path in ("/api/me/machines", "/api/me/export", "/api/me/sessions")]
    assert one["id"] in told[1] and not any(one["token"] in text for text in told)
    assert session.c.digest.type.length == 64


def test_sessions_of_browsers_are_for_people(guest: Arrive) -> None:
    """A token neither signs in nor asks for another password, but reads what everybody may."""
    ann = account(guest())
    machine = guest(token=made(ann)["token"])
    refusal = (403, "machine-may-not")
    assert code(machine.post("/api/session", {"name": ann.me["name"], "password": PASSWORD})) == refusal
    assert code(machine.post("/api/session/forgotten", {"name": ann.me["name"]})) == refusal
    assert code(machine.post("/api/session/key", {"key": "k", "password": PASSWORD})) == refusal
    assert machine.http.get("/api/levels").status_code == machine.http.get("/api/agents").status_code == 200
