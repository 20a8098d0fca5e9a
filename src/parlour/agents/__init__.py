"""Agents: the machines that can play. They see a view and answer with an action, and know no game by name.

Tables find it by `agent(name)`, which takes a plain name and nothing else:
settings from outside would let anybody buy time. Arenas and the terminal ask `tuned(text)`, which reads settings too,
and knows the clairvoyant that no table may have. A stronger agent goes beside `search` as a module with one `AGENT`,
and one entry in `_SHELF`.
"""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from parlour.agents import greedy, novice, search, settings
from parlour.agents.agent import Agent, GoesOn, Uniform, always
from parlour.agents.clairvoyant import Clairvoyant, shown
from parlour.agents.novice import Attention, Novice
from parlour.agents.search import Search, Settings
from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.refusal import Refusal

__all__ = ["Agent", "GoesOn", "agent", "all_names", "always", "meaning", "names", "tuned", "warm"]

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


def tuned(text: str, goes_on: GoesOn = always) -> Agent:
    """Return the agent of a text: a name, or a name with settings, like `search@iterations=16000,exploration=0.3`.

    A search plays out as many futures as it is set to, or fewer if `goes_on` stops it. A Refusal lists the names there
    are, or the settings with their bounds.
    """
    name, at, given = text.partition("@")
    if name not in all_names():
        raise Refusal("no-agent", agent=name, known=", ".join(all_names()))
    if name not in _TUNABLE:
        if at:
            raise Refusal("agent-without-settings", agent=name, known=", ".join(_TUNABLE))
        return _SHELF[name]
    kind, made = _TUNABLE[name]
    return made(settings.read(kind, name, given) if at else kind(), goes_on)


def meaning(made: Agent) -> dict[str, Any]:
    """Return an agent's name and all its settings, the defaults too, so that a measurement says what was measured."""
    return {"name": made.name, "settings": asdict(made.settings) if isinstance(made, settings.Tunable) else {}}


def warm(game: Game, made: Agent) -> None:
    """Compile or load every kernel an agent uses for a game, so that no player waits for it."""
    state, _events = game.deal(game.rule_book.standard, [{}, {}], Seeded(1))
    seat = game.to_act(state)
    made.choose(game, shown(game, state, seat, made), seat, 1)
