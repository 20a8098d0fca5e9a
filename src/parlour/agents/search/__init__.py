"""`search`: single-observer information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012).

Each iteration imagines one truth behind the view (`resample`) and walks one shared tree of actions. It goes by UCB
among the actions legal in that truth; an arm's exploration term counts how often it was available. It adds one node and
plays the rest at random. The tree is kept per action sequence, so chance after an action is averaged, not branched on.
With weights of the game (`agents/weights.py`) it goes by PUCT instead.

`tree` holds the nodes, `choosing` goes down them, `prior` reads the weights. `engine` is the kernel, made once per game
by closure. `searcher` is the agent: it grows several trees at once. Among actions that a solver proved equally good it
takes the one that the search prefers.
"""

from parlour.agents.search.searcher import AGENT, OFF, Search, Settings, Weighed

__all__ = ["AGENT", "OFF", "Search", "Settings", "Weighed"]
