"""Shells play a game's kernels for Python, on copies."""

import numpy as np

from parlour.core import record, registry
from parlour.core.chance import CHANCE, Seeded
from parlour.core.log import LOG
from parlour.core.wrappers import wrappers


def test_only_a_legal_action_is_played_and_on_a_copy() -> None:
    """The state stays as it was; an action that is not legal leaves the copy and the log as they were, too."""
    game = registry.game("triple-triad")
    state, _events = game.deal(game.rule_book.standard, [{}, {}], Seeded(1))
    before, after, log = record.copy(state), np.zeros_like(state), np.zeros(1, LOG)
    play, room = wrappers(game.kernels).play, np.empty(game.declared.actions, np.int16)
    legal = game.legal(state)
    illegal = next(action for action in range(game.declared.actions) if action not in legal)
    assert not play(state, illegal, np.zeros(1, CHANCE), log, after, room)
    assert after.tobytes() == np.zeros_like(state).tobytes() and log["n"][0] == 0
    assert play(state, legal[0], np.zeros(1, CHANCE), log, after, room)
    assert state.tobytes() == before.tobytes() != after.tobytes() and log["n"][0] > 0
    assert game.to_act(after) == 1 - game.to_act(state)
