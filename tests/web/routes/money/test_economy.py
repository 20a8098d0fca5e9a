"""Gil never comes from nothing: guests and pairs of players cannot earn it on their own, on either database."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from typing import Any

import pytest

from parlour.web.settings import Settings
from tests.legal import actions
from tests.store.databases import KINDS, SQLITE_FIRST, fresh
from tests.table.shelving import shelved
from tests.web.collecting import SHELF, SHOP, WIKI, claimed, enrolled, owned, refused
from tests.web.visiting import LINK, Guest, Message, serving

Arrive = Callable[[], Guest]
NEEDS = (403, "value-needs-account")
PRIZE = 50
AT_ONCE = 6
INSISTING = 5000


@pytest.fixture(scope="module", params=SQLITE_FIRST)
def halls(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a hall on each database."""
    folder = tmp_path_factory.mktemp("economy")
    with shelved(), fresh(request.param, folder) as url, serving(folder, url, games="triple-triad") as address:
        yield address


@pytest.fixture
def arrive(halls: str) -> Iterator[Arrive]:
    """Yield a function that makes guests of that hall."""
    with ExitStack() as open_now:
        yield lambda: open_now.enter_context(Guest(halls))


@pytest.fixture(scope="module", params=SQLITE_FIRST)
def wary(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a hall with the usual settings."""
    folder = tmp_path_factory.mktemp("wary")
    chosen = {"games": "triple-triad", "trade_after": Settings().trade_after, "rate_limits": False}
    with shelved(), fresh(request.param, folder) as url, serving(folder, url, **chosen) as address:
        yield address


@pytest.fixture
def come(wary: str) -> Iterator[Arrive]:
    """Yield a function that makes guests of that hall."""
    with ExitStack() as open_now:
        yield lambda: open_now.enter_context(Guest(wary))


def played(winner: Guest, loser: Guest, moves: bool = True) -> None:
    """Play a match with a prize that the loser resigns, after a move of each or at once."""
    match = winner.open(game="triple-triad", rules=WIKI, seat="red")
    loser.join(match)
    with winner.at(match) as red, loser.at(match) as blue:
        if moves:
            view: Message = red.hear("snapshot")["view"]
            for _ in range(2):
                mover, other = (red, blue) if view["to_act"] == "red" else (blue, red)
                own = view if view["viewer"] == view["to_act"] else _view(mover)
                assert mover.act(actions(own)[0])["type"] == "accepted"
                view = other.hear("entry")["entry"]["view"]
        assert blue.ask({"type": "resign", "command": "r"})["type"] == "accepted"


def _view(seat: object) -> Message:
    return seat.hear("snapshot")["view"]  # type: ignore[attr-defined,no-any-return]  # a Seat, and JSON


def test_guests_cannot_gather_their_gifts_in_one_hand(arrive: Arrive) -> None:
    """Guests are given nothing and can buy, sell and trade nothing, so many of them make nobody richer."""
    rich = enrolled(arrive())
    before = owned(rich)
    for guest in (arrive() for _ in range(5)):
        assert refused(guest.post(f"{SHELF}/enrol")) == NEEDS
        assert owned(guest) == {"gil": 0}
        gift = {"to": rich.me["id"], "mine": {"gil": 500}, "theirs": {}}
        assert refused(guest.post("/api/trades", gift)) == NEEDS
        assert refused(guest.post(f"{SHOP}/cards/0/buy", {"count": 1})) == NEEDS
        assert refused(guest.post(f"{SHOP}/cards/0/sell", {"count": 1})) == NEEDS
        assert refused(guest.post(f"{SHOP}/packs/basic")) == NEEDS
        asked = {"to": guest.me["id"], "mine": {"gil": 1}, "theirs": {}}
        assert refused(rich.post("/api/trades", asked)) == (403, "both-need-accounts")
    assert owned(rich) == before


@pytest.mark.parametrize("terms", [{"gil": 10}, {"owned": True}])
def test_guests_play_for_nothing_of_value(arrive: Arrive, terms: dict[str, object]) -> None:
    """A guest gets no table, challenge or seat with stakes, but the same without stakes."""
    guest, rich = arrive(), enrolled(arrive())
    wish = {"game": "triple-triad", "rules": WIKI, "terms": terms}
    assert refused(guest.post("/api/matches", {**wish, "opponent": {"kind": "link"}})) == NEEDS
    assert refused(guest.post("/api/challenges", {**wish, "to": {"kind": "lobby"}})) == NEEDS
    made = rich.post("/api/challenges", {**wish, "to": {"kind": "link"}, "bring": {"cards": _hand(rich)}}).json()
    assert refused(guest.post(f"/api/challenges/{made['id']}/accept", {})) == NEEDS
    table = rich.open(**wish, bring={"cards": _hand(rich)})
    assert refused(guest.post(f"/api/matches/{table['id']}/join", {})) == NEEDS
    assert guest.open(game="triple-triad", rules=WIKI)["status"] == "open"


def _hand(guest: Guest) -> list[int]:
    return [int(asset.rpartition("/")[2]) for asset in owned(guest) if asset != "gil"][:5]


def test_who_resigns_at_once_makes_nobody_richer(arrive: Arrive) -> None:
    """The house's prize is for matches in which both moved, and for accounts; guests never win it."""
    ann, ben = enrolled(arrive()), enrolled(arrive())
    played(ann, ben, moves=False)
    assert owned(ann)["gil"] == 500
    one, other = arrive(), arrive()
    played(one, other)
    assert owned(enrolled(one))["gil"] == 500


def test_the_same_two_have_one_prize_a_day(arrive: Arrive) -> None:
    """Two players have one prize a day, whoever wins and however often; against another there is one more."""
    ann, ben, eve = (enrolled(arrive()) for _ in range(3))
    for _ in range(2):
        played(ann, ben)
        played(ben, ann)
    assert owned(ann)["gil"] + owned(ben)["gil"] == 1000 + PRIZE
    played(eve, ann)
    assert owned(eve)["gil"] == 500 + PRIZE


def test_an_account_is_given_its_gift_once(arrive: Arrive) -> None:
    """An account gets 500 gil and one starter of a set, however often it asks."""
    ann = claimed(arrive())
    assert owned(ann) == {"gil": 0}
    first = owned(enrolled(ann))
    assert first["gil"] == 500 and owned(enrolled(ann)) == first


def _short(answer: Any) -> str:
    """Return the sentence of a refusal for too few played matches."""
    assert refused(answer) == (403, "play-first")
    return str(answer.json()["error"]["message"])


def _all(guest: Guest) -> dict[str, Any]:
    return {"mine": owned(guest), "theirs": {}}


def test_accounts_that_never_played_cannot_gather_their_gifts_in_one_hand(come: Arrive) -> None:
    """New accounts cannot pass on their gift: not by a trade, a stake of gil or one of cards."""
    rich = enrolled(come())
    before = owned(rich)
    for fresh_account in (enrolled(come()) for _ in range(5)):
        given = owned(fresh_account)
        assert "3 more matches" in _short(
            fresh_account.post("/api/trades", {"to": rich.me["id"], **_all(fresh_account)})
        )
        for terms in ({"gil": 500}, {"owned": True}):
            staked = {"game": "triple-triad", "rules": WIKI, "terms": terms, "bring": {"cards": _hand(fresh_account)}}
            _short(fresh_account.post("/api/matches", {**staked, "opponent": {"kind": "link"}}))
            _short(fresh_account.post("/api/challenges", {**staked, "to": {"kind": "lobby"}}))
        assert owned(fresh_account) == given
    assert owned(rich) == before


def test_what_is_asked_of_a_newcomer_they_cannot_give_yet(come: Arrive) -> None:
    """A newcomer may receive, but may agree to give only after enough matches; until then the trade stays open."""
    ann, ben, eve = (enrolled(come()) for _ in range(3))
    befriend(ann, eve)
    table = ann.open(game="triple-triad", rules=WIKI, terms={"gil": 10})
    _short(ben.post(f"/api/matches/{table['id']}/join", {}))
    challenge = ann.post("/api/challenges", {"game": "triple-triad", "rules": WIKI, "terms": {"gil": 10}, "to": LINK})
    _short(ben.post(f"/api/challenges/{challenge.json()['id']}/accept", {}))
    cup = {"name": "Cup", "game": "triple-triad", "rules": WIKI, "form": "swiss", "terms": {"gil": 10}}
    made = ann.post("/api/tournaments", cup).json()
    _short(ben.post(f"/api/tournaments/{made['id']}/entrants", {}))
    asked = ann.post("/api/trades", {"to": ben.me["id"], "mine": {"gil": 1}, "theirs": {"gil": 400}}).json()
    _short(ben.post(f"/api/trades/{asked['id']}/agree", {"seen": asked["list"]}))
    given = ann.post("/api/trades", {"to": ben.me["id"], "mine": {"gil": 5}, "theirs": {}}).json()
    changed = {"seen": given["list"], "mine": {"gil": 5}, "theirs": {}}
    _short(ben.post(f"/api/trades/{given['id']}/list", changed))
    assert ben.post(f"/api/trades/{given['id']}/agree", {"seen": given["list"]}).json()["status"] == "done"
    befriend(ben, eve)
    assert ben.post(f"/api/trades/{asked['id']}/agree", {"seen": asked["list"]}).json()["status"] == "done"
    ben.join(table)
    assert owned(ben)["gil"] == 500 + PRIZE + 5 + 1 - 400 - 10


def befriend(one: Guest, other: Guest) -> None:
    """Let two players play as many matches as a newcomer needs."""
    for _ in range(Settings().trade_after):
        played(one, other)


def test_only_real_matches_let_a_newcomer_give(come: Arrive) -> None:
    """A match resigned at once or against a guest does not count; each other one lowers the number in the sentence."""
    ann, ben, nobody = enrolled(come()), enrolled(come()), come()
    gift = {"to": ben.me["id"], "mine": {"gil": 1}, "theirs": {}}
    assert ann.http.get("/api/collection").json()["bound"]["en"] == _short(ann.post("/api/trades", gift))
    for other, moves in ((ben, False), (nobody, True)):
        played(other, ann, moves)
        assert "3 more matches" in _short(ann.post("/api/trades", gift))
    for left in ("2 more matches", "one more match"):
        played(ben, ann)
        assert left in _short(ann.post("/api/trades", gift))
    played(ben, ann)
    assert ann.http.get("/api/collection").json()["bound"] is None
    assert ann.post("/api/trades", gift).status_code == 201


def test_a_newcomer_plays_with_cards_that_they_cannot_lose(come: Arrive) -> None:
    """Even where all cards are owned, a newcomer can play their matches under rules that move none."""
    ann, ben = enrolled(come()), enrolled(come())
    wish = {"game": "triple-triad", "rules": f"{WIKI}+trade=none", "terms": {"owned": True}}
    table = ann.open(**wish, bring={"cards": _hand(ann)})
    assert ben.join(table, bring={"cards": _hand(ben)})["status"] == "live"


def insisted(send: Callable[[], Any]) -> int:
    """Repeat a request, and return how often it was refused for too few matches before it was granted."""
    for times in range(INSISTING):
        answer = send()
        if answer.status_code == 200:
            return times
        _short(answer)
    raise AssertionError("it was never granted")


@pytest.mark.parametrize("wary", KINDS, indirect=True)
def test_nothing_leaves_before_the_last_match_however_many_ask_at_once(come: Arrive) -> None:
    """Trades and a stake that are tried again and again succeed only when the third match is over."""
    ann, ben, eve, newcomer = (enrolled(come()) for _ in range(4))
    befriend(ann, eve)
    befriend_all_but_once(newcomer, ben)
    wish = {"to": newcomer.me["id"], "mine": {"gil": 1}, "theirs": {"gil": 3}}
    asked = [ann.post("/api/trades", wish).json() for _ in range(AT_ONCE)]
    table = ann.open(game="triple-triad", rules=WIKI, terms={"gil": 10})
    ways: list[Callable[[], Any]] = [
        lambda: newcomer.post(f"/api/matches/{table['id']}/join", {}),
        *(partial(newcomer.post, f"/api/trades/{one['id']}/agree", {"seen": one["list"]}) for one in asked),
    ]
    with ThreadPoolExecutor(len(ways)) as threads:
        asking = [threads.submit(insisted, way) for way in ways]
        played(newcomer, eve)
        refusals = [one.result() for one in asking]
    assert any(refusals)
    lines = newcomer.http.get("/api/ledger").json()["lines"]
    (last,) = (at for at, line in enumerate(lines) if line["memo"] == "prize")
    gave = [at for at, line in enumerate(lines) if line["memo"] in ("traded", "staked")]
    assert len(gave) == len(ways) and max(gave) < last, [line["memo"] for line in lines]


def befriend_all_but_once(one: Guest, other: Guest) -> None:
    """Play one match fewer than a newcomer needs, all lost."""
    for _ in range(Settings().trade_after - 1):
        played(other, one)
