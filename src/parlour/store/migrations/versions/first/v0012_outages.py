"""Outages of the hall, and a heartbeat for each process."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for the names of processes, and for outages."""
    with op.batch_alter_table("heartbeat") as batch:
        batch.alter_column("name", existing_type=sa.String(8), type_=sa.String(16), existing_nullable=False)
    op.create_table(
        "outage",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("since", sa.String(40), nullable=False),
        sa.Column("until", sa.String(40), nullable=False),
    )


def downgrade() -> None:
    """Keep the hall's own beat alone."""
    op.drop_table("outage")
    op.execute(sa.text("DELETE FROM heartbeat WHERE name <> 'hall'"))
    with op.batch_alter_table("heartbeat") as batch:
        batch.alter_column("name", existing_type=sa.String(16), type_=sa.String(8), existing_nullable=False)
