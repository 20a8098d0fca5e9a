"""An agent of one's own: it looks one action ahead, and likes to keep its choices. `parlour seat careful_agent.py`."""

from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.record import State


class Careful:
    """An agent that plays the action with the best immediate worth; the seed breaks ties."""

    name = "careful"

    def choose(self, game: Game, view: State, seat: int, seed: int) -> int:
        """Return a legal action; what the view hides is imagined once."""
        chance = Seeded(seed)
        truth = game.resample(view, seat, chance)

        def worth(action: int) -> tuple[float, int]:
            after, _events = game.played(truth, action, chance)
            return game.outcome(after, seat), chance.pick(1000)

        return max(game.legal(view), key=worth)


AGENT = Careful()
