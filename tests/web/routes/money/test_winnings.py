"""Winnings over the interface: the winner picks once from the staked cards, which only the two players see."""

from collections.abc import Callable

import pytest

from parlour.core import words
from tests.web.collecting import enrolled, given_up, owned, refused, staked
from tests.web.visiting import Guest, Message

Arrive = Callable[..., Guest]


@pytest.fixture
def won(guest: Arrive) -> tuple[Guest, Guest, Message]:
    """Return winner, loser and a match whose winnings are to be picked."""
    ann, ben = enrolled(guest()), enrolled(guest())
    match = staked(ann, ben)
    given_up(ben, match)
    return ann, ben, match


def waiting(guest: Guest, match: Message) -> Message:
    """Return the open winnings as somebody is told of them."""
    found: Message = guest.http.get(f"/api/matches/{match['id']}/winnings").json()["winnings"]
    return found


def test_the_winner_picks_once(won: tuple[Guest, Guest, Message]) -> None:
    """The winner gets the named cards and the rest goes back; then there is nothing more to pick."""
    ann, ben, match = won
    pool = [card["asset"] for card in waiting(ann, match)["pool"]]
    picks = waiting(ann, match)["picks"]
    assert ann.http.get("/api/winnings").json()[0]["match"] == match["id"]
    before = owned(ann), owned(ben)
    path = f"/api/matches/{match['id']}/winnings"
    assert ann.post(path, {"cards": pool[:picks]}).status_code == 200
    assert sum(owned(ann).values()) == sum(before[0].values()) + picks
    assert sum(owned(ben).values()) == sum(before[1].values()) + len(pool) - picks
    assert refused(ann.post(path, {"cards": pool[:picks]})) == (409, "winnings-settled")
    assert waiting(ann, match) is None


def test_what_was_picked_is_told_to_everybody(guest: Arrive, won: tuple[Guest, Guest, Message]) -> None:
    """Picked cards are told to both players and to watchers, with the taker's name, and only afterwards."""
    ann, ben, match = won
    path = f"/api/matches/{match['id']}/winnings"
    card = waiting(ann, match)["pool"][0]
    assert ann.http.get(path).json()["taken"] == []
    assert ann.post(path, {"cards": [card["asset"]]}).status_code == 200
    name = ann.http.get("/api/me").json()["name"]
    for who in (ann, ben, guest()):
        told = who.http.get(path).json()["taken"]
        mine, called = who is ann, card["called"]
        assert told == [{"by": name, "yours": mine, "card": card["name"], "called": called, "count": 1}]


def test_both_are_told_in_their_inbox_what_was_picked(won: tuple[Guest, Guest, Message]) -> None:
    """The winner's open notice becomes one of what they picked; the loser's tells what they lost."""
    ann, ben, match = won
    card = waiting(ann, match)["pool"][0]
    assert inbox(ann)["pick"]["waits"]
    assert ann.post(f"/api/matches/{match['id']}/winnings", {"cards": [card["asset"]]}).status_code == 200
    told = inbox(ann)["pick"]
    assert not told["waits"] and card["name"] in words.rendered("en", told["says"])
    assert card["name"] in words.rendered("fr", inbox(ben)["picked"]["says"])


def inbox(guest: Guest) -> dict[str, Message]:
    """Return the notices of a player, by kind."""
    return {one["kind"]: one for one in guest.http.get("/api/inbox").json()["notices"]}


def test_cards_that_change_hands_without_a_choice_are_told(guest: Arrive) -> None:
    """Under All the five cards of the loser are told as soon as the match is over."""
    ann, ben = enrolled(guest()), enrolled(guest())
    match = staked(ann, ben, "triple-triad:wiki+visibility=open+trade=all")
    given_up(ben, match)
    taken = ann.http.get(f"/api/matches/{match['id']}/winnings").json()["taken"]
    assert sum(card["count"] for card in taken) == 5 and all(card["yours"] for card in taken)


@pytest.mark.parametrize("caller", ["loser", "another", "nobody"])
def test_nobody_else_picks(guest: Arrive, won: tuple[Guest, Guest, Message], caller: str) -> None:
    """The loser, another account and a stranger cannot pick; only the two players see the cards."""
    ann, ben, match = won
    other = ben if caller == "loser" else guest()
    if caller == "nobody":
        other.http.cookies.clear()
    pool = [card["asset"] for card in waiting(ann, match)["pool"]]
    assert bool(waiting(other, match)["pool"]) is (caller == "loser")
    assert other.http.get("/api/winnings").json() == []
    before = owned(ann), owned(ben)
    answer = other.post(f"/api/matches/{match['id']}/winnings", {"cards": pool[:1]})
    assert refused(answer) == (403, "not-your-winnings")
    assert (owned(ann), owned(ben)) == before


@pytest.mark.parametrize("cards", [[], ["gil"], ["triple-triad/ff8/9999"], ["first", "first"]])
def test_a_bad_pick_takes_nothing(won: tuple[Guest, Guest, Message], cards: list[str]) -> None:
    """Too few cards, one that was not staked and one named twice are refused, and all still wait."""
    ann, _ben, match = won
    pool = [card["asset"] for card in waiting(ann, match)["pool"]]
    named = [pool[0] if card == "first" else card for card in cards]
    answer = ann.post(f"/api/matches/{match['id']}/winnings", {"cards": named})
    assert answer.status_code in (409, 422), answer.text
    assert [card["asset"] for card in waiting(ann, match)["pool"]] == pool


def test_a_match_for_nothing_has_no_winnings(guest: Arrive) -> None:
    """A casual match has no winnings for anybody."""
    ann, ben = guest(), guest()
    match = ann.open()
    ben.join(match)
    given_up(ben, match)
    assert waiting(ann, match) is None
    assert refused(ann.post(f"/api/matches/{match['id']}/winnings", {"cards": []})) == (409, "winnings-settled")
