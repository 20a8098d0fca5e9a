"""Card sets that are made in the hall, one edition after another."""

import sqlalchemy as sa
from alembic import op

from parlour.store.tables.schema import NUMBER, Document

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table of editions, still empty."""
    op.create_table(
        "edition",
        sa.Column("number", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("value", sa.String(60), nullable=False),
        sa.Column("document", Document, nullable=False),
        sa.Column("publisher", sa.String(40), sa.ForeignKey("player.id"), nullable=False),
        sa.Column("published", sa.String(40), nullable=False),
    )
    op.create_index("ix_edition_name_after", "edition", ["name", "after"], unique=True)


def downgrade() -> None:
    """Take it away again."""
    op.drop_index("ix_edition_name_after", "edition")
    op.drop_table("edition")
