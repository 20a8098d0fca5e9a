"""Chat at tables, reports, mutes, and the log of the moderators."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

DOCUMENT = sa.JSON().with_variant(JSONB(), "postgresql")
NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _player(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(40), sa.ForeignKey("player.id"), nullable=False)


def upgrade() -> None:
    """Create the four tables."""
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
        sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), primary_key=True),
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
        sa.Column("data", DOCUMENT, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for table in ("deed", "mute", "report", "chat_line"):
        op.drop_table(table)
