"""Games installed for a while, as on anybody's host, in this process and in those it starts.

`python -m tests.table.shelving` compiles the kernels of the tests' own games, so that no hall of a test has to.
"""

import os
import sys
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from parlour.core import installed, registry
from parlour.warmup import steps

EXAMPLES = Path(__file__).parents[2] / "examples"
NIM = EXAMPLES / "nim"
SHELF = Path(__file__).parent / "shelf"
TIDE, EBB = SHELF / "tide", SHELF / "ebb"


@contextmanager
def shelved(*projects: Path) -> Iterator[None]:
    """Install these projects during the block; Nim and the tide if none is named."""
    with TemporaryDirectory() as site:
        chosen = projects or (NIM, TIDE)
        for project in chosen:
            declare(project, Path(site))
        with _imported_from([site, *map(str, chosen)]):
            yield


def declare(project: Path, site: Path) -> None:
    """Write what an installer writes of a project: its name, its version and the games it declares."""
    told = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = told["name"], told["version"]
    folder = site / f"{name.replace('-', '_')}-{version}.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    games = told["entry-points"][installed.GROUP]
    lines = [f"[{installed.GROUP}]", *(f"{game} = {value}" for game, value in games.items())]
    (folder / "entry_points.txt").write_text("\n".join(lines) + "\n")


@contextmanager
def _imported_from(places: Sequence[str]) -> Iterator[None]:
    """Let imports search these folders first, in child processes too."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([*places, *([before] if before else [])])
    sys.path[:0] = places
    registry.look_again()
    try:
        yield
    finally:
        for place in places:
            sys.path.remove(place)
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
        registry.look_again()


@contextmanager
def ebb() -> Iterator[None]:
    """Play the tide in its older release during the block; the shelf must be in place."""
    with shelved(EBB):
        yield


def main() -> None:
    """Compile their kernels once."""
    with shelved():
        for name in ("nim", "tide"):
            list(steps.of_all(registry.game(name)))


if __name__ == "__main__":
    main()
