"""Training: a run in a folder, which goes on where it ended: matches, the numbers they teach, and a test of these.

The folder holds the facts of the run, a file for each match that was played, candidates, and the pairs of their tests.
"""

import json
import shutil
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from parlour import agents
from parlour.agents import weights
from parlour.agents.arena.contest import Contest, brings_of
from parlour.agents.arena.crew import Crew
from parlour.agents.arena.run import Run
from parlour.agents.arena.sprt import Sprt, Verdict
from parlour.agents.training.fit import Fit, fit
from parlour.agents.training.lessons import Lessons, Task, learn, teacher, together
from parlour.core import installed
from parlour.core.game import Game
from parlour.core.refusal import Refusal

TEACHER: Final = "search@iterations=600,learned=off"
HYPOTHESES: Final = (0.0, 20.0)  # Elo: what must be surpassed, and what is looked for
FUTURES: Final = 400  # of the candidate, and of what stands if that is as dear
FUTURES_WITHOUT: Final = 600  # of a search without weights, which has a third less to do for each
_FACTS, _LESSONS = "run.json", "lessons"


@dataclass(frozen=True, slots=True)
class Training:
    """A run: what it learns of, from whom, and where it is kept."""

    game: Game
    seed: int
    teacher: str
    folder: Path

    def meaning(self) -> dict[str, Any]:
        """Return the facts that fix every match, as JSON."""
        return {
            "release": installed.release(),
            "game": self.game.name,
            "revision": self.game.revision,
            "fingerprint": weights.need_learned(self.game).fingerprint,
            "teacher": agents.meaning(teacher(self.teacher), self.game),
            "seed": self.seed,
        }

    def begin(self) -> None:
        """Make the folder, or find it; a Refusal where it holds another run, or cannot be written."""
        meaning, facts = json.loads(json.dumps(self.meaning())), self.folder / _FACTS
        try:
            (self.folder / _LESSONS).mkdir(parents=True, exist_ok=True)
            if not facts.exists():
                facts.write_text(json.dumps(meaning, indent=1) + "\n", encoding="utf-8")
            found = json.loads(facts.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise Refusal("training-not-kept", folder=str(self.folder), problem=str(error)) from None
        if found != meaning:
            what = [key for key in meaning if not isinstance(found, dict) or found.get(key) != meaning[key]]
            raise Refusal("training-of-another-run", folder=str(self.folder), what=", ".join(what))

    def played(self, games: int, crew: Crew) -> Generator[int, None, None]:
        """Play the matches that are not there yet, and yield the number of each when it is kept."""
        missing = self.missing(games)
        tasks = (Task(self.game.name, self.teacher, self.seed, number) for number in missing)
        for number, lessons in zip(missing, crew.map(learn, tasks), strict=True):
            part = self._file(number).with_suffix(".part")
            with part.open("wb") as file:
                np.savez_compressed(file, **lessons._asdict())
            part.rename(self._file(number))  # a match is kept whole or not at all
            yield number

    def missing(self, games: int) -> list[int]:
        """Return the numbers of the matches that are not there yet."""
        return [number for number in range(games) if not self._file(number).exists()]

    def _file(self, number: int) -> Path:
        return self.folder / _LESSONS / f"{number:06}.npz"

    def lessons(self, games: int) -> Lessons:
        """Return the lessons of so many matches, which were played."""
        found = []
        for number in range(games):
            with np.load(self._file(number), allow_pickle=False) as arrays:
                found.append(Lessons(**arrays))
        return together(found)

    def fit(self, lessons: Lessons) -> Fit:
        """Return numbers that are about to be learnt."""
        return fit(lessons, weights.need_learned(self.game).size, self.seed)

    def propose(self, games: int, fitted: Fit) -> Path:
        """Write what was learnt as a candidate, and return its folder."""
        table = fitted.rounded()
        folder = self.folder / f"candidate-{weights.digest_of(table)}"
        command = f"parlour train {self.game.name} --games {games} --seed {self.seed} --teacher {self.teacher}"
        weights.write(
            self.game, folder, table,
            release=installed.release(), command=command, seed=self.seed, games=games,
            decisions=len(fitted.lessons.counts),
        )  # fmt: skip
        return folder

    def test(self, candidate: Path, against: Path) -> Run:
        """Return the test of a candidate against the weights of a folder, or against a search without any.

        A search without weights has half as many futures again: so both take about as long.
        """
        try:
            weights.read(self.game, against)
            stands = f"search@iterations={FUTURES},learned={against}"
        except Refusal:
            stands = f"search@iterations={FUTURES_WITHOUT},learned=off"
        players = tuple(map(agents.tuned, (f"search@iterations={FUTURES},learned={candidate}", stands)))
        rules = self.game.rule_book.standard
        return Run(Contest(self.game, rules, players, brings_of(self.game, rules, None), self.seed), Sprt(*HYPOTHESES))


def passed(run: Run) -> bool:
    """Tell whether a candidate was found stronger than what stands."""
    return run.verdict is Verdict.H1


def install(candidate: Path, folder: Path) -> None:
    """Put a candidate in the place of the weights of a folder."""
    try:
        shutil.copytree(candidate, folder, dirs_exist_ok=True)
    except OSError as error:
        raise Refusal("training-not-kept", folder=str(folder), problem=str(error)) from None
