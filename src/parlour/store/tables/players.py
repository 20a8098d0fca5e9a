"""Players, their sessions and keys, and the answers to commands that may come twice."""

from sqlalchemy import Boolean, Column, ForeignKey, Index, String, Table, false

from parlour.store.tables.schema import Document, metadata

player = Table(
    "player",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("role", String(10), nullable=False),
    Column("key", String(100)),  # of an account's name: no two accounts share one
    Column("skeleton", String(200)),  # of an account's name too: no two accounts look alike
    Column("password", String(200)),
    Column("claimed", String(40)),
    Column("lang", String(2)),  # of the person's own requests
    Column("zone", String(40)),  # likewise
    Column("secluded", Boolean, nullable=False, server_default=false()),  # True if the collection is hidden
    Index("ix_player_key", "key", unique=True),
    Index("ix_player_skeleton", "skeleton", unique=True),
)

session = Table(
    "session",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("id", String(40), nullable=False),
    Column("player", String(40), ForeignKey("player.id"), nullable=False),
    Column("device", String(200), nullable=False),
    Column("created", String(40), nullable=False),
    Column("seen", String(40), nullable=False),
    Column("replaces", String(64)),  # the digest of another, which counts until this one is shown
    Index("ix_session_player", "player"),
    Index("ix_session_replaces", "replaces"),
)

host_token = Table(
    "host_token",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("created", String(40), nullable=False),
)

machine = Table(
    "machine",
    metadata,
    Column("player", String(40), ForeignKey("player.id"), primary_key=True),
    Column("owner", String(40), ForeignKey("player.id"), nullable=False),
    Column("created", String(40), nullable=False),
    Index("ix_machine_owner", "owner"),
)

account_key = Table(
    "account_key",
    metadata,
    Column("player", String(40), ForeignKey("player.id"), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("expires", String(40), nullable=False),
    Index("ix_account_key_digest", "digest"),
)

answered = Table(
    "answered",
    metadata,
    Column("player", String(40), primary_key=True),
    Column("command", String(64), primary_key=True),
    Column("answer", Document, nullable=False),
    Column("request", String(64)),
)
