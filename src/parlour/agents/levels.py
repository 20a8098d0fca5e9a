"""Levels: who of the house can sit at a table of a game, by a plain name: its levels, and every game's agents.

Arenas know by name whom the coach of a game would have play, too.
"""

from parlour import agents
from parlour.agents.agent import Agent, GoesOn, always
from parlour.agents.search import Search
from parlour.core.facets.coach import NAME as COACH
from parlour.core.game import Game
from parlour.core.refusal import Refusal


def names(game: Game) -> list[str]:
    """The levels of a game, weakest first, and the names of the agents that they are made of."""
    return [*(level.name for level in game.levels.ladder), *agents.names()]


def player(game: Game, name: object, goes_on: GoesOn = always) -> Agent:
    """Who plays a game under that name, for as long as he may think; a Refusal lists whom the house has for it."""
    found = next((level.agent for level in game.levels.ladder if level.name == name), None)
    if found is not None:
        return agents.tuned(found, goes_on)
    if name not in agents.names():
        raise Refusal("unknown-agent", agent=str(name), known=", ".join(names(game)))
    return agents.agent(name)


def contender(game: Game, text: str) -> Agent:
    """Who plays a game in an arena: its coach, a level, or an agent with its settings; a Refusal lists who there is."""
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
    """The name under which he sits at a table; a Refusal lists whom the house has for this game."""
    player(game, name)
    return name


def searches(game: Game, name: str) -> bool:
    """Whether who plays under that name plays out what may come before he moves."""
    return isinstance(player(game, name), Search)


def without_search(game: Game) -> list[str]:
    """The levels of a game that move by what they see, weakest first."""
    return [level.name for level in game.levels.ladder if not searches(game, level.name)]
