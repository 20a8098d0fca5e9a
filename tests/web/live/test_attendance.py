"""Attendance: the time that a hall owes its players, computed from clocks that a test sets."""

import pytest

from parlour.core import registry
from parlour.hall.play.absence import DAY, leaving
from parlour.table import timestamps
from parlour.table.clock import Clock
from parlour.table.match import Match
from parlour.table.terms import Terms
from parlour.web.clock import Reading
from parlour.web.live.attendance import FORGOTTEN, Attendance
from tests.table.playing import BLUE, NOW, RED, SECRET, seat_both

SECOND, HOUR = 1000, 3_600_000
LIVE = Clock(bank=6)
BY_POST = Clock(free=3 * 86_400)


class Machine:
    """A machine whose clocks move only when told, with a match and a hall that was attended until now."""

    def __init__(self, clock: Clock = LIVE) -> None:
        self.here = Reading(timestamps.read(NOW), 7)
        self.attendance = Attendance(lambda: self.here)
        terms = Terms(clock=clock)
        self.match = Match.create("m1", registry.game("nim").rule_book.parse("nim:free+heap=40"), SECRET, NOW, terms)
        seat_both(self.match, RED, BLUE)

    def passes(self, steady: int, wall: int | None = None) -> None:
        """Let time pass; the time of day may show another span than the even clock."""
        self.here = Reading(self.here.wall + (steady if wall is None else wall), self.here.steady + steady)

    def beats(self, seconds: int = 1) -> None:
        """Let the hall live and beat for some seconds."""
        for _ in range(seconds):
            self.passes(SECOND)
            self.attendance.beat(self.attendance.news())

    @property
    def left(self) -> int:
        """The milliseconds left on the running clock when all owed time is given back."""
        for entry in self.attendance.owed(self.match):
            self.match.evolve(entry)
        assert self.match.timing is not None and self.match.timing.deadline is not None
        return self.match.timing.deadline - self.here.wall


def test_time_that_was_served_is_counted() -> None:
    """A hall that beats owes no time."""
    machine = Machine()
    machine.beats(4)
    assert machine.left == 2 * SECOND and machine.attendance.present


@pytest.mark.parametrize("beaten", [False, True])
def test_a_gap_between_beats_costs_nobody(beaten: bool) -> None:
    """A gap of nine seconds between beats is given back, both before and after the next beat. It is the same whether
    the process was stopped or its store did not answer.
    """
    machine = Machine()
    machine.beats(2)
    machine.passes(9 * SECOND)
    assert not machine.attendance.present
    if beaten:
        machine.attendance.beat(machine.attendance.news())
        assert machine.attendance.present
    assert machine.left == 4 * SECOND


@pytest.mark.parametrize("beaten", [False, True])
def test_the_time_of_day_put_on_costs_nobody(beaten: bool) -> None:
    """When the time of day is put on by an hour in a turn, the clock loses nothing by it."""
    machine = Machine()
    machine.beats(2)
    machine.passes(SECOND, wall=HOUR + SECOND)
    if beaten:
        machine.attendance.beat(machine.attendance.news())
    assert machine.left == 3 * SECOND
    machine.beats()
    assert machine.left == 2 * SECOND


def test_the_time_of_day_put_back_gives_nobody_an_hour() -> None:
    """When the time of day is put back by an hour, the turn keeps the time it began with."""
    machine = Machine()
    machine.beats(2)
    machine.passes(SECOND, wall=SECOND - HOUR)
    assert machine.left == 6 * SECOND
    machine.beats(2)
    assert machine.left == 4 * SECOND


def test_the_time_of_day_put_on_and_back_stops_no_clock() -> None:
    """When the time of day is put on and then back, the repeated hour counts and the clock runs."""
    machine = Machine()
    machine.beats(2)
    for hour in (HOUR, -HOUR):
        machine.passes(SECOND, wall=SECOND + hour)
        machine.attendance.beat(machine.attendance.news())
    before = machine.left
    machine.beats(2)
    assert machine.left == before - 2 * SECOND


def test_a_machine_that_slept_costs_nobody() -> None:
    """Sleep of the machine is given back: its even clock stands still, and the time of day goes on."""
    machine = Machine()
    machine.beats(2)
    machine.passes(0, wall=8 * HOUR)
    assert machine.left == 4 * SECOND


def test_a_hall_that_was_down_costs_nobody() -> None:
    """A new process counts its absence from the moment when the hall was last seen."""
    machine = Machine()
    machine.beats(2)
    seen = machine.here.wall
    machine.passes(HOUR)
    machine.attendance = Attendance(lambda: machine.here)
    machine.attendance.absent_since(seen)
    assert machine.left == 4 * SECOND and not machine.attendance.present
    machine.attendance.beat(machine.attendance.news())
    assert machine.left == 4 * SECOND and machine.attendance.present


def test_another_process_that_is_silent_costs_nobody() -> None:
    """While another process is silent no clock may fall here. When it is back, it has recorded what it missed."""
    machine = Machine()
    machine.attendance.heard({"other": "first"})
    silent = machine.here.wall
    machine.beats(5)
    machine.attendance.heard({"other": "first"})
    assert not machine.attendance.present and machine.left == 6 * SECOND
    machine.attendance.record((silent, machine.here.wall))
    machine.attendance.heard({"other": "second"})
    machine.attendance.heard({"other": "third"})
    assert machine.attendance.present and machine.left == 6 * SECOND
    machine.beats()
    assert machine.left == 5 * SECOND


def test_a_beat_that_was_on_its_way_when_its_process_was_stopped_ends_no_silence() -> None:
    """A beat that was sent before the silence does not end it. Only the next one tells what was missed, and until then
    no clock may fall.
    """
    machine = Machine()
    machine.attendance.heard({"other": "first"})
    silent = machine.here.wall
    machine.beats(5)
    machine.attendance.heard({"other": "first"})
    machine.attendance.heard({"other": "on its way"})
    assert not machine.attendance.present and machine.left == 6 * SECOND
    machine.attendance.record((silent, machine.here.wall))
    machine.attendance.heard({"other": "with what was missed"})
    assert machine.attendance.present and machine.left == 6 * SECOND


def test_a_process_that_never_comes_back_is_forgotten() -> None:
    """The silence of a process that never comes back is given back, and then the clocks run without it."""
    machine = Machine()
    machine.attendance.heard({"other": "last"})
    machine.beats(FORGOTTEN // SECOND)
    assert not machine.attendance.present
    machine.passes(SECOND)
    news = machine.attendance.news()
    assert news.forgotten == ("other",)
    machine.attendance.beat(news)
    machine.attendance.heard({})
    assert machine.attendance.present and machine.left == 6 * SECOND


def test_two_machines_need_not_agree_about_the_time_of_day() -> None:
    """Another process is present as long as its beats are new, whatever time they tell."""
    machine = Machine()
    for beat in range(9):
        machine.attendance.heard({"other": timestamps.write(beat)})
        machine.beats()
        assert machine.attendance.present


def goes(machine: Machine, days: int, seat: int | None = None) -> None:
    """Let the player of a seat, or else the player to move, go away now."""
    timing = machine.match.timing
    assert timing is not None and timing.running is not None
    sits = machine.match.seats[timing.running if seat is None else seat]
    assert sits is not None and sits.player is not None
    machine.attendance.go([leaving(sits.player, days, machine.here.moment).absence])


def test_who_is_away_has_all_their_days_at_once_and_once() -> None:
    """A player on leave has all their days given back at once, and only once. It makes no difference if days have
    passed and the hall was away too.
    """
    machine = Machine(BY_POST)
    goes(machine, 7)
    assert machine.left == 10 * DAY
    machine.passes(2 * DAY)  # the hall was away as well
    machine.attendance.beat(machine.attendance.news())
    assert machine.left == 8 * DAY
    assert machine.attendance.owed(machine.match) == []


def test_a_turn_that_begins_meanwhile_has_the_rest() -> None:
    machine = Machine(BY_POST)
    goes(machine, 4)
    assert machine.left == 7 * DAY


def test_nobody_is_away_from_where_they_sit() -> None:
    """Leave stops no clock of a live match, nor the opponent's clock of a match by post."""
    live = Machine()
    goes(live, 7)
    assert live.left == 6 * SECOND
    other = Machine(BY_POST)
    timing = other.match.timing
    assert timing is not None and timing.running is not None
    goes(other, 7, 1 - timing.running)
    assert other.left == 3 * DAY
