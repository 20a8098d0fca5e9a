"""Players, matches and their logs."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

DOCUMENT = sa.JSON().with_variant(JSONB(), "postgresql")


def upgrade() -> None:
    """Create every table of the first hall."""
    op.create_table(
        "player",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(2000), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_index("ix_match_status_created", "match", ["status", "created"])
    op.create_table(
        "entry",
        sa.Column("match", sa.String(40), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("command", sa.String(64)),
        sa.Column("time", sa.String(40), nullable=False),
        sa.Column("body", DOCUMENT, nullable=False),
        sa.UniqueConstraint("match", "command", name="uq_entry_match_command"),
    )
    op.create_table(
        "seat",
        sa.Column("match", sa.String(40), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(40)),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_index("ix_seat_player", "seat", ["player"])
    op.create_table(
        "hall_secret",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(128), nullable=False),
    )


def downgrade() -> None:
    """Drop every table of the first hall."""
    for table in ("hall_secret", "seat", "entry", "match", "player"):
        op.drop_table(table)
