# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Endings: any position of any game searched to the end, every outcome of every pick weighted by its probability.

It is alpha-beta on the records and kernels of the contract. It has a stack of its own and a transposition table, which
holds bounds. After an
action with chance, each outcome is searched with an open window, and the action is worth their mean. A search stops
after so many positions, and goes on where it stopped when it is called again.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np

from parlour.core.chance import CHANCE
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.kernels import kernel
from parlour.core.log import closed_log
from parlour.core.record import State, record

DEEPEST: Final = 96  # actions below the position in question
TABLE_SIZE: Final = 1 << 20  # entries of the transposition table, a power of two
INFINITE: Final = 1e9
SLICE: Final = 20_000  # positions between two calls of `goes_on`
WINDOW: Final = 0.5  # to either side of a guess: margins are whole where chance has no part
RUNNING, SOLVED, TOO_DEEP = range(3)  # statuses of a search
DESCENDING, RETURNING = range(2)  # its directions
GoesOn = Callable[[int], bool]

FRAME = record(
    [
        ("alpha", "f8"),  # the window that was asked, for seat 0
        ("beta", "f8"),
        ("least", "f8"),  # the part of it that is left
        ("most", "f8"),
        ("best", "f8"),  # the value for seat 0 of the best action so far
        ("average", "f8"),  # of the outcomes of an action so far, each times its probability
        ("key", "i8"),  # of the position
        ("actions", "i4"),  # how many it has
        ("tried", "i4"),
    ]
)
ENTRY = record([("key", "i8"), ("least", "f8"), ("most", "f8")])  # bounds of a position's worth for seat 0
PROGRESS = record([("value", "f8"), ("searched", "i8"), ("depth", "i4"), ("direction", "i4")])


def _margin_and_key(game: Game) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Return `margin(s, seat)` and `key(states, raw, at)` of a game: its own, or those that serve any game."""
    if game.exact is not None:
        own = game.exact.key

        @kernel
        def key(states, raw, at):
            return own(states[at])

        return game.exact.margin, key

    @kernel
    def any_key(states, raw, at):
        found = 0
        for i in range(raw.shape[1]):
            found = (found ^ raw[at, i]) * 0x100000001B3
            found ^= found >> 29 & 0x7FFFFFFFF
        return found

    return game.kernels.outcome, any_key


@kernel
def _next_outcome(tape):
    """Set a tape to its next outcome of the picks asked of it, and return True if there is one."""
    at = int(tape.length) - 1
    while at >= 0:
        if int(tape.tape[at]) + 1 < int(tape.bounds[at]):
            tape.tape[at] += 1
            tape.length = at + 1
            return True
        at -= 1
    tape.length = 0
    return False


@kernel
def _probability(tape):
    """Return the probability of the outcome on a tape."""
    weight = 1.0
    for at in range(int(tape.length)):
        weight /= float(int(tape.bounds[at]))
    return weight


@kernel
def _store_bounds(table, frame):
    """Store what is now known of a frame's position in the table: its worth, or a bound of it."""
    entry = table[int(frame.key) & TABLE_SIZE - 1]
    if entry.key != frame.key:
        entry.key = frame.key
        entry.least, entry.most = -INFINITE, INFINITE
    if frame.best > frame.alpha:
        entry.least = max(entry.least, frame.best)
    if frame.best < frame.beta:
        entry.most = min(entry.most, frame.best)


@cache
def make_endings(game: Game) -> Callable[..., Any]:
    """Return `run(states, raw, actions, scores, tapes, frames, table, progress, logs, most) -> status`.

    The kernel searches the first of `states` for `most` more positions, within the window of the first of `frames`.
    `raw` is the same memory as bytes. `progress` begins as zeros; once the status is SOLVED, it holds the value for
    seat 0.
    """
    legal, apply, to_act = game.kernels.legal, game.kernels.apply, game.kernels.to_act
    worth: Any = game.kernels.worth
    sorts = worth is not None
    margin, key = _margin_and_key(game)

    @kernel
    def play(states, depth, action, tape, log):
        """Play an action at the next depth with the outcome of a tape; the tape gets the picks it lacks."""
        while True:
            tape.used, tape.starved = 0, 0
            states[depth + 1] = states[depth]
            apply(states[depth + 1], action, tape, log)
            wanted = int(tape.starved)
            if wanted == 0:
                return
            tape.bounds[int(tape.length)] = wanted
            tape.tape[int(tape.length)] = 0
            tape.length += 1

    @kernel
    def order(states, depth, actions, scores, n, tape, log):
        """Sort the actions by how good each looks right after it is played, the best first."""
        seat = to_act(states[depth])
        for i in range(n):
            tape.length = 0
            play(states, depth, int(actions[depth, i]), tape, log)
            ended = to_act(states[depth + 1]) == OVER
            scores[i] = margin(states[depth + 1], seat) if ended else worth(states[depth + 1], seat)
        for i in range(1, n):
            action, score = actions[depth, i], scores[i]
            at = i
            while at > 0 and scores[at - 1] < score:
                actions[depth, at], scores[at] = actions[depth, at - 1], scores[at - 1]
                at -= 1
            actions[depth, at], scores[at] = action, score

    @kernel
    def enter(states, raw, actions, scores, tapes, frames, table, depth, log):
        """Begin with the position at a depth; return True if its worth is known already, in its frame's `best`."""
        frame = frames[depth]
        if to_act(states[depth]) == OVER:
            frame.best = margin(states[depth], 0)
            return True
        frame.key = key(states, raw, depth)
        entry = table[int(frame.key) & TABLE_SIZE - 1]
        frame.least, frame.most = frame.alpha, frame.beta
        if entry.key == frame.key:
            if entry.least >= frame.beta or entry.least == entry.most:
                frame.best = entry.least
                return True
            if entry.most <= frame.alpha:
                frame.best = entry.most
                return True
            frame.least, frame.most = max(frame.alpha, entry.least), min(frame.beta, entry.most)
            frame.alpha, frame.beta = frame.least, frame.most
        frame.actions, frame.tried = legal(states[depth], actions[depth]), 0
        if sorts and int(frame.actions) > 1:
            order(states, depth, actions, scores, int(frame.actions), tapes[depth], log)
        frame.best = -INFINITE if to_act(states[depth]) == 0 else INFINITE
        frame.average = 0.0
        tapes[depth].length = 0
        return False

    @kernel
    def back_up(frame, tape, value, mover):
        """Back up the value of an outcome; return True if the position needs no other action."""
        if int(tape.length) > 0:
            frame.average += _probability(tape) * value
            if _next_outcome(tape):
                return False
            value = frame.average
            frame.average = 0.0
        frame.tried += 1
        if mover == 0:
            frame.best = max(frame.best, value)
            frame.least = max(frame.least, value)
        else:
            frame.best = min(frame.best, value)
            frame.most = min(frame.most, value)
        return frame.least >= frame.most or int(frame.tried) == int(frame.actions)

    @kernel
    def run(states, raw, actions, scores, tapes, frames, table, progress, logs, most):
        search, log = progress[0], logs[0]
        until = int(search.searched) + most
        depth, direction = int(search.depth), int(search.direction)
        while int(search.searched) < until:
            frame = frames[depth]
            if direction == DESCENDING:
                search.searched += 1
                if enter(states, raw, actions, scores, tapes, frames, table, depth, log):
                    direction = RETURNING
                    depth -= 1
                    continue
            else:
                if depth < 0:
                    search.value = frames[0].best
                    return SOLVED
                if back_up(frame, tapes[depth], frames[depth + 1].best, to_act(states[depth])):
                    _store_bounds(table, frame)
                    depth -= 1
                    continue
            if depth + 1 == DEEPEST:
                return TOO_DEEP
            play(states, depth, int(actions[depth, int(frame.tried)]), tapes[depth], log)
            below = frames[depth + 1]
            chance = int(tapes[depth].length) > 0
            below.alpha = -INFINITE if chance else frame.least
            below.beta = INFINITE if chance else frame.most
            depth += 1
            direction = DESCENDING
        search.depth, search.direction = depth, direction
        return RUNNING

    return run


class Endings:
    """Searches below positions of one game, one after another, that share what they found out.

    Each asks again and again whether it goes on, and tells how many positions all have searched so far.
    """

    def __init__(self, game: Game, slice_of: int = SLICE, dtype: np.dtype[Any] | None = None) -> None:
        self._slice = slice_of
        self._run = make_endings(game)
        self._states = np.zeros(DEEPEST + 1, dtype or game.dtype)
        self._raw = self._states.view(np.uint8).reshape(DEEPEST + 1, -1)
        self._actions = np.zeros((DEEPEST + 1, game.declared.actions), np.int16)
        self._promise = np.zeros(game.declared.actions)
        self._tapes = np.zeros(DEEPEST + 1, CHANCE)
        self._tapes["scripted"] = 1
        self._frames = np.zeros(DEEPEST + 2, FRAME)
        self._table = np.zeros(TABLE_SIZE, ENTRY)
        self._log = closed_log()
        self.searched = 0

    def value(self, state: State, goes_on: GoesOn, guess: float = 0.0) -> float | None:
        """Return the margin for seat 0 under best play; None when it is too deep, or was told to stop.

        It is found by windows around a guess, which are cheap as long as the guess is near.
        """
        least, most = -INFINITE, INFINITE
        while True:
            alpha, beta = max(least, guess - WINDOW), min(most, guess + WINDOW)
            found = self.within(state, alpha, beta, goes_on)
            if found is None or alpha < found < beta or found in (least, most):
                return found
            if found <= alpha:
                most = found
            else:
                least = found
            guess = found

    def within(self, state: State, alpha: float, beta: float, goes_on: GoesOn) -> float | None:
        """Return the margin for seat 0 if it lies between these; else a bound of it, on the side where it lies."""
        progress = np.zeros(1, PROGRESS)
        self._states[:1] = state
        self._frames["alpha"][0], self._frames["beta"][0] = alpha, beta
        before = self.searched
        while goes_on(self.searched):
            status = self._run(
                self._states, self._raw, self._actions, self._promise, self._tapes, self._frames, self._table, progress,
                self._log, self._slice,
            )  # fmt: skip
            self.searched = before + int(progress["searched"][0])
            if status == SOLVED:
                return float(progress["value"][0])
            if status == TOO_DEEP:
                return None
        return None
