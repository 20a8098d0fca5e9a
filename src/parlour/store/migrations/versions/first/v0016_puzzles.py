"""Tries of puzzles, and ratings by the people who solve them."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables of tries and ratings."""
    op.create_table(
        "puzzle_record",
        sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("puzzle", sa.String(40), primary_key=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("solved", sa.String(40)),
    )
    op.create_table(
        "puzzle_standing",
        sa.Column("puzzle", sa.String(40), primary_key=True),
        sa.Column("rating", sa.Float(53), nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("firsts", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("puzzle_standing")
    op.drop_table("puzzle_record")
