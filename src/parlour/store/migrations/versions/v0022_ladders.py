"""Ladders: tournaments that end at a time, and in which the same two meet so often a week."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add when a ladder ends and how often two meet; what was announced before is none."""
    op.add_column("tournament", sa.Column("ends", sa.String(40)))
    op.add_column("tournament", sa.Column("meetings", sa.Integer))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("tournament", "meetings")
    op.drop_column("tournament", "ends")
