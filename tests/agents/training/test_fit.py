"""Numbers are found by which what was tried most looks most promising."""

import numpy as np

from parlour.agents.training.fit import RATES, fit
from parlour.agents.training.lessons import Lessons

SIZE, GOOD, BAD = 12, 3, 7


def _lessons(decisions: int) -> Lessons:
    """Return decisions among two to four actions, of which the one in the good place was tried most."""
    dice = np.random.default_rng(5)
    counts = dice.integers(2, 5, decisions).astype(np.int32)
    places, visits = [], []
    for count in counts:
        good = dice.integers(count)
        places += [(GOOD if at == good else BAD, 8 + dice.integers(4)) for at in range(count)]
        visits += [40 if at == good else 10 for at in range(count)]
    return Lessons(np.array(places, np.int16), np.array(visits, np.int32), counts)


def test_what_was_tried_most_looks_best() -> None:
    """The loss falls, nearly all that was kept back is found, and what does not matter counts nearly nothing."""
    fitted = fit(_lessons(4000), SIZE, 1)
    reports = list(fitted.passes())
    assert [report.number for report in reports] == list(range(1, 1 + len(RATES)))
    assert reports[-1].loss < reports[0].loss and reports[-1].hits == 1.0
    table = fitted.rounded()
    assert table.dtype == np.int8 and int(table[GOOD]) - int(table[BAD]) > 16
    assert np.abs(table[8:].astype(int)).max() < 8 and not table[:GOOD].any()


def test_a_seed_repeats_the_numbers() -> None:
    tables = []
    for seed in (1, 1, 2):
        fitted = fit(_lessons(600), SIZE, seed)
        list(fitted.passes())
        tables.append(fitted.numbers.tolist())
    assert tables[0] == tables[1] != tables[2]
