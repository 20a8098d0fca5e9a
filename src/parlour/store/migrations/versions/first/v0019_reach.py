"""Messages to players outside the hall: their choices, their browsers, and deliveries under way."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None
DOCUMENT = sa.JSON().with_variant(JSONB(), "postgresql")


def upgrade() -> None:
    """Add the tables; what was told before is not told again."""
    op.create_table(
        "reach",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("zone", sa.String(40), nullable=False),
        sa.Column("wants", DOCUMENT),
        sa.Column("quiet", DOCUMENT),
        sa.Column("digest", sa.String(5)),
        sa.Column("mail", sa.String(320)),
        sa.Column("mail_proof", sa.String(64)),
        sa.Column("hook", sa.String(500)),
        sa.Column("hook_secret", sa.String(64)),
    )
    op.create_index("ix_reach_mail_proof", "reach", ["mail_proof"])
    op.create_table(
        "browser",
        sa.Column("endpoint", sa.String(1000), primary_key=True),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("session", sa.String(40), nullable=False),
        sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_index("ix_browser_player", "browser", ["player"])
    op.create_table(
        "delivery",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(40), nullable=False),
        sa.Column("place", sa.String(80), nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("target", sa.String(1000), nullable=False),
        sa.Column("due", sa.String(40), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("ix_delivery_due", "delivery", ["due"])
    op.create_table(
        "absence",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("since", sa.String(40), primary_key=True),
        sa.Column("until", sa.String(40), nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
    )
    op.create_index("ix_absence_until", "absence", ["until"])
    op.create_table(
        "account_key",
        sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("expires", sa.String(40), nullable=False),
    )
    op.create_index("ix_account_key_digest", "account_key", ["digest"])
    op.create_table(
        "push_keys",
        sa.Column("name", sa.String(8), primary_key=True),
        sa.Column("private", sa.String(1000), nullable=False),
        sa.Column("public", sa.String(1000), nullable=False),
        sa.Column("browsers", sa.String(120), nullable=False),
    )
    op.add_column("notice", sa.Column("pending", sa.Boolean, nullable=False, server_default=sa.false()))
    op.drop_index("ix_notice_created", "notice")  # every query names the player, or asks for pending ones
    pending = sa.text("pending")
    op.create_index("ix_notice_pending", "notice", ["created"], sqlite_where=pending, postgresql_where=pending)


def downgrade() -> None:
    """Take them away again."""
    op.drop_index("ix_notice_pending", "notice")
    with op.batch_alter_table("notice") as table:
        table.drop_column("pending")
    op.create_index("ix_notice_created", "notice", ["created"])
    for name in ("push_keys", "account_key", "absence", "delivery", "browser", "reach"):
        op.drop_table(name)
