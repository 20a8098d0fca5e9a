"""Terms, deadlines and results of matches; answers to commands that may come twice."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

DOCUMENT = sa.JSON().with_variant(JSONB(), "postgresql")


def upgrade() -> None:
    """Add the terms of a match, its deadline, and how it ended."""
    op.add_column("match", sa.Column("terms", DOCUMENT, nullable=False, server_default="{}"))
    for column in (sa.Column("deadline", sa.String(40)), sa.Column("ended", sa.String(40))):
        op.add_column("match", column)
    op.add_column("match", sa.Column("winner", sa.Integer))
    op.create_index("ix_match_deadline", "match", ["deadline"])
    op.create_index("ix_match_ended", "match", ["ended"])
    op.create_table(
        "answered",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("command", sa.String(64), primary_key=True),
        sa.Column("answer", DOCUMENT, nullable=False),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("answered")
    op.drop_index("ix_match_ended", "match")
    op.drop_index("ix_match_deadline", "match")
    for name in ("winner", "ended", "deadline", "terms"):
        op.drop_column("match", name)
