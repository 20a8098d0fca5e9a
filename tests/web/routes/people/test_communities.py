"""Communities over the interface: made by a host, kept by its keepers, joined by accounts, and taken home."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.hall.communities.test_charter import charter, rules
from tests.table.shelving import shelved
from tests.web.edge.hosting import hosted, made_host
from tests.web.routes.test_accounts import claimed, code
from tests.web.visiting import Guest, Message

Arrive = Callable[..., Guest]
AT = "/api/communities"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A hall that somebody may host."""
    with shelved(), hosted(tmp_path_factory.mktemp("communities")) as address:
        yield address


@pytest.fixture(scope="module")
def host(hall: str) -> Iterator[Guest]:
    """The host of the hall."""
    with Guest(hall) as made:
        yield made_host(claimed(lambda _lang: made)[0])


@pytest.fixture
def club(host: Guest) -> str:
    """The address of a new community that the host keeps."""
    address = f"c{len(host.http.get(AT).json()['communities'])}"
    assert host.post(AT, {"id": address, **charter()}).status_code == 201
    return f"{AT}/{address}"


def page(asker: Guest, club: str) -> Message:
    """What somebody is told of it."""
    return dict(asker.http.get(club).json())


def people(asker: Guest, club: str) -> list[tuple[str, str]]:
    """Who is there, and how."""
    return [(one["name"], one["standing"]) for one in page(asker, club)["people"]]


def put(asker: Guest, club: str, seen: int = 1, **change: Any) -> Any:
    """Another charter."""
    return asker.http.put(club, json={"seen": seen, "charter": charter(**change)})


def test_a_host_makes_it_and_everybody_sees_it(host: Guest, guest: Arrive) -> None:
    """In the list of all, with its rules; a resend makes no second; nobody else makes one."""
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
    """As often as they like; a guest has no name to be known by."""
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
    """Nobody else is told who asks."""
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
    """Who saw an older one is told; what cannot be kept changes nothing."""
    ann, _name = claimed(guest)
    assert code(put(ann, club)) == (403, "keeper-needed")
    assert put(host, club, presets=[]).json()["revision"] == 2
    assert code(put(host, club)) == (409, "community-changed")
    assert code(put(host, club, 2, name={"en": "", "fr": ""})) == (422, "community-nameless")
    assert page(host, club)["charter"] == charter(presets=[])


def test_it_is_taken_home(club: str, guest: Arrive) -> None:
    """As a file; whoever has never been here may."""
    answer = guest().http.get(f"{club}/export")
    assert answer.headers["content-disposition"].endswith('.community.json"')
    assert answer.json() == {"parlour": 1, "community": club.rpartition("/")[2], "charter": charter()}
