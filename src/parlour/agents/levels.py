"""Levels: the house's players at a game, by plain name: its levels, and every game's agents.

Arenas also know a game's coach by name.
"""

from parlour import agents
from parlour.agents.agent import Agent, GoesOn, always
from parlour.agents.search import Search
from parlour.core.facets.coach import NAME as COACH
from parlour.core.game import Game
from parlour.core.refusal import Refusal


def names(game: Game) -> list[str]:
    """Return the levels of a game, weakest first, and the names of the agents that they are made of."""
    return [*(level.name for level in game.levels.ladder), *agents.names()]


def player(game: Game, name: object, goes_on: GoesOn = always) -> Agent:
    """Return the player of a game with that name, who thinks while `goes_on` allows; a Refusal lists the names."""
    found = next((level.agent for level in game.levels.ladder if level.name == name), None)
    if found is not None:
        return agents.tuned(found, goes_on)
    if name not in agents.names():
        raise Refusal("unknown-agent", agent=str(name), known=", ".join(names(game)))
    return agents.agent(name)


def contender(game: Game, text: str) -> Agent:
    """Return a player of a game in an arena: its coach, a level, or a tunable agent; a Refusal lists them."""
    if text == COACH and game.coach is not None:
        return agents.tuned(game.coach.agent)
    known = [level.name for level in game.levels.ladder]
    if text in known:
        return player(game, text)
    if text.partition("@")[0] not in agents.all_names():
        coaches = [COACH] if game.coach is not None else []
        raise Refusal("no-agent", agent=text, known=", ".join([*agents.all_names(), *known, *coaches]))
    return agents.tuned(text)


def seated(game: Game, name: str) -> str:
    """Return the name of a player at a table; a Refusal lists the house's players of this game."""
    player(game, name)
    return name


def searches(game: Game, name: str) -> bool:
    """Return True if the player of that name plays out possible futures before a move."""
    return isinstance(player(game, name), Search)


def without_search(game: Game) -> list[str]:
    """Return the levels of a game that move without a search, weakest first."""
    return [level.name for level in game.levels.ladder if not searches(game, level.name)]
