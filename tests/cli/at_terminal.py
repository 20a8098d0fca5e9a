"""Parlour at a terminal: a command line run here, and the command of a process that listens to Ctrl-C."""

import sys
from typing import Final

import pytest

from parlour.cli import app

# If the tests run in the background, Ctrl-C may be ignored, also by the processes they start.
HEARING: Final = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
PARLOUR: Final = (sys.executable, "-c", f"{HEARING}; from parlour.cli.app import main; main()")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run a command line; return its status, standard output and standard error."""
    status = app.run(arguments)
    told = capsys.readouterr()
    return status, told.out, told.err
