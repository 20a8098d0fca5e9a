"""People find each other: friends, blocked players, wanted cards, private collections, and the margin of a rating."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add ties and wishes; collections stay public, and old steps have no margin."""
    op.create_table(
        "tie",
        sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("other", sa.String(40), sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("since", sa.String(40), nullable=False),
    )
    op.create_index("ix_tie_other", "tie", ["other"])
    op.create_table(
        "wish",
        sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("asset", sa.String(80), primary_key=True),
        sa.Column("since", sa.String(40), nullable=False),
    )
    op.create_index("ix_wish_asset", "wish", ["asset"])
    op.add_column("player", sa.Column("secluded", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("rating_step", sa.Column("margin", sa.Integer))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("rating_step", "margin")
    op.drop_column("player", "secluded")
    op.drop_table("wish")
    op.drop_table("tie")
