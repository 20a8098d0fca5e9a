"""Ladders: tournaments that end at a time, and limit how often the same two players meet in a week."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the end of a ladder and its meetings; tournaments announced before are none."""
    op.add_column("tournament", sa.Column("ends", sa.String(40)))
    op.add_column("tournament", sa.Column("meetings", sa.Integer))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("tournament", "meetings")
    op.drop_column("tournament", "ends")
