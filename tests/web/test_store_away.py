"""While the store is away or locked, everybody is told so, and nothing is claimed to have happened or not."""

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import psycopg
import pytest
from sqlalchemy import make_url
from websockets.exceptions import ConnectionClosedError

from parlour.web.live.sockets import TRY_LATER
from tests.store.databases import fresh
from tests.store.lent import POSTGRES
from tests.table.shelving import shelved
from tests.web.visiting import PATIENCE, Guest, serving

CLAIMING_NOTHING = {"en": ("nothing", "changed"), "fr": ("rien", "changé")}


def _told(answer: httpx.Response, code: str) -> None:
    """Require a 503 with this code in both languages that claims nothing of what was done."""
    assert answer.status_code == 503, answer.text
    error = answer.json()["error"]
    assert error["code"] == code
    for lang, claims in CLAIMING_NOTHING.items():
        assert error[lang] and not any(claim in error[lang].lower() for claim in claims)


def test_a_database_that_is_gone_for_a_while(tmp_path: Path) -> None:
    """While the database is away reads and writes are refused, and sockets asked to come later. Then all goes on by
    itself.
    """
    with (
        shelved(),
        fresh("postgresql", tmp_path) as url,
        serving(tmp_path, url, games="nim") as address,
        Guest(address) as ann,
    ):
        match = ann.open()
        name = make_url(url).database
        with psycopg.connect(POSTGRES, autocommit=True) as server:
            server.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
            server.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
            for answer in (
                ann.http.get("/api/me"),
                ann.http.get("/api/archive"),
                ann.http.get("/api/players/Ann"),
                ann.post("/api/matches", {"game": "nim", "rules": "nim:free", "opponent": {"kind": "link"}}),
                ann.http.patch("/api/me", json={"name": "Ann"}),
            ):
                _told(answer, "store-away")
            with ann.at(match) as seat:
                assert seat.hear("refused")["error"]["code"] == "store-away"
                with pytest.raises(ConnectionClosedError) as closed:
                    seat.socket.recv(timeout=PATIENCE)
                assert closed.value.rcvd is not None and closed.value.rcvd.code == TRY_LATER
            server.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')
        assert ann.look(match)["id"] == match["id"]
        assert ann.http.patch("/api/me", json={"name": "Ann"}).status_code == 200


def test_a_file_that_somebody_else_holds(tmp_path: Path) -> None:
    """If another program holds the file, a write is reported as uncertain, and reads work."""
    with shelved(), serving(tmp_path, games="nim") as address, Guest(address) as ann:
        match = ann.open()
        with closing(sqlite3.connect(tmp_path / "parlour.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            _told(ann.http.patch("/api/me", json={"name": "Ann"}), "not-saved")
            with ann.at(match) as seat:
                seat.hear("snapshot")
                refused = seat.ask({"type": "chat", "command": "c", "text": "hello"})
                assert refused["error"]["code"] == "not-saved"
            other.execute("ROLLBACK")
        assert ann.http.patch("/api/me", json={"name": "Ann"}).status_code == 200
