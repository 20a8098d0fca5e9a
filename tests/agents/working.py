"""Jobs for crews, in a module that every process can import."""

import os
import threading


def place(job: int) -> tuple[int, int]:
    """Where it was done."""
    return job, os.getpid()


def first_alone_ends(job: int) -> int:
    """All but job 0 would go on for ever."""
    if job:
        threading.Event().wait()
    return job


def unwilling(job: int) -> int:
    """It cannot be done."""
    raise ValueError(f"not {job}")
