"""Challenges, the turn of a match, leases on due matches, and the hall's heartbeat."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

DOCUMENT = sa.JSON().with_variant(JSONB(), "postgresql")


def upgrade() -> None:
    """Add the columns that the lobby lists and that the clocks need."""
    op.add_column("match", sa.Column("turn", sa.Integer))
    op.add_column("match", sa.Column("lease", sa.String(40)))
    op.create_table(
        "challenge",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(2000), nullable=False),
        sa.Column("terms", DOCUMENT, nullable=False),
        sa.Column("challenger", sa.String(40), sa.ForeignKey("player.id"), nullable=False),
        sa.Column("challenged", sa.String(40), sa.ForeignKey("player.id")),
        sa.Column("audience", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("bring", DOCUMENT, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("match", sa.String(40)),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("expires", sa.String(40), nullable=False),
    )
    op.create_index("ix_challenge_status_created", "challenge", ["status", "created"])
    op.create_index("ix_challenge_challenger", "challenge", ["challenger"])
    op.create_table(
        "heartbeat",
        sa.Column("name", sa.String(8), primary_key=True),
        sa.Column("time", sa.String(40), nullable=False),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("heartbeat")
    op.drop_table("challenge")
    op.drop_column("match", "lease")
    op.drop_column("match", "turn")
