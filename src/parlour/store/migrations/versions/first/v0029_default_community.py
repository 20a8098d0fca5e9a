"""A hall may name one of its communities as the default: new tables begin with its rules."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, still empty."""
    op.add_column("charter", sa.Column("community", sa.String(40)))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("charter", "community")
