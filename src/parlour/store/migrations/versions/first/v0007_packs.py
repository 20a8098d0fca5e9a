"""The secret that the packs of the shop are drawn with, made once for this hall."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the secret."""
    shop = op.create_table("shop", sa.Column("secret", sa.String(64), primary_key=True))
    assert shop is not None  # a table, because migrations are run and not only written as SQL
    op.bulk_insert(shop, [{"secret": secrets.token_hex(32)}])


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("shop")
