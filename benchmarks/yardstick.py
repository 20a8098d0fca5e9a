"""The C++ yardstick: built from a folder of its own, never part of parlour, run on the same deals in one run."""

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

SOURCE, DEALS = "triple_triad_ref.cpp", "deals.txt"
FLAGS = ("-O3", "-march=native", "-std=c++20")
PLAY = re.compile(r"play (\w+)\s+median ([\d.]+) M/s")
WANTED = 3  # the yardstick prints one line per rule set; what follows is its solver


class Yardstick:
    """A built yardstick; `games_per_second` runs it once."""

    def __init__(self, folder: Path) -> None:
        if not (folder / SOURCE).exists():
            raise SystemExit(f"{folder} holds no {SOURCE}")
        self.deals = folder / DEALS
        self._home = tempfile.TemporaryDirectory()
        self._program = Path(self._home.name) / "yardstick"
        shutil.copy(self.deals, self._home.name)
        source = (folder / SOURCE).read_text()
        self.whole = self._build(source)
        if not self.whole and not self._build(_scalar_only(source)):
            raise SystemExit("the yardstick does not compile; is g++ with C++20 installed?")

    def _build(self, source: str) -> bool:
        path = Path(self._home.name) / SOURCE
        path.write_text(source)
        made = subprocess.run(["g++", *FLAGS, str(path), "-o", str(self._program)], capture_output=True, check=False)
        return made.returncode == 0

    def games_per_second(self) -> dict[str, float]:
        """Return random games a second by rule set: its own median of five, scalar code, one core."""
        found: dict[str, float] = {}
        with subprocess.Popen(
            ["stdbuf", "-oL", str(self._program), "0", "1", "16"],
            cwd=self._home.name,
            stdout=subprocess.PIPE,
            text=True,
        ) as running:
            assert running.stdout is not None
            for line in running.stdout:
                if match := PLAY.match(line):
                    found[match[1]] = float(match[2]) * 1e6
                if len(found) == WANTED:
                    running.kill()
        return found


def _scalar_only(source: str) -> str:
    """Return the yardstick without its AVX-512 lanes, for processors that have none."""
    lines = source.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("struct VR {"))
    last = max(i for i, line in enumerate(lines) if "simd %-8s" in line)
    kept = "\n".join(lines[:first] + lines[last + 1 :])
    return re.sub(r"bench_simd<[^;]*;", "", kept)
