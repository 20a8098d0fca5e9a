"""The hall of release 0.1, made at once."""

import secrets

import sqlalchemy as sa
from alembic import op

from parlour.store.tables.schema import NUMBER, Document

revision = "0010"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create every table, and the secret that the packs of the shop are drawn with."""
    _people()
    _matches()
    _money()
    _tournaments()
    _ratings()
    _chat()


def _player(name: str, *, primary_key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(40), sa.ForeignKey("player.id"), primary_key=primary_key, nullable=False)


def _match() -> sa.Column[str]:
    return sa.Column("match", sa.String(40), sa.ForeignKey("match.id"), primary_key=True)


def _people() -> None:
    op.create_table(
        "player",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("role", sa.String(10), nullable=False, server_default="guest"),
        sa.Column("key", sa.String(100)),
        sa.Column("password", sa.String(200)),
        sa.Column("claimed", sa.String(40)),
    )
    op.create_index("ix_player_key", "player", ["key"], unique=True)
    op.create_table(
        "session",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(40), nullable=False),
        _player("player"),
        sa.Column("device", sa.String(200), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("seen", sa.String(40), nullable=False),
    )
    op.create_index("ix_session_player", "session", ["player"])
    op.create_table(
        "host_token",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_table(
        "answered",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("command", sa.String(64), primary_key=True),
        sa.Column("answer", Document, nullable=False),
    )


def _matches() -> None:
    op.create_table(
        "match",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(2000), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("terms", Document, nullable=False, server_default="{}"),
        sa.Column("deadline", sa.String(40)),
        sa.Column("ended", sa.String(40)),
        sa.Column("winner", sa.Integer),
        sa.Column("turn", sa.Integer),
        sa.Column("lease", sa.String(40)),
        sa.Column("thinker", sa.String(40)),
        sa.Column("thinking", sa.String(40)),
    )
    op.create_index("ix_match_status_created", "match", ["status", "created"])
    op.create_index("ix_match_deadline", "match", ["deadline"])
    op.create_index("ix_match_ended", "match", ["ended"])
    op.create_table(
        "entry",
        _match(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("command", sa.String(64)),
        sa.Column("time", sa.String(40), nullable=False),
        sa.Column("body", Document, nullable=False),
        sa.UniqueConstraint("match", "command", name="uq_entry_match_command"),
    )
    op.create_table(
        "seat",
        _match(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(40)),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_index("ix_seat_player", "seat", ["player"])
    op.create_table(
        "challenge",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(2000), nullable=False),
        sa.Column("terms", Document, nullable=False),
        _player("challenger"),
        sa.Column("challenged", sa.String(40), sa.ForeignKey("player.id")),
        sa.Column("audience", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("bring", Document, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("match", sa.String(40)),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("expires", sa.String(40), nullable=False),
    )
    op.create_index("ix_challenge_status_created", "challenge", ["status", "created"])
    op.create_index("ix_challenge_challenger", "challenge", ["challenger"])
    op.create_table(
        "heartbeat",
        sa.Column("name", sa.String(8), primary_key=True),
        sa.Column("time", sa.String(40), nullable=False),
    )


def _money() -> None:
    op.create_table(
        "transfer",
        sa.Column("number", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("cause", sa.String(160), nullable=False),
        sa.Column("time", sa.String(40), nullable=False),
        sa.Column("memo", sa.String(12), nullable=False),
        sa.Column("data", Document, nullable=False),
        sa.UniqueConstraint("cause", name="uq_transfer_cause"),
    )
    op.create_table(
        "posting",
        sa.Column("transfer", NUMBER, sa.ForeignKey("transfer.number"), primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True),
        sa.Column("account", sa.String(80), nullable=False),
        sa.Column("asset", sa.String(80), nullable=False),
        sa.Column("amount", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_posting_account_transfer", "posting", ["account", "transfer"])
    op.create_table(
        "holding",
        sa.Column("account", sa.String(80), primary_key=True),
        sa.Column("asset", sa.String(80), primary_key=True),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.CheckConstraint("count >= 0", name="not_below_zero"),
    )
    op.create_index("ix_holding_asset_count", "holding", ["asset", "count"])
    op.create_table(
        "winnings",
        _match(),
        sa.Column("winner", sa.String(40), nullable=False),
        sa.Column("loser", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("pool", Document, nullable=False),
        sa.Column("picks", sa.Integer, nullable=False),
        sa.Column("ended", sa.String(40), nullable=False),
        sa.Column("settled", sa.String(40)),
    )
    op.create_index("ix_winnings_settled_ended", "winnings", ["settled", "ended"])
    op.create_table(
        "trade",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("left", sa.String(40), nullable=False),
        sa.Column("right", sa.String(40), nullable=False),
        sa.Column("gives_left", Document, nullable=False),
        sa.Column("gives_right", Document, nullable=False),
        sa.Column("list", sa.String(64), nullable=False),
        sa.Column("agreed_left", sa.Boolean, nullable=False),
        sa.Column("agreed_right", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("changed", sa.String(40), nullable=False),
    )
    for side in ("left", "right"):
        op.create_index(f"ix_trade_{side}_changed", "trade", [side, "changed"])
    shop = op.create_table("shop", sa.Column("secret", sa.String(64), primary_key=True))
    assert shop is not None  # a table, because migrations are run and not only written as SQL
    op.bulk_insert(shop, [{"secret": secrets.token_hex(32)}])


def _tournaments() -> None:
    op.create_table(
        "tournament",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(2000), nullable=False),
        sa.Column("form", sa.String(12), nullable=False),
        sa.Column("organiser", sa.String(40), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("hours", sa.Integer),
        sa.Column("guests", sa.Boolean, nullable=False),
        sa.Column("terms", Document, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("deadline", sa.String(40)),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("ix_tournament_created", "tournament", ["created"])
    op.create_index("ix_tournament_deadline", "tournament", ["deadline"])
    op.create_table(
        "entrant",
        sa.Column("tournament", sa.String(40), sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bring", Document, nullable=False),
        sa.Column("joined", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
    )
    op.create_index("ix_entrant_player", "entrant", ["player"])
    op.create_table(
        "pairing",
        sa.Column("tournament", sa.String(40), sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("first", sa.Integer),
        sa.Column("second", sa.Integer),
        sa.Column("match", sa.String(40)),
        sa.Column("result", sa.String(8)),
        sa.Column("replays", sa.Integer, nullable=False),
        sa.UniqueConstraint("match", name="uq_pairing_match"),
    )


def _ratings() -> None:
    op.create_table(
        "rating",
        _player("player", primary_key=True),
        sa.Column("family", sa.String(80), primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    op.create_index("ix_rating_family_mu", "rating", ["family", "mu"])
    op.create_table(
        "rating_step",
        _match(),
        _player("player", primary_key=True),
        sa.Column("family", sa.String(80), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("time", sa.String(40), nullable=False),
    )
    op.create_index("ix_rating_step_player_family_time", "rating_step", ["player", "family", "time"])


def _chat() -> None:
    op.create_table(
        "chat_line",
        sa.Column("number", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(40), sa.ForeignKey("match.id"), nullable=False),
        sa.Column("room", sa.String(8), nullable=False),
        _player("player"),
        sa.Column("command", sa.String(64), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("time", sa.String(40), nullable=False),
        sa.Column("removed", sa.String(40)),
        sa.UniqueConstraint("player", "command", name="uq_chat_line_player_command"),
    )
    op.create_index("ix_chat_line_match_room_number", "chat_line", ["match", "room", "number"])
    op.create_table(
        "report",
        sa.Column("number", NUMBER, primary_key=True, autoincrement=True),
        _player("reporter"),
        _player("accused"),
        sa.Column("line", NUMBER, sa.ForeignKey("chat_line.number")),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("note", sa.String(300), nullable=False),
        sa.Column("time", sa.String(40), nullable=False),
        sa.Column("closed", sa.String(40)),
        sa.UniqueConstraint("reporter", "line", name="uq_report_reporter_line"),
    )
    op.create_index("ix_report_closed_number", "report", ["closed", "number"])
    op.create_table(
        "mute",
        _player("player", primary_key=True),
        sa.Column("until", sa.String(40), nullable=False),
        sa.Column("why", sa.String(300), nullable=False),
    )
    op.create_table(
        "deed",
        sa.Column("number", NUMBER, primary_key=True, autoincrement=True),
        _player("moderator"),
        sa.Column("kind", sa.String(12), nullable=False),
        _player("about"),
        sa.Column("time", sa.String(40), nullable=False),
        sa.Column("data", Document, nullable=False),
    )
