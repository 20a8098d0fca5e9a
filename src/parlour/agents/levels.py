"""Levels: the players of a game, by what people call them.

A table knows the house's players by plain names: the game's levels, and every game's agents. An arena, the terminal and
the library know more (`contender`): the coach, settings, and players of one's own.
"""

from parlour import agents
from parlour.agents import Player
from parlour.agents.agent import Agent, GoesOn, always
from parlour.agents.clairvoyant import Clairvoyant
from parlour.agents.own.own_agent import PATIENCE, OwnAgent
from parlour.agents.own.program import PREFIX, Command
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


def contender(game: Game, text: str, patience: float = PATIENCE) -> Player:
    """Return whoever a text calls: the game's coach, a level, an agent with settings, or a player of one's own.

    The latter is an agent at an address, or `program:` and a command, and has `patience` seconds for a decision. A
    Refusal lists what there is.
    """
    named = {level.name: level.agent for level in game.levels.ladder}
    if game.coach is not None:
        named[COACH] = game.coach.agent
    meant = named.get(text, text)
    if meant.startswith(PREFIX):
        return Command(meant, patience)
    return agents.tuned(meant, patience=patience, besides=tuple(named))


def called(game: Game, player: str | object, patience: float = PATIENCE) -> Player:
    """Return the contender that a text calls, or somebody's own object, which has a method `choose`, as it is."""
    if isinstance(player, str):
        return contender(game, player, patience)
    return OwnAgent(type(player).__name__, player, patience)


def opponent(game: Game, text: str, patience: float = PATIENCE) -> Player:
    """Return a contender who is shown no more than their seat may know, as one who sits opposite a person is."""
    found = contender(game, text, patience)
    if isinstance(found, Clairvoyant):
        raise Refusal("agent-sees-all", agent=text)
    return found


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
