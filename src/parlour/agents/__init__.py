"""Agents: the machines that can play. They see a view and answer with an action, and know no game by name.

Tables find it by `agent(name)`, which takes a plain name and nothing else: settings from outside would let anybody buy
time. Arenas and the terminal ask `tuned(text)`. It reads settings too, knows the clairvoyant that no table may have,
and finds agents of one's own. A stronger agent goes beside `search` as a module with one `AGENT`, and one entry in
`_SHELF`.
"""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict
from typing import Any, TypeAlias

from parlour.agents import greedy, novice, search, settings
from parlour.agents.agent import Agent, GoesOn, Uniform, always
from parlour.agents.clairvoyant import Clairvoyant, shown
from parlour.agents.novice import Attention, Novice
from parlour.agents.own import address
from parlour.agents.own.own_agent import PATIENCE, OwnAgent
from parlour.agents.own.program import Command
from parlour.agents.search import Search, Settings
from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet

__all__ = ["Agent", "GoesOn", "Player", "agent", "all_names", "always", "meaning", "names", "sit", "tuned", "warm"]

Player: TypeAlias = Agent | Command
"""Whoever can play a whole match: an agent, asked for one action at a time, or a program, which sits down for it."""

_SHELF: dict[str, Agent] = {made.name: made for made in (Uniform(), novice.AGENT, greedy.AGENT, search.AGENT)}
_TUNABLE: dict[str, tuple[type[Any], Callable[[Any, GoesOn], Agent]]] = {
    Novice.kind: (Attention, lambda chosen, goes_on: Novice(chosen)),
    Search.kind: (Settings, Search),
    Clairvoyant.kind: (Settings, Clairvoyant),
}


def names() -> list[str]:
    """Return every agent that a table can have, weakest first."""
    return list(_SHELF)


def all_names() -> list[str]:
    """Return every agent that an arena can have, weakest first."""
    return list(dict.fromkeys([*_SHELF, *_TUNABLE]))


def agent(name: object) -> Agent:
    """Return the agent of that name, as a table can have it; a Refusal lists the names there are."""
    found = _SHELF.get(str(name))
    if found is None:
        raise Refusal("unknown-agent", agent=str(name), known=", ".join(_SHELF))
    return found


def tuned(text: str, goes_on: GoesOn = always, patience: float = PATIENCE, besides: tuple[str, ...] = ()) -> Agent:
    """Return the agent of a text: a name, or a name with settings, like `search@iterations=16000,exploration=0.3`.

    A search plays out as many futures as it is set to, or fewer if `goes_on` stops it. One's own agent is given by its
    address, and told of the `patience` of whoever asks. A Refusal lists the names there are and those that the caller
    knows `besides`, or the settings with their bounds.
    """
    name, at, given = text.partition("@")
    if name not in all_names():
        own = address.found(text, patience)
        if own is None:
            raise Refusal("no-agent", agent=text, known=", ".join([*all_names(), *address.declared(), *besides]))
        return own
    if name not in _TUNABLE:
        if at:
            raise Refusal("agent-without-settings", agent=name, known=", ".join(_TUNABLE))
        return _SHELF[name]
    kind, made = _TUNABLE[name]
    return made(settings.read(kind, name, given) if at else kind(), goes_on)


def meaning(made: Player, game: Game) -> dict[str, Any]:
    """Return a player's name and all its settings, the defaults too, so that a measurement says what was measured.

    Of a search with weights it names these, by their digest.
    """
    if isinstance(made, OwnAgent):
        return made.meaning()
    told = {"name": made.name, "settings": asdict(made.settings) if isinstance(made, settings.Tunable) else {}}
    weights = made.weights(game) if isinstance(made, Search) else None
    return told if weights is None else {**told, "weights": weights.digest}


@contextmanager
def sit(made: Player, rules: RuleSet, match: str) -> Iterator[Agent]:
    """Give the agent that plays for a player in one match; a program has ended when the block has."""
    if not isinstance(made, Command):
        yield made
        return
    with closing(made.sits(rules.text, match)) as sitting:
        yield sitting


def warm(game: Game, made: Player, rules: RuleSet | None = None) -> None:
    """Compile or load every kernel a player uses for a game, so that nobody waits for it.

    A Refusal says that the player does not answer.
    """
    rules = rules or game.rule_book.standard
    state, _events = game.deal(rules, [{}, {}], Seeded(1))
    seat = game.to_act(state)
    with sit(made, rules, "warm") as agent:
        agent.choose(game, shown(game, state, seat, agent), seat, 1)
