"""Database: every port of the hall on one database."""

import asyncio
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Row, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core import registry
from parlour.core.refusal import Conflict
from parlour.hall.effects import Answered, Effect
from parlour.hall.listings import Listing
from parlour.hall.people.player import Player
from parlour.hall.play.commit import Append
from parlour.hall.ports import OnOutcome, Store
from parlour.store import tables
from parlour.store.engine.engine import copies_of, open_writing, reached
from parlour.store.engine.failures import refuse_readers
from parlour.store.engine.file import leaving_nothing
from parlour.store.engine.playable import playable
from parlour.store.handlers import carry_out, insert
from parlour.store.migrating import migrate
from parlour.store.ports.analysis import StoredBalances, StoredPuzzles
from parlour.store.ports.communities.card_sets import StoredCardSets
from parlour.store.ports.communities.communities import StoredCommunities
from parlour.store.ports.cups.tournaments import StoredTournaments
from parlour.store.ports.heartbeat import StoredHeartbeat, StoredVitals
from parlour.store.ports.hosting.charter import StoredCharter, StoredInvitations
from parlour.store.ports.hosting.journal import StoredJournal
from parlour.store.ports.hosting.roll import StoredRoll
from parlour.store.ports.hosting.windfalls import StoredWindfalls
from parlour.store.ports.members import StoredMembers
from parlour.store.ports.money.ledger import StoredLedger
from parlour.store.ports.money.settlements import StoredSettlements
from parlour.store.ports.money.trades import StoredTrades
from parlour.store.ports.money.wishes import StoredWishes
from parlour.store.ports.notices.deliveries import StoredDeliveries
from parlour.store.ports.notices.notices import StoredNotices
from parlour.store.ports.notices.preferences import StoredPreferences
from parlour.store.ports.people.accounts import StoredAccounts, player_of
from parlour.store.ports.people.chat import StoredChat
from parlour.store.ports.people.machines import StoredMachines
from parlour.store.ports.people.moderation import StoredModeration
from parlour.store.ports.people.ratings import StoredRatings
from parlour.store.ports.people.sessions import StoredSessions
from parlour.store.ports.people.ties import StoredTies
from parlour.store.ports.play.absences import StoredAbsences
from parlour.store.ports.play.archive import StoredArchive
from parlour.store.ports.play.challenges import StoredChallenges
from parlour.store.ports.play.clearing import StoredClearing
from parlour.store.ports.play.commitments import StoredCommitments
from parlour.store.ports.play.journeys import StoredJourneys, StoredProgress
from parlour.store.ports.play.shelves import StoredDecks, StoredKeptRules
from parlour.store.schema import require_begun
from parlour.store.writer import Heard, Writer
from parlour.table.ending import Ending
from parlour.table.entry import Entry
from parlour.table.match import FIRST_REVISION, Match
from parlour.table.terms import Terms


class Database(Store):
    """The hall's store on SQLite or PostgreSQL."""

    def __init__(self, engine: AsyncEngine, writing: Engine) -> None:
        super().__init__(
            shared=engine.dialect.name != "sqlite",  # a file of SQLite belongs to one process
            absences=StoredAbsences(engine),
            accounts=StoredAccounts(engine),
            archive=StoredArchive(engine),
            balances=StoredBalances(engine),
            card_sets=StoredCardSets(engine),
            challenges=StoredChallenges(engine),
            charter=StoredCharter(engine),
            chat=StoredChat(engine),
            clearing=StoredClearing(engine),
            commitments=StoredCommitments(engine),
            communities=StoredCommunities(engine),
            decks=StoredDecks(engine),
            deliveries=StoredDeliveries(engine),
            heartbeat=StoredHeartbeat(engine),
            invitations=StoredInvitations(engine),
            journal=StoredJournal(engine),
            journeys=StoredJourneys(engine),
            kept_rules=StoredKeptRules(engine),
            ledger=StoredLedger(engine),
            machines=StoredMachines(engine),
            members=StoredMembers(engine),
            moderation=StoredModeration(engine),
            notices=StoredNotices(engine),
            progress=StoredProgress(engine),
            puzzles=StoredPuzzles(engine),
            ratings=StoredRatings(engine),
            preferences=StoredPreferences(engine),
            roll=StoredRoll(engine),
            sessions=StoredSessions(engine),
            settlements=StoredSettlements(engine),
            ties=StoredTies(engine),
            tournaments=StoredTournaments(engine),
            trades=StoredTrades(engine),
            vitals=StoredVitals(engine),
            windfalls=StoredWindfalls(engine),
            wishes=StoredWishes(engine),
        )
        self._engine = engine
        self._writing = writing
        self._writer = Writer(writing)

    @classmethod
    async def open(cls, url: str, data: Path = Path("var")) -> "Database":
        """Connect, migrate, and be ready; copies made before a migration lie beside SQLite's file, else in `data`."""
        engine = await reached(url)
        try:
            await migrate(engine, copies_of(url, data))
        except BaseException:
            await engine.dispose()
            raise
        refuse_readers(engine)
        database = cls(engine, open_writing(url))
        await database.card_sets.take_in()
        return database

    @classmethod
    async def existing(cls, url: str, data: Path = Path("var")) -> "Database":
        """Open a hall that has begun; a Refusal, and nothing left behind, where there is none."""
        with leaving_nothing(url):
            engine = await reached(url)
            try:
                async with engine.connect() as connection:
                    await connection.run_sync(require_begun)
            finally:
                await engine.dispose()
        return await cls.open(url, data)

    async def name(self) -> str:
        """Return the name of this hall among others, which all its processes share."""
        async with self._engine.connect() as connection:
            secret = (await connection.execute(select(tables.shop.c.secret))).scalar_one()
        return hmac.digest(bytes.fromhex(secret), b"name", "sha256").hex()[:16]

    async def close(self) -> None:
        """Finish what is queued and let the database go."""
        await self._writer.close()
        self._writing.dispose()
        await self._engine.dispose()

    def listen(self, heard: Heard) -> None:
        """From now on, call `heard` with the players whose inbox was changed by what is written here."""
        self._writer.heard = heard

    async def append(self, append: Append) -> bool:
        """Append entries with their effects; return False when their place in the log was taken."""
        return await self._writer.commit((append,))

    def write(self, append: Append, on_outcome: OnOutcome) -> None:
        """Append without waiting; `on_outcome` is called with the outcome."""
        self._writer.write((append,), on_outcome)

    async def commit(self, *effects: Effect) -> None:
        """Write all effects or none; raise the Refusal of the one that cannot be."""
        if not await self._writer.commit(effects):
            raise Conflict("out-of-date")

    async def answer_to(self, player: str, command: str) -> Answered | None:
        """Return the answer to a player's command that came before."""
        known = tables.answered.c
        wanted = select(tables.answered).where(known.player == player, known.command == command)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return None if row is None else Answered(**row._mapping)

    async def load(self, match_id: str) -> Match | None:
        """Return the match rebuilt from its log, or None."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(tables.match).where(tables.match.c.id == match_id))).first()
            if row is None:
                return None
            wanted = select(tables.entry).where(tables.entry.c.match == match_id).order_by(tables.entry.c.seq)
            entries = (await connection.execute(wanted)).all()
        return await asyncio.to_thread(_rebuilt, row, entries)  # hundreds of entries of a large game take long

    async def since(self, match_id: str, seq: int) -> list[Entry]:
        """Return the entries of a match's log after one of them."""
        kept = tables.entry.c
        wanted = select(tables.entry).where(kept.match == match_id, kept.seq > seq).order_by(kept.seq)
        async with self._engine.connect() as connection:
            return [_entry(row) for row in await connection.execute(wanted)]

    async def grown(self, known: Mapping[str, int]) -> list[str]:
        """Return ids of the matches whose log is longer than is known."""
        kept = tables.entry.c
        wanted = select(kept.match, func.max(kept.seq)).where(kept.match.in_(known)).group_by(kept.match)
        async with self._engine.connect() as connection:
            return [match_id for match_id, seq in await connection.execute(wanted) if seq > known[match_id]]

    async def game_of(self, match_id: str) -> str | None:
        """Return the name of a match's game, or None."""
        async with self._engine.connect() as connection:
            wanted = select(tables.match.c.game).where(tables.match.c.id == match_id)
            return (await connection.execute(wanted)).scalar_one_or_none()

    async def live_with_agents(self, game: str) -> list[str]:
        """Return ids of the live matches of a game in which an agent of the house has a seat."""
        agents = select(tables.seat.c.match).where(tables.seat.c.player.is_(None))
        live = select(tables.match.c.id).where(tables.match.c.status == "live", tables.match.c.game == game)
        wanted = live.where(tables.match.c.id.in_(agents))
        async with self._engine.connect() as connection:
            return [row.id for row in await connection.execute(wanted)]

    async def live_between_people(self, game: str) -> list[str]:
        """Return ids of the live matches of a game in which no agent of the house has a seat."""
        match, seat = tables.match.c, tables.seat.c
        agent = select(seat.number).where(seat.match == match.id, seat.player.is_(None)).exists()
        async with self._engine.connect() as connection:
            return list(
                (
                    await connection.execute(select(match.id).where(match.status == "live", match.game == game, ~agent))
                ).scalars()
            )

    async def dealt_before(self, game: str, revision: int) -> list[str]:
        """Return ids of the live matches of a game that were dealt under older rules than a revision."""
        match, dealt = tables.match.c, tables.entry.c
        named = func.coalesce(dealt.body["data"]["revision"].as_integer(), FIRST_REVISION)
        wanted = select(match.id).join(tables.entry, (dealt.match == match.id) & (dealt.kind == "dealt"))
        wanted = wanted.where(match.status == "live", match.game == game, named < revision)
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def listings(self, status: str | None, player: str | None, limit: int) -> list[Listing]:
        """Return matches, newest first, by status and player."""
        kept = tables.match.c
        wanted = select(tables.match).where(playable(kept.game)).order_by(kept.created.desc()).limit(limit)
        if status is not None:
            wanted = wanted.where(tables.match.c.status == status)
        if player is not None:
            mine = select(tables.seat.c.match).where(tables.seat.c.player == player)
            wanted = wanted.where(tables.match.c.id.in_(mine))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
            ids = [row.id for row in rows]
            seats = (await connection.execute(select(tables.seat).where(tables.seat.c.match.in_(ids)))).all()
        return [_listing(row, seats) for row in rows]

    async def player(self, player_id: str) -> Player | None:
        """Return the player of an id, or None."""
        async with self._engine.connect() as connection:
            wanted = select(tables.player).where(tables.player.c.id == player_id)
            row = (await connection.execute(wanted)).first()
        return None if row is None else player_of(row)


@carry_out.register
def remember(answered: Answered, connection: Connection) -> None:
    """Write an answer; "already-answered" when the same command was answered first elsewhere."""
    statement = insert(connection, tables.answered).values(asdict(answered)).on_conflict_do_nothing()
    if connection.execute(statement.returning(tables.answered.c.command)).first() is None:
        raise Conflict("already-answered")


def _rebuilt(row: Row[Any], entries: Sequence[Row[Any]]) -> Match:
    rules = registry.game(row.game).rule_book.parse(row.rules)
    terms, secret = Terms.from_json(row.terms), bytes.fromhex(row.secret)
    match = Match.create(row.id, rules, secret, row.created, terms, row.commitment)
    for stored in entries:
        match.evolve(_entry(stored))
    if row.status == "over" and match.result() is None:
        match.ending = Ending("older-rules", row.winner)
    return match


def _entry(row: Row[Any]) -> Entry:
    return Entry.from_json(row.seq, row.kind, row.time, row.seat, row.command, row.body)


def _listing(row: Row[Any], seats: Sequence[Row[Any]]) -> Listing:
    names = registry.game(row.game).seats
    sitting: dict[str, str | None] = dict.fromkeys(names)
    players: dict[str, str | None] = {}
    for seat in seats:
        if seat.match == row.id:
            sitting[names[seat.number]] = seat.name
            players[names[seat.number]] = seat.player
    terms = Terms.from_json(row.terms)
    stands = (row.turn, row.deadline, players, row.winner)
    return Listing(row.id, row.game, row.rules, row.status, sitting, row.created, terms, *stands)
