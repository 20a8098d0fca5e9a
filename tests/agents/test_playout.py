"""Playouts run whole random games in one kernel."""

import numpy as np
import pytest

from parlour.agents.playout import playouts
from parlour.core import registry
from parlour.core.chance import Seeded, seeded_tape
from parlour.core.game import Game
from parlour.core.log import closed_log

GAMES = [pytest.param(game, id=game.name) for game in registry.games()]


@pytest.mark.parametrize("game", GAMES)
def test_playouts_end_every_game_and_repeat(game: Game) -> None:
    """The results add up to the games asked for; the start stays as it was; a seed repeats its tally."""
    rules = game.rule_book.parse(f"{game.name}:free")
    starts = np.concatenate([game.deal(rules, [{}, {}], Seeded(seed))[0] for seed in range(3)])
    before = starts.tobytes()
    tally = playouts(game)(starts, seeded_tape(5), closed_log(), 200)
    assert tally[:3].sum() == 200
    assert tally[3] >= 200
    assert starts.tobytes() == before
    assert np.array_equal(tally, playouts(game)(starts, seeded_tape(5), closed_log(), 200))
