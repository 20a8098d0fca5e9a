"""A lost answer costs nothing: a command's is kept with what was asked, so that its key cannot be taken for another.
A session may replace another, which counts until the new one is shown.
"""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody knows any more what was asked before, and no session replaces another yet."""
    op.add_column("answered", sa.Column("request", sa.String(64)))
    op.add_column("session", sa.Column("replaces", sa.String(64)))
    op.create_index("ix_session_replaces", "session", ["replaces"])


def downgrade() -> None:
    """Take both away again."""
    op.drop_index("ix_session_replaces", "session")
    op.drop_column("session", "replaces")
    op.drop_column("answered", "request")
