"""The ledger: transfers, postings and holdings; trades, and winnings that are still to be picked."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

DOCUMENT = sa.JSON().with_variant(JSONB(), "postgresql")
NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the ledger and the tables that lead to transfers."""
    op.create_table(
        "transfer",
        sa.Column("number", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("cause", sa.String(160), nullable=False),
        sa.Column("time", sa.String(40), nullable=False),
        sa.Column("memo", sa.String(12), nullable=False),
        sa.Column("data", DOCUMENT, nullable=False),
        sa.UniqueConstraint("cause", name="uq_transfer_cause"),
    )
    op.create_table(
        "posting",
        sa.Column("transfer", NUMBER, sa.ForeignKey("transfer.number"), primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True),
        sa.Column("account", sa.String(80), nullable=False),
        sa.Column("asset", sa.String(80), nullable=False),
        sa.Column("amount", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_posting_account_transfer", "posting", ["account", "transfer"])
    op.create_table(
        "holding",
        sa.Column("account", sa.String(80), primary_key=True),
        sa.Column("asset", sa.String(80), primary_key=True),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.CheckConstraint("count >= 0", name="not_below_zero"),
    )
    op.create_index("ix_holding_asset_count", "holding", ["asset", "count"])
    op.create_table(
        "winnings",
        sa.Column("match", sa.String(40), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("winner", sa.String(40), nullable=False),
        sa.Column("loser", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("pool", DOCUMENT, nullable=False),
        sa.Column("picks", sa.Integer, nullable=False),
        sa.Column("ended", sa.String(40), nullable=False),
        sa.Column("settled", sa.String(40)),
    )
    op.create_index("ix_winnings_settled_ended", "winnings", ["settled", "ended"])
    op.create_table(
        "trade",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("left", sa.String(40), nullable=False),
        sa.Column("right", sa.String(40), nullable=False),
        sa.Column("gives_left", DOCUMENT, nullable=False),
        sa.Column("gives_right", DOCUMENT, nullable=False),
        sa.Column("list", sa.String(64), nullable=False),
        sa.Column("agreed_left", sa.Boolean, nullable=False),
        sa.Column("agreed_right", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("changed", sa.String(40), nullable=False),
    )
    for side in ("left", "right"):
        op.create_index(f"ix_trade_{side}_changed", "trade", [side, "changed"])


def downgrade() -> None:
    """Take it away again."""
    for table in ("trade", "winnings", "holding", "posting", "transfer"):
        op.drop_table(table)
