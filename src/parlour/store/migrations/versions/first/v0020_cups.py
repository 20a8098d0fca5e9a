"""Tournaments start at a time, with a check-in and prizes; their boards are series of games."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

# SQLite adds no required column without a default: this is what older tournaments get.
ADDED = (
    ("tournament", "description", sa.String(1000), ""),
    ("tournament", "starts", sa.String(40), None),
    ("tournament", "checkin", sa.Boolean, sa.false()),
    ("tournament", "opened", sa.String(40), None),
    ("tournament", "swiss", sa.Integer, None),
    ("tournament", "best", sa.Integer, "1"),
    ("tournament", "third", sa.Boolean, sa.false()),
    ("tournament", "prize", sa.JSON().with_variant(JSONB(), "postgresql"), "[]"),
    ("entrant", "here", sa.String(40), None),
    ("pairing", "won", sa.Integer, "0"),
    ("pairing", "lost", sa.Integer, "0"),
    ("pairing", "drawn", sa.Integer, "0"),
)


def upgrade() -> None:
    """Add the missing columns."""
    for table, name, kind, usual in ADDED:
        op.add_column(table, sa.Column(name, kind, nullable=usual is None, server_default=usual))
    op.create_index("ix_tournament_starts", "tournament", ["starts"])


def downgrade() -> None:
    """Take it away again."""
    op.drop_index("ix_tournament_starts", "tournament")
    for table, name, _kind, _usual in ADDED:
        op.drop_column(table, name)
