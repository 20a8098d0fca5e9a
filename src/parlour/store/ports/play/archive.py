"""The archive on the database: finished matches, found by whatever is known of them."""

from typing import Any

from sqlalchemy import Row, Select, case, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.hall.play.archive import PAGE, Finished, Page, Question, Tally
from parlour.store import tables
from parlour.store.engine.playable import playable
from parlour.table.ending import VOID

_match, _seat, _entry = tables.match.c, tables.seat.c, tables.entry.c
_UNCOUNTED = ("takeback", *VOID)  # entries of matches that count for nothing
_FINISHED = (_match.status == "over", _match.ended.is_not(None))


class StoredArchive:
    """Searches of finished matches, by the index of when they ended."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def search(self, question: Question) -> Page:
        """Return one page of the matches that fit the question, the newest first."""
        wanted = _asked(question).order_by(_match.ended.desc(), _match.id.desc()).limit(PAGE + 1)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
            shown = rows[:PAGE]
            ids = [row.id for row in shown]
            sitting = select(tables.seat).where(_seat.match.in_(ids))
            seats = (await connection.execute(sitting)).all()
            taken_back = func.count().filter(_entry.kind == "takeback").label("taken_back")
            counted = select(_entry.match, func.count().label("entries"), taken_back)
            counted = counted.where(_entry.match.in_(ids)).group_by(_entry.match)
            counts = {row.match: row for row in await connection.execute(counted)}
        last = shown[-1] if len(rows) > PAGE else None
        matches = [_finished(row, [seat for seat in seats if seat.match == row.id], counts[row.id]) for row in shown]
        return Page(matches, f"{last.ended}~{last.id}" if last else None)

    async def ended_after(self, place: tuple[str, str], most: int) -> list[tuple[str, str]]:
        """Return the end times and ids of matches after one of them, in that order; the first comes after ("", "")."""
        wanted = select(_match.ended, _match.id).where(*_FINISHED, playable(_match.game))
        wanted = wanted.where(tuple_(_match.ended, _match.id) > tuple_(*place))
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(_match.ended, _match.id).limit(most))
            return [(ended, match_id) for ended, match_id in rows]

    async def tallies(self, player: str) -> list[Tally]:
        """Return how a player fared against each of the house, from the matches that count."""
        mine, house = tables.seat.alias("mine"), tables.seat.alias("house")
        won, lost = (func.sum(case((_match.winner == one.c.number, 1), else_=0)) for one in (mine, house))
        drawn = func.sum(case((_match.winner.is_(None), 1), else_=0))
        undone = select(_entry.seq).where(_entry.match == _match.id, _entry.kind.in_(_UNCOUNTED)).exists()
        wanted = (
            select(_match.game, house.c.name, won.label("won"), drawn.label("drawn"), lost.label("lost"))
            .join(mine, mine.c.match == _match.id)
            .join(house, (house.c.match == _match.id) & (house.c.number != mine.c.number))
            .where(mine.c.player == player, house.c.player.is_(None), *_FINISHED, playable(_match.game))
            .where(_match.terms["study"].as_boolean().is_not(True), ~undone)
            .group_by(_match.game, house.c.name)
            .order_by(_match.game, house.c.name)
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted)
            return [Tally(row.game, row.name, int(row.won), int(row.drawn), int(row.lost)) for row in rows]


def _asked(question: Question) -> Select[Any]:
    wanted = select(tables.match).where(*_FINISHED, playable(_match.game))
    if question.game is not None:
        wanted = wanted.where(_match.game == registry.game(question.game).name)
        if question.preset is not None:
            text = f"{question.game}:{question.preset}"
            wanted = wanted.where(or_(_match.rules == text, _match.rules.startswith(f"{text}+", autoescape=True)))
    if question.community is not None:
        own = select(tables.house_rules.c.rules).where(tables.house_rules.c.community == question.community)
        there = _match.terms["community"].as_string() == question.community
        wanted = wanted.where(or_(_match.rules.in_(own), there))
    if question.player is not None:
        named = select(_seat.match).where(_seat.name.icontains(question.player, autoescape=True))
        wanted = wanted.where(_match.id.in_(named))
    matters, winner = question.winner()
    if matters:
        wanted = wanted.where(_match.winner.is_(None) if winner is None else _match.winner == winner)
    if question.since is not None:
        wanted = wanted.where(_match.ended >= question.since)
    if question.until is not None:
        wanted = wanted.where(_match.ended < f"{question.until}~")  # "~" comes after every time of that day
    if question.after is not None:
        ended, found, match_id = question.after.partition("~")
        if not found:
            raise Refusal("bad-archive-page")
        wanted = wanted.where(tuple_(_match.ended, _match.id) < tuple_(ended, match_id))
    return wanted


def _finished(row: Row[Any], seats: list[Row[Any]], counted: Row[Any]) -> Finished:
    names = registry.game(row.game).seats
    sitting = {seat.number: seat.name for seat in seats}
    winner = None if row.winner is None else names[row.winner]
    by_name = {name: sitting.get(number) for number, name in enumerate(names)}
    return Finished(row.id, row.game, row.rules, by_name, winner, row.ended, counted.entries, counted.taken_back)
