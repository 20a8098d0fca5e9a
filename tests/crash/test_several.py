"""Several processes of one hall on PostgreSQL and Redis: players meet across them, and one may die at any instant."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from uuid import uuid4

import pytest

from tests.crash.hosting import Server, reachable_redis
from tests.legal import actions
from tests.store.databases import fresh
from tests.web.visiting import LINK, PATIENCE, Guest, Message, Seat, dial, play_out, until

NOBODY = "redis://127.0.0.1:1/0"  # an address that refuses
TRIAD = {"game": "triple-triad", "rules": "triple-triad:ffwtt+same+plus", "seat": "red"}
Arrive = Callable[..., Guest]
pytestmark = pytest.mark.crash


@contextmanager
def hall(folder: Path, bus: str) -> Iterator[list[Server]]:
    """Yield two processes of one hall."""
    with ExitStack() as stack:
        url = stack.enter_context(fresh("postgresql", folder))
        servers = [Server(url, folder, REDIS=bus) for _ in range(2)]
        for server in servers:
            server.start()
            stack.callback(server.kill)
        yield servers
        for server in servers:
            assert server.tracebacks == 0, server.log.read_text()


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Yield two processes with a bus."""
    with hall(tmp_path_factory.mktemp("two"), reachable_redis()) as servers:
        yield servers


@pytest.fixture(scope="module")
def deaf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Yield two processes whose bus is gone."""
    with hall(tmp_path_factory.mktemp("deaf"), NOBODY) as servers:
        yield servers


@pytest.fixture
def arrive() -> Iterator[Arrive]:
    """Yield a function that brings guests to a process, with a new browser or one of another process."""
    with ExitStack() as open_now:

        def bring(server: Server, known: Guest | None = None) -> Guest:
            guest = open_now.enter_context(Guest(server.url))
            if known is not None:
                guest.http.cookies, guest.me = known.http.cookies, known.me
            return guest

        yield bring


def begun(servers: list[Server], arrive: Arrive) -> tuple[Guest, Guest, Message]:
    """Let Ann open a table at the first process and Ben join it at the second."""
    ann, ben = map(arrive, servers)
    match = ann.open(**TRIAD)
    assert ben.join(match)["status"] == "live"
    return ann, ben, match


def turn(seats: dict[str, Seat]) -> Message:
    """Return the view of the seat to move, as both are told on entering."""
    views = {name: seat.hear("snapshot")["view"] for name, seat in seats.items()}
    return next(view for name, view in views.items() if view["to_act"] == name)


@pytest.mark.parametrize("kind", ["two", "deaf"])
def test_players_at_two_processes_play_to_the_end(kind: str, request: pytest.FixtureRequest, arrive: Arrive) -> None:
    """Each sees the other's moves, and both are told the same end; without a bus it only takes longer."""
    ann, ben, match = begun(request.getfixturevalue(kind), arrive)
    with ann.at(match) as red, ben.at(match) as blue:
        seats = {"red": red, "blue": blue}
        play_out(seats, turn(seats))
    told = [guest.look(match) for guest in (ann, ben)]
    assert told[0]["result"] == told[1]["result"] and told[0]["status"] == told[1]["status"] == "over"
    assert ben.http.get(f"/api/matches/{match['id']}/verify").json()["ok"]


@pytest.mark.parametrize("kind", ["two", "deaf"])
def test_one_command_at_both_processes_is_one_move(kind: str, request: pytest.FixtureRequest, arrive: Arrive) -> None:
    """A browser that lost its connection resends at the other process, which has not looked yet."""
    servers = request.getfixturevalue(kind)
    ann, ben, match = begun(servers, arrive)
    with ann.at(match) as here, arrive(servers[1], ann).at(match) as there, ben.at(match) as other:
        view = here.hear("snapshot")["view"]
        there.hear("snapshot")
        seats = (here, there) if view["to_act"] == "red" else (other,)
        mover = {"red": view, "blue": other.hear("snapshot")["view"]}[view["to_act"]]
        act = {"type": "act", "command": "once", "action": actions(mover)[0]}
        for seat in seats:
            seat.say(act)
        assert len({seat.hear("accepted", "refused")["seq"] for seat in seats}) == 1


def test_a_process_dies_under_play(tmp_path: Path, arrive: Arrive) -> None:
    """The player goes on at the other process, and so does the player of the house."""
    with hall(tmp_path, reachable_redis()) as servers:
        ann, ben, match = begun(servers, arrive)
        with ann.at(match) as red, ben.at(match) as blue:
            view = turn({"red": red, "blue": blue})
            mover = red if view["to_act"] == "red" else blue
            assert mover.act(actions(view)[0], "before")["type"] == "accepted"
            house = ann.open(**TRIAD, opponent={"kind": "bot", "agent": "search"})
            servers[0].kill()
            there = arrive(servers[1], ann)
            with there.at(match) as again:
                assert again.hear("snapshot")["seq"] == 4
                seats = {"red": again, "blue": blue}
                view = there_view(seats, there, match)
                play_out(seats, view)
        assert ben.look(match)["status"] == "over"
        against_the_house(there, house)
        servers[0].start()
        assert arrive(servers[0], ann).look(house)["status"] == "over"


def there_view(seats: dict[str, Seat], guest: Guest, match: Message) -> Message:
    """Return the view of the player to move, from a fresh look of theirs."""
    mover = guest.look(match)["to_act"]
    seats[mover].settle()
    told = [json.loads(text) for text in seats[mover].raw]
    return next(one["view"] if "view" in one else one["entry"]["view"] for one in reversed(told) if _shows(one))


def _shows(told: Message) -> bool:
    return told["type"] in ("snapshot", "entry")


def against_the_house(guest: Guest, match: Message) -> None:
    """Play a match against the house to its end from its present state."""
    with guest.at(match) as seat:
        view = seat.hear("snapshot")["view"]
        while view["phase"] != "over":
            if view["to_act"] == "red":
                seat.say({"type": "act", "command": uuid4().hex, "action": actions(view)[0]})
            view = seat.hear("entry")["entry"]["view"]


def test_the_address_stands_alone(two: list[Server]) -> None:
    """A hall first prints its address, and then nothing unless something is wrong."""
    for server in two:
        first, *more = server.log.read_text().splitlines()
        assert first == f"parlour: http://localhost:{server.port}"
        assert not [line for line in more if "[info" in line]


def test_the_lobby_is_one(two: list[Server], arrive: Arrive) -> None:
    """A player in the lobby at one process is seen at the other, and so is a challenge."""
    ann, ben = map(arrive, two)
    with lobby(ann) as anns, lobby(ben) as bens:
        for seat in (anns, bens):
            heard_of(seat, ann, ben)
        made = ann.post("/api/challenges", {**TRIAD, "to": {"kind": "lobby"}}).json()
        bens.hear("look")
        assert made["id"] in [one["id"] for one in ben.http.get("/api/challenges").json()]


def heard_of(seat: Seat, *guests: Guest) -> None:
    """Wait until a watcher is told that all of them are here."""
    wanted = {guest.me["id"] for guest in guests}
    until(lambda: wanted <= {one["id"] for one in seat.hear("here")["players"]}, "all of them are here")


@contextmanager
def lobby(guest: Guest) -> Iterator[Seat]:
    """Yield a guest's socket in the lobby."""
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    with dial(
        f"{guest.address.replace('http', 'ws')}/api/lobby/socket", additional_headers={"cookie": cookies}
    ) as made:
        yield Seat(made)


def test_who_sits_at_a_table_is_seen_from_the_other_process(two: list[Server], arrive: Arrive) -> None:
    """Both seats are told as present, and what one says the other reads."""
    ann, ben, match = begun(two, arrive)
    with ann.at(match) as red, ben.at(match) as blue:
        for seat in (red, blue):
            until(lambda seat=seat: all(seat.hear("presence")["seats"].values()), "both are here", PATIENCE)
        red.say({"type": "chat", "command": "hello", "text": "Well met"})
        told = blue.hear("chat", "refused") if red.hear("accepted", "refused")["type"] == "accepted" else None
        assert told is None or told["line"]["text"] == "Well met"


def test_a_second_seat_is_taken_once(two: list[Server], arrive: Arrive) -> None:
    """Of two strangers at two processes who want one seat, one has it."""
    ann = arrive(two[0])
    match = ann.open(**TRIAD, opponent=LINK)
    codes = sorted(arrive(server).post(f"/api/matches/{match['id']}/join", {}).status_code for server in two)
    assert codes == [200, 409]
