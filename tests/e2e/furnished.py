"""A hall with something to see: accounts, a finished match, a challenge, a tournament."""

from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Page

from tests.e2e.players import be_somebody
from tests.web.visiting import Guest, Message, play_out, until

PASSWORD = "a password of the hall"
RULES = "triple-triad:ff8+same+plus+card_pick=random+visibility=open"
LINK = {"kind": "link"}


@dataclass(frozen=True)
class Furniture:
    """The addresses of the pages that show it."""

    record: str
    player: str
    challenge: str
    tournament: str
    bracket: str
    check_in: str
    ladder: str

    def pages(self) -> tuple[str, ...]:
        """Return all addresses."""
        return (self.record, self.player, self.challenge, self.tournament, self.bracket, self.check_in, self.ladder)


def account(address: str, name: str) -> Guest:
    """Return a person with an account here."""
    guest = Guest(address)
    claimed = guest.post("/api/me/claim", {"name": name, "password": PASSWORD})
    assert claimed.status_code == 201, claimed.text
    return guest


def signed_in(page: Page, name: str) -> None:
    """Sign a page in to that account."""
    be_somebody(page)
    assert page.request.post("/api/session", data={"name": name, "password": PASSWORD}).ok


def played(ann: Guest, ben: Guest, rules: str = RULES) -> Message:
    """Play a rated match of two accounts to its end; Ann has the first seat."""
    match = ann.open(game="triple-triad", rules=rules, terms={"rated": True})
    with ann.at(match) as red, ben.at(match) as blue:
        ben.join(match)
        views = [seat.hear("entry")["entry"]["view"] for seat in (red, blue)]
        play_out({"red": red, "blue": blue}, next(view for view in views if view["legal"]))
    return ann.look(match)


def announced(organiser: Guest, others: list[Guest], form: str, name: str, **plan: Any) -> str:
    """Announce a tournament that all of them sign up for; return its id."""
    wish = {"name": name, "game": "triple-triad", "rules": RULES, "form": form, "guests": True, **plan}
    answer = organiser.post("/api/tournaments", wish)
    assert answer.status_code == 201, answer.text
    made = str(answer.json()["id"])
    for guest in (organiser, *others):
        assert guest.post(f"/api/tournaments/{made}/entrants", {}).is_success
    return made


def tournament(organiser: Guest, others: list[Guest], form: str, name: str, **plan: Any) -> str:
    """Begin a tournament; return its address."""
    made = announced(organiser, others, form, name, **plan)
    assert organiser.post(f"/api/tournaments/{made}/start").is_success
    return f"/tournament/{made}"


def give_up(guests: list[Guest], path: str) -> None:
    """In every running match of a tournament let the last of these guests at its board resign."""
    found = guests[0].http.get(f"/api/tournaments/{path.rsplit('/', 1)[-1]}").json()
    ids = {entrant["number"]: entrant["id"] for entrant in found["entrants"]}
    for board in found["boards"]:
        sitting = {ids.get(board["first"]), ids.get(board["second"])}
        losers = [guest for guest in guests if guest.me["id"] in sitting]
        if board["match"] and not board["result"] and losers:
            with losers[-1].at({"id": board["match"]}) as seat:
                assert seat.ask({"type": "resign", "command": "r1"})["type"] == "accepted"


def bracket(address: str, organiser: Guest, other: Guest) -> str:
    """Make a knockout of eight whose first round lacks one board; return its address."""
    with ExitStack() as opened:
        guests = [opened.enter_context(Guest(address)) for _ in range(6)]
        cup = tournament(organiser, [other, *guests], "knockout", "Autumn Cup", best=1, third=True)
        give_up(guests, cup)
    return cup


def soon(minutes: float) -> str:
    """Return a time to come."""
    return (datetime.now(UTC) + timedelta(minutes=minutes)).isoformat(timespec="milliseconds")


def check_in(address: str, organiser: Guest, other: Guest) -> str:
    """Make a tournament with an open check-in and a waiting list; return its address."""
    with ExitStack() as opened:
        guests = [opened.enter_context(Guest(address)) for _ in range(4)]
        plan = {"starts": soon(12), "checkin": True, "most": 4, "best": 3}
        made = announced(organiser, [other, *guests], "knockout", "Lantern Cup", **plan)
    return f"/tournament/{made}"


def ladder(organiser: Guest, other: Guest) -> str:
    """Make a running ladder with one challenge; return its address."""
    made = announced(organiser, [other], "ladder", "Winter ladder", ends=soon(20 * 24 * 60), meetings=2)
    path = f"/api/tournaments/{made}"
    until(lambda: organiser.http.get(path).json()["status"] == "live", "the ladder begins")
    asked = organiser.post(f"{path}/boards", {"opponent": other.me["id"]})
    assert asked.status_code == 201, asked.text
    return f"/tournament/{made}"


def furnish(address: str) -> Furniture:
    """Make all of it."""
    with account(address, "Anaïs") as ann, account(address, "Bernard") as ben:
        match = played(ann, ben)
        for club in ("wiki-101", "ffworld"):
            assert ann.http.put(f"/api/communities/{club}/membership").is_success
        wish = {"game": "triple-triad", "rules": RULES, "to": {"kind": "lobby"}, "terms": {"clock": {"free": 259_200}}}
        challenge = ann.post("/api/challenges", wish).json()["id"]
        cup = tournament(ann, [ben], "round_robin", "The cup of the Quad")
        shown = (cup, bracket(address, ann, ben), check_in(address, ann, ben), ladder(ann, ben))
        return Furniture(f"/library/{match['id']}", f"/p/{quote('Anaïs')}", f"/c/{challenge}", *shown)
