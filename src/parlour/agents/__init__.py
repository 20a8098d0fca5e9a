"""Who can play: machines that see a view and answer with an action. They know no game by name.

An agent is a module with one `AGENT`; `agent(name)` finds it. Stronger play (an exact solver for the last
plies, learned priors and values, opponent models) goes beside `search` as a module of its own and one name in
`_SHELF`; everything that plays, arenas and tables, asks here.
"""

from parlour.agents import greedy, search, uniform
from parlour.agents.agent import Agent
from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.refusal import Refusal

__all__ = ["Agent", "agent", "names", "warm"]

_SHELF: dict[str, Agent] = {made.name: made for made in (uniform.AGENT, greedy.AGENT, search.AGENT)}


def names() -> list[str]:
    """Every agent there is, weakest first."""
    return list(_SHELF)


def agent(name: object) -> Agent:
    """The agent of that name; a Refusal lists the names there are."""
    found = _SHELF.get(str(name))
    if found is None:
        raise Refusal("unknown-agent", agent=str(name), known=", ".join(_SHELF))
    return found


def warm(game: Game, made: Agent) -> None:
    """Compile or load every kernel an agent uses for a game, so that no player waits for it."""
    state, _events = game.deal(game.rule_book.standard, [{}, {}], Seeded(1))
    seat = game.to_act(state)
    made.choose(game, game.observe(state, seat), seat, 1)
