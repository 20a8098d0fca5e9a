"""A hall in which something has happened: accounts, a finished match, a challenge, a tournament."""

from dataclasses import dataclass
from urllib.parse import quote

from tests.web.visiting import Guest, Message, play_out

PASSWORD = "a password of the hall"
RULES = "triple-triad:ff8+same+plus+card_pick=random+visibility=open"
LINK = {"kind": "link"}


@dataclass(frozen=True)
class Furniture:
    """Where the pages are that show what has happened."""

    record: str
    player: str
    challenge: str
    tournament: str

    def pages(self) -> tuple[str, ...]:
        """Their addresses."""
        return (self.record, self.player, self.challenge, self.tournament)


def account(address: str, name: str) -> Guest:
    """Somebody with an account here."""
    guest = Guest(address)
    claimed = guest.post("/api/me/claim", {"name": name, "password": PASSWORD})
    assert claimed.status_code == 201, claimed.text
    return guest


def played(ann: Guest, ben: Guest, rules: str = RULES) -> Message:
    """A rated match of two accounts, played to its end; Ann sits on the first seat."""
    match = ann.open(game="triple-triad", rules=rules, terms={"rated": True})
    with ann.at(match) as red, ben.at(match) as blue:
        ben.join(match)
        views = [seat.hear("entry")["entry"]["view"] for seat in (red, blue)]
        play_out({"red": red, "blue": blue}, next(view for view in views if view["legal"]))
    return ann.look(match)


def tournament(organiser: Guest, others: list[Guest], form: str, name: str) -> str:
    """A tournament that has begun, by its address."""
    wish = {"name": name, "game": "triple-triad", "rules": RULES, "form": form, "guests": True}
    made = organiser.post("/api/tournaments", wish).json()["id"]
    for guest in (organiser, *others):
        assert guest.post(f"/api/tournaments/{made}/entrants", {}).is_success
    assert organiser.post(f"/api/tournaments/{made}/start").is_success
    return f"/tournament/{made}"


def furnish(address: str) -> Furniture:
    """Let all of it happen."""
    with account(address, "Anaïs") as ann, account(address, "Bernard") as ben:
        match = played(ann, ben)
        wish = {"game": "triple-triad", "rules": RULES, "to": {"kind": "lobby"}, "terms": {"clock": {"free": 259_200}}}
        challenge = ann.post("/api/challenges", wish).json()["id"]
        cup = tournament(ann, [ben], "round_robin", "The cup of the Quad")
        return Furniture(f"/library/{match['id']}", f"/p/{quote('Anaïs')}", f"/c/{challenge}", cup)
