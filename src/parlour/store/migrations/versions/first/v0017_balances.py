"""The results of self-play for a rule set."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the balances of rule sets."""
    op.create_table(
        "balance",
        sa.Column("rules", sa.String(2000), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("found", sa.JSON().with_variant(JSONB(), "postgresql"), nullable=False),
    )


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("balance")
