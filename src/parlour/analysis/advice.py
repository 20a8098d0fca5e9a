"""Advice: hints and a coach for the seat to act, from its view alone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from parlour import agents
from parlour.agents.agent import Agent, GoesOn, always
from parlour.agents.exact.proof import is_open
from parlour.agents.search import Search, Weighed
from parlour.analysis.review import PROVING
from parlour.analysis.worth import Worth, estimated, proven
from parlour.core.facets.coach import Advice
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import NotFound

ROUNDS = (500, 2_000, 8_000)  # iterations of a search, one round after another
SEED = 0  # the same position gets the same advice
NEARLY = 0.06  # of outcomes from -1 to 1: an action is nearly as good as another that is worth so little more
OFTEN = 0.1  # of the futures of the best action: of an action with fewer, too little is known


@dataclass(frozen=True, slots=True)
class Advised:
    """An action with its text, and the advice on it."""

    action: int
    text: str
    advice: Advice
    then: "Advised | None" = None
    """The action that follows, where the first alone does nothing: it only begins an answer."""


class _Remembering(Search):
    """A search that remembers what it weighed last."""

    weighed: Sequence[Weighed] = ()

    def weigh(self, game: Game, view: State, seat: int, seed: int, goes_on: GoesOn = always) -> list[Weighed]:
        found = super().weigh(game, view, seat, seed, goes_on)
        self.weighed = found
        return found

    def another(self, action: int) -> int | None:
        """Return the next action after the one that was chosen, if it was found to be nearly as good."""
        places = [one.action for one in self.weighed]
        if action not in places:
            return None
        chosen, *others = self.weighed[places.index(action) :]
        near = (one for one in others if one.visits >= OFTEN * chosen.visits and one.value >= chosen.value - NEARLY)
        return next((one.action for one in near), None)


def advise(game: Game, state: State, goes_on: GoesOn = always) -> list[Advised]:
    """Return the action that a game's coach would play, then another nearly as good if there is one.

    Refuse for a game that has no coach.
    """
    coach = game.coach
    if coach is None:
        raise NotFound("no-coach", game=game.name)
    seat = game.to_act(state)
    view = game.observe(state, seat)
    agent = agents.tuned(coach.agent)
    assert isinstance(agent, Search)
    search = _Remembering(agent.settings, goes_on)
    best = search.choose(game, view, seat, SEED)
    return _said(game, view, [best, search.another(best)], search)


def ideas(game: Game, state: State, worth: Worth) -> list[Advised]:
    """Return what a game's coach says of the best action, then of another nearly as good; nothing without a coach."""
    if game.coach is None:
        return []
    apart = 0.0 if worth.exact else NEARLY
    others = sorted((one for one in worth.values if one != worth.best), key=lambda one: -worth.values[one])
    near = next((one for one in others if float(worth.values[one]) >= worth.value - apart), None)
    return _said(game, game.observe(state, worth.seat), [worth.best, near], agents.tuned(game.coach.agent))


def _said(game: Game, view: State, actions: Sequence[int | None], agent: Agent) -> list[Advised]:
    """Return what is said of actions; where one does nothing yet, with what the agent does next."""
    assert game.coach is not None
    coach, seat = game.coach, game.to_act(view)

    def advised(at: State, action: int) -> Advised:
        return Advised(action, game.action_text(at, action), coach.advice(game, at, action))

    found = []
    for action in actions:
        if action is None:
            continue
        begun, events = game.preview(view, action)
        goes_on = not events and game.to_act(begun) == seat
        then = advised(begun, agent.choose(game, begun, seat, SEED)) if goes_on else None
        found.append(replace(advised(view, action), then=then))
    return found


def hints(game: Game, state: State) -> Iterator[Worth]:
    """Yield the worth of the position: proven at once where nothing is hidden, else searched longer and longer."""
    seat = game.to_act(state)
    certain = proven(game, state, PROVING) if is_open(game, game.observe(state, seat), seat) else None
    if certain is not None:
        yield certain
        return
    for iterations in ROUNDS:
        yield estimated(game, state, iterations)
