"""Accounts keep decks under names."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "deck",
        sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("bring", sa.JSON().with_variant(JSONB(), "postgresql"), nullable=False),
        sa.Column("changed", sa.String(40), nullable=False),
    )


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("deck")
