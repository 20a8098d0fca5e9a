"""`parlour serve` listens before it is loaded, and says in one line why it cannot start."""

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from parlour.cli.app import MISUSE, run
from tests.ports import free_port
from tests.web.visiting import PATIENCE

# A hall that waits for a line before it imports what takes long; first it prints the modules it has imported.
HELD = """
import sys
from importlib.machinery import PathFinder

class Held(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        found = super().find_spec(name, path, target)
        if name == "parlour.cli.hosting.hall":
            execute = found.loader.exec_module

            def held(module):
                print(*sys.modules, flush=True)
                sys.stdin.readline()
                execute(module)

            found.loader.exec_module = held
        return found

sys.meta_path[sys.meta_path.index(PathFinder)] = Held
from parlour.cli.app import main
main()
"""
HEAVY = {"fastapi", "numba", "numpy", "pydantic_settings", "sqlalchemy", "structlog", "parlour.core.game"}


@contextmanager
def held(data: Path, port: int, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """Start a hall of no games that waits until it is written to; kill it at the end."""
    process = subprocess.Popen(
        [sys.executable, "-c", HELD, "serve", "--port", str(port), "--data", str(data)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PARLOUR_GAMES": "triple-triad", **environment},
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def _line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def test_the_page_answers_before_the_hall_is_loaded(tmp_path: Path) -> None:
    """The page is served before heavy modules are loaded; every other request waits for the hall to answer."""
    port = free_port()
    with held(tmp_path, port) as process:
        loaded = _line(process).split()
        assert HEAVY.isdisjoint(loaded) and "starlette.responses" in loaded
        page = httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE)
        assert page.status_code == 200 and "frame-ancestors 'none'" in page.headers["content-security-policy"]
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as asking:
            asking.sendall(b"GET /api/status HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n")
            again = httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE)  # asked later, answered earlier
            assert again.content == page.content
            assert process.stdin is not None
            process.stdin.write("\n")
            process.stdin.flush()
            said = _line(process)
            answer = b"".join(iter(lambda: asking.recv(65536), b""))
        head, _, body = answer.partition(b"\r\n\r\n")
        assert b" 200 " in head.splitlines()[0] and "ready" in json.loads(body)
        assert said == f"parlour: http://localhost:{port}\n"
        with_hall = httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE)
        assert with_hall.content == page.content
        varying = {"date", "server"}
        assert {k: v for k, v in with_hall.headers.items() if k not in varying} == {
            k: v for k, v in page.headers.items() if k not in varying
        }
        process.terminate()
        assert process.stdout is not None and process.stdout.read() == ""
        assert process.wait(PATIENCE) == -signal.SIGTERM


def test_a_hall_in_a_folder_answers_there_before_it_is_loaded(tmp_path: Path) -> None:
    """Before it is loaded, a hall in a folder has its page there, and nothing outside the folder."""
    host = f"http://127.0.0.1:{(port := free_port())}"
    with held(tmp_path, port, PARLOUR_PUBLIC_URL=f"{host}/hall") as process:
        assert HEAVY.isdisjoint(_line(process).split())
        page = httpx.get(f"{host}/hall/", timeout=PATIENCE)
        assert page.status_code == 200 and 'data-hall="/hall/"' in page.text
        (script,) = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page.text)
        assert httpx.get(f"{host}{script}", timeout=PATIENCE).status_code == 200
        assert httpx.get(f"{host}/", timeout=PATIENCE).status_code == 404
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
        assert _line(process) == f"parlour: http://localhost:{port}/hall\n"
        assert httpx.get(f"{host}/hall/", timeout=PATIENCE).text == page.text


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_a_hall_that_is_being_loaded(tmp_path: Path, number: int) -> None:
    """A signal ends the hall at once, since nothing has to be closed."""
    with held(tmp_path, free_port()) as process:
        assert _line(process)
        process.send_signal(number)
        assert process.wait(PATIENCE) == -number
        assert process.stdout is not None and process.stdout.read() == ""


@pytest.fixture
def taken() -> Iterator[int]:
    """Yield a port on which another program listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def _newer(data: Path) -> None:
    with sqlite3.connect(data / "parlour.db") as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999_later')")
    database.close()


@pytest.mark.parametrize("port_is", ["free", "taken"])
@pytest.mark.parametrize(
    ("wrong", "told"),
    [("setting", "PARLOUR_BOT_THREADS"), ("game", "no-such-game"), ("database", "newer")],
)
def test_what_is_wrong_is_told_in_one_line(
    tmp_path: Path,
    taken: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    port_is: str,
    wrong: str,
    told: str,
) -> None:
    """A fault is told in one line, with the port free or taken; the hall is never called open."""
    if wrong == "setting":
        monkeypatch.setenv("PARLOUR_BOT_THREADS", "0")
    elif wrong == "game":
        monkeypatch.setenv("PARLOUR_GAMES", "no-such-game")
    else:
        _newer(tmp_path)
    port = taken if port_is == "taken" else free_port()
    assert run(["serve", "--port", str(port), "--data", str(tmp_path), "--lang", "en"]) == MISUSE
    said = capsys.readouterr()
    assert said.out == "" and told in said.err and len(said.err.splitlines()) == 1


def test_a_port_that_is_taken_is_told(tmp_path: Path, taken: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--port", str(taken), "--data", str(tmp_path), "--lang", "en"]) == MISUSE
    said = capsys.readouterr()
    assert said.out == "" and f"port {taken}" in said.err and "--port" in said.err and len(said.err.splitlines()) == 1
