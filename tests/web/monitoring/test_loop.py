"""The event loop of a hall: long work is done elsewhere, whatever is asked.

Every function that runs on the loop's thread is recorded, so the speed of the machine does not matter.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any
from urllib.parse import quote

import numba
import pytest
from starlette.types import ASGIApp, Receive, Scope, Send

import parlour
from parlour.web.app import create_app
from parlour.web.settings import Settings
from tests.legal import actions
from tests.web.edge.hosting import awaiting_host, made_host
from tests.web.routes.reviewed import streamed
from tests.web.routes.test_moderation import claimed
from tests.web.visiting import Guest, running, until

HOUSE, NUMBA = (Path(one.__file__).parent for one in (parlour, numba))
TABLE = "triple-triad:free+visibility=open+first_player=red"
APART = (
    "agents/search",
    "agents/exact",
    "agents/greedy.py",
    "agents/playout.py",
    "analysis/advice.py",
    "analysis/balance.py: balance",
    "analysis/meetings.py",
    "analysis/puzzles/shelf.py: shipped",
    "analysis/puzzles/trying.py",
    "analysis/review.py",
    "analysis/which_hand.py: which_hand",
    "analysis/worth.py",
    "core/kernels",
    "core/referee.py",
    "games/triple_triad/written/sheet.py",
    "hall/communities/card_sets.py: read",
    "hall/hosting/register.py: read",
    "hall/people/names.py: _reserved",
    "hall/play/preview.py: boards_of",
    "hall/play/rulebook.py",
    "hall/play/sandbox.py",
    "portraits/printed.py: _prints",
    "store/database.py: _rebuilt",
    "table/verify.py: verify",
    "warmup",
    "web/pages/reference.py",
    "web/pictures/painter.py",
)
"""The beginnings of the names that the loop must never run: modules below the package, or functions."""
seen: set[CodeType] = set()


class Noting:
    """A pure ASGI layer around all others that records each function that the loop's thread starts or resumes."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            sys.setprofile(_note)
        await self._app(scope, receive, send)


def _note(frame: FrameType, event: str, _argument: Any) -> None:
    if event == "call":
        seen.add(frame.f_code)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a hall that awaits its host, its loop recorded from the first moment."""
    data = tmp_path_factory.mktemp("hall")
    app = create_app(Settings(data=data, database=awaiting_host(data), games="triple-triad", rate_limits=False))
    app.add_middleware(Noting)
    with running(app) as address:
        yield address


def strayed() -> list[str]:
    """Return what ran on the loop though it computes, imports, or compiles and loads kernels."""
    found = []
    for code in seen.copy():  # at once: the loop goes on meanwhile
        file = Path(code.co_filename)
        name = f"{file.relative_to(HOUSE) if file.is_relative_to(HOUSE) else file}: {code.co_qualname}"
        imports = code.co_name == "<module>" and file.suffix == ".py"
        if imports or file.is_relative_to(NUMBA) or name.startswith(APART):
            found.append(name)
    return sorted(found)


@pytest.fixture(scope="module")
def ann(hall: str) -> Iterator[Guest]:
    """Yield the host, who has an account."""
    with Guest(hall) as made:
        yield made_host(claimed(made)[0])


@pytest.fixture(scope="module")
def over(ann: Guest) -> str:
    """Return the address of a match that the host has finished."""
    match = ann.open(game="triple-triad", rules=TABLE, opponent={"kind": "bot", "agent": "greedy"}, seat="red")
    assert streamed(ann, f"/api/matches/{match['id']}/hint")
    while until(lambda: ann.look(match)["to_act"] in (match["you"], None), "it is their turn, or over"):
        with ann.at(match) as seat:
            view = seat.hear("snapshot")["view"]
            if view["to_act"] is None:
                return f"/api/matches/{match['id']}"
            seat.act(actions(view)[0])
    raise AssertionError


def test_a_match_is_looked_back_at(ann: Guest, over: str) -> None:
    """Analysing a match runs nothing long on the loop: hints, all decisions, one decision, picks and files."""
    plies = [one for one in streamed(ann, f"{over}/analysis") if one["type"] == "ply"]
    for path in (f"analysis/{plies[0]['seq']}", "analysis/sum", "picks", "verify"):
        assert ann.http.get(f"{over}/{path}").status_code == 200
    for file in ann.http.get(f"{over}/exports").json():
        assert ann.http.get(file["path"]).status_code == 200
    assert strayed() == []


def test_pictures_are_painted(ann: Guest, over: str) -> None:
    """Pictures are not drawn on the loop: of a position, of a whole match and of a page."""
    page = over.replace("/api/matches", "/t")
    for path in (f"{over}/preview.png", f"{over}/moves.gif", page, page.replace("/t/", "/embed/")):
        assert ann.http.get(path).status_code == 200
    assert strayed() == []


def test_puzzles_are_tried(ann: Guest) -> None:
    """Today's puzzle runs nothing long on the loop: a hint, a try and a study of it."""
    puzzle = ann.http.get("/api/puzzles/today").json()["puzzle"]
    at = f"/api/puzzles/{puzzle['id']}"
    assert ann.post(f"{at}/hints", {"hint": "rule"}).status_code == 200
    assert ann.post(f"{at}/try", {"action": actions(puzzle["view"])[0]}).status_code == 200
    assert ann.post("/api/studies", {"begin": {"puzzle": puzzle["id"]}}).status_code == 201
    assert strayed() == []


def test_positions_are_ruled_on(ann: Guest) -> None:
    """Positions run nothing long on the loop: deals, looks, tries, studies and the referee."""
    rules = {"game": "triple-triad", "rules": TABLE}
    dealt = ann.post("/api/sandbox/deal", rules).json()
    asked = {**rules, "position": dealt["position"]}
    action = {"action": dealt["legal"][0]}
    for path, body in (("sandbox/look", asked), ("sandbox/choices", asked), ("sandbox/try", {**asked, **action})):
        assert ann.post(f"/api/{path}", body).status_code == 200
    assert ann.post("/api/studies", {"begin": asked}).status_code == 201
    assert ann.post("/api/referee", {**asked, **action}).json()["ok"]
    assert strayed() == []


def test_hands_and_rules_are_weighed(ann: Guest) -> None:
    """The balance of rules, the best hand and the rulebook run nothing long on the loop. Of the best hand the first
    word is enough.
    """
    assert streamed(ann, f"/api/games/triple-triad/balance?rules={quote(TABLE)}", "Balance")
    with ann.http.stream("GET", "/api/hands/triple-triad/ff8?rules=triple-triad:ff8") as told:
        assert next(told.iter_lines()).startswith("data:")
    chapter = ann.http.get("/api/games/triple-triad/rulebook").json()
    example = next(one for each in chapter for one in each["examples"])
    assert ann.http.get(f"/api/games/triple-triad/rulebook/{example['name']}").status_code == 200
    assert strayed() == []


def test_what_is_brought_in_is_read(ann: Guest) -> None:
    """Imports run nothing long on the loop: a sheet of cards, a register of members and a deck as text."""
    sheet = "name,top,right,bottom,left\nOld Toad,1,2,3,4\nNew Toad,4,3,2,1\n"
    read = ann.post("/api/card-sets/read", {"game": "triple-triad", "text": sheet}).json()
    cards = [row["card"] for row in read["rows"]]
    draft = {"game": "triple-triad", "name": "toads", "title": "Toads", "pack_price": 100, "cards": cards, "after": 0}
    assert ann.post("/api/card-sets", draft).status_code in (201, 422)
    members = {"text": "Ondine\nGeezard - 1541\ngil: 400\n", "game": "triple-triad", "set": "ff8"}
    assert ann.post("/api/host/register/try", members).status_code == 200
    assert ann.post("/api/decks/cipher/read", {"text": "4 Marth"}).status_code == 200
    assert strayed() == []


def test_the_interface_is_described(ann: Guest) -> None:
    """The description of the interface, for people and for programs, runs nothing long on the loop."""
    assert ann.http.get("/docs").status_code == ann.http.get("/openapi.json").status_code == 200
    assert strayed() == []
