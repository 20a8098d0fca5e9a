"""Program: a player that speaks JSON lines: one process for a match, told what it may know and asked for actions.

`Command` is the player, and `Program` its process in one match.
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
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from parlour.agents.own.decision import Decision
from parlour.agents.own.own_agent import PATIENCE
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.shapes import Result

VERSION: Final = 1
PREFIX: Final = "program:"  # of the text that names a command
STRIKES: Final = 3  # answers to one decision
LONGEST: Final = 4096  # characters of an answer
GOODBYE: Final = 2.0  # seconds in which a program may end by itself
LOST: Final = ("program-gone", "program-closed")  # the program can be told nothing more


def hello(decision: Decision) -> dict[str, Any]:
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


def question(decision: Decision) -> dict[str, Any]:
    """Return the line of a decision: what the seat sees, the texts of its actions, and its clock."""
    asked = {"type": "decide", "seq": decision.seq, "view": decision.view, "legal": decision.legal}
    return {**asked, "clock": decision.clock}


def complaint(decision: Decision, refusal: Refusal) -> dict[str, Any]:
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
    if not command:
        raise Refusal("program-unnamed", prefix=PREFIX)
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

    def heard(self, event: Mapping[str, Any]) -> None:
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

    def over(self, result: Mapping[str, object] | None) -> None:
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

    def _say(self, message: Mapping[str, Any]) -> None:
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


class Command:
    """A player that is a program: `program:` and a command line. Each match has a process of its own."""

    def __init__(self, text: str, patience: float = PATIENCE) -> None:
        self.name = text
        self._patience = patience
        try:
            self.words = shlex.split(text.removeprefix(PREFIX))
        except ValueError as error:  # a quotation mark that is never closed
            raise Refusal("program-not-started", program=text, why=str(error)) from None
        startable(self.words)

    def process(self) -> Program:
        """Return a program for one match; it starts with the first decision."""
        return Program(self.words, self._patience)

    def sits(self, rules: str, match: str) -> "Sitting":
        """Return the agent that plays for it in one match."""
        return Sitting(self, rules, match)


class Sitting:
    """A program in one match, asked as an agent is. A Refusal says that it has no answer."""

    def __init__(self, command: Command, rules: str, match: str) -> None:
        self.name, self._rules, self._match = command.name, rules, match
        self._program = command.process()
        self._seq = 0

    def choose(self, game: Game, view: State, seat: int, seed: int) -> int:
        """Return the number of the action that the program answers."""
        self._seq += 1
        decision = Decision(self._match, game, self._rules, seat, self._seq, view)
        return game.parse_action(view, self._program.decide(decision))

    def over(self, result: Result | None) -> None:
        """Tell the program how the match ended."""
        self._program.over(result)

    def close(self) -> None:
        """Wait until the program has ended, and end it if it does not."""
        self._program.close()
