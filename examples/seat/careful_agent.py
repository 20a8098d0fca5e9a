"""An agent of one's own: it looks one action ahead.

`parlour arena triple-triad:ff8 careful_agent.py:Careful random`, and `parlour seat careful_agent.py:Careful`.
"""

from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.record import State


class Careful:
    """An agent that plays the action with the best immediate worth; the seed breaks ties."""

    def choose(self, game: Game, view: State, seat: int, seed: int) -> int:
        """Return a legal action; what the view hides is imagined once."""
        chance = Seeded(seed)
        truth = game.resample(view, seat, chance)

        def worth(action: int) -> tuple[float, int]:
            after, _events = game.played(truth, action, chance)
            return game.outcome(after, seat), chance.pick(1000)

        return max(game.legal(view), key=worth)
