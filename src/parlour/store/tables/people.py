"""Players, how they are known, their ties and ratings; chat, and what moderators did about it."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, UniqueConstraint, false

from parlour.store.tables.schema import NUMBER, Document, metadata

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

account_key = Table(
    "account_key",
    metadata,
    Column("player", String(40), ForeignKey("player.id"), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("expires", String(40), nullable=False),
    Index("ix_account_key_digest", "digest"),
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

# The answers to commands that may come twice.
answered = Table(
    "answered",
    metadata,
    Column("player", String(40), primary_key=True),
    Column("command", String(64), primary_key=True),
    Column("answer", Document, nullable=False),
    Column("request", String(64)),
)

tie = Table(
    "tie",
    metadata,
    Column("player", String(40), ForeignKey("player.id"), primary_key=True),
    Column("other", String(40), ForeignKey("player.id"), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("since", String(40), nullable=False),
    Index("ix_tie_other", "other"),
)

rating = Table(
    "rating",
    metadata,
    Column("player", String(40), ForeignKey("player.id"), primary_key=True),
    Column("family", String(80), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("matches", Integer, nullable=False),
    Index("ix_rating_family_mu", "family", "mu"),
)

rating_step = Table(
    "rating_step",
    metadata,
    Column("match", String(40), ForeignKey("match.id"), primary_key=True),
    Column("player", String(40), ForeignKey("player.id"), primary_key=True),
    Column("family", String(80), nullable=False),
    Column("points", Integer, nullable=False),
    Column("margin", Integer),
    Column("time", String(40), nullable=False),
    Index("ix_rating_step_player_family_time", "player", "family", "time"),
)

chat_line = Table(
    "chat_line",
    metadata,
    Column("number", NUMBER, primary_key=True, autoincrement=True),
    Column("match", String(40), ForeignKey("match.id")),  # None in the lobby
    Column("room", String(8), nullable=False),
    Column("player", String(40), ForeignKey("player.id"), nullable=False),
    Column("command", String(64), nullable=False),
    Column("text", String(300), nullable=False),
    Column("time", String(40), nullable=False),
    Column("removed", String(40)),  # from then on only moderators see the text
    UniqueConstraint("player", "command"),
    Index("ix_chat_line_match_room_number", "match", "room", "number"),
)

report = Table(
    "report",
    metadata,
    Column("number", NUMBER, primary_key=True, autoincrement=True),
    Column("reporter", String(40), ForeignKey("player.id"), nullable=False),
    Column("accused", String(40), ForeignKey("player.id"), nullable=False),
    Column("line", NUMBER, ForeignKey("chat_line.number")),
    Column("reason", String(12), nullable=False),
    Column("note", String(300), nullable=False),
    Column("time", String(40), nullable=False),
    Column("closed", String(40)),
    UniqueConstraint("reporter", "line"),
    Index("ix_report_closed_number", "closed", "number"),
)

mute = Table(
    "mute",
    metadata,
    Column("player", String(40), ForeignKey("player.id"), primary_key=True),
    Column("until", String(40), nullable=False),
    Column("why", String(300), nullable=False),
)

# Rows are only ever added.
deed = Table(
    "deed",
    metadata,
    Column("number", NUMBER, primary_key=True, autoincrement=True),
    Column("moderator", String(40), ForeignKey("player.id"), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("about", String(40), ForeignKey("player.id"), nullable=False),
    Column("time", String(40), nullable=False),
    Column("data", Document, nullable=False),
)

ban = Table(
    "ban",
    metadata,
    Column("player", String(40), ForeignKey("player.id"), primary_key=True),
    Column("act", String(40), nullable=False),
    Column("until", String(40)),  # None: for good
    Column("why", String(300), nullable=False),
)
