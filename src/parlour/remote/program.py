"""Program: a player that speaks JSON lines: one process for a match, told what it may know and asked for actions.

The lines are described in docs/reference/protocol.md; `VERSION` is its version.
"""

import errno
import json
import os
import queue
import shlex
import shutil
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from parlour.core.refusal import Refusal
from parlour.remote.hall import Json
from parlour.remote.mind import Decision

VERSION: Final = 1
STRIKES: Final = 3  # answers to one decision
LONGEST: Final = 4096  # characters of an answer
GOODBYE: Final = 2.0  # seconds in which a program may end by itself
LOST: Final = ("program-gone", "program-closed")  # the program can be told nothing more


def hello(decision: Decision) -> Json:
    """Return the first line: the version of the protocol, and what is played."""
    game = decision.game
    return {
        "type": "hello",
        "protocol": VERSION,
        "match": decision.match,
        "game": game.name,
        "rules": decision.rules,
        "seats": list(game.seats),
        "seat": game.seats[decision.seat],
    }


def question(decision: Decision) -> Json:
    """Return the line of a decision: what the seat sees, the texts of its actions, and its clock."""
    asked = {"type": "decide", "seq": decision.seq, "view": decision.view, "legal": decision.legal}
    return {**asked, "clock": decision.clock}


def complaint(decision: Decision, refusal: Refusal) -> Json:
    """Return the line that says why an answer was refused."""
    return {"type": "error", "seq": decision.seq, "code": refusal.code, "message": refusal.message()}


def answered(decision: Decision, line: str) -> str:
    """Return the action of an answer line; a Refusal says what is wrong with the line."""
    try:
        said = json.loads(line)
    except ValueError:
        raise Refusal("line-not-json", line=line[:80]) from None
    action = said.get("action") if isinstance(said, dict) else None
    if not isinstance(action, str):
        raise Refusal("line-without-action", line=line[:80])
    if said.get("seq", decision.seq) != decision.seq:
        raise Refusal("line-of-another", seq=decision.seq, line=line[:80])
    if action not in decision.legal:
        raise Refusal("line-illegal", action=action[:40], example=decision.legal[0])
    return action


def startable(command: Sequence[str]) -> None:
    """Refuse a command that starts no program."""
    if shutil.which(command[0]) is None:
        reason = errno.EACCES if Path(command[0]).is_file() else errno.ENOENT
        raise Refusal("program-not-started", program=shlex.join(command), why=os.strerror(reason))


class Program:
    """One program in one match. It has `patience` seconds for each decision, and three answers."""

    def __init__(self, command: Sequence[str], patience: float) -> None:
        self._command = list(command)
        self._name = shlex.join(command)
        self._patience = patience
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._strikes = 0

    def heard(self, event: Json) -> None:
        """Do nothing: the next decision shows what happened."""

    def decide(self, decision: Decision) -> str:
        """Return the program's action; a Refusal where it is late, gone, or has answered nonsense three times."""
        unsaid = [question(decision)]
        if self._process is None:
            self._begin()
            unsaid.insert(0, hello(decision))
        self._strikes = 0
        while True:
            try:
                while unsaid:
                    self._say(unsaid.pop(0))
                return answered(decision, self._heard())
            except Refusal as refusal:
                self.refused(decision, refusal)

    def refused(self, decision: Decision, refusal: Refusal) -> None:
        """Tell the program, which may then answer again.

        Raise the refusal if it has no answers left, or is gone.
        """
        if refusal.code in LOST:
            raise refusal
        self._say(complaint(decision, refusal))
        self._strikes += 1
        if self._strikes == STRIKES or refusal.code == "program-late":
            raise refusal

    def over(self, result: Json | None) -> None:
        """Write the last line."""
        with suppress(Refusal):
            self._say({"type": "over", "result": result})

    def close(self) -> None:
        """Close its input, and kill the program if it does not end by itself."""
        process = self._process
        if process is None:
            return
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.close()
        try:
            process.wait(GOODBYE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _begin(self) -> None:
        pipe = subprocess.PIPE
        try:
            # A line that is not UTF-8 is read like any other, and is no JSON.
            self._process = subprocess.Popen(
                self._command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8", errors="replace"
            )
        except OSError as error:
            raise Refusal("program-not-started", program=self._name, why=error.strerror or str(error)) from None
        threading.Thread(target=self._listen, args=(self._process,), daemon=True).start()

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        with process.stdout:
            while line := process.stdout.readline(LONGEST):
                self._lines.put(line)
        self._lines.put(None)

    def _say(self, message: Json) -> None:
        process = self._process
        if process is None:
            return
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            process.stdin.flush()
        except (OSError, ValueError):
            raise self._lost("input") from None

    def _heard(self) -> str:
        try:
            line = self._lines.get(timeout=self._patience)
        except queue.Empty:
            raise Refusal("program-late", program=self._name, seconds=round(self._patience)) from None
        if line is None:
            raise self._lost("output")
        return line

    def _lost(self, stream: str) -> Refusal:
        """Return why the program cannot be reached: it ended, or still runs and has closed a standard stream."""
        assert self._process is not None
        try:
            status = self._process.wait(GOODBYE)
        except subprocess.TimeoutExpired:
            return Refusal("program-closed", program=self._name, stream=stream)
        how = "signal" if status < 0 else "code"
        return Refusal("program-gone", program=self._name, how=how, number=abs(status))
