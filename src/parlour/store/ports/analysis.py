"""Analysis on the database: tries at puzzles, with the ratings of these, and what self-play found of rule sets."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, Update, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.analysis.balance import Balance
from parlour.hall.analysis.balances import Balanced, as_document
from parlour.hall.analysis.puzzles import Attempts, Hinted, PuzzleRating, Tried
from parlour.store import tables
from parlour.store.handlers import carry_out, insert

_record, _standing, _balance = tables.puzzle_record.c, tables.puzzle_standing.c, tables.balance.c


@carry_out.register
def count_try(wanted: Tried, connection: Connection) -> None:
    """Count a try, and rate the puzzle by a player's first."""
    before = _begun(connection, wanted.player, wanted.puzzle)
    if before.solved is not None:
        return
    solved = wanted.now if wanted.right else None
    connection.execute(_mine(wanted.player, wanted.puzzle).values(tries=_record.tries + 1, solved=solved))
    if before.tries == 0:
        _rate(connection, wanted, wanted.right and before.hints == 0)


@carry_out.register
def count_hint(wanted: Hinted, connection: Connection) -> None:
    """Count a hint."""
    if _begun(connection, wanted.player, wanted.puzzle).solved is None:
        connection.execute(_mine(wanted.player, wanted.puzzle).values(hints=_record.hints + 1))


def _begun(connection: Connection, player: str, puzzle: str) -> Attempts:
    """Return a player's attempts at a puzzle, begun if there is none."""
    none = {"player": player, "puzzle": puzzle, "tries": 0, "hints": 0, "solved": None}
    connection.execute(insert(connection, tables.puzzle_record).values(none).on_conflict_do_nothing())
    mine = select(tables.puzzle_record).where(_record.player == player, _record.puzzle == puzzle)
    return _made(connection.execute(mine.with_for_update()).one())


def _mine(player: str, puzzle: str) -> Update:
    return update(tables.puzzle_record).where(_record.player == player, _record.puzzle == puzzle)


def _rate(connection: Connection, wanted: Tried, won: bool) -> None:
    """Move the rating of a puzzle by one person."""
    begun = {"puzzle": wanted.puzzle, "rating": float(wanted.estimate), "people": 0, "firsts": 0}
    connection.execute(insert(connection, tables.puzzle_standing).values(begun).on_conflict_do_nothing())
    mine = _standing.puzzle == wanted.puzzle
    row = connection.execute(select(tables.puzzle_standing).where(mine).with_for_update()).one()
    now = _read(row).after(won)
    told = {"rating": now.rating, "people": now.people, "firsts": now.firsts}
    connection.execute(update(tables.puzzle_standing).where(mine).values(told))


@carry_out.register
def keep_balance(wanted: Balanced, connection: Connection) -> None:
    """Write what was found, over what was known before."""
    found = {"revision": wanted.revision, "found": as_document(wanted.found)}
    begun = insert(connection, tables.balance).values(rules=wanted.rules, **found)
    connection.execute(begun.on_conflict_do_update(index_elements=[_balance.rules], set_=found))


class StoredPuzzles:
    """The attempts at puzzles, as the database keeps them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, player: str) -> Sequence[Attempts]:
        """Return all that a player tried."""
        wanted = select(tables.puzzle_record).where(_record.player == player).order_by(_record.puzzle)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [_made(row) for row in rows]

    async def ratings(self) -> dict[str, PuzzleRating]:
        """Return the rating of every puzzle that was tried."""
        async with self._engine.connect() as connection:
            rows = (await connection.execute(select(tables.puzzle_standing))).all()
        return {row.puzzle: _read(row) for row in rows}


def _read(row: Row[Any]) -> PuzzleRating:
    return PuzzleRating(row.rating, row.people, row.firsts)


def _made(row: Row[Any]) -> Attempts:
    return Attempts(row.puzzle, row.tries, row.hints, row.solved)


class StoredBalances:
    """The findings of self-play, as the database keeps them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, rules: str, revision: int) -> Balance | None:
        """Return the balance of a rule set as text, by a revision of its game."""
        wanted = select(_balance.found).where(_balance.rules == rules, _balance.revision == revision)
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).scalar_one_or_none()
        return None if found is None else Balance(**found)
