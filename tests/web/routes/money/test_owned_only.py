"""Games that people play with owned cards alone, where the host wants it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.shelving import shelved
from tests.web.visiting import Guest, serving

LINK = {"kind": "link"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a hall that wants owned cards in the tests' own game."""
    with shelved(), serving(Path(tmp_path_factory.mktemp("strict")), owned="nim") as address:
        yield address


def test_people_bring_what_they_own(strict: str) -> None:
    """A challenge or an open table with unowned cards is refused in a sentence; the house allows any."""
    wish = {"game": "nim", "rules": "nim:free", "seat": "red"}
    with Guest(strict, "fr") as ann:
        for path, asked in (("/api/challenges", {"to": LINK}), ("/api/matches", {"opponent": LINK})):
            answer = ann.post(path, {**wish, **asked})
            error = answer.json()["error"]
            assert (answer.status_code, error["code"], error["at"]) == (422, "owned-only", "terms.owned")
            assert "collection" in error["fr"] != error["en"]
        assert ann.post("/api/matches", {**wish, "opponent": {"kind": "bot", "agent": "random"}}).status_code == 201
        games = {game["name"]: game["owned_only"] for game in ann.http.get("/api/games").json()}
        assert games["nim"] and not games["chakart"]
