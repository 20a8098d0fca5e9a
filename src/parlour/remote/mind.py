"""Minds: what decides for a seat, and what it is given to decide on."""

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
    """What a seat decides on, and nothing it may not know: the match, the number of the entry it follows, the position
    as JSON and as a record, None of a game whose records stay in the hall, and its clock, None where it has none.
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
        """The texts of all actions there are."""
        return [one["action"] for one in self.view["legal"]]

    def known(self) -> State:
        """The record; a Refusal where the game's records stay in the hall."""
        if self.record is None:
            raise Refusal("record-untold", game=self.game.name)
        return self.record


class Mind(Protocol):
    """Decides in one match, and is closed with it."""

    def heard(self, event: Json) -> None:
        """What happened at the table, as the hall tells it."""

    def decide(self, decision: Decision) -> str:
        """The text of an action; a Refusal where there is none: then the match is given up."""

    def refused(self, decision: Decision, refusal: Refusal) -> None:
        """What was decided is none: it may be decided once more, or the Refusal raised."""

    def over(self, result: Json | None) -> None:
        """How the match ended."""

    def close(self) -> None:
        """Nothing more is decided."""


def read(told: Json, match: Json) -> Decision:
    """A decision as the hall tells it; a Refusal where its rules are not those that are installed here."""
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
    """An agent of this program decides."""

    def __init__(self, agent: Agent) -> None:
        self._agent = agent

    def heard(self, event: Json) -> None:
        """An agent looks at positions alone."""

    def decide(self, decision: Decision) -> str:
        """What the agent chooses from the record."""
        try:
            view = copy(decision.known())
            action = self._agent.choose(decision.game, view, decision.seat, secrets.randbelow(2**62))
        except Refusal:
            raise
        except (Exception, SystemExit) as error:  # somebody's own program ends its match and nothing else
            raise Refusal("agent-failed", agent=self._agent.name, why=_told(error)) from error
        legal = {int(one) for one in decision.game.legal(decision.known())}
        chosen = _number(action)
        if chosen is None or chosen not in legal:
            raise Refusal("agent-illegal", agent=self._agent.name, action=" ".join(str(action).split()))
        return decision.game.action_text(decision.known(), chosen)

    def refused(self, decision: Decision, refusal: Refusal) -> None:
        """An agent that is asked again answers the same."""
        raise refusal

    def over(self, result: Json | None) -> None:
        """An agent remembers nothing."""

    def close(self) -> None:
        """Nor does it hold anything."""


def agent(game: Game, text: str) -> Agent:
    """The agent of a file's `AGENT`, or of a name, with settings or without; a Refusal says what is wrong with it."""
    if text.endswith(".py"):
        return from_file(Path(text))
    return agents.tuned(text) if "@" in text else levels.player(game, text)


def _number(action: Any) -> int | None:
    """The action that somebody's own code chose, of whichever kind of whole number."""
    try:
        return index(action)
    except TypeError:
        return None


def _told(error: BaseException) -> str:
    """What somebody's own code raised, on one line, and where."""
    said = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(".: ")
    frames = [one for one in extract_tb(error.__traceback__) if one.filename != __file__ and one.filename[0] != "<"]
    return f"{said} ({frames[-1].filename}:{frames[-1].lineno})" if frames else said


def _has_choose(found: Any) -> bool:
    """Whether something can be asked as an agent is."""
    if not callable(getattr(found, "choose", None)) or not isinstance(getattr(found, "name", None), str):
        return False
    try:
        inspect.signature(found.choose).bind("game", "view", 0, 1)
    except TypeError:
        return False
    except ValueError:  # what is not written in Python may tell no signature
        return True
    return True


def from_file(path: Path) -> Agent:
    """What a file of Python calls `AGENT`."""
    if not path.exists():
        raise NotFound("agent-file-missing", file=str(path))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise Refusal("agent-file", file=str(path), why=os.strerror(errno.EISDIR))
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:  # somebody's own file
        raise Refusal("agent-file", file=str(path), why=_told(error)) from error
    found: Any = getattr(module, "AGENT", None)
    if isinstance(found, type):
        raise Refusal("agent-file-class", file=str(path), name=found.__name__)
    if not _has_choose(found):
        raise Refusal("agent-file-without", file=str(path))
    return found  # type: ignore[no-any-return]  # it has what an agent has
