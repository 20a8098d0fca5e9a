"""Accounts, sessions and the host's token; the key that signed guests' cookies is needed no more."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns that accounts have beside a name, and the sessions by which anybody is known."""
    op.add_column("player", sa.Column("role", sa.String(10), nullable=False, server_default="guest"))
    for column in (sa.Column("key", sa.String(100)), sa.Column("password", sa.String(200))):
        op.add_column("player", column)
    op.add_column("player", sa.Column("claimed", sa.String(40)))
    op.create_index("ix_player_key", "player", ["key"], unique=True)
    op.create_table(
        "session",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), nullable=False),
        sa.Column("device", sa.String(200), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("seen", sa.String(40), nullable=False),
    )
    op.create_index("ix_session_player", "session", ["player"])
    op.create_table(
        "host_token",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.drop_table("hall_secret")


def downgrade() -> None:
    """Take it away again."""
    op.create_table(
        "hall_secret",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(128), nullable=False),
    )
    op.drop_table("host_token")
    op.drop_table("session")
    op.drop_index("ix_player_key", "player")
    for name in ("claimed", "password", "key", "role"):
        op.drop_column("player", name)
