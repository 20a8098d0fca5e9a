"""Peers: the last word of each other process of the hall, until it has been silent too long."""

import time
from typing import Generic, TypeVar

T = TypeVar("T")
SAY_EVERY = 5.0  # seconds; a process that was killed says nothing
SILENT = 3 * SAY_EVERY


class Peers(Generic[T]):
    """The last thing each process said, as long as it can be believed."""

    def __init__(self) -> None:
        self._said: dict[str, tuple[float, T]] = {}

    def knows(self, speaker: str) -> bool:
        """Tell whether a process has said anything yet."""
        return speaker in self._said

    def said(self, speaker: str, what: T) -> bool:
        """Note what a process said, and tell whether it is news."""
        before = self._said.get(speaker)
        self._said[speaker] = (time.monotonic(), what)
        return before is None or before[1] != what

    def forget_silent(self) -> bool:
        """Let go of processes that are silent, and tell whether there were any."""
        since = time.monotonic() - SILENT
        silent = [speaker for speaker, (heard, _what) in self._said.items() if heard < since]
        for speaker in silent:
            del self._said[speaker]
        return bool(silent)

    def all(self) -> list[T]:
        """Return what all of them said last."""
        return [what for _heard, what in self._said.values()]
