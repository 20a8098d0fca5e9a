"""Language and zone from people's own requests, names compared without spaces, few browsers, and running processes.

A process says that it runs before anybody can play in it.
"""

from itertools import count, groupby

import sqlalchemy as sa
from alembic import op

from parlour.hall.people.names import skeleton

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None

MOST_BROWSERS = 5
LANG, ZONE = "en", "UTC"  # the values that nobody chose
player = sa.table("player", *map(sa.column, ("id", "name", "key", "claimed", "skeleton", "lang", "zone")))
reach = sa.table("reach", *map(sa.column, ("player", "lang", "zone")))
browser = sa.table("browser", *map(sa.column, ("endpoint", "session", "player", "created")))
heartbeat = sa.table("heartbeat", *map(sa.column, ("name", "time", "seen")))


def upgrade() -> None:
    """Move language and zone to the player: nobody could choose them before, they came from a browser once."""
    op.add_column("player", sa.Column("lang", sa.String(2)))
    op.add_column("player", sa.Column("zone", sa.String(40)))
    op.add_column("heartbeat", sa.Column("seen", sa.String(40)))
    with op.batch_alter_table("heartbeat") as table:
        table.alter_column("time", existing_type=sa.String(40), nullable=True)
    with op.batch_alter_table("reach") as table:
        table.alter_column("lang", existing_type=sa.String(2), nullable=True)
        table.alter_column("zone", existing_type=sa.String(40), nullable=True)
    connection = op.get_bind()
    connection.execute(heartbeat.update().where(heartbeat.c.name != "hall").values(seen=heartbeat.c.time))
    _hear(connection)
    _tell_apart(connection)
    _leave_few(connection)


def _hear(connection: sa.Connection) -> None:
    for row in connection.execute(sa.select(reach)).all():
        heard = {"lang": None if row.lang == LANG else row.lang, "zone": None if row.zone == ZONE else row.zone}
        connection.execute(player.update().where(player.c.id == row.player).values(heard))
    connection.execute(reach.update().values(lang=None, zone=None))


def _tell_apart(connection: sa.Connection) -> None:
    """Give a skeleton to the first of all that look alike now; all keep their names."""
    named = sa.select(player.c.id, player.c.name).where(player.c.key.is_not(None)).order_by(player.c.claimed)
    rows = connection.execute(named).all()
    connection.execute(player.update().values(skeleton=None))
    first = {skeleton(row.name): row.id for row in reversed(rows)}
    for like, who in first.items():
        connection.execute(player.update().where(player.c.id == who).values(skeleton=like))


def _leave_few(connection: sa.Connection) -> None:
    """Keep the newest browser of a session, and the newest five of a player."""
    known = sa.select(browser).order_by(browser.c.player, browser.c.created.desc())
    for _player, rows in groupby(connection.execute(known).all(), key=lambda row: row.player):
        kept, sessions = count(), set[str]()
        for row in rows:
            if row.session in sessions or next(kept) >= MOST_BROWSERS:
                connection.execute(browser.delete().where(browser.c.endpoint == row.endpoint))
            sessions.add(row.session)


def downgrade() -> None:
    """Restore the old columns; what nobody chose becomes English."""
    connection = op.get_bind()
    for column, usual in ((reach.c.lang, LANG), (reach.c.zone, ZONE)):
        connection.execute(reach.update().where(column.is_(None)).values({column.name: usual}))
    connection.execute(heartbeat.delete().where(heartbeat.c.time.is_(None)))
    with op.batch_alter_table("reach") as table:
        table.alter_column("lang", existing_type=sa.String(2), nullable=False)
        table.alter_column("zone", existing_type=sa.String(40), nullable=False)
    with op.batch_alter_table("heartbeat") as table:
        table.alter_column("time", existing_type=sa.String(40), nullable=False)
        table.drop_column("seen")
    op.drop_column("player", "zone")
    op.drop_column("player", "lang")
