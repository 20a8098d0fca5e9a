"""Minds: the deciders for a seat, and what they are given to decide on."""

import base64
import errno
import importlib.util
import inspect
import os
import secrets
from dataclasses import dataclass
from operator import index
from pathlib import Path
from traceback import extract_tb
from typing import Any, Protocol

import numpy as np

from parlour import agents
from parlour.agents import Agent, levels
from parlour.core import registry
from parlour.core.game import Game
from parlour.core.record import State, copy
from parlour.core.refusal import Conflict, NotFound, Refusal
from parlour.remote.hall import Json


@dataclass(frozen=True, slots=True)
class Decision:
    """The facts on which a seat decides, with nothing it may not know.

    They are the match, the number of the entry before, the position and the clock. The position comes as JSON and as a
    record. A game whose records stay in the hall has None for the record; a match without a clock has None for the
    clock.
    """

    match: str
    game: Game
    rules: str
    seat: int
    seq: int
    record: State | None
    view: Json
    clock: Json | None

    @property
    def legal(self) -> list[str]:
        """The texts of all legal actions."""
        return [one["action"] for one in self.view["legal"]]

    def known(self) -> State:
        """Return the record; a Refusal where the game's records stay in the hall."""
        if self.record is None:
            raise Refusal("record-untold", game=self.game.name)
        return self.record


class Mind(Protocol):
    """A decider for one match, closed with it."""

    def heard(self, event: Json) -> None:
        """Hear what happened at the table, as the hall tells it."""

    def decide(self, decision: Decision) -> str:
        """Return the text of an action; a Refusal gives the match up."""

    def refused(self, decision: Decision, refusal: Refusal) -> None:
        """Learn that the decision was refused; return to decide once more, or raise the Refusal."""

    def over(self, result: Json | None) -> None:
        """Hear how the match ended."""

    def close(self) -> None:
        """Free all resources; nothing more is decided."""


def read(told: Json, match: Json) -> Decision:
    """Return a decision as the hall tells it; a Refusal where its rules differ from those installed here."""
    game = registry.game(match["game"])
    if told["revision"] != game.revision:
        raise Conflict("other-revision", game=game.name, hall=told["revision"], here=game.revision)
    sent = told["record"]
    record = None if sent is None else copy(np.frombuffer(base64.b64decode(sent), game.dtype))
    seat = game.seats.index(told["seat"])
    return Decision(
        match["id"], game, match["rules"]["text"], seat, told["seq"], record, told["view"], match.get("clock")
    )


class AgentMind:
    """A mind that asks an agent of this program."""

    def __init__(self, agent: Agent) -> None:
        self._agent = agent

    def heard(self, event: Json) -> None:
        """Do nothing: an agent looks at positions alone."""

    def decide(self, decision: Decision) -> str:
        """Return the agent's choice from the record."""
        try:
            view = copy(decision.known())
            action = self._agent.choose(decision.game, view, decision.seat, secrets.randbelow(2**62))
        except Refusal:
            raise
        except (Exception, SystemExit) as error:  # a fault in somebody's own program ends its match and nothing else
            raise Refusal("agent-failed", agent=self._agent.name, why=_told(error)) from error
        legal = {int(one) for one in decision.game.legal(decision.known())}
        chosen = _number(action)
        if chosen is None or chosen not in legal:
            raise Refusal("agent-illegal", agent=self._agent.name, action=" ".join(str(action).split()))
        return decision.game.action_text(decision.known(), chosen)

    def refused(self, decision: Decision, refusal: Refusal) -> None:
        """Raise the refusal: an agent asked again would answer the same."""
        raise refusal

    def over(self, result: Json | None) -> None:
        """Do nothing: an agent remembers nothing."""

    def close(self) -> None:
        """Do nothing: an agent holds nothing open."""


def agent(game: Game, text: str) -> Agent:
    """Return the agent of a file's `AGENT`, or of a name, with settings or without; a Refusal says what is wrong."""
    if text.endswith(".py"):
        return from_file(Path(text))
    return agents.tuned(text) if "@" in text else levels.player(game, text)


def _number(action: Any) -> int | None:
    """Return the action that somebody's own code chose, whatever kind of whole number it is; None if it is none."""
    try:
        return index(action)
    except TypeError:
        return None


def _told(error: BaseException) -> str:
    """Return the error of somebody's own code on one line, with its place."""
    said = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(".: ")
    frames = [one for one in extract_tb(error.__traceback__) if one.filename != __file__ and one.filename[0] != "<"]
    return f"{said} ({frames[-1].filename}:{frames[-1].lineno})" if frames else said


def _has_choose(found: Any) -> bool:
    """Return True if an object can be asked as an agent is."""
    if not callable(getattr(found, "choose", None)) or not isinstance(getattr(found, "name", None), str):
        return False
    try:
        inspect.signature(found.choose).bind("game", "view", 0, 1)
    except TypeError:
        return False
    except ValueError:  # code that is not Python may tell no signature
        return True
    return True


def from_file(path: Path) -> Agent:
    """Return the `AGENT` of a Python file."""
    if not path.exists():
        raise NotFound("agent-file-missing", file=str(path))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise Refusal("agent-file", file=str(path), why=os.strerror(errno.EISDIR))
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:  # a fault in somebody's own file
        raise Refusal("agent-file", file=str(path), why=_told(error)) from error
    found: Any = getattr(module, "AGENT", None)
    if isinstance(found, type):
        raise Refusal("agent-file-class", file=str(path), name=found.__name__)
    if not _has_choose(found):
        raise Refusal("agent-file-without", file=str(path))
    return found  # type: ignore[no-any-return]  # it has what an agent has
