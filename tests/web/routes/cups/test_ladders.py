"""Ladders over the interface: challenges, answers, and refusals in one sentence."""

from collections.abc import Callable

from parlour.table import timestamps
from parlour.web.clock import now
from tests.web.collecting import refused
from tests.web.routes.cups.test_tournaments import announced, seen
from tests.web.visiting import Guest, until

Arrive = Callable[..., Guest]
DAY = 86_400_000


def season(guest: Arrive, many: int) -> tuple[list[Guest], str]:
    """Return so many members and the path of their running ladder."""
    people = [guest() for _ in range(many)]
    path = announced(people[0], form="ladder", ends=timestamps.later(now(), DAY), meetings=2)
    until(lambda: seen(people[0], path)["status"] == "live", "the ladder begins")
    for one in people:
        assert one.post(f"{path}/entrants", {}).status_code == 200
    return people, path


def test_a_member_challenges_and_the_other_plays(guest: Arrive) -> None:
    """An accepted challenge is a match of the ladder; others neither see the challenge nor answer it."""
    (ann, ben, eve), path = season(guest, 3)
    made = ann.post(f"{path}/boards", {"opponent": ben.me["id"]})
    assert made.status_code == 201 and made.json()["round"] == 1
    board = f"{path}/boards/1/{made.json()['board']}"
    assert [len(seen(one, path)["boards"]) for one in (ann, ben, eve)] == [1, 1, 0]
    for stranger in (ann, eve):
        assert refused(stranger.post(f"{board}/accept")) == (403, "not-your-challenge")
    assert refused(eve.http.delete(board)) == (403, "not-your-challenge")
    match = ben.post(f"{board}/accept").json()["match"]
    assert ben.look({"id": match})["status"] == "live"
    assert refused(ben.post(f"{board}/accept")) == (404, "ladder-answered")
    assert seen(eve, path)["boards"][0]["match"] == match


def test_a_challenge_is_dropped_and_made_again(guest: Arrive) -> None:
    """Either player can drop a challenge, and a stranger to the ladder is refused."""
    (ann, ben), path = season(guest, 2)
    for by in (ann, ben):
        board = ann.post(f"{path}/boards", {"opponent": ben.me["id"]}).json()["board"]
        assert by.http.delete(f"{path}/boards/1/{board}").status_code == 204
    assert refused(guest().post(f"{path}/boards", {"opponent": ben.me["id"]})) == (409, "not-entered")
    assert refused(ann.post(f"{path}/boards", {"opponent": "nobody"})) == (409, "ladder-stranger")
    assert refused(ann.post(f"{path}/time")) == (409, "tournament-ends-itself")
