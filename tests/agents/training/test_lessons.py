"""Lessons are the decisions of a match that a seed repeats: how often a search tried each action, and its places."""

import numpy as np
import pytest

from parlour.agents.training.lessons import Lessons, Task, learn, teacher, together
from parlour.agents.weights import need_learned
from parlour.core import registry
from parlour.core.refusal import Refusal

CHAKART = registry.game("chakart")
FUTURES = 20
TEACHER = f"search@iterations={FUTURES},learned=off"


def _same(one: Lessons, other: Lessons) -> bool:
    return all(np.array_equal(left, right) for left, right in zip(one, other, strict=True))


def test_a_seed_and_a_number_repeat_a_match() -> None:
    first = learn(Task("chakart", TEACHER, 4, 0))
    assert _same(first, learn(Task("chakart", TEACHER, 4, 0)))
    assert not _same(first, learn(Task("chakart", TEACHER, 5, 0)))


def test_a_decision_has_all_its_actions() -> None:
    """Every future of a search is counted, each action has a row, and there is something to decide."""
    found = learn(Task("chakart", TEACHER, 4, 1))
    learned = need_learned(CHAKART)
    assert len(found.places) == len(found.visits) == found.counts.sum() and found.counts.min() > 1
    begins = np.cumsum(found.counts) - found.counts
    assert set(np.add.reduceat(found.visits, begins)) == {FUTURES}
    assert found.places.shape[1] == len(learned.parts) and 0 <= found.places.min() <= found.places.max() < learned.size


def test_lessons_are_put_together_in_order() -> None:
    one, other = (learn(Task("chakart", TEACHER, 4, number)) for number in (0, 1))
    both = together([one, other])
    assert both.counts.tolist() == [*one.counts.tolist(), *other.counts.tolist()]


def test_only_a_search_can_teach() -> None:
    with pytest.raises(Refusal) as refused:
        teacher("greedy")
    assert refused.value.code == "teacher-without-search"
