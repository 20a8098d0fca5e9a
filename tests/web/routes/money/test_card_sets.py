"""Card sets over the interface: made by hosts and keepers, played by all, and unchanged in old matches."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest

from parlour.hall.play import logfile
from parlour.table import verify
from tests.hall.communities.test_charter import charter, rules
from tests.web.routes.test_accounts import claimed, code
from tests.web.routes.test_moderation import folder, hall, host  # noqa: F401 - a hall that has a host
from tests.web.visiting import Guest, Message, play_out

Arrive = Callable[..., Guest]
GAME = "triple-triad"


def draft(name: str, cards: int = 12, after: int = 0, **other: Any) -> dict[str, Any]:
    """Return a draft of sea cards, each a little stronger than the one before."""
    sides = ("top", "right", "bottom", "left")
    rows = [
        {
            "id": n,
            "name": f"Fish {n}",
            "level": 1 + n % 9,
            **{side: 1 + (n * k) % 10 for k, side in enumerate(sides, 1)},
        }
        for n in range(1, cards + 1)
    ]
    return {"game": GAME, "name": name, "title": name.title(), "pack_price": 400, "cards": rows, "after": after} | other


def name_of_a_set() -> str:
    return f"sea_{uuid4().hex[:8]}"


def number_of(visitor: Guest, name: str) -> int:
    return int(visitor.http.get(f"/api/card-sets/{name}").json()["number"])


def test_the_host_publishes_and_everybody_sees(host: Guest, guest: Arrive) -> None:  # noqa: F811
    """A published set is in the list, with its editions and in the composer; a resend is answered as before."""
    name, ann = name_of_a_set(), guest()
    made = host.post("/api/card-sets", draft(name), key="once").json()
    assert host.post("/api/card-sets", draft(name), key="once").json() == made
    assert made["name"] == name and made["cards"] == 12 and made["value"].startswith(f"{name}@")
    assert made["value"] in [one["value"] for one in ann.http.get("/api/card-sets").json()]
    told = ann.http.get(f"/api/card-sets/{name}").json()
    assert [one["value"] for one in told["editions"]] == [made["value"]]
    assert told["document"]["cards"][0]["name"] == "Fish 1"
    (option,) = [one for one in ann.http.get(f"/api/games/{GAME}/rules").json()["options"] if one["name"] == "cards"]
    assert option["titles"][made["value"]] == name.title()
    assert name in [one["set"] for one in ann.http.get("/api/collection").json()["sets"]]
    assert code(ann.http.get("/api/card-sets/nowhere")) == (404, "unknown-made-set")


def test_nobody_else_reads_sheets_or_publishes(guest: Arrive) -> None:
    ann, _name = claimed(guest)
    for path, body in (("/api/card-sets", draft(name_of_a_set())), ("/api/card-sets/read", {"game": GAME, "text": ""})):
        assert code(ann.post(path, body)) == (403, "maker-needed")


def test_a_keeper_makes_sets_and_changes_their_own(host: Guest, guest: Arrive) -> None:  # noqa: F811
    """A keeper changes the sets of their community alone, though the community may count another's set as its own."""
    (ann, name), theirs, own = claimed(guest), name_of_a_set(), name_of_a_set()
    host.post("/api/card-sets", draft(theirs))
    club = {"id": own.replace("_", "-"), **charter(presets=[])}
    assert host.post("/api/communities", club).status_code == 201
    at = f"/api/communities/{club['id']}"
    ann.http.put(f"{at}/membership")
    assert code(ann.post("/api/card-sets", draft(own))) == (403, "maker-needed")
    host.http.put(f"{at}/members/{name}", json={"standing": "keeper"})
    assert ann.post("/api/card-sets", draft(own)).status_code == 200
    assert ann.post("/api/card-sets", draft(own, 13, number_of(ann, own))).status_code == 200
    next_of_theirs = draft(theirs, 13, number_of(ann, theirs))
    assert code(ann.post("/api/card-sets", next_of_theirs)) == (403, "maker-needed")
    changes = [ann.http.get(f"/api/card-sets/{one}").json()["changes"] for one in (own, theirs)]
    assert changes == [True, False] and not guest().http.get(f"/api/card-sets/{own}").json()["changes"]
    listed = charter(presets=[], sets=[f"{GAME}/{theirs}"])
    assert ann.http.put(at, json={"seen": 1, "charter": listed}).status_code == 200
    assert code(ann.post("/api/card-sets", next_of_theirs)) == (403, "maker-needed")
    assert host.post("/api/card-sets", next_of_theirs).status_code == 200


def test_a_sheet_is_read_line_by_line(host: Guest) -> None:  # noqa: F811
    """A fault is told with its line, and a repaired row reads like the pasted text."""
    pasted = {"game": GAME, "name": None, "text": "Octopus,5,6,5,11\nDiver,5,4,7,4,watr\nGull,1,2,3,4"}
    read = host.post("/api/card-sets/read", pasted).json()
    assert read["faults"] == 2 and [len(row["faults"]) for row in read["rows"]] == [1, 1, 0]
    rows = [row["cells"] | {fault["column"]: fault["repair"] for fault in row["faults"]} for row in read["rows"]]
    again = host.post("/api/card-sets/read", {"game": GAME, "name": None, "rows": rows}).json()
    assert again["faults"] == 0 and again["rows"][0]["card"]["left"] == 10


@pytest.mark.parametrize(
    ("wrong", "refusal"),
    [
        ({"name": "Sea"}, "bad-card-set"),
        ({"title": ""}, "bad-card-set"),
        ({"cards": []}, "bad-card-set"),
        ({"after": 7}, "out-of-date"),
        ({"game": "chakart"}, "no-card-sets"),
    ],
)
def test_what_cannot_be_published_changes_nothing(host: Guest, wrong: dict[str, Any], refusal: str) -> None:  # noqa: F811
    before = host.http.get("/api/card-sets").json()
    assert code(host.post("/api/card-sets", draft(name_of_a_set()) | wrong))[1] == refusal
    assert host.http.get("/api/card-sets").json() == before


def played(red: Guest, blue: Guest, rules: str) -> Message:
    """Play a whole match under these rules."""
    match = red.open(game=GAME, rules=rules, bring={"cards": [1, 2, 3, 4, 5]}, seat="red")
    blue.join(match, bring={"cards": [6, 7, 8, 9, 10]})
    with red.at(match) as at_red, blue.at(match) as at_blue:
        seats = {"red": at_red, "blue": at_blue}
        turn = red.look(match)["to_act"]
        play_out(seats, seats[turn].hear("snapshot")["view"])
    return match


def test_a_match_keeps_its_edition_though_the_set_was_changed(host: Guest, guest: Arrive) -> None:  # noqa: F811
    """An old match replays and verifies with its edition on any machine; a new one has the new edition."""
    name, red, blue = name_of_a_set(), guest(), guest()
    old = host.post("/api/card-sets", draft(name)).json()["value"]
    match = played(red, blue, f"{GAME}:ffwtt+visibility=open+cards={name}")
    assert old in red.look(match)["rules"]["text"]
    log = red.http.get(f"/api/matches/{match['id']}/exports/log.jsonl").text
    drawn = f"/api/games/{GAME}/cards"
    assert len(red.http.get(drawn, params={"set": name}).json()["cards"]) == 12
    changed = draft(name, 14, number_of(host, name))
    changed["cards"][0]["top"] = 10
    new = host.post("/api/card-sets", changed).json()["value"]
    assert new != old
    for shown, count, top in ((name, 14, 10), (new, 14, 10), (old, 12, 2)):
        cards = red.http.get(drawn, params={"set": shown}).json()["cards"]
        assert (len(cards), cards[0]["sides"][0], cards[0]["set"]) == (count, top, name)
    assert red.http.get(f"/api/matches/{match['id']}/exports/log.jsonl").text == log
    read = logfile.read(log)
    findings = verify.verify(read.match, read.published)
    assert read.verdict(findings) == "fair" and read.match.status == "over"
    other = red.open(game=GAME, rules=f"{GAME}:ffwtt+cards={name}")
    assert new in red.look(other)["rules"]["text"]


def test_made_cards_are_bought_and_owned_like_any_other(host: Guest, guest: Arrive) -> None:  # noqa: F811
    """Made cards have a starter, the shop with the set's prices and the register; a new edition is no second set."""
    name = name_of_a_set()
    value = host.post("/api/card-sets", draft(name)).json()["value"]
    ann, who = claimed(guest)
    assert ann.post(f"/api/collection/{GAME}/{name}/enrol").status_code < 300
    shelf = ann.http.get(f"/api/collection/{GAME}/{name}").json()
    assert sum(card["count"] for card in shelf["cards"]) == 10 and shelf["packs"][0]["price"] == 400
    mine = next(card for card in shelf["cards"] if card["count"])
    assert mine["asset"] == f"{GAME}/{name}/{mine['id']}"
    assert ann.post(f"/api/shop/{GAME}/{name}/packs/packet-of-five").status_code < 300
    entry = ann.http.get(f"/api/register/{GAME}/{name}/{mine['id']}").json()
    assert entry["name"] == mine["name"] and who in [holder["name"] for holder in entry["holders"]]
    assert code(ann.http.get(f"/api/collection/{GAME}/{value}"))[1] == "unknown-card-set"


def test_a_community_s_rules_play_with_the_newest_edition(host: Guest, guest: Arrive) -> None:  # noqa: F811
    """A community's rules use the newest edition, under a name of their own and at tables too."""
    name = name_of_a_set()
    host.post("/api/card-sets", draft(name))
    club = {"id": name.replace("_", "-"), **charter(presets=[rules(f"{GAME}:free+cards={name}")])}
    assert host.post("/api/communities", club).status_code == 201
    new = host.post("/api/card-sets", draft(name, 14, number_of(host, name))).json()["value"]
    told = guest().http.get(f"/api/communities/{club['id']}").json()
    assert [one["rules"] for one in told["charter"]["presets"]] == [f"{GAME}:free+cards={new}"]
