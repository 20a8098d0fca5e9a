"""Jobs for crews, in a module that every process can import."""

import os
import threading


def place(job: int) -> tuple[int, int]:
    """Return the job and the process that did it."""
    return job, os.getpid()


def first_alone_ends(job: int) -> int:
    """Return job 0; run for ever on any other job."""
    if job:
        threading.Event().wait()
    return job


def unwilling(job: int) -> int:
    """Fail at any job."""
    raise ValueError(f"not {job}")
