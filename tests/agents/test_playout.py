"""Playouts run whole random games in one kernel. Matches are counted by their winner, however much they pay."""

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from parlour import agents
from parlour.agents.playout import DRAWN, LOST, WON, column, playouts
from parlour.cli import app
from parlour.core import registry
from parlour.core.chance import Seeded, seeded_tape
from parlour.core.game import Game
from parlour.core.log import closed_log
from tests.agents.meeting import contest, met
from tests.table.shelving import NIM, shelved

MATCHES = 40
GAMES = [pytest.param(game, id=game.name) for game in registry.games()]


@pytest.fixture(scope="module")
def halves() -> Iterator[Game]:
    """Yield a game without draws in which every match pays a half."""
    with shelved(NIM, Path(__file__).parent / "shelf" / "halves"):
        yield registry.game("halves")


@pytest.mark.parametrize(("outcome", "counted"), [(1.0, WON), (0.5, WON), (0.0, DRAWN), (-0.1, LOST), (-1.0, LOST)])
def test_more_than_nothing_is_a_win(outcome: float, counted: int) -> None:
    """A small win is a win; only 0 is a draw."""
    assert column(outcome) == counted


def test_playouts_count_halves(halves: Game) -> None:
    """Whole random games: each has a winner."""
    start, _events = halves.deal(halves.rule_book.standard, [{}, {}], Seeded(1))
    tally = playouts(halves)(np.array(start), seeded_tape(5), closed_log(), MATCHES)
    assert tally[DRAWN] == 0 and tally[WON] > 0 and tally[LOST] > 0


def test_the_arena_counts_halves(halves: Game) -> None:
    """The arena counts wins of half a point, from either seat."""
    score = met(contest(halves, agents.agent("greedy"), agents.agent("random")), MATCHES // 2).only
    assert score.draws == 0 and score.wins + score.losses == MATCHES and score.wins > score.losses


@pytest.mark.parametrize("players", ["random,random", "greedy,random"])
def test_simulate_counts_halves(halves: Game, players: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`parlour simulate` counts them too, inside one kernel and agent by agent."""
    assert app.run(["simulate", halves.name, "--games", str(MATCHES), "--agents", players, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["draws"] == 0 and sum(told["wins"]) == MATCHES


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
