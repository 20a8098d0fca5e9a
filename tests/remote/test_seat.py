"""A seat in a real hall: two machines and a person play, fitting offers are taken, and old matches go on."""

import shlex
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from parlour.agents import levels
from parlour.agents.own.own_agent import OwnAgent
from parlour.core import registry
from parlour.core.rules import RuleSet
from parlour.remote.hall import Hall, Later, Line
from parlour.remote.mind import Mind, mind
from parlour.remote.seat import Seat, Wish
from tests.legal import actions
from tests.web.visiting import Guest, Message, until

EXAMPLES = Path(__file__).parents[2] / "examples" / "seat"
CAREFUL = f"{EXAMPLES / 'careful_agent.py'}:Careful"
FIRST = (sys.executable, str(EXAMPLES / "first_legal.py"))
NIM = {"game": "nim", "rules": "nim:free", "seat": "random"}


def by_agent(game: str) -> Mind:
    """Return the mind of the example's agent."""
    return mind(levels.opponent(registry.game(game), CAREFUL))


def by_program(game: str) -> Mind:
    """Return the mind of the example's program."""
    return mind(levels.opponent(registry.game(game), f"program:{shlex.join(FIRST)}"))


@contextmanager
def sitting(hall: Hall, minds: Callable[[str], Mind], **wish: Any) -> Iterator[list[str]]:
    """Run a machine's seat during the block; yield the ids of its messages."""
    said: list[str] = []
    wished = Wish(**{"games": ("nim",), "rules": (), "most": 4, "open": False, **wish})
    seat = Seat(hall, wished, minds, lambda message, **_told: said.append(message))
    thread = threading.Thread(target=seat.sit)
    thread.start()
    try:
        yield said
    finally:
        seat.end()
        thread.join()


def played(person: Guest, match: Message) -> Message:
    """Let a person play a match to its end; return its final state."""
    with person.at(match) as seat:
        told = seat.hear("snapshot")
        you, view, stands = told["match"]["you"], told["view"], told["match"]
        while stands["status"] != "over":
            if view is not None and view["to_act"] == you:
                seat.say({"type": "act", "command": f"c{stands['seq']}", "action": actions(view)[0]})
            heard = seat.hear("entry", "match")
            view, stands = heard.get("entry", {}).get("view"), heard["match"]
    return stands


def challenged(person: Guest | Hall, machine: Hall, wish: Message = NIM) -> Message:
    """Return a challenge to a machine."""
    made = person.post("/api/challenges", {**wish, "to": {"kind": "player", "player": machine.me["id"]}})
    return made if isinstance(made, dict) else made.json()  # type: ignore[no-any-return]  # JSON


def taken(person: Guest, challenge: Message) -> Message:
    """Return the match that a challenge led to."""
    where = f"/api/challenges/{challenge['id']}"
    return {"id": until(lambda: person.http.get(where).json()["match"], "the challenge is accepted")}


def test_two_machines_and_a_person(guest: Callable[[], Guest], machine: Callable[[], Hall]) -> None:
    """A person takes the offer an agent keeps in the lobby; a program accepts challenges, also the agent's."""
    ann, careful, first = guest(), machine(), machine()
    rules = registry.rules("nim:free")[1]
    with sitting(careful, by_agent, rules=(rules,), open=True), sitting(first, by_program):

        def offered() -> list[Message]:
            waiting: list[Message] = ann.http.get("/api/lobby").json()["challenges"]
            return [one for one in waiting if one["challenger"]["id"] == careful.me["id"] and one["to"] is None]

        (offer,) = until(offered, "an offer waits in the lobby")
        match = ann.post(f"/api/challenges/{offer['id']}/accept", {}).json()["match"]
        assert played(ann, {"id": match})["result"] is not None
        (again,) = until(offered, "the offer is renewed")
        assert again["id"] != offer["id"]
        assert played(ann, taken(ann, challenged(ann, first)))["result"] is not None
        between = taken(ann, challenged(careful, first))
        until(lambda: ann.look(between)["status"] == "over", "the two machines finish")
    until(lambda: not offered(), "the offer is withdrawn")


def test_what_was_left_is_played_on(guest: Callable[[], Guest], machine: Callable[[], Hall]) -> None:
    """A match waits in the hall while nobody sits there, and goes on where it stopped."""
    ann, one = guest(), machine()
    challenge = challenged(ann, one)
    match = one.post(f"/api/challenges/{challenge['id']}/accept")["match"]
    with sitting(one, by_program) as said:
        assert played(ann, {"id": match})["result"] is not None
        until(lambda: "cli-seat-over" in said, "the seat says how it ended")


def test_what_does_not_fit_is_declined(guest: Callable[[], Guest], machine: Callable[[], Hall]) -> None:
    """A challenge to a game that the seat does not play is declined."""
    ann, one = guest(), machine()
    with sitting(one, by_program):
        other = {"game": "triple-triad", "rules": "triple-triad:ff8", "seat": "random"}
        where = f"/api/challenges/{challenged(ann, one, other)['id']}"
        until(lambda: ann.http.get(where).json()["status"] == "declined", "it is declined")


def test_so_many_tables_and_no_more(guest: Callable[[], Guest], machine: Callable[[], Hall]) -> None:
    """A challenge beyond the number of tables waits until one is free."""
    ann, ben, one = guest(), guest(), machine()
    with sitting(one, by_program, most=1):
        first = taken(ann, challenged(ann, one))
        waiting = challenged(ben, one)
        assert played(ann, first)["result"] is not None
        assert taken(ben, waiting)
        assert played(ben, taken(ben, waiting))["result"] is not None


class _Broken:
    """An agent that fails."""

    def choose(self) -> int:
        """Raise an error."""
        raise RuntimeError("no idea")


def test_a_failing_agent_gives_up_its_match_alone(guest: Callable[[], Guest], machine: Callable[[], Hall]) -> None:
    """A failing agent resigns its match, the terminal is told once, and the seat goes on."""
    ann, one = guest(), machine()
    with sitting(one, lambda _game: mind(OwnAgent("broken", _Broken()))) as said:
        end = played(ann, taken(ann, challenged(ann, one, {**NIM, "seat": "blue"})))["result"]
        assert (end["reason"], end["winner"]) == ("resigned", "blue")
        until(lambda: said.count("cli-seat-gave-up") == 1, "it is told")
        assert taken(ann, challenged(ann, one))


class _Warming(Hall):
    """A hall just started: it puts each match off twice when asked, and twice more at its socket."""

    asked, opened = 0, 0

    def get(self, path: str) -> Any:
        """Put off the first two requests for a match."""
        if path.startswith("/api/matches/") and self.asked < 2:
            self.asked += 1
            raise Later({"code": "warming-up", "en": "The table is being warmed."})
        return super().get(path)

    @contextmanager
    def socket(self, path: str) -> Iterator[Line]:
        """Put off the first two sockets of a match."""
        if path.startswith("/api/matches/") and self.opened < 2:
            self.opened += 1
            raise Later({"code": "warming-up", "en": "The table is being warmed."})
        with super().socket(path) as line:
            yield line


def test_a_hall_that_warms_its_tables_is_waited_for(
    address: str, guest: Callable[[], Guest], machine: Callable[[], Hall]
) -> None:
    """A seat waits for tables that are being warmed, and gives up no match."""
    ann, one = guest(), machine()
    match = one.post(f"/api/challenges/{challenged(ann, one)['id']}/accept")["match"]
    with _Warming(address, one.token) as warming, sitting(warming, by_program) as said:
        assert played(ann, {"id": match})["result"] is not None
        until(lambda: "cli-seat-over" in said, "the seat says how it ended")
        assert (warming.asked, warming.opened) == (2, 2) and "cli-seat-gave-up" not in said


def test_offers_are_of_the_rules_that_are_named() -> None:
    """Offers have the rules named, or else each game's usual rules; where nothing is open there are none."""
    rules: RuleSet = registry.rules("triple-triad:ff8")[1]
    assert Wish(("triple-triad",), (rules,), 1, True).offers() == [rules]
    assert [one.game for one in Wish(("triple-triad", "chakart"), (), 1, True).offers()] == ["triple-triad", "chakart"]
    assert Wish(("triple-triad",), (rules,), 1, False).offers() == []
