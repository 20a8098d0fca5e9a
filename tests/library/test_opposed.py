"""In an opposed batch a learner plays one seat of each match, and the house answers as it would be asked."""

import copy as copying
import pickle
from collections.abc import Callable

import numpy as np
import pytest

import parlour
from parlour.core.refusal import Refusal
from parlour.library.opposed import Opposed

OPEN = "triple-triad:ff8+open"


class First:
    """An agent that plays the first legal action."""

    def choose(self, legal: list[str]) -> str:
        """Return it."""
        return legal[0]


def first(batch: Opposed) -> np.ndarray:
    """Return the first legal action of each match."""
    return batch.mask.argmax(axis=1)


def test_it_is_always_the_learners_turn() -> None:
    """Before every step it is the learner's turn; every match counts once, and its reward is told with its end."""
    batch = parlour.batch(OPEN, 6, seed=5, against="greedy")
    assert isinstance(batch, Opposed) and batch.seats.tolist() == [0, 1] * 3
    ended = np.zeros(6, int)
    for _ in range(18):
        assert np.array_equal(batch.to_act, batch.seats)
        batch.step(first(batch))
        assert np.array_equal(batch.acted, batch.seats) and not batch.rewards[~batch.terminated].any()
        ended += batch.terminated
    assert set(ended) <= {3, 4} and batch.answers[0] > 50


def test_the_house_plays_what_the_agent_would() -> None:
    """An object answers by its own choice: both seats play the first action, as in a batch of one mind."""
    opposed = parlour.batch(OPEN, 3, seed=8, against=First(), seat="blue")
    alone = parlour.batch(OPEN, 3, seed=8)
    assert set(opposed.seats) == {1}
    for _ in range(6):
        while (where := alone.to_act != 1).any():
            alone.step(first(alone), where=where)
        assert alone.states.tobytes() == opposed.states.tobytes()
        alone.step(first(alone))
        opposed.step(first(opposed))


@pytest.mark.parametrize("again", [copying.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_copy_is_a_twin(again: Callable[[Opposed], Opposed]) -> None:
    """A copied or pickled batch goes on as the first would, with the same answers of an agent that plays by chance."""
    batch = parlour.batch(OPEN, 4, seed=3, against="random", seat="red")
    for _ in range(3):
        batch.step(first(batch))
    twin = again(batch)
    for _ in range(9):
        for one in (batch, twin):
            one.step(first(one))
        assert batch.states.tobytes() == twin.states.tobytes() and np.array_equal(batch.rewards, twin.rewards)


def test_who_cannot_answer_is_refused() -> None:
    """A program plays whole matches, and a name of nobody is nobody."""
    for against, code in (("program:true", "program-in-a-batch"), ("nobody", "no-agent")):
        with pytest.raises(Refusal) as refused:
            parlour.batch(OPEN, 2, against=against)
        assert refused.value.code == code
