"""Machine: the processor time and memory of processes, as the kernel counts them (Linux, /proc)."""

import os
from collections.abc import Iterable
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")
USER, SYSTEM = 11, 12  # in /proc/PID/stat, after the name of the program
MEGABYTE = 1024  # kilobytes


def processor_seconds(processes: Iterable[int]) -> float:
    """Return seconds of processor time, of the program and of the system for it, with all children that still run."""
    return sum(_ticks(number) for number in _families(processes)) / TICK


def busy_seconds() -> float:
    """Return seconds of processor time that the whole machine has used, on all its processors."""
    user, nice, system, _idle, _waiting, *interrupts = map(
        int, Path("/proc/stat").read_text().split("\n")[0].split()[1:9]
    )
    return (user + nice + system + sum(interrupts)) / TICK


def memory(processes: Iterable[int]) -> float:
    """Return megabytes in memory now, with all children."""
    return _status(processes, "VmRSS")


def highest_memory(processes: Iterable[int]) -> float:
    """Return the most megabytes that were in memory since the processes began."""
    return _status(processes, "VmHWM")


def _status(processes: Iterable[int], field: str) -> float:
    found = 0
    for number in _families(processes):
        lines = Path(f"/proc/{number}/status").read_text().splitlines()
        found += sum(int(line.split()[1]) for line in lines if line.startswith(f"{field}:"))
    return found / MEGABYTE


def _ticks(number: int) -> int:
    fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    return int(fields[USER]) + int(fields[SYSTEM])


def _families(processes: Iterable[int]) -> list[int]:
    """Return these processes and those that they have started."""
    found = list(processes)
    for number in found:
        for tasks in Path(f"/proc/{number}/task").iterdir():
            found += map(int, (tasks / "children").read_text().split())
    return found
