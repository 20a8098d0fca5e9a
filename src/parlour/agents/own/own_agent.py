"""Own agent: an agent that somebody wrote in Python. It is asked by the names of what it needs, and held to the rules.

An agent names what it needs as the parameters of `choose`, in any order, and is given nothing else. It answers the
number or the text of a legal action. Its faults are Refusals, so that they end its match and nothing more.
"""

import inspect
from collections.abc import Callable, Mapping
from operator import index
from traceback import extract_tb
from typing import Any, Final, SupportsIndex, cast

from parlour.agents.own.decision import Decision
from parlour.core.game import Game
from parlour.core.record import State, copy
from parlour.core.refusal import Refusal

PATIENCE: Final = 60.0  # seconds for a decision, unless whoever asks says otherwise
RECORD: Final = "view"
OFFERED: Final[Mapping[str, Callable[[Decision, float], object]]] = {
    "game": lambda decision, patience: decision.game,
    RECORD: lambda decision, patience: copy(decision.known()),
    "seat": lambda decision, patience: decision.seat,
    "seed": lambda decision, patience: decision.seed,
    "json": lambda decision, patience: decision.view,
    "legal": lambda decision, patience: decision.legal,
    "budget": lambda decision, patience: decision.seconds(patience),
}
"""The facts that an agent may ask for, by name: `json` and the record `view` are what its seat sees, `legal` texts."""


class OwnAgent:
    """An agent of somebody's own object, whose method `choose` asks for some of what is `OFFERED`.

    `name` is the text by which it is found again. A Refusal says why an object cannot be asked.
    """

    def __init__(
        self,
        name: str,
        made: object,
        patience: float = PATIENCE,
        settings: Mapping[str, object] | None = None,
        source: str | None = None,
    ) -> None:
        self.name, self.settings, self.source = name, dict(settings or {}), source
        self._choose: Callable[..., object] = _method(name, made)
        self._patience = patience
        self._wants = _wants(name, inspect.signature(self._choose))

    @property
    def needs_record(self) -> bool:
        """True if it cannot decide by JSON alone."""
        return RECORD in self._wants.values()

    def meaning(self) -> dict[str, Any]:
        """Return what tells it from another agent: its name, its settings, and a digest of its code's file."""
        return {"name": self.name, "settings": self.settings, "source": self.source}

    def choose(self, game: Game, view: State, seat: int, seed: int) -> int:
        """Return a legal action, chosen from the record of a view; a Refusal where the agent gives none."""
        decision = Decision("", game, "", seat, 0, view, seed=seed)
        return self._number(decision, self._said(decision))

    def decide(self, decision: Decision) -> str:
        """Return the text of a legal action; a Refusal where the agent gives none."""
        legal = None if decision.record is not None else decision.legal
        said = self._said(decision)
        if legal is None:
            return decision.game.action_text(decision.known(), self._number(decision, said))
        if said not in legal:
            raise self._illegal(said)
        return str(said)

    def _said(self, decision: Decision) -> object:
        """Return whatever the agent answers."""
        given = {name: OFFERED[what](decision, self._patience) for name, what in self._wants.items()}
        try:
            return self._choose(**given)
        except (Exception, SystemExit) as error:  # a fault in somebody's own code ends its match and nothing else
            raise Refusal("agent-failed", agent=self.name, why=in_a_line(error)) from error

    def _number(self, decision: Decision, said: object) -> int:
        """Return the number of the legal action that was answered."""
        view = decision.known()
        try:
            text = isinstance(said, str)
            number = decision.game.parse_action(view, str(said)) if text else index(cast(SupportsIndex, said))
        except (TypeError, Refusal):
            raise self._illegal(said) from None
        if number not in decision.game.legal(view):
            raise self._illegal(said)
        return number

    def _illegal(self, said: object) -> Refusal:
        return Refusal("agent-illegal", agent=self.name, action=" ".join(str(said).split())[:80])


def _method(name: str, made: object) -> Callable[..., object]:
    choose = getattr(made, "choose", None)
    if not inspect.isroutine(choose):
        raise Refusal("agent-without-choose", agent=name)
    return choose


def _wants(name: str, signature: inspect.Signature) -> dict[str, str]:
    """Return the parameters of `choose`, each with what it asks for; a leading `_` only says that it is not used."""
    wants = {}
    for parameter in signature.parameters.values():
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            continue
        asked = parameter.name.lstrip("_")
        if asked in OFFERED and parameter.kind is not parameter.POSITIONAL_ONLY:
            wants[parameter.name] = asked
        elif parameter.default is parameter.empty:
            raise Refusal("agent-asks", agent=name, given=str(parameter), known=", ".join(OFFERED))
    return wants


def in_a_line(error: BaseException) -> str:
    """Return the error of somebody's own code on one line, with its place."""
    said = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(".: ")
    frames = [one for one in extract_tb(error.__traceback__) if one.filename != __file__ and one.filename[0] != "<"]
    return f"{said} ({frames[-1].filename}:{frames[-1].lineno})" if frames else said
