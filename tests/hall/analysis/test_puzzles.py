"""Puzzles of the hall: asked without their answer, rated by their solvers, and shown by week."""

import json

from parlour.analysis.puzzles import shelf
from parlour.hall.analysis.puzzles import MIDDLE, Attempts, PuzzleRating, Solver, asked, day_of, tried
from parlour.hall.play.fair_play import Played

SUNDAY = "2026-11-22T18:00:00.000+00:00"
OPEN = next(one for one in shelf.shipped().values() if one.exact)
GAMES = ["chakart", "cipher", "triple-triad"]


def test_a_puzzle_is_asked_without_its_answer() -> None:
    """A puzzle shows neither solution, values nor theme, nor what a move would take."""
    told = asked(OPEN, Attempts(OPEN.id), PuzzleRating(OPEN.difficulty), None, Played(OPEN.played, []))
    assert not {"solution", "worth", "theme", "position"} & set(told)
    assert not {"takes", "flips"} & {key for move in told["view"]["legal"] for key in move}
    assert '"worth"' not in json.dumps(told)


def test_a_try_says_what_it_is_worth() -> None:
    """A try is told its value; the theme comes with the solution alone."""
    right = tried(OPEN, OPEN.solution)
    assert right["right"] and right["theme"] == OPEN.theme and right["worth"]["margin"] == OPEN.worth[OPEN.solution]
    other = next(action for action in OPEN.worth if action != OPEN.solution)
    wrong = tried(OPEN, other)
    assert not wrong["right"] and wrong["theme"] is None and wrong["worth"]["margin"] == OPEN.worth[other]


def test_whoever_misses_it_makes_it_harder() -> None:
    """A rating rises by misses and falls by finds, least where expected; people and finds are counted."""
    even = PuzzleRating(MIDDLE)
    assert even.after(False).rating > MIDDLE > even.after(True).rating
    hard = PuzzleRating(MIDDLE + 400)
    assert hard.after(False).rating - hard.rating < even.after(False).rating - MIDDLE
    assert (even.after(True).people, even.after(True).firsts, even.after(False).firsts) == (1, 1, 0)


def test_a_week_has_seven_days_from_monday() -> None:
    """A puzzle counts as solved on its own day, and future puzzles are not told."""
    days = Solver([], GAMES).week(SUNDAY)
    assert [day["date"][-2:] for day in days] == ["16", "17", "18", "19", "20", "21", "22"]
    assert [day["today"] for day in days] == [False] * 6 + [True] and all(day["puzzle"] for day in days)
    wednesday = days[2]["puzzle"]
    assert wednesday is not None
    solved = Attempts(wednesday, 1, 0, "2026-11-18T09:00:00.000+00:00")
    week = Solver([solved], GAMES).week(SUNDAY)
    assert [day["solved"] for day in week] == [False, False, True, False, False, False, False]
    late = Attempts(wednesday, 1, 0, SUNDAY)
    assert not any(day["solved"] for day in Solver([late], GAMES).week(SUNDAY))
    told = Solver([], GAMES).week("2026-11-17T01:00:00.000+00:00")
    assert [day["puzzle"] is None for day in told] == [False] * 2 + [True] * 5


def test_a_puzzle_is_easy_until_three_are_solved_and_then_of_the_game_played_last() -> None:
    """A puzzle solved today leaves today's as it is, and one solved on its day stays that day's."""
    today = day_of(SUNDAY)
    three = shelf.of(["cipher"])[:3]
    solved = [Attempts(one.id, 1, 0, f"2026-11-2{day}T09:00:00.000+00:00") for day, one in enumerate(three)]
    beginner = Solver(solved, GAMES, "chakart").of_day(today)[0]
    assert beginner in shelf.easy("triple-triad")
    assert Solver([], GAMES).of_day(today) == (beginner, False)
    learned = [Attempts(one.puzzle, 1, 0, "2026-11-19T09:00:00.000+00:00") for one in solved]
    assert Solver(learned, GAMES, "chakart").of_day(today)[0].game == "chakart"
    assert Solver(learned, GAMES).of_day(today)[0].game == "triple-triad"
    found = Attempts(beginner.id, 1, 0, SUNDAY)
    assert Solver([*learned, found], GAMES, "chakart").of_day(today) == (beginner, True)
