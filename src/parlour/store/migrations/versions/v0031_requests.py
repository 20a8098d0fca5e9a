"""A lost answer costs nothing: the answer to a command is kept with its request, so that its key fits no other.

A session may replace another, which counts until the new one is shown.
"""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both columns: earlier requests are unknown, and no session replaces another yet."""
    op.add_column("answered", sa.Column("request", sa.String(64)))
    op.add_column("session", sa.Column("replaces", sa.String(64)))
    op.create_index("ix_session_replaces", "session", ["replaces"])


def downgrade() -> None:
    """Take both away again."""
    op.drop_index("ix_session_replaces", "session")
    op.drop_column("session", "replaces")
    op.drop_column("answered", "request")
