"""Peers: what the other processes of the hall said last, each of them, until they have been silent too long."""

import time
from typing import Generic, TypeVar

T = TypeVar("T")
SAY_EVERY = 5.0  # seconds; nothing is said by a process that was killed
SILENT = 3 * SAY_EVERY


class Peers(Generic[T]):
    """The last thing each process said, as long as it can be believed."""

    def __init__(self) -> None:
        self._said: dict[str, tuple[float, T]] = {}

    def knows(self, speaker: str) -> bool:
        """Whether a process has said anything yet."""
        return speaker in self._said

    def said(self, speaker: str, what: T) -> bool:
        """A process said something; whether that is news."""
        before = self._said.get(speaker)
        self._said[speaker] = (time.monotonic(), what)
        return before is None or before[1] != what

    def forget_silent(self) -> bool:
        """Let go of processes that are silent; whether there were any."""
        since = time.monotonic() - SILENT
        silent = [speaker for speaker, (heard, _what) in self._said.items() if heard < since]
        for speaker in silent:
            del self._said[speaker]
        return bool(silent)

    def all(self) -> list[T]:
        """What all of them said last."""
        return [what for _heard, what in self._said.values()]
