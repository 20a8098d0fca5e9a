"""The folders of the tests mirror those of the source."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE, TESTS = ROOT / "src" / "parlour", ROOT / "tests"
# Folders without a counterpart in the source: processes, browsers, the repository, packages beside parlour.
APART = {"crash", "e2e", "architecture", "examples", "benchmarks", "gallery", "deploy"}
MODULES = [path.relative_to(SOURCE) for path in SOURCE.rglob("*.py")]
SUITES = [path.relative_to(TESTS) for path in TESTS.rglob("test_*.py")]
MIRRORS = [suite for suite in SUITES if suite.parts[0] not in APART]


def homes(suite: Path) -> set[Path]:
    """Return the folders of the modules that a test file is named after, on its floor or in its game."""
    floor = suite.parts[: 2 if suite.parts[0] == "games" else 1]
    name = suite.name.removeprefix("test_")
    return {module.parent for module in MODULES if module.name == name and module.parts[: len(floor)] == floor}


def test_a_folder_of_tests_is_a_folder_of_the_source() -> None:
    """Every folder of tests is a folder of the source: `tests/hall/money` tests `src/parlour/hall/money`."""
    assert {suite.parent.as_posix() for suite in MIRRORS} - {module.parent.as_posix() for module in MODULES} == set()


def test_the_tests_of_a_module_lie_where_it_lies() -> None:
    """`hall/money/shop.py` is tested by `tests/hall/money/test_shop.py`, and in no other folder of the hall."""
    strayed = {suite for suite in MIRRORS if (found := homes(suite)) and suite.parent not in found}
    assert {suite.as_posix() for suite in strayed} == set()
