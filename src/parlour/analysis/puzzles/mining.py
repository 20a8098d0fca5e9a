"""Mining: games played from seeds, and in each the first position with a single right action."""

from collections.abc import Iterator
from dataclasses import dataclass

from parlour import agents
from parlour.agents.arena.pairs import seed_of
from parlour.agents.search import OFF, Search, Settings
from parlour.analysis.puzzles.puzzle import Puzzle, named
from parlour.analysis.puzzles.verdict import Verdict, judge
from parlour.core import record
from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.event import Event
from parlour.core.facets.themes import OTHER
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet

LAST = 40  # of a game's actions: before them little is decided
SEEDS = 1 << 30
FEWEST = 4  # actions to choose among
FIRST_LOOK = 0.5  # of the usual budget, for a first look at a position
AT_LOOK = 0.2  # lead in outcome that an action needs at the first look
DIGITS = 2  # of a searched worth
EASIEST, MISSED, EACH = 900, 200, 8  # rating; more for each house player that errs, and for each action
PLAYERS = (
    agents.agent("greedy"),
    *(Search(Settings(iterations=most, exact=False, learned=OFF)) for most in (40, 200, 1_000)),
)


@dataclass(frozen=True, slots=True)
class Found:
    """The number of games played so far, and the puzzle of the last one if it had any."""

    games: int
    puzzle: Puzzle | None


def mine(game: Game, rules: RuleSet, seed: int) -> Iterator[Found]:
    """Yield a finding for each game, without end, the same ones for the same seed."""
    number = 0
    while True:
        puzzle = next(_of_game(game, rules, seed_of(seed, number)), None)
        number += 1
        yield Found(number, puzzle)


def _of_game(game: Game, rules: RuleSet, seed: int) -> Iterator[Puzzle]:
    """Yield the puzzles of one game."""
    for state in _played(game, rules, seed)[-LAST:]:
        if len(game.legal(state)) >= FEWEST and (found := puzzle(game, rules, state)) is not None:
            yield found


def _played(game: Game, rules: RuleSet, seed: int) -> list[State]:
    """Return the positions of a game in which `greedy` acts three times of four, and chance otherwise."""
    chance, greedy = Seeded(seed), agents.agent("greedy")
    state, _events = game.deal(rules, [game.check_bring(rules, {}, seat) for seat in range(len(game.seats))], chance)
    states: list[State] = []
    while (seat := game.to_act(state)) != OVER:
        states.append(record.copy(state))
        legal = game.legal(state)
        guided, lot = chance.pick(4) > 0, chance.pick(SEEDS)
        action = greedy.choose(game, game.observe(state, seat), seat, lot) if guided else legal[lot % len(legal)]
        game.apply(state, action, chance)
    return states


def puzzle(game: Game, rules: RuleSet, state: State) -> Puzzle | None:
    """Return the puzzle of a position; None where it has none, or cannot be written down."""
    try:
        position = game.position(state)
        read = game.parse_position(rules, position)
    except Refusal:
        return None
    if not _looks_like_one(game, read):
        return None
    verdict = judge(game, read)
    action = None if verdict is None else verdict.only
    if verdict is None or action is None or _is_lost(verdict):
        return None
    theme = game.themes.of(_events(game, read, action), _answers(game, read, action) if verdict.exact else ())
    if theme == OTHER:
        return None
    return Puzzle(
        id=named(str(rules), position),
        game=game.name,
        rules=str(rules),
        position=position,
        solution=game.action_text(read, action),
        theme=theme,
        exact=verdict.exact,
        worth={game.action_text(read, one): round(value, DIGITS) for one, value in verdict.worth.items()},
        difficulty=_difficulty(game, read, action),
    )


def _looks_like_one(game: Game, state: State) -> bool:
    """Return True if a short look leaves a puzzle possible, where a long one is costly."""
    verdict = judge(game, state, times=FIRST_LOOK)
    if verdict is None or verdict.exact:
        return verdict is not None and verdict.only is not None
    first, second = sorted(verdict.worth.values(), reverse=True)[:2]
    return first - second >= AT_LOOK


def _is_lost(verdict: Verdict) -> bool:
    """Return True if even the best action loses: nobody looks for that."""
    return verdict.worth[verdict.best] < 0 if verdict.exact else verdict.worth[verdict.best] < -AT_LOOK


def _answers(game: Game, state: State, action: int) -> list[list[Event]]:
    """Return the events of each best answer to an action, where nothing is hidden."""
    after, _told = game.played(state, action, Seeded(0))
    verdict = None if game.to_act(after) == OVER else judge(game, after)
    if verdict is None:
        return []
    return [_events(game, after, one) for one, worth in verdict.worth.items() if worth == verdict.worth[verdict.best]]


def _events(game: Game, state: State, action: int) -> list[Event]:
    """Return the events of the likeliest outcome of an action."""
    try:
        return max(game.outcomes(state, action), key=lambda outcome: outcome[0])[2]
    except Refusal:  # too many outcomes to count
        return game.played(state, action, Seeded(0))[1]


def _difficulty(game: Game, state: State, action: int) -> int:
    """Return an estimate, from the house's players that miss the action and the number of actions."""
    seat = game.to_act(state)
    view = game.observe(state, seat)
    missed = sum(player.choose(game, view, seat, 0) != action for player in PLAYERS)
    return EASIEST + MISSED * missed + EACH * len(game.legal(state))
