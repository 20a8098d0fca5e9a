"""Communities over the interface: made by hosts, kept by keepers, joined by accounts, and exported."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.hall.communities.test_charter import charter, rules
from tests.table.shelving import NIM, shelved
from tests.web.edge.hosting import hosted, made_host
from tests.web.routes.test_accounts import claimed, code
from tests.web.visiting import Guest, Message

Arrive = Callable[..., Guest]
AT = "/api/communities"
ROAD = (NIM / "parlour_nim" / "journey.toml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a hall that awaits its host."""
    with shelved(), hosted(tmp_path_factory.mktemp("communities")) as address:
        yield address


@pytest.fixture(scope="module")
def host(hall: str) -> Iterator[Guest]:
    """Yield the host of the hall."""
    with Guest(hall) as made:
        yield made_host(claimed(lambda _lang: made)[0])


@pytest.fixture
def club(host: Guest) -> str:
    """Return the address of a new community that the host keeps."""
    address = f"c{len(host.http.get(AT).json()['communities'])}"
    assert host.post(AT, {"id": address, **charter()}).status_code == 201
    return f"{AT}/{address}"


def page(asker: Guest, club: str) -> Message:
    """Return what somebody is told of a community."""
    return dict(asker.http.get(club).json())


def people(asker: Guest, club: str) -> list[tuple[str, str]]:
    """Return the people of a community, with their standing."""
    return [(one["name"], one["standing"]) for one in page(asker, club)["people"]]


def put(asker: Guest, club: str, seen: int = 1, **change: Any) -> Any:
    """Send another charter."""
    return asker.http.put(club, json={"seen": seen, "charter": charter(**change)})


def test_a_host_makes_it_and_everybody_sees_it(host: Guest, guest: Arrive) -> None:
    """A community is listed with its rules; a resend makes no second one, and only hosts make them."""
    body = {"id": "lantern-club", **charter(presets=[rules("triple-triad:ffwtt+same", "usual")])}
    first = host.post(AT, body, "k1")
    again = host.post(AT, body, "k1")
    assert (first.status_code, again.json()) == (201, first.json())
    assert code(host.post(AT, body)) == (409, "community-exists")
    told = host.http.get(AT).json()
    (mine,) = [one for one in told["communities"] if one["id"] == "lantern-club"]
    assert (mine["you"], mine["members"], mine["revision"], told["makes"]) == ("keeper", 1, 1, True)
    ann, _name = claimed(guest)
    seen = ann.http.get(AT).json()
    assert {"ffworld", "lantern-club"} <= {one["id"] for one in seen["communities"]} and not seen["makes"]
    assert [one["you"] for one in seen["communities"]] == [None] * len(seen["communities"])
    assert code(ann.post(AT, {**body, "id": "mine"})) == (403, "host-needed")
    assert page(guest(), f"{AT}/lantern-club")["charter"]["presets"][0]["rules"] == "triple-triad:ffwtt+same"
    assert code(ann.http.get(f"{AT}/none")) == (404, "unknown-community")


def test_accounts_join_and_leave(club: str, host: Guest, guest: Arrive) -> None:
    """Accounts join and leave as often as they like; a guest cannot."""
    ann, name = claimed(guest)
    for _ in range(2):
        joined = ann.http.put(f"{club}/membership").json()
        assert (joined["you"], joined["members"], joined["keeps"]) == ("member", 2, False)
    assert (name, "member") in people(guest(), club)
    assert guest().http.get(f"/api/players/{name}").json()["communities"] == [club.rpartition("/")[2]]
    assert code(guest().http.put(f"{club}/membership")) == (403, "account-needed")
    for _ in range(2):
        assert ann.http.delete(f"{club}/membership").json()["you"] is None
    assert (name, "member") not in people(host, club)


def test_who_asks_is_let_in_by_a_keeper(club: str, host: Guest, guest: Arrive) -> None:
    """A keeper admits an applicant, and nobody else is told who applies."""
    assert put(host, club, open=False).json()["charter"]["open"] is False
    (ann, name), (ben, bens) = claimed(guest), claimed(guest)
    for asker in (ann, ben):
        assert asker.http.put(f"{club}/membership").json()["you"] == "asks"
    assert (name, "asks") in people(host, club) and (name, "asks") not in people(guest(), club)
    assert guest().http.get(f"/api/players/{name}").json()["communities"] == []
    for reader, told in ((host, {name, bens}), (guest(), set())):
        notices = reader.http.get("/api/inbox").json()["notices"]
        asked = [
            one
            for one in notices
            if one["kind"] == "community-asks" and one["link"].endswith(f"/{club.rpartition('/')[2]}")
        ]
        assert {one["says"]["args"]["name"] for one in asked} <= told and bool(asked) is bool(told)
    member = {"standing": "member"}
    assert code(ann.http.put(f"{club}/members/{name}", json=member)) == (403, "keeper-needed")
    assert (name, "member") in [
        (one["name"], one["standing"]) for one in host.http.put(f"{club}/members/{name}", json=member).json()["people"]
    ]
    host.http.put(f"{club}/members/{name}", json={"standing": "keeper"})
    assert ann.http.delete(f"{club}/members/{bens}").json()["keeps"]
    assert people(ann, club)[-1] == (name, "keeper")
    heard = [one["kind"] for one in ann.http.get("/api/inbox").json()["notices"]]
    assert heard == ["community-keeper", "community-member"] and ben.http.get("/api/inbox").json()["notices"] == []
    assert code(host.http.put(f"{club}/members/nobody", json=member)) == (404, "unknown-player")
    assert code(host.http.put(f"{club}/members/{bens}", json=member)) == (409, "not-of-community")


def test_it_is_changed_by_one_at_a_time(club: str, host: Guest, guest: Arrive) -> None:
    """A change based on an old charter is refused, and an invalid one changes nothing."""
    ann, _name = claimed(guest)
    assert code(put(ann, club)) == (403, "keeper-needed")
    assert put(host, club, presets=[]).json()["revision"] == 2
    assert code(put(host, club)) == (409, "community-changed")
    assert code(put(host, club, 2, name={"en": "", "fr": ""})) == (422, "community-nameless")
    assert page(host, club)["charter"] == charter(presets=[])


def test_it_is_taken_home(club: str, guest: Arrive) -> None:
    """Anybody, even a stranger, can export a community as a file."""
    answer = guest().http.get(f"{club}/export")
    assert answer.headers["content-disposition"].endswith('.community.json"')
    assert answer.json() == {"parlour": 1, "community": club.rpartition("/")[2], "charter": charter()}


def test_a_community_s_own_journey_is_played(club: str, host: Guest, guest: Arrive) -> None:
    """A keeper's file stands beside the house's; what is reached on it counts there alone, and stays when it goes."""
    ann, community = guest(), club.rpartition("/")[2]
    assert code(host.http.put(f"{club}/journeys/nim", json={"text": "title = 3"})) == (422, "journey-line")
    assert code(host.http.put(f"{AT}/nowhere/journeys/nim", json={"text": ROAD})) == (404, "unknown-community")
    own = ROAD.replace("A short walk in the wind", "Our own walk")
    assert host.http.put(f"{club}/journeys/nim", json={"text": own}).json()["title"]["en"] == "Our own walk"
    assert ann.http.get(f"{club}/journeys").json() == [{"game": "nim", "text": own}]
    match = ann.post(f"/api/journeys/nim/stages/last-stones?community={community}", {}).json()
    with ann.at(match) as seat:
        assert seat.act("take 3")["type"] == "accepted"
    there = f"/api/journeys/nim?community={community}"
    assert ann.http.get(there).json()["onward"] == "leave-four"
    assert ann.http.get("/api/journeys/nim").json()["onward"] == "last-stones"
    mine = [one for one in ann.http.get("/api/journeys").json() if one["community"]]
    assert [(one["community"], one["reached"]) for one in mine] == [(community, 1)]
    assert host.http.delete(f"{club}/journeys/nim").status_code == 204
    assert code(ann.http.get(there)) == (404, "no-journey")
    host.http.put(f"{club}/journeys/nim", json={"text": ROAD})
    assert ann.http.get(there).json()["onward"] == "leave-four"


def test_a_community_s_position_is_not_searched_while_people_play(club: str, host: Guest, guest: Arrive) -> None:
    """A keeper may have made up what two people play: the house plays it then without a search, or not at all."""
    ann, ben, eve = guest(), guest(), guest()
    text = ROAD.replace('opponent = "pip"', 'opponent = "strix"', 1)
    assert host.http.put(f"{club}/journeys/nim", json={"text": text}).status_code == 200
    own = f"?community={club.rpartition('/')[2]}"
    searched, plain = (f"/api/journeys/nim/stages/{name}" for name in ("last-stones", "leave-four"))
    assert eve.post(searched + own, {}).status_code == 201
    match = ann.open(game="nim", rules="nim:free+calm", seat="red")
    ben.join(match)
    assert code(eve.post(searched + own, {})) == (409, "study-unsearched")
    assert [eve.post(one, {}).status_code for one in (plain + own, searched)] == [201, 201]
    with ann.at(match) as seat:
        assert seat.ask({"type": "resign", "command": "r"})["type"] == "accepted"
    assert eve.post(searched + own, {}).status_code == 201


def test_what_each_role_may_do_in_a_community(club: str, host: Guest, guest: Arrive) -> None:
    """Keepers and the host keep a community. A guest, moderator, member, keeper of another, machine or former keeper
    cannot.
    """
    address = club.rpartition("/")[2]
    members = {
        name: claimed(guest) for name in ("keeper", "member", "asks", "former", "elsewhere", "moderator", "none")
    }
    names = {standing: name for standing, (_guest, name) in members.items()}
    roles = {standing: one for standing, (one, _name) in members.items()}

    def stands(at: str, standing: str, wanted: str) -> None:
        assert roles[standing].http.put(f"{at}/membership").status_code == 200
        if wanted != "member":
            assert host.http.put(f"{at}/members/{names[standing]}", json={"standing": wanted}).status_code == 200

    other = f"{AT}/{address}-other"
    assert host.post(AT, {"id": f"{address}-other", **charter()}).status_code == 201
    stands(other, "elsewhere", "keeper")
    for standing, wanted in (("keeper", "keeper"), ("member", "member"), ("former", "keeper")):
        stands(club, standing, wanted)
    assert host.http.delete(f"{club}/members/{names['former']}").status_code == 200
    assert host.http.delete(f"{club}/membership").status_code == 200
    assert put(host, club, open=False).status_code == 200
    roles["asks"].http.put(f"{club}/membership")
    assert host.http.put(f"/api/players/{names['moderator']}/role", json={"role": "moderator"}).status_code == 200
    token = roles["keeper"].post("/api/me/machines", {"name": "Doorman"}).json()["token"]
    roles |= {"guest": guest(), "machine": guest(token=token), "host": host}

    def operations(by: Guest) -> dict[str, Any]:
        member, asks = f"{club}/members/{names['member']}", f"{club}/members/{names['asks']}"
        revision = page(host, club)["revision"]
        return {
            "change it": lambda: put(by, club, revision, open=False),
            "let in": lambda: by.http.put(asks, json={"standing": "member"}),
            "let oneself in": lambda: by.http.put(f"{club}/members/{names['former']}", json={"standing": "keeper"}),
            "name a keeper": lambda: by.http.put(member, json={"standing": "keeper"}),
            "put out": lambda: by.http.delete(member),
            "put out a keeper": lambda: by.http.delete(f"{club}/members/{names['keeper']}"),
            "keep a journey": lambda: by.http.put(f"{club}/journeys/nim", json={"text": ROAD}),
            "drop a journey": lambda: by.http.delete(f"{club}/journeys/nim"),
            "make another": lambda: by.post(AT, {"id": f"{address}-of-theirs", **charter()}),
        }

    refusals = {"guest": "account-needed", "machine": "machine-may-not"}
    before = people(host, club)
    for role in ("guest", "machine", "none", "moderator", "asks", "member", "former", "elsewhere"):
        for name, operation in operations(roles[role]).items():
            account = role in ("guest", "machine") or name != "make another"
            wanted = refusals.get(role, "keeper-needed") if account else "host-needed"
            if (role, name) == ("guest", "make another"):
                wanted = "host-needed"
            assert code(operation()) == (403, wanted), (role, name)
        assert role in refusals or (names["asks"], "asks") not in people(roles[role], club)
        assert people(host, club) == before, role
    for role in ("keeper", "host"):
        wished = operations(roles[role])
        for name in ("change it", "let in", "name a keeper", "put out", "keep a journey", "drop a journey"):
            assert wished[name]().is_success, (role, name)
        stands(club, "member", "member")
        assert host.http.put(f"{club}/members/{names['member']}", json={"standing": "member"}).status_code == 200
        host.http.delete(f"{club}/members/{names['asks']}")
        roles["asks"].http.put(f"{club}/membership")
    assert code(operations(roles["keeper"])["make another"]()) == (403, "host-needed")
    assert operations(host)["put out a keeper"]().status_code == 200
    assert code(put(roles["keeper"], club, page(host, club)["revision"])) == (403, "keeper-needed")
