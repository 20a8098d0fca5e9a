"""Offers say more: the challenge that another answers, and the message of a trade; a winner is reminded once."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, all empty: no challenge answers another yet, nobody was reminded, and no trade has a message."""
    op.add_column("challenge", sa.Column("answers", sa.String(40)))
    op.create_index("ix_challenge_answers", "challenge", ["answers"])
    op.add_column("winnings", sa.Column("reminded", sa.String(40)))
    op.add_column("trade", sa.Column("message", sa.String(300), nullable=False, server_default=""))
    op.add_column("trade", sa.Column("author", sa.String(40)))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("trade", "author")
    op.drop_column("trade", "message")
    op.drop_column("winnings", "reminded")
    op.drop_index("ix_challenge_answers", "challenge")
    op.drop_column("challenge", "answers")
