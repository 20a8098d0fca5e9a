"""Ratings, and what each rated match did to them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create both tables."""
    op.create_table(
        "rating",
        sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("family", sa.String(80), primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    op.create_index("ix_rating_family_mu", "rating", ["family", "mu"])
    op.create_table(
        "rating_step",
        sa.Column("match", sa.String(40), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("family", sa.String(80), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("time", sa.String(40), nullable=False),
    )
    op.create_index("ix_rating_step_player_family_time", "rating_step", ["player", "family", "time"])


def downgrade() -> None:
    """Drop both."""
    op.drop_table("rating_step")
    op.drop_table("rating")
