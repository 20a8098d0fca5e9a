"""The host's pages: a journal of acts, the hall's own words and doors, invitations, bans, and former names."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")
DOCUMENT = sa.JSON().with_variant(JSONB(), "postgresql")


def upgrade() -> None:
    """Add the tables; the hall has no words of its own yet, and lets everybody in."""
    op.create_table(
        "act",
        sa.Column("number", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("host", sa.String(40), sa.ForeignKey("player.id"), nullable=False),
        sa.Column("about", sa.String(40), sa.ForeignKey("player.id")),
        sa.Column("beside", sa.String(40), sa.ForeignKey("player.id")),
        sa.Column("time", sa.String(40), nullable=False),
        sa.Column("why", sa.String(300), nullable=False),
        sa.Column("data", DOCUMENT, nullable=False),
        sa.Column("undoes", sa.String(60)),
    )
    op.create_index("ix_act_id", "act", ["id"], unique=True)
    op.create_index("ix_act_undoes", "act", ["undoes"], unique=True)
    op.create_index("ix_act_about_number", "act", ["about", "number"])
    op.create_index("ix_act_beside_number", "act", ["beside", "number"])
    op.create_table(
        "former_name",
        sa.Column("act", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), nullable=False),
        sa.Column("was", sa.String(40), nullable=False),
        sa.Column("became", sa.String(40), nullable=False),
    )
    op.create_index("ix_former_name_player", "former_name", ["player"])
    op.create_table(
        "ban",
        sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("act", sa.String(40), nullable=False),
        sa.Column("until", sa.String(40)),
        sa.Column("why", sa.String(300), nullable=False),
    )
    charter = op.create_table(
        "charter",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("welcome_en", sa.Text, nullable=False),
        sa.Column("welcome_fr", sa.Text, nullable=False),
        sa.Column("conduct_en", sa.Text, nullable=False),
        sa.Column("conduct_fr", sa.Text, nullable=False),
        sa.Column("guests", sa.Boolean, nullable=False),
        sa.Column("accounts", sa.String(8), nullable=False),
        sa.Column("starting_gil", sa.Integer),
        sa.Column("prize", sa.Integer),
    )
    texts = dict.fromkeys(("name", "welcome_en", "welcome_fr", "conduct_en", "conduct_fr"), "")
    op.bulk_insert(charter, [{"id": 1, **texts, "guests": True, "accounts": "open"}])
    op.create_table(
        "invitation",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("note", sa.String(60), nullable=False),
        sa.Column("made", sa.String(40), nullable=False),
        sa.Column("expires", sa.String(40), nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False),
    )
    op.create_index("ix_invitation_digest", "invitation", ["digest"], unique=True)


def downgrade() -> None:
    """Take it away again."""
    for table in ("invitation", "charter", "ban", "former_name", "act"):
        op.drop_table(table)
