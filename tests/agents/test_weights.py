"""Weights say what they fit, and what does not fit is refused in one sentence, or left out at a table."""

from pathlib import Path

import numpy as np
import pytest

from parlour.agents import weights
from parlour.core import registry
from parlour.core.facets.learned import Learned
from parlour.core.game import Game
from parlour.core.refusal import Refusal

CHAKART, TRIAD = registry.game("chakart"), registry.game("triple-triad")
MOST = 300_000  # bytes of the weights of a game
LEARNING = [game for game in registry.games() if game.learned is not None]


def _some(folder: Path) -> Path:
    """Write weights of Chakart into a folder of their own."""
    size = weights.need_learned(CHAKART).size
    weights.write(CHAKART, folder, (np.arange(size) % 100).astype(np.int8), command='say "weights"', seed=3)
    return folder


def _refused(folder: Path, game: Game = CHAKART) -> str:
    with pytest.raises(Refusal) as refused:
        weights.read(game, folder)
    sentence = refused.value.message("en")
    assert str(folder) in sentence and sentence.count(". ") == 0
    return refused.value.code


def _changed(folder: Path, name: str, value: str) -> Path:
    """Change a fact about weights."""
    file = folder / "policy.toml"
    lines = file.read_text().splitlines()
    file.write_text("\n".join(f"{name} = {value}" if line.startswith(name) else line for line in lines))
    return folder


def test_weights_read_back(tmp_path: Path) -> None:
    found = weights.read(CHAKART, _some(tmp_path))
    assert found.table[:3].tolist() == [0, 1, 2] and found.digest == found.facts["digest"]
    assert (found.facts["command"], found.facts["seed"], found.facts["licence"]) == ('say "weights"', 3, "MIT")


def test_weights_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    """Weights of another game, revision or facet, and damaged ones, are refused in a sentence with their folder."""
    assert _refused(tmp_path / "none") == "weights-missing"
    assert _refused(_changed(_some(tmp_path / "game"), "game", '"cipher"')) == "weights-of-another-game"
    assert _refused(_changed(_some(tmp_path / "revision"), "revision", "2")) == "weights-outdated"
    assert _refused(_changed(_some(tmp_path / "facet"), "fingerprint", '"x"')) == "weights-outdated"
    assert _refused(_changed(_some(tmp_path / "digest"), "digest", '"x"')) == "weights-damaged"
    assert _refused(_changed(_some(tmp_path / "toml"), "seed", "=")) == "weights-damaged"
    (_some(tmp_path / "table") / "policy.npy").write_bytes(b"nothing")
    assert _refused(tmp_path / "table") == "weights-damaged"


def test_a_game_that_says_nothing_learns_nothing(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        weights.read(TRIAD, tmp_path)
    assert refused.value.code == "nothing-learned" and weights.standing(TRIAD) is None


def test_a_game_whose_weights_do_not_fit_plays_without(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weights of another revision of the rules are no error at a table."""
    monkeypatch.setattr(type(CHAKART), "revision", CHAKART.revision + 1)
    weights.read.cache_clear()
    assert weights.standing.__wrapped__(CHAKART) is None
    weights.read.cache_clear()


@pytest.mark.parametrize("game", LEARNING, ids=lambda game: game.name)
def test_what_comes_with_a_game_fits_and_is_small(game: Game) -> None:
    folder = weights.own_folder(game)
    found = weights.read(game, folder)
    assert sum(file.stat().st_size for file in folder.iterdir()) <= MOST
    assert {"command", "seed", "release", "licence"} <= set(found.facts)
    assert str(found.facts["command"]).startswith(f"parlour train {game.name} ")
    assert isinstance(game.learned, Learned) and len(found.table) == game.learned.size
