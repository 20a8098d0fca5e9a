"""The account of what tests spend, and of what kept the event loops of their halls longest.

It has the minutes of each part and folder, the slowest tests, and the numbers of halls, databases and browsers.

`.ci/test` and `.ci/siege` name a file in SPENT_BY_TESTS. Every part adds a line to it. `python -m tests.spent FILE`
shows them. A run without that file keeps no account.
"""

import json
import os
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from prometheus_client.parser import text_string_to_metric_families

FILE = os.environ.get("SPENT_BY_TESTS")
SLOWEST = 10
LATE = "late"  # the key for delays in a hall: seconds by function
WATCHED = "parlour_loop_late_seconds"
PATIENCE = 2.0  # seconds for a hall to tell its delays
BEGUN = "begun"  # the key for a worker's counts
begun: Counter[str] = Counter()  # in this process: "halls", "databases", "browsers"


class Account:
    """The account of one run of pytest, added up where the reports of all workers arrive."""

    def __init__(self) -> None:
        self.tests: Counter[str] = Counter()  # seconds by test, with its setup
        self.begun: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add the seconds of one phase of a test."""
        self.tests[report.nodeid] += report.duration  # type: ignore[assignment]  # a Counter adds any numbers

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Add what a worker of pytest-xdist began."""
        self.begun.update(getattr(node, "workeroutput", {}).get(BEGUN, {}))

    def pytest_sessionfinish(self) -> None:
        """Write the line of this run."""
        folders: Counter[str] = Counter()
        for test, seconds in self.tests.items():
            folders["/".join(test.partition("::")[0].split("/")[:3][:-1]) or "tests"] += seconds  # type: ignore[assignment]
        told = {"folders": folders, "slowest": self.tests.most_common(SLOWEST), BEGUN: self.begun + begun}
        _write({"tests": len(self.tests), **told})


def look_at(hall: str) -> None:
    """Add the delays of the event loop of a hall that is about to end; nothing for a hall that does not answer."""
    if FILE is None:
        return
    with suppress(OSError, HTTPException), urlopen(f"{hall}/metrics", timeout=PATIENCE) as answer:
        families = text_string_to_metric_families(answer.read().decode())
        late = {one.labels["ran"]: one.value for each in families if each.name == WATCHED for one in each.samples}
        _write({LATE: late})


def _write(line: Mapping[str, Any]) -> None:
    assert FILE is not None
    with Path(FILE).open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def pytest_configure(config: pytest.Config) -> None:
    """Keep an account in the process that hears of every test."""
    if FILE is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Account())


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Tell the process that keeps the account what this worker began."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput[BEGUN] = dict(begun)


def shown(lines: Sequence[Mapping[str, Any]]) -> str:
    """Return the account of a whole run, from the lines of its parts: those of suites, and the time of each part."""
    parts = [f"{line['seconds'] / 60:6.1f}  {line['part']}" for line in lines if "part" in line]
    folders: Counter[str] = Counter()
    began: Counter[str] = Counter()
    slowest: Counter[str] = Counter()
    late: dict[str, float] = {}
    for line in lines:
        late |= {ran: max(seconds, late.get(ran, 0.0)) for ran, seconds in line.get(LATE, {}).items()}
        folders.update(line.get("folders", {}))
        began.update(line.get(BEGUN, {}))
        slowest.update(dict(line.get("slowest", [])))
    return "\n".join(
        (
            "minutes by part",
            *parts,
            "minutes of tests by folder, all workers together",
            *(f"{seconds / 60:6.1f}  {name}" for name, seconds in folders.most_common() if seconds >= 3),
            f"seconds of the {SLOWEST} slowest tests",
            *(f"{seconds:6.1f}  {test}" for test, seconds in slowest.most_common(SLOWEST)),
            f"the {SLOWEST} longest gaps of the event loops of halls in seconds, and what ran then",
            *(f"{seconds:6.2f}  {ran}" for ran, seconds in sorted(late.items(), key=lambda one: -one[1])[:SLOWEST]),
            f"{sum(line.get('tests', 0) for line in lines)} tests; begun: "
            + ", ".join(f"{count} {what}" for what, count in sorted(began.items())),
        )
    )


if __name__ == "__main__":
    kept = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
    sys.stdout.write(shown([json.loads(line) for line in kept]) + "\n")
