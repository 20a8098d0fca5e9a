"""Players' choices of messages outside the hall, the browsers that may be pushed, and deliveries under way."""

from sqlalchemy import Column, ForeignKey, Index, Integer, String, Table

from parlour.store.tables.schema import Document, metadata

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

absence = Table(
    "absence",
    metadata,
    Column("player", String(40), primary_key=True),
    Column("since", String(40), primary_key=True),
    Column("until", String(40), nullable=False),
    Column("days", Integer, nullable=False),
    Index("ix_absence_until", "until"),
)

push_keys = Table(
    "push_keys",
    metadata,
    Column("name", String(8), primary_key=True),
    Column("private", String(1000), nullable=False),
    Column("public", String(1000), nullable=False),
    Column("browsers", String(120), nullable=False),
)
