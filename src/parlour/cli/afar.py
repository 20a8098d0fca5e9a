"""`parlour play --hall`: a table of a hall, played by a person at this terminal or by a program in JSON lines."""

import json
import sys
import time
from contextlib import suppress
from typing import Any

from parlour.agents.own.decision import Decision
from parlour.agents.own.program import answered, complaint, hello, question
from parlour.cli import screen
from parlour.cli.person import Person
from parlour.core import registry, words
from parlour.core.refusal import NotFound, Refusal
from parlour.remote import guests
from parlour.remote.hall import Hall, HallRefusal, Json, place
from parlour.remote.mind import Mind, read
from parlour.remote.table import played


class _Left(Exception):
    """The exception of a person who leaves; the match waits in the hall."""


class _Shown:
    """A person who decides, at the same screen as against the house."""

    def __init__(self) -> None:
        self._out = screen.console()
        self._person: Person | None = None

    def heard(self, event: Json) -> None:
        """Print the sentence of an event."""
        self._out.print("  " + str(words.worded(event)[screen.lang()]), markup=False)  # type: ignore[arg-type]  # as told

    def decide(self, decision: Decision) -> str:
        """Return the action that the person types."""
        self._person = self._person or Person(decision.game, decision.seat, self._out)
        self._person.show(decision.known())
        action = self._person.ask(decision.known())
        if action is None:
            raise _Left
        return decision.game.action_text(decision.known(), action)

    def refused(self, decision: Decision, refusal: Refusal) -> None:
        """Print why the action was refused; the person is asked again."""
        self._out.print(refusal.message(screen.lang()), markup=False)

    def over(self, result: Json | None) -> None:
        """Print nothing: the last event was told already."""

    def close(self) -> None:
        """Leave the terminal as it is."""


class _Lines:
    """A program that decides by the lines of docs/reference/protocol.md, on standard output and from standard input."""

    def __init__(self) -> None:
        self._greeted = False

    def heard(self, event: Json) -> None:
        """Write nothing: the next decision holds what is seen."""

    def decide(self, decision: Decision) -> str:
        """Ask until the answer is an action, and return it."""
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
        """Write the complaint; the program may answer again."""
        _write(complaint(decision, refusal))

    def over(self, result: Json | None) -> None:
        """Write the last line."""
        _write({"type": "over", "result": result})

    def close(self) -> None:
        """Leave standard output open, which belongs to its owner."""


def _write(message: Json) -> None:
    sys.stdout.write(json.dumps(message, ensure_ascii=False) + "\n")
    sys.stdout.flush()


def play(url: str, token: str | None, wanted: str | None, as_json: bool) -> None:
    """Sit down at a table that is named, or chosen from those that wait, and play it to its end."""
    named = None if wanted is None else _code(url, wanted)
    if named is None and as_json:
        raise Refusal("afar-which")
    known = [] if token is not None or named is None else guests.recalled(url, named)
    with Hall(url, token, known) as hall:
        code = named or _chosen(hall)
        match = _seated(hall, code, as_json)
        tables = (code, match)
        waits = token is not None or guests.keep(url, tables, hall.cookies)
        mind: Mind = _Lines() if as_json else _Shown()
        try:
            if not as_json:
                _show(hall, match)
            played(hall, match, mind, _pause)
            guests.forget(url, tables)
        except (_Left, KeyboardInterrupt):
            left = "cli-afar-left" if waits else "cli-afar-left-for-good"
            screen.notices().print(screen.say(left, address=f"{hall.url}/t/{match}", code=match), markup=False)


def _code(url: str, wanted: str) -> str:
    """Return the code at the end of a link; raise a Refusal if the link leads to another hall."""
    link = wanted.rstrip("/")
    first, slash, _rest = link.partition("/")
    if "://" not in link and slash and ("." in first or ":" in first):
        link = f"{url.partition('://')[0]}://{link}"
    if "://" in link:
        here, there = place(url.rstrip("/")), place(link)
        if there[:2] != here[:2] or not there[2].startswith(f"{here[2]}/"):
            raise Refusal("afar-elsewhere", link=wanted, hall=url)
    return link.partition("?")[0].partition("#")[0].rpartition("/")[2]


def _show(hall: Hall, match_id: str) -> None:
    """Draw the table and say who is waited for, unless it is this person."""
    out = screen.console()
    with suppress(Refusal):  # a match that is not there yet is shown with the first decision
        match = hall.get(f"/api/matches/{match_id}")
        if match["to_act"] == match["you"] and match["you"] is not None:
            return
        if match["to_act"] is None:
            out.print(screen.say("cli-afar-alone"), markup=False)
            return
        stands = read(hall.get(f"/api/matches/{match_id}/decision"), match)
        Person(stands.game, stands.seat, out).show(stands.known())
        out.print(screen.say("cli-afar-turn", name=match["seats"][match["to_act"]]["name"] or "-"), markup=False)


def _pause(seconds: float) -> bool:
    time.sleep(seconds)
    return True


def _chosen(hall: Hall) -> str:
    """Return the id that the person chooses among their own matches and the open offers."""
    out, lobby = screen.console(), hall.get("/api/lobby")
    offers = [one for one in lobby["challenges"] if not one["mine"] and one["status"] == "open"]
    waiting: list[tuple[Any, str]] = [(one, _against(one)) for one in lobby["playing"]]
    waiting += [(one, one["challenger"]["name"]) for one in offers]
    if not waiting:
        raise NotFound("afar-nothing", hall=hall.url)
    for number, (one, name) in enumerate(waiting, 1):
        out.print(screen.say("cli-afar-line", number=number, rules=one["rules"]["text"], name=name), markup=False)
    try:
        answer = out.input(f"{screen.say('cli-afar-ask')}: ", markup=False).strip()
    except EOFError:
        raise Refusal("afar-which") from None
    if not answer.isdecimal() or not 0 < int(answer) <= len(waiting):
        raise Refusal("afar-which")
    return str(waiting[int(answer) - 1][0]["id"])


def _against(match: Json) -> str:
    return next((sits["name"] or "-" for seat, sits in match["seats"].items() if seat != match["you"]), "-")


def _seated(hall: Hall, code: str, as_json: bool) -> str:
    """Return the match that a code leads to, with a seat there; raise a Refusal if its game cannot be shown here."""
    try:
        challenge = hall.get(f"/api/challenges/{code}")
    except HallRefusal as refusal:
        if refusal.code != "unknown-challenge":
            raise
    else:
        if challenge["match"] is None:
            _require_shown(challenge, as_json)
            return str(hall.post(f"/api/challenges/{code}/accept")["match"])
        code = str(challenge["match"])
    match = hall.get(f"/api/matches/{code}")
    _require_shown(match, as_json)
    if match["you"] is None:
        hall.post(f"/api/matches/{code}/join")
    return code


def _require_shown(table: Json, as_json: bool) -> None:
    """Refuse a game that cannot be drawn: of some games a hall tells views alone, and a screen draws records."""
    if not as_json and not registry.game(table["game"]).open_record:
        raise Refusal("afar-unshown", game=table["game"])
