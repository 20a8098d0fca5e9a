"""`parlour play --hall`: a table of a hall, played at this terminal, or line by line by whoever is a door to it."""

import json
import sys
import time
from typing import Any

from parlour.cli import screen
from parlour.cli.person import Person
from parlour.core import words
from parlour.core.refusal import NotFound, Refusal
from parlour.remote.hall import Hall, Json, Told
from parlour.remote.mind import Decision, Mind
from parlour.remote.program import answered, complaint, hello, question
from parlour.remote.table import played


class _Left(Exception):
    """The person goes; the match waits in the hall."""


class _Shown:
    """A person decides, at the same screen as against the house."""

    def __init__(self) -> None:
        self._out = screen.console()
        self._person: Person | None = None

    def heard(self, event: Json) -> None:
        """What happened, in a sentence."""
        self._out.print("  " + str(words.worded(event)[screen.lang()]), markup=False)  # type: ignore[arg-type]  # as told

    def decide(self, decision: Decision) -> str:
        """What the person types."""
        self._person = self._person or Person(decision.game, decision.seat, self._out)
        self._person.show(decision.known())
        action = self._person.ask(decision.known())
        if action is None:
            raise _Left
        return decision.game.action_text(decision.known(), action)

    def refused(self, decision: Decision, refusal: Refusal) -> None:
        """Why it was none; it is asked again."""
        self._out.print(refusal.message(screen.lang()), markup=False)

    def over(self, result: Json | None) -> None:
        """What happened last was told already."""

    def close(self) -> None:
        """The terminal stays."""


class _Lines:
    """The lines of docs/reference/protocol.md, on standard output and from standard input."""

    def __init__(self) -> None:
        self._greeted = False

    def heard(self, event: Json) -> None:
        """What is seen stands in the next decision."""

    def decide(self, decision: Decision) -> str:
        """What is answered, asked for until it is an action."""
        if not self._greeted:
            _write(hello(decision))
            self._greeted = True
        _write(question(decision))
        while line := sys.stdin.readline():
            try:
                return answered(decision, line)
            except Refusal as refusal:
                self.refused(decision, refusal)
        raise _Left

    def refused(self, decision: Decision, refusal: Refusal) -> None:
        """It is told, and may be answered again."""
        _write(complaint(decision, refusal))

    def over(self, result: Json | None) -> None:
        """The last line."""
        _write({"type": "over", "result": result})

    def close(self) -> None:
        """Standard output is its owner's."""


def _write(message: Json) -> None:
    sys.stdout.write(json.dumps(message, ensure_ascii=False) + "\n")
    sys.stdout.flush()


def play(url: str, token: str | None, wanted: str | None, as_json: bool) -> None:
    """Sit down at a table that is named, or chosen from those that wait, and play it to its end."""
    with Hall(url, token) as hall:
        if wanted is None and as_json:
            raise Refusal("afar-which")
        match = _seated(hall, wanted or _chosen(hall))
        mind: Mind = _Lines() if as_json else _Shown()
        try:
            played(hall, match, mind, _pause)
        except (_Left, KeyboardInterrupt):
            screen.notices().print(screen.say("cli-afar-left", address=f"{hall.url}/t/{match}"), markup=False)


def _pause(seconds: float) -> bool:
    time.sleep(seconds)
    return True


def _chosen(hall: Hall) -> str:
    """What the person chooses of what waits: matches of his own, and offers."""
    out, lobby = screen.console(), hall.get("/api/lobby")
    offers = [one for one in lobby["challenges"] if not one["mine"] and one["status"] == "open"]
    waiting: list[tuple[Any, str]] = [(one, _against(one)) for one in lobby["playing"]]
    waiting += [(one, one["challenger"]["name"]) for one in offers]
    if not waiting:
        raise NotFound("afar-nothing", hall=hall.url)
    for number, (one, name) in enumerate(waiting, 1):
        out.print(screen.say("cli-afar-line", number=number, rules=one["rules"]["text"], name=name), markup=False)
    answer = out.input(f"{screen.say('cli-afar-ask')}: ", markup=False).strip()
    if not answer.isdecimal() or not 0 < int(answer) <= len(waiting):
        raise Refusal("afar-which")
    return str(waiting[int(answer) - 1][0]["id"])


def _against(match: Json) -> str:
    return next((sits["name"] or "-" for seat, sits in match["seats"].items() if seat != match["you"]), "-")


def _seated(hall: Hall, wanted: str) -> str:
    """The match that a link, or the code at its end, leads to, with a seat there."""
    code = wanted.rstrip("/").rpartition("/")[2]
    try:
        challenge = hall.get(f"/api/challenges/{code}")
    except Told as refusal:
        if refusal.code != "unknown-challenge":
            raise
    else:
        if challenge["match"] is None:
            return str(hall.post(f"/api/challenges/{code}/accept")["match"])
    match = hall.get(f"/api/matches/{code}")
    if match["you"] is None:
        hall.post(f"/api/matches/{code}/join")
    return code
