"""Tournaments."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

DOCUMENT = sa.JSON().with_variant(JSONB(), "postgresql")


def upgrade() -> None:
    """Create their tables."""
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
        sa.Column("terms", DOCUMENT, nullable=False),
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
        sa.Column("bring", DOCUMENT, nullable=False),
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


def downgrade() -> None:
    """Drop them."""
    for table in ("pairing", "entrant", "tournament"):
        op.drop_table(table)
