"""Moderation over the interface and at the tables: reports, and what moderators do about them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from tests.table.shelving import shelved
from tests.web.edge.hosting import hosted, made_host
from tests.web.live.test_chat import read, talk, texts
from tests.web.live.test_lobby import inside
from tests.web.routes.notices.test_inbox import inbox
from tests.web.visiting import Guest, Message

Arrive = Callable[..., Guest]
Claimed = tuple[Guest, str]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of this hall's database."""
    return tmp_path_factory.mktemp("moderated")


@pytest.fixture(scope="module")
def hall(folder: Path) -> Iterator[str]:
    """Yield the address of a hall that awaits its host."""

    with shelved(), hosted(folder) as address:
        yield address


@pytest.fixture(scope="module")
def host(hall: str) -> Iterator[Guest]:
    """Yield the host of the hall."""
    with Guest(hall) as made:
        yield made_host(claimed(made)[0])


def claimed(guest: Guest) -> Claimed:
    """Return a guest with an account of a new name, and that name."""
    name = f"Ann {uuid4().hex[:8]}"
    assert guest.post("/api/me/claim", {"name": name, "password": "correct horse"}).status_code == 201
    return guest, name


@pytest.fixture
def moderator(host: Guest, guest: Arrive) -> Guest:
    """Return an account that the host made a moderator."""
    made, name = claimed(guest())
    assert host.http.put(f"/api/players/{name}/role", json={"role": "moderator"}).json()["role"] == "moderator"
    return made


def insulted(guest: Arrive) -> tuple[Guest, Guest, Message, int]:
    """Return a player who insults, the insulted one, their match, and the number of the line."""
    rude, hurt = guest(), guest()
    match = rude.open()
    hurt.join(match)
    with rude.at(match) as red:
        assert talk(red, "you oaf")["type"] == "accepted"
    return rude, hurt, match, read(hurt, match)[1]["lines"][0]["number"]


def report(by: Guest, line: int, key: str | None = None) -> tuple[int, str]:
    """Report a line, and return the status and the refusal."""
    about = {"kind": "line", "line": line}
    answer = by.post("/api/reports", {"about": about, "reason": "insult", "note": "rude"}, key)
    return answer.status_code, answer.json().get("error", {}).get("code", "")


def waiting(moderator: Guest, line: int) -> Message:
    """Return the open report of a line."""
    reports = moderator.http.get("/api/moderation").json()["reports"]
    return next(one for one in reports if one["line"] == line)


def test_a_report_leads_to_a_mute(guest: Arrive, moderator: Guest) -> None:
    """The line goes from both pages at once. Its speaker reads why and until when, and the log names the moderator."""
    rude, hurt, match, line = insulted(guest)
    assert report(hurt, line) == (201, "")
    found = waiting(moderator, line)
    assert [one["text"] for one in found["context"]] == ["you oaf"] and found["reason"] == "insult"
    verdict = {"remove": True, "hours": 24, "why": "Be kind."}
    with hurt.at(match) as blue:
        assert moderator.post(f"/api/moderation/reports/{found['number']}", verdict).status_code == 200
        assert blue.hear("chat")["line"]["text"] is None
    assert texts(hurt, match) == texts(rude, match) == [None]
    hindrance = read(rude, match)[1]["hindrance"]
    assert hindrance["code"] == "muted" and "Be kind." in hindrance["fr"]
    with rude.at(match) as red:
        assert talk(red, "but")["error"]["code"] == "muted"
    deeds = moderator.http.get("/api/moderation/log").json()["deeds"]
    assert [deed["kind"] for deed in deeds[:2]] == ["muted", "removed"]
    assert moderator.http.delete(f"/api/moderation/mutes/{rude.me['id']}").status_code == 200
    with rude.at(match) as red:
        assert talk(red, "sorry")["type"] == "accepted"


def test_a_decision_is_made_once(guest: Arrive, moderator: Guest, host: Guest) -> None:
    """A resent decision is answered as before; another moderator is told that somebody was faster."""
    _rude, hurt, _match, line = insulted(guest)
    report(hurt, line)
    number = waiting(moderator, line)["number"]
    path = f"/api/moderation/reports/{number}"
    assert moderator.post(path, {}, "k").json() == moderator.post(path, {}, "k").json() == {"report": number}
    assert host.post(path, {}).json()["error"]["code"] == "unknown-report"
    assert moderator.http.get("/api/moderation/log").json()["deeds"][0]["kind"] == "dismissed"


@pytest.mark.parametrize(
    ("verdict", "refusal"),
    [
        ({"hours": 1}, (422, "why-needed")),
        ({"hours": 0, "why": "x"}, (422, "bad-message")),
        ({"hours": 10**6, "why": "x"}, (422, "bad-message")),
        ({"remove": "yes"}, (422, "bad-message")),
    ],
)
def test_a_bad_verdict_changes_nothing(
    guest: Arrive, moderator: Guest, verdict: Message, refusal: tuple[int, str]
) -> None:
    """A faulty verdict is refused with the fault, and the report still waits."""
    _rude, hurt, _match, line = insulted(guest)
    report(hurt, line)
    answer = moderator.post(f"/api/moderation/reports/{waiting(moderator, line)['number']}", verdict)
    assert (answer.status_code, answer.json()["error"]["code"]) == refusal
    assert waiting(moderator, line)


def test_what_cannot_be_read_cannot_be_reported(guest: Arrive) -> None:
    """A line of the other room and a line that never was are answered with the same bytes."""
    rude, hurt, match, line = insulted(guest)
    eve = guest()
    bodies = [{"about": {"kind": "line", "line": number}, "reason": "spam"} for number in (line, 10**9)]
    assert len({eve.post("/api/reports", body).content for body in bodies}) == 1
    assert report(rude, line) == (422, "report-oneself")
    assert [report(hurt, line, "k"), report(hurt, line, "k"), report(hurt, line)] == [
        (201, ""),
        (201, ""),
        (409, "already-reported"),
    ]
    assert match


def test_a_player_is_reported_by_name(guest: Arrive, moderator: Guest) -> None:
    """Accounts can be reported by name; an unknown name is refused."""
    _ben, name = claimed(guest())
    body = {"about": {"kind": "player", "name": name}, "reason": "name", "note": "really"}
    eve = guest()
    assert eve.post("/api/reports", body).status_code == 201
    found = next(
        one for one in moderator.http.get("/api/moderation").json()["reports"] if one["accused"]["name"] == name
    )
    assert (found["line"], found["context"], found["note"]) == (None, [], "really")
    answer = moderator.post(f"/api/moderation/reports/{found['number']}", {"remove": True})
    assert answer.json()["error"]["code"] == "nothing-to-remove"
    nobody = {**body, "about": {"kind": "player", "name": "Nobody at all"}}
    assert eve.post("/api/reports", nobody).json()["error"]["code"] == "unknown-player"


def test_moderators_stand_under_the_host(guest: Arrive, moderator: Guest, host: Guest) -> None:
    """No moderator mutes another; the host can, and can take the role. Hosts alone see who moderates; all is logged."""
    other, name = claimed(guest())
    host.http.put(f"/api/players/{name}/role", json={"role": "moderator"})
    body = {"about": {"kind": "player", "name": name}, "reason": "other"}
    assert guest().post("/api/reports", body).status_code == 201
    found = next(
        one for one in moderator.http.get("/api/moderation").json()["reports"] if one["accused"]["name"] == name
    )
    path, verdict = f"/api/moderation/reports/{found['number']}", {"hours": 1, "why": "enough"}
    assert moderator.post(path, verdict).json()["error"]["code"] == "not-to-be-muted"
    assert other.post(path, {}).json()["error"]["code"] == "unknown-report"
    assert name in host.http.get("/api/moderation").json()["moderators"]
    assert moderator.http.get("/api/moderation").json()["moderators"] is None
    assert host.post(path, verdict).status_code == 200
    assert host.http.put(f"/api/players/{name}/role", json={"role": "player"}).json()["role"] == "player"
    assert other.http.get("/api/moderation").status_code == 403
    kinds = [deed["kind"] for deed in host.http.get("/api/moderation/log").json()["deeds"][:3]]
    assert kinds == ["discharged", "muted", "appointed"]


def test_a_line_of_the_lobby_is_moderated_like_any_other(guest: Arrive, moderator: Guest) -> None:
    """A line of the lobby is reported with its context, removed from every page at once, and its speaker muted."""
    rude, hurt = guest(), guest()
    line = rude.post("/api/lobby/chat", {"text": "you oaf"}).json()["number"]
    assert report(hurt, line) == (201, "")
    found = waiting(moderator, line)
    assert found["match"] is None and found["context"][-1]["text"] == "you oaf"
    with inside(hurt) as there:
        verdict = {"remove": True, "hours": 24, "why": "Be kind."}
        assert moderator.post(f"/api/moderation/reports/{found['number']}", verdict).status_code == 200
        assert there.hear("chat")["line"]["text"] is None
    assert rude.post("/api/lobby/chat", {"text": "but"}).json()["error"]["code"] == "muted"
    assert rude.http.get("/api/lobby/chat").json()["hindrance"]["code"] == "muted"


def reported_to(moderator: Guest) -> list[tuple[str, bool]]:
    """Return the notices of reports to a moderator: the reported name, and whether it waits for a decision."""
    told = [one for one in inbox(moderator)["notices"] if one["kind"] == "reported"]
    assert all(one["link"] == "/moderation" for one in told)
    return [(one["says"]["args"]["name"], one["waits"]) for one in told]


def test_a_report_reaches_whoever_may_decide_about_it(guest: Arrive, moderator: Guest, host: Guest) -> None:
    """A report is told at once to those who may decide, with a count, until it is decided. Its author and the reported
    player are not told.
    """
    rude, hurt, _match, line = insulted(guest)
    with inside(moderator, "inbox") as staff, inside(hurt, "inbox") as theirs:
        before = staff.hear("waiting")["reports"]
        assert theirs.hear("waiting")["reports"] == 0
        assert report(hurt, line)[0] == 201
        assert staff.hear("notice")["notice"]["kind"] == "reported"
        assert staff.hear("waiting")["reports"] == before + 1
        number = waiting(moderator, line)["number"]
        for one in (moderator, host):
            assert (rude.me["name"], True) in reported_to(one)
        assert reported_to(rude) == reported_to(hurt) == []
        assert host.post(f"/api/moderation/reports/{number}", {}).status_code == 200
        assert staff.hear("waiting")["reports"] == before
    assert (rude.me["name"], False) in reported_to(moderator)


def test_no_moderator_is_told_what_is_none_of_theirs(guest: Arrive, moderator: Guest, host: Guest) -> None:
    """A report about a moderator, or by them, is told and left to the others."""
    hurt = guest()
    name = moderator.http.get("/api/me").json()["name"]
    about = {"kind": "player", "name": name}
    assert hurt.post("/api/reports", {"about": about, "reason": "insult"}).status_code == 201
    assert reported_to(moderator) == [] and (name, True) in reported_to(host)
    with inside(moderator, "inbox") as staff:
        others = staff.hear("waiting")["reports"]
    assert others == len(moderator.http.get("/api/moderation").json()["reports"])
