"""A run goes on where it ended, refuses the folder of another, and writes weights that fit."""

from dataclasses import replace
from pathlib import Path

import pytest

from parlour.agents import weights
from parlour.agents.arena.crew import Alone
from parlour.agents.arena.pairs import Pair
from parlour.agents.training.training import FUTURES, FUTURES_WITHOUT, Training, install, passed
from parlour.core import registry
from parlour.core.refusal import Refusal

CHAKART = registry.game("chakart")


@pytest.fixture
def training(tmp_path: Path) -> Training:
    """Return a run that has begun."""
    run = Training(CHAKART, 3, "search@iterations=10,learned=off", tmp_path / "run")
    run.begin()
    return run


def _candidate(run: Training) -> Path:
    list(run.played(2, Alone()))
    fitted = run.fit(run.lessons(2))
    list(fitted.passes())
    return run.propose(2, fitted)


def test_it_goes_on_where_it_ended(training: Training) -> None:
    """Matches that are kept are not played again, and one that was cut short is."""
    played = training.played(4, Alone())
    assert [next(played), next(played)] == [0, 1]
    played.close()
    whole = training.lessons(2)
    (training.folder / "lessons" / "000002.part").write_bytes(b"cut short")
    training.begin()
    assert training.missing(4) == [2, 3] and list(training.played(4, Alone())) == [2, 3]
    assert training.lessons(4).counts[: len(whole.counts)].tolist() == whole.counts.tolist()


def test_a_folder_of_another_run_is_refused(training: Training, tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        replace(training, seed=4).begin()
    assert refused.value.code == "training-of-another-run" and "seed" in refused.value.message("en")
    (tmp_path / "file").write_text("")
    with pytest.raises(Refusal) as refused:
        replace(training, folder=tmp_path / "file").begin()
    assert refused.value.code == "training-not-kept"


def test_what_was_learnt_fits_and_says_how_it_was_made(training: Training) -> None:
    found = weights.read(CHAKART, _candidate(training))
    assert found.facts["command"] == (
        "parlour train chakart --games 2 --seed 3 --teacher search@iterations=10,learned=off"
    )
    assert (found.facts["seed"], found.facts["games"]) == (3, 2) and found.facts["decisions"] > 10


def test_a_candidate_meets_what_stands(training: Training, tmp_path: Path) -> None:
    """It meets the weights of the folder with as many futures, or a search without any that has more."""
    candidate, folder = _candidate(training), tmp_path / "weights"
    first, second = training.test(candidate, folder).contest.players
    assert first.name == f"search@iterations={FUTURES},learned={candidate}"
    assert second.name == f"search@iterations={FUTURES_WITHOUT},learned=off"
    install(candidate, folder)
    assert weights.read(CHAKART, folder).digest == weights.read(CHAKART, candidate).digest
    _first, second = training.test(candidate, folder).contest.players
    assert second.name == f"search@iterations={FUTURES},learned={folder}"


def test_only_the_stronger_passes(training: Training, tmp_path: Path) -> None:
    """A test that is not decided is not passed, nor is one that was lost."""
    verdicts = []
    for points in ((1.0, 1.0), (0.0, 0.0)):
        run = training.test(_candidate(training), tmp_path / "weights")
        verdicts.append(passed(run))
        for number in range(400):
            run.only.take(Pair(number, (0, 1), points if number % 4 else (1.0, 0.0), (1, 1), (0.0, 0.0)))
        verdicts.append(passed(run))
    assert verdicts == [False, True, False, False]
