"""The example that learns learns, says how strong it became, and can be asked at a table."""

import re
import shutil
import sys
from pathlib import Path

import numpy as np
import pytest

import parlour
from tests.table.shelving import EXAMPLES


@pytest.fixture
def learn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]  # a module
    """Return the example, in a folder of its own."""
    shutil.copy(EXAMPLES / "learn/learn.py", tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    import learn

    yield learn
    del sys.modules["learn"]


def test_a_network_learns_what_it_is_told(learn) -> None:  # type: ignore[no-untyped-def]  # a module
    """A few hundred steps towards the score of a position, and the error is a quarter of what it was."""
    dice = np.random.default_rng(3)
    after = parlour.batch(learn.RULES, 8, seed=3).afterstates()
    inputs = learn.seen(after.fields)
    wanted = np.tanh(inputs[:, :72].sum(axis=1) - inputs[:, -40:].sum(axis=1) / 10)
    network = learn.Network(dice)
    before = np.mean((network.worth(inputs)[0] - wanted) ** 2)
    for _ in range(200):
        network.learn(inputs, wanted, 0.003)
    assert np.mean((network.worth(inputs)[0] - wanted) ** 2) < before / 4


def test_it_learns_measures_and_plays(
    learn, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:  # type: ignore[no-untyped-def]  # a module
    """A short run tells its matches against `greedy`, and what it kept plays a match to its end."""
    monkeypatch.setattr("sys.argv", ["learn.py", "--steps", "20", "--matches", "8"])
    learn.main()
    counts = re.search(r"against greedy (\d+) won, (\d+) drawn, (\d+) lost: \d", capsys.readouterr().out)
    assert counts and sum(map(int, counts.groups())) == 16
    match, agent = parlour.game(learn.RULES, seed=3), learn.Learned()
    while match.turn is not None:
        match.play(match.ask(agent))
    assert len(match.plies) == 9
