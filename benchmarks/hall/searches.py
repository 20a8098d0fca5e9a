"""Searches: the effect on players of two matches against the house in which it always thinks."""

import argparse
import math
from functools import partial

from benchmarks.hall import halls
from benchmarks.hall.figures import Figures, medians, progress, told
from benchmarks.hall.games import CIPHER, TRIPLE_TRIAD
from benchmarks.hall.lane import Lane, Tally
from benchmarks.hall.load import Load

SEARCHES = 2
SHORTEST = 0.4  # seconds that a match against the house lasts at least
ENDLESS = 1_000_000  # moves


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the number of moves offered meanwhile."""
    parser.add_argument("--offered", type=float, default=500, help="moves a second while the house thinks")


def main(chosen: argparse.Namespace) -> dict[str, Figures]:
    """Play rounds without and with searches by turns, on SQLite."""
    quiet, thinking = [], []
    with halls.on_sqlite() as hall:
        load = Load(hall, TRIPLE_TRIAD, chosen.matches, chosen.moves)
        seconds = chosen.matches * chosen.moves / chosen.offered
        house = House(hall, load, seconds)
        for number in range(chosen.rounds + 1):
            quiet.append(load.round(chosen.offered))
            house.play()
            played = load.round(chosen.offered)
            thinking.append({**played, "answered_per_second": house.rest() / seconds})
            progress(f"searches, round {number}: p99 {quiet[-1]['p99_ms']:.1f}, {thinking[-1]['p99_ms']:.1f} ms")
        load.close()
    rows = {"without": medians(quiet[1:]), f"{SEARCHES} searches": medians(thinking[1:])}
    grown = {name: rows[f"{SEARCHES} searches"][name] - rows["without"][name] for name in ("p50_ms", "p99_ms")}
    rows["growth"] = grown
    told("searches", rows)
    return rows


class House:
    """Guests who answer the house at once, so that it thinks all the time."""

    def __init__(self, hall: halls.Hall, load: Load, seconds: float) -> None:
        self._hall = hall
        self._load = load
        self._tally = Tally(SEARCHES)
        self._matches = math.ceil(seconds / SHORTEST)
        self._lanes = {len(load.lanes) + number: Lane() for number in range(SEARCHES)}

    def play(self) -> None:
        """Sit down at as many tables as a round may take, and begin."""
        self._load.supply()  # otherwise a round's tables would be opened while the house thinks
        for number, lane in self._lanes.items():
            missing = self._matches - len(lane.tables)
            jobs = [partial(self._hall.house_table, number, CIPHER)] * missing
            for table in self._load.board.meanwhile(jobs):
                self._load.board.join(table.lines)
                lane.give(table)
        self._tally = Tally(SEARCHES)
        for lane in self._lanes.values():
            lane.begin(self._tally, ENDLESS, paced=False)
            lane.go()

    def rest(self) -> int:
        """Stop answering, and return how often the house was answered."""
        for lane in self._lanes.values():
            if not lane.tables:
                raise RuntimeError("the house ran out of matches")
            lane.rest()
            for table in lane.left:
                self._load.board.part(table.lines)
            lane.left.clear()
        return len(self._tally.waited)
