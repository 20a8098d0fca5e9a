"""Options and fixtures of all tests."""

import gc
import tracemalloc  # noqa: F401 - pytest imports it when a thread left something open; two threads at once fail at that
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("few", max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("many", settings.get_profile("few"), max_examples=400)  # the examples of `make siege`
settings.load_profile("few")
FIGURES = "figures"
pytest_plugins = ["tests.spent"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of this suite."""
    parser.addoption("--slowdown", type=int, default=1, help="how many times slower a test's first browser computes")


def pytest_collection_finish() -> None:
    """Let the garbage collector forget what lives to the end of the run: it would look through all of it each time."""
    gc.collect()
    gc.freeze()


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    """Return a list of faults as lines, where a test says that there are none: `assert found == []`."""
    if op != "==" or not (isinstance(left, list) and left and isinstance(right, list) and not right):
        return None
    return [f"{len(left)} found, where there should be none", *(line for one in left for line in str(one).splitlines())]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Return the event loop of asynchronous tests."""
    return "asyncio"


@pytest.fixture
def figures(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Return a function that adds a line of figures below the summary of the run, from any process."""
    return lambda line: record_property(FIGURES, line)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the lines of figures, each with its test."""
    for report in terminalreporter.getreports("passed"):
        for name, line in report.user_properties:
            if name == FIGURES:
                terminalreporter.write_line(f"{report.nodeid.partition('::')[2]}: {line}")
