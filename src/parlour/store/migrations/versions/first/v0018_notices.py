"""Notices to players."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the notices."""
    op.create_table(
        "notice",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("subject", sa.String(40), primary_key=True),
        sa.Column("place", sa.String(80), nullable=False),
        sa.Column("about", sa.JSON().with_variant(JSONB(), "postgresql"), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("read", sa.String(40)),
    )
    op.create_index("ix_notice_created", "notice", ["created"])


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("notice")
