"""The wheel is a whole hall when it is `pip install`ed into an empty environment."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.deploy import visitor
from tests.deploy.how_to import ROOT
from tests.ports import free_port
from tests.web.visiting import PATIENCE, until


@contextmanager
def served(program: Path, data: Path) -> Iterator[str]:
    """Yield the address of a hall of that program, which finds no other program: no Node, no compiler, no checkout."""
    address = f"http://127.0.0.1:{(port := free_port())}"
    alone = {"PATH": str(program.parent), "HOME": str(data), "PARLOUR_GAMES": "triple-triad"}
    serving = [str(program), "serve", "--port", str(port), "--data", str(data)]
    with subprocess.Popen(serving, cwd=data, env=alone) as process:

        def answers() -> bool:
            assert process.poll() is None
            try:
                return httpx.get(f"{address}/readyz").is_success
            except httpx.TransportError:
                return False

        try:
            until(answers, "the hall can be used", PATIENCE)
            yield address
        finally:
            process.terminate()


@pytest.mark.siege
def test_a_wheel_is_a_hall(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The installed hall serves its page with all it loads, and a match is played to its end."""
    wheels, made = tmp_path / "dist", tmp_path / "venv"
    subprocess.run(["make", "wheel", f"DIST={wheels}"], cwd=ROOT, check=True)
    (wheel,) = wheels.glob("parlour-*.whl")
    subprocess.run([sys.executable, "-m", "venv", str(made)], check=True)
    installing = [str(ROOT / ".venv/bin/uv"), "pip", "install", "-q", f"--python={made / 'bin/python'}"]
    subprocess.run([*installing, "--require-hashes", "-r", str(wheels / "requirements.lock")], check=True)
    subprocess.run([*installing, "--no-deps", str(wheel)], check=True)
    data = tmp_path / "data"
    data.mkdir()
    with served(made / "bin" / "parlour", data) as address:
        visitor.main(address)
        assert "The manual of parlour" in httpx.get(f"{address}/help/").text
    assert capsys.readouterr().out
