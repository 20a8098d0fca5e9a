"""Answers are the same and in order, whichever crew does the jobs."""

import math
import multiprocessing
import os
from contextlib import closing
from itertools import count

import pytest

from parlour.agents.arena.crew import AHEAD, Alone, Processes, in_order, local
from tests.agents import working


def test_one_process_is_this_one() -> None:
    """A single process is this one; no other is started."""
    assert {pid for _job, pid in local(1).map(working.place, range(5))} == {os.getpid()}


def test_answers_come_in_the_order_of_the_jobs() -> None:
    """Other processes answer, and their answers come in the order of the jobs."""
    answers = list(Processes(2).map(working.place, range(40)))
    assert [job for job, _pid in answers] == list(range(40))
    assert os.getpid() not in {pid for _job, pid in answers}
    assert list(Processes(3).map(math.factorial, range(20))) == list(Alone().map(math.factorial, range(20)))


def test_no_more_is_begun_than_hands_can_do() -> None:
    """No more jobs are started than the crew can do at once: the list of jobs may have no end."""
    taken = count()
    jobs = (next(taken) for _ in count())
    with closing(Processes(2).map(math.sqrt, jobs)) as answers:
        assert [next(answers) for _ in range(5)] == [math.sqrt(job) for job in range(5)]
    assert next(taken) <= 5 + AHEAD * 2


def test_who_stops_listening_ends_what_is_under_way() -> None:
    """Closing the answers ends all jobs under way, even endless ones, and leaves no process."""
    before = set(multiprocessing.active_children())
    with closing(Processes(2).map(working.first_alone_ends, count())) as answers:
        assert next(answers) == 0
        assert set(multiprocessing.active_children()) - before
    assert set(multiprocessing.active_children()) <= before


@pytest.mark.parametrize("crew", [Alone(), Processes(2)], ids=["alone", "processes"])
def test_what_goes_wrong_is_heard(crew: Alone | Processes) -> None:
    """An error in a job reaches the caller and ends the rest."""
    before = set(multiprocessing.active_children())
    with pytest.raises(ValueError, match="not 0"):
        list(crew.map(working.unwilling, count()))
    assert set(multiprocessing.active_children()) <= before


def test_the_next_job_is_begun_when_an_answer_was_taken() -> None:
    """The next job starts when an answer was taken, so that never more run at a time than allowed."""
    begun: list[int] = []
    answers = in_order(lambda job: begun.append(job) or job, lambda job: job, range(6), 3)
    assert next(answers) == 0 and begun == [0, 1, 2]
    assert next(answers) == 1 and begun == [0, 1, 2, 3]
    assert list(answers) == [2, 3, 4, 5]
