"""Personal: all that the hall keeps about one player, table by table, as they may take it home."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, ColumnElement, Select, String, Table, cast, exists, literal, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.hall.money.ledger import ESCROW, player_account, purse
from parlour.store import tables
from parlour.table.close_reason import CloseReason

AT_A_TIME = 200  # rows
SECRET = ("secret", "password", "digest", "key")  # columns that nobody may take home
_seat, _entrant = tables.seat.c, tables.entrant.c


@dataclass(frozen=True)
class Section:
    """The rows of a table about a player, which name them in a column or are reached through another table.

    `hidden` are columns that are the hall's own secret, or another's.
    """

    table: Table
    by: tuple[Column[Any], ...]
    hidden: tuple[str, ...] = ()
    through: tuple[Table, ColumnElement[bool]] | None = None

    def wanted(self, player: str) -> Select[Any]:
        """Return the query for a player's rows, in the order of their keys."""
        mine = or_(*(_names(column, player) for column in self.by))
        if self.through is not None:
            other, joined = self.through
            mine = exists(select(literal(1)).select_from(other).where(joined, mine).correlate(self.table))
        shown = [column for column in self.table.columns if column.name not in (*SECRET, *self.hidden)]
        return select(*shown).where(mine).order_by(*self.table.primary_key)


def _names(column: Column[Any], player: str) -> ColumnElement[bool]:
    """Return the condition that a column names a player: by id, or as the account of one of their purses."""
    if column.name != "account":
        return column == player
    elsewhere = select(literal(player_account(purse(player, ""))) + tables.community.c.id)
    return or_(column == player_account(player), column.in_(elsewhere))


def _escrow_of_mine(held: Table) -> ColumnElement[bool]:
    """Return the condition that something lies in the escrow of a seat."""
    escrow: ColumnElement[bool] = held.c.account == literal(ESCROW) + _seat.match + ":" + cast(_seat.number, String)
    return escrow


_MY_MOVES = (_seat.match == tables.entry.c.match) & (_seat.number == tables.entry.c.seat)
_MY_BOARDS = (_entrant.tournament == tables.pairing.c.tournament) & (
    _entrant.number.in_((tables.pairing.c.first, tables.pairing.c.second))
)
SECTIONS = {
    "player": Section(tables.player, (tables.player.c.id,)),
    "machines": Section(tables.machine, (tables.machine.c.owner, tables.machine.c.player)),
    "keys": Section(tables.account_key, (tables.account_key.c.player,)),
    "sessions": Section(tables.session, (tables.session.c.player,), hidden=("replaces",)),
    "answers": Section(tables.answered, (tables.answered.c.player,)),
    "seats": Section(tables.seat, (_seat.player,)),
    "matches": Section(
        tables.match,
        (_seat.player,),
        ("thinker", "thinking", "lease"),
        (tables.seat, _seat.match == tables.match.c.id),
    ),
    "commitments": Section(tables.commitment, (tables.commitment.c.player,)),
    "decks": Section(tables.deck, (tables.deck.c.player,)),
    "kept_rules": Section(tables.kept_rules, (tables.kept_rules.c.player,)),
    "ties": Section(tables.tie, (tables.tie.c.player,)),
    "wishes": Section(tables.wish, (tables.wish.c.player,)),
    "challenges": Section(tables.challenge, (tables.challenge.c.challenger,)),
    "challenges_received": Section(tables.challenge, (tables.challenge.c.challenged,), ("bring", "nonce")),
    "trades": Section(tables.trade, (tables.trade.c.left, tables.trade.c.right)),
    "holdings": Section(tables.holding, (tables.holding.c.account,)),
    "stakes": Section(tables.holding, (_seat.player,), (), (tables.seat, _escrow_of_mine(tables.holding))),
    "lots": Section(tables.lot, (tables.lot.c.account,)),
    "staked_lots": Section(tables.lot, (_seat.player,), (), (tables.seat, _escrow_of_mine(tables.lot))),
    "postings": Section(tables.posting, (tables.posting.c.account,)),
    "transfers": Section(
        tables.transfer,
        (tables.posting.c.account,),
        (),
        (tables.posting, tables.posting.c.transfer == tables.transfer.c.number),
    ),
    "winnings": Section(tables.winnings, (tables.winnings.c.winner, tables.winnings.c.loser)),
    "notices": Section(tables.notice, (tables.notice.c.player,), ("pending",)),
    "reach": Section(tables.reach, (tables.reach.c.player,), ("mail_proof", "hook_secret")),
    "browsers": Section(tables.browser, (tables.browser.c.player,), ("p256dh", "auth")),
    "absences": Section(tables.absence, (tables.absence.c.player,)),
    "deliveries": Section(tables.delivery, (tables.delivery.c.player,)),
    "puzzles": Section(tables.puzzle_record, (tables.puzzle_record.c.player,)),
    "stages": Section(tables.stage_reached, (tables.stage_reached.c.player,)),
    "ratings": Section(tables.rating, (tables.rating.c.player,)),
    "rating_steps": Section(tables.rating_step, (tables.rating_step.c.player,)),
    "tournaments": Section(tables.tournament, (tables.tournament.c.organiser,)),
    "entered": Section(tables.entrant, (_entrant.player,)),
    "boards": Section(tables.pairing, (_entrant.player,), (), (tables.entrant, _MY_BOARDS)),
    "memberships": Section(tables.community_member, (tables.community_member.c.player,)),
    "said": Section(tables.chat_line, (tables.chat_line.c.player,)),
    "reports": Section(tables.report, (tables.report.c.reporter,)),
    "mutes": Section(tables.mute, (tables.mute.c.player,)),
    "editions": Section(tables.edition, (tables.edition.c.publisher,)),
    "deeds": Section(tables.deed, (tables.deed.c.moderator,)),
    "deeds_about": Section(tables.deed, (tables.deed.c.about,), ("moderator", "data")),
    "bans": Section(tables.ban, (tables.ban.c.player,)),
    "former_names": Section(tables.former_name, (tables.former_name.c.player,)),
    "acts": Section(tables.act, (tables.act.c.host,)),
    "acts_about": Section(tables.act, (tables.act.c.about, tables.act.c.beside), ("host", "about", "beside", "data")),
}
# Rows about a player that are not given to them, and rows about nobody, with the reason.
LEFT_OUT = {
    "entry": "the moves of both sides and chance: their own moves are given, and a whole match in its own export",
    "report.accused": "nobody is told who reports them",
    "tie.other": "nobody is told who keeps them away",
    "journey": "a community's, written by its keepers together",
    "host_token": "belongs to whoever is shown it",
    "puzzle_standing": "is about a puzzle",
    "balance": "is about a rule set",
    "community": "is about a community",
    "made_set": "is about a set of cards: where it is sold",
    "house_rules": "is about a community",
    "shop": "the hall's own secret",
    "push_keys": "the hall's own secret",
    "charter": "is about the hall",
    "invitation": "belongs to whoever is shown it",
    "heartbeat": "is about the hall",
    "outage": "is about the hall",
}


async def export(connection: AsyncConnection, player: str) -> dict[str, Any]:
    """Return everything the hall keeps about a player, but for hashes and others' secrets."""
    found: dict[str, Any] = {
        name: [_his(row, player) for row in await _rows(connection, section.wanted(player))]
        for name, section in SECTIONS.items()
    }
    found["player"] = found["player"][0]
    return {**found, "moves": await _moves(connection, player)}


def _his(row: dict[str, Any], player: str) -> dict[str, Any]:
    """Return a row as the player may have it: the reason why an offer fell through only if the offer was their own."""
    close_reason = CloseReason.from_json(row.get("lapse"))
    return row if close_reason is None else {**row, "lapse": close_reason.shown_to(player)}


async def _rows(connection: AsyncConnection, wanted: Select[Any]) -> list[dict[str, Any]]:
    """Return all rows, read a few at a time, so that a long list does not hold up everybody else."""
    result = await connection.stream(wanted)
    names = [str(name) for name in result.keys()]  # noqa: SIM118 - it is no mapping
    found: list[dict[str, Any]] = []
    async for some in result.partitions(AT_A_TIME):
        found += [dict(zip(names, row, strict=True)) for row in some]
    return found


async def _moves(connection: AsyncConnection, player: str) -> Sequence[dict[str, Any]]:
    """Return what the player did at tables, without what chance or the other side added to it."""
    entry = tables.entry.c
    wanted = select(entry.match, entry.seq, entry.kind, entry.time, entry.body["data"].label("data"))
    wanted = wanted.join(tables.seat, _MY_MOVES).where(_seat.player == player).order_by(entry.match, entry.seq)
    return await _rows(connection, wanted)
