"""Processes of `parlour`, each forked from one that has already loaded what it needs."""

import faulthandler
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path

from parlour.cli.app import main

Program = Callable[[], None]
_FORKS = get_context("forkserver")
_FORKS.set_forkserver_preload(["tests.preloaded"])


def forked(
    log: Path, *arguments: str, program: Program = main, settings: Mapping[str, str] | None = None
) -> BaseProcess:
    """Start `parlour ARGUMENTS`, which ends with this process; its output is added to the log."""
    environment = {**os.environ, **{f"PARLOUR_{name}": value for name, value in (settings or {}).items()}}
    process = _FORKS.Process(target=_run, args=(program, arguments, environment, log), daemon=True)
    process.start()
    return process


def _run(program: Program, arguments: Sequence[str], environment: Mapping[str, str], log: Path) -> None:
    """Give the process what an executed one has: its arguments, its environment, its output; then run it."""
    os.environ.clear()
    os.environ.update(environment)
    sys.argv[1:] = arguments
    with log.open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    faulthandler.enable(2)  # where the machine itself ends a process, its log shows the stack
    program()
