"""The reason why a challenge or a trade fell through, for the player who made it."""

import sqlalchemy as sa
from alembic import op

from parlour.store.tables.schema import Document

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the reason to both."""
    for table in ("challenge", "trade"):
        op.add_column(table, sa.Column("lapse", Document))


def downgrade() -> None:
    """Take it away again."""
    for table in ("challenge", "trade"):
        op.drop_column(table, "lapse")
