"""Journeys: the stages that players reached, and the journeys that communities wrote."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "journey",
        sa.Column("community", sa.String(40), sa.ForeignKey("community.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed", sa.String(40), nullable=False),
    )
    op.create_table(
        "stage_reached",
        sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("community", sa.String(40), primary_key=True),
        sa.Column("stage", sa.String(40), primary_key=True),
        sa.Column("match", sa.String(40), sa.ForeignKey("match.id"), nullable=False),
        sa.Column("time", sa.String(40), nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("stage_reached")
    op.drop_table("journey")
