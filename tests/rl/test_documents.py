"""The page on batches is true of the code."""

import inspect
import re
import subprocess
import sys
from pathlib import Path

import parlour
from parlour.rl.batch import Batch

PAGE = (Path(__file__).parents[2] / "docs/reference/batches.md").read_text(encoding="utf-8")


def test_its_examples_run() -> None:
    """The page's examples run as printed, one after another."""
    examples = "".join(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
    done = subprocess.run([sys.executable, "-c", examples], capture_output=True, text=True, check=True)
    first, asked, last = done.stdout.splitlines()
    assert first.startswith("(1024, 236) (1024, 9, 4)") and re.fullmatch(r".+ [abc][123]", asked)
    won, lost = map(int, last.split())
    assert won > 100 and lost > 100


def test_it_names_what_there_is() -> None:
    """The page names every array, and every argument with its default."""
    batch = parlour.batch("triple-triad", 2)
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", PAGE, re.MULTILINE)
    named = set(re.findall(r"\w+", " ".join(rows)))
    assert named == {name for name in vars(batch) if not name.startswith("_")} - {
        "game", "rules", "n", "actions", "widest", "deals",
    }  # fmt: skip
    signature = inspect.signature(Batch.__init__).parameters.values()
    defaults = [one for one in signature if one.default is not inspect.Parameter.empty]
    for one in defaults:
        default = '"' + one.default + '"' if isinstance(one.default, str) else str(one.default)
        assert f"{one.name}={default}" in PAGE
