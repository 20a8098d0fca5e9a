"""The process that lets an agent think at a match, and the time until which the others leave it alone."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the lease of an agent's turn."""
    for name in ("thinker", "thinking"):
        op.add_column("match", sa.Column(name, sa.String(40)))


def downgrade() -> None:
    """Take it away again."""
    for name in ("thinker", "thinking"):
        op.drop_column("match", name)
