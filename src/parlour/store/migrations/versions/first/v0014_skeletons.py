"""The skeleton of an account's name, by which new names that look alike are refused."""

import sqlalchemy as sa
from alembic import op

from parlour.hall.people.names import skeleton

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it to every account; of those that look alike already, the first to come has it and all keep their names."""
    op.add_column("player", sa.Column("skeleton", sa.String(200)))
    player = sa.table("player", *map(sa.column, ("id", "name", "key", "claimed", "skeleton")))
    accounts = sa.select(player.c.id, player.c.name).where(player.c.key.is_not(None)).order_by(player.c.claimed)
    connection, seen = op.get_bind(), set()
    for account in connection.execute(accounts).all():
        like = skeleton(account.name)
        if like not in seen:
            seen.add(like)
            connection.execute(player.update().where(player.c.id == account.id).values(skeleton=like))
    op.create_index("ix_player_skeleton", "player", ["skeleton"], unique=True)


def downgrade() -> None:
    """Take it away again."""
    op.drop_index("ix_player_skeleton", "player")
    op.drop_column("player", "skeleton")
