"""`parlour train` plays, learns, reports and tests, and leaves the weights alone if the new ones are not stronger."""

from pathlib import Path

import pytest

from parlour.cli import screen
from tests.cli.at_terminal import run

FEW = ("--games", "2", "--pairs", "1", "--processes", "1", "--teacher", "search@iterations=20,learned=off")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(screen.LANG_SETTING, "en")


def test_a_short_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One pair decides nothing, so the weights stay; a second run plays nothing again and says the same."""
    keep, out = tmp_path / "kept", tmp_path / "weights"
    told = []
    for _ in range(2):
        status, said, _err = run(capsys, "train", "chakart", *FEW, "--keep", str(keep), "--out", str(out))
        assert status == 1 and not out.exists()
        told.append(" ".join(said.split()))
    assert told[0].startswith("Learning from 2 matches, ") and "Pass 4: loss" in told[0]
    assert "The weights stay as they are" in told[0] and told[0] == told[1]
    (candidate,) = keep.glob("candidate-*/policy.npy")
    assert str(candidate.parent) in told[0].replace(" ", "") or candidate.parent.name in told[0]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("triple-triad",), "cannot learn triple-triad"),
        (("checkers",), "checkers"),
        (("chakart", "--teacher", "greedy"), "only a search can teach"),
    ],
)
def test_what_cannot_be_learnt_is_refused(
    arguments: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _out, err = run(capsys, "train", *arguments, "--keep", str(tmp_path / "kept"))
    assert status == 2 and said in err
