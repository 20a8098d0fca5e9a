"""Today's matches equal the golden playthroughs; read the diff of `python -m parlour.testing.golden --write`."""

from pathlib import Path

import pytest

from parlour.core.game import Game
from parlour.testing import golden

FILES = golden.files(Path(__file__).parent.parent / "golden")


@pytest.mark.parametrize(
    ("game", "path"), [pytest.param(g, path, id=f"{g.name}:{preset}") for g, preset, path in FILES]
)
def test_a_golden_playthrough_is_unchanged(game: Game, path: Path) -> None:
    assert not golden.difference(game, path)


def test_writing_anew_keeps_the_actions_and_a_change_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, preset, path = FILES[0]
    told = path.read_text(encoding="utf-8")
    copy = tmp_path / game.name.replace("-", "_") / f"{preset}.txt"
    copy.parent.mkdir()
    copy.write_text(told.replace("state ", "state 0", 1), encoding="utf-8")
    assert golden.main(["--folder", str(tmp_path)]) == 1
    assert "-state 0" in capsys.readouterr().out
    golden.write(game, preset, copy)
    assert copy.read_text(encoding="utf-8") == told
