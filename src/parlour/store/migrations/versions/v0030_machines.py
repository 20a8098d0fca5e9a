"""Machines: players that are programs, each made by an account."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table of machines, still empty."""
    op.create_table(
        "machine",
        sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("owner", sa.String(40), sa.ForeignKey("player.id"), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_index("ix_machine_owner", "machine", ["owner"])


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("machine")
