"""Advice: hints and a coach for the seat to act, from its view alone."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from parlour import agents
from parlour.agents.agent import Agent, GoesOn, always
from parlour.agents.search import Search, Weighed
from parlour.analysis.worth import Worth, estimated, proven_openly
from parlour.core.facets.coach import Advice, Idle
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

    def useful(self, action: int, idle: Callable[[int], bool]) -> int:
        """Return the action; if it is idle, another that is not and that the search cannot tell from it."""
        chosen = next((one for one in self.weighed if one.action == action), None)
        if chosen is None or not idle(action):
            return action
        self.weighed = [one for one in self.weighed if one.action != action]
        alike = (one for one in self.weighed if one.value + one.error >= chosen.value - chosen.error)
        return next((one.action for one in alike if not idle(one.action)), action)

    def another(self, action: int) -> int | None:
        """Return the next action after the one that was chosen, if it was found to be nearly as good."""
        places = [one.action for one in self.weighed]
        if action not in places:
            return None
        chosen, *others = self.weighed[places.index(action) :]
        near = (one for one in others if one.visits >= OFTEN * chosen.visits and one.value >= chosen.value - NEARLY)
        return next((one.action for one in near), None)


def proposed(game: Game, state: State, goes_on: GoesOn = always) -> list[int]:
    """Return the action that a game's coach proposes, then another nearly as good if there is one.

    Where all lies open and the position is solved, both are best actions: those that a search prefers, because they
    leave most ways to err. Refuse for a game that has no coach.
    """
    coach = game.coach
    if coach is None:
        raise NotFound("no-coach", game=game.name)
    seat = game.to_act(state)
    view = game.observe(state, seat)
    agent = agents.tuned(coach.agent)
    assert isinstance(agent, Search)
    search = _Remembering(agent.settings, goes_on)
    certain = proven_openly(game, state)
    if certain is None:
        best = search.choose(game, view, seat, SEED)
        if coach.idle is not None:
            best = search.useful(best, _idle(game, view, seat, coach.idle, agent))
        return [one for one in (best, search.another(best)) if one is not None]
    tried = [one.action for one in search.weigh(game, view, seat, SEED)]
    return sorted(certain.best_ones, key=lambda one: [*tried, one].index(one))[:2]


def _idle(game: Game, view: State, seat: int, idle: Idle, agent: Agent) -> Callable[[int], bool]:
    return lambda action: idle(game, view, action, lambda at: agent.choose(game, at, seat, SEED))


def advise(game: Game, state: State, goes_on: GoesOn = always) -> list[Advised]:
    """Return what a game's coach says of the actions that are proposed, the one to play first."""
    actions = proposed(game, state, goes_on)
    assert game.coach is not None
    return _said(game, game.observe(state, game.to_act(state)), actions, agents.tuned(game.coach.agent, goes_on))


def ideas(game: Game, state: State, worth: Worth) -> list[Advised]:
    """Return what a game's coach says of the best action, then of another nearly as good; nothing without a coach."""
    if game.coach is None:
        return []
    apart = 0.0 if worth.exact else NEARLY
    others = sorted((one for one in worth.values if one != worth.best), key=lambda one: -worth.values[one])
    near = [one for one in others if float(worth.values[one]) >= worth.value - apart][:1]
    return _said(game, game.observe(state, worth.seat), [worth.best, *near], agents.tuned(game.coach.agent))


def _said(game: Game, view: State, actions: Sequence[int], agent: Agent) -> list[Advised]:
    """Return what is said of actions; where one does nothing yet, with what the agent does next."""
    assert game.coach is not None
    coach, seat = game.coach, game.to_act(view)

    def advised(at: State, action: int) -> Advised:
        return Advised(action, game.action_text(at, action), coach.advice(game, at, action))

    found = []
    for action in actions:
        begun, events = game.preview(view, action)
        goes_on = not events and game.to_act(begun) == seat
        then = advised(begun, agent.choose(game, begun, seat, SEED)) if goes_on else None
        found.append(replace(advised(view, action), then=then))
    return found


def hints(game: Game, state: State) -> Iterator[Worth]:
    """Yield the worth of the position: proven at once where nothing is hidden, else searched longer and longer."""
    certain = proven_openly(game, state)
    if certain is not None:
        yield certain
        return
    for iterations in ROUNDS:
        yield estimated(game, state, iterations)
