"""Minds: the deciders for a seat, and how a hall tells them what to decide on."""

import base64
import secrets
from typing import Protocol

from parlour.agents import Player
from parlour.agents.own.decision import Decision
from parlour.agents.own.own_agent import OwnAgent
from parlour.agents.own.program import Command
from parlour.core import registry
from parlour.core.refusal import Conflict, Refusal
from parlour.remote.hall import Json


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
    record = None if sent is None else game.state_of(base64.b64decode(sent))
    seat = game.seats.index(told["seat"])
    own = secrets.randbelow(2**62)
    rules = match["rules"]["text"]
    return Decision(match["id"], game, rules, seat, told["seq"], record, told["view"], match.get("clock"), own)


class AgentMind:
    """A mind that asks an agent of this program."""

    def __init__(self, agent: OwnAgent) -> None:
        self._agent = agent

    def heard(self, event: Json) -> None:
        """Do nothing: an agent looks at positions alone."""

    def decide(self, decision: Decision) -> str:
        """Return the agent's choice."""
        return self._agent.decide(decision)

    def refused(self, decision: Decision, refusal: Refusal) -> None:
        """Raise the refusal: an agent asked again would answer the same."""
        raise refusal

    def over(self, result: Json | None) -> None:
        """Do nothing: an agent remembers nothing."""

    def close(self) -> None:
        """Do nothing: an agent holds nothing open."""


def mind(player: Player) -> Mind:
    """Return a mind for one match in which this player decides."""
    if isinstance(player, Command):
        return player.process()
    return AgentMind(player if isinstance(player, OwnAgent) else OwnAgent(player.name, player))


def needs_record(player: Player) -> bool:
    """Return True if a player cannot decide by a view's JSON alone."""
    return player.needs_record if isinstance(player, OwnAgent) else not isinstance(player, Command)
