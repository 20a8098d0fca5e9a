"""The benchmark of the adapters runs for one short round; its figures are not checked."""

import json
import subprocess
import sys
from pathlib import Path

from parlour.core import registry

ROOT = Path(__file__).parents[2]


def test_steps_and_adapters_of_every_game_are_measured_beside_their_peers() -> None:
    command = [sys.executable, "-m", "benchmarks.adapters", "--rounds", "1", "--seconds", "0.01"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told: dict[str, int] = json.loads(done.stdout.splitlines()[-1])
    for what in ("one step from Python", "PettingZoo", "OpenSpiel"):
        assert {name for name in registry.names() if any(row.startswith(f"{what}, {name}:") for row in told)} == {
            *registry.names()
        }
    assert "OpenSpiel, its leduc_poker" in told and min(told.values()) > 0
