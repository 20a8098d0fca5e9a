"""Notices to players, how they are reached outside the hall, and deliveries under way."""

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, String, Table

from parlour.store.tables.schema import Document, metadata

# They stay until they were read and a while longer.
notice = Table(
    "notice",
    metadata,
    Column("player", String(40), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("subject", String(40), primary_key=True),
    Column("place", String(80), nullable=False),
    Column("about", Document, nullable=False),
    Column("created", String(40), nullable=False),
    Column("read", String(40)),
    Column("pending", Boolean, nullable=False),  # True until it was spread to the channels outside
)
Index("ix_notice_pending", notice.c.created, sqlite_where=notice.c.pending, postgresql_where=notice.c.pending)

reach = Table(
    "reach",
    metadata,
    Column("player", String(40), primary_key=True),
    Column("lang", String(2)),  # None: that of the person's requests
    Column("zone", String(40)),  # likewise
    Column("wants", Document),
    Column("quiet", Document),
    Column("digest", String(5)),
    Column("mail", String(320)),
    Column("mail_proof", String(64)),  # digest of the proof sent to an address; None once it was shown
    Column("hook", String(500)),
    Column("hook_secret", String(64)),
    Index("ix_reach_mail_proof", "mail_proof"),
)

browser = Table(
    "browser",
    metadata,
    Column("endpoint", String(1000), primary_key=True),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("session", String(40), nullable=False),
    Column("player", String(40), ForeignKey("player.id"), nullable=False),
    Column("created", String(40), nullable=False),
    Index("ix_browser_player", "player"),
)

delivery = Table(
    "delivery",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("player", String(40), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("subject", String(40), nullable=False),
    Column("place", String(80), nullable=False),
    Column("channel", String(8), nullable=False),
    Column("target", String(1000), nullable=False),
    Column("due", String(40), nullable=False),
    Column("tries", Integer, nullable=False),
    Index("ix_delivery_due", "due"),
)

push_keys = Table(
    "push_keys",
    metadata,
    Column("name", String(8), primary_key=True),
    Column("private", String(1000), nullable=False),
    Column("public", String(1000), nullable=False),
    Column("browsers", String(120), nullable=False),
)
