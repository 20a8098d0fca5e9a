"""Tables of hosting: the acts of hosts, former names, the charter, invitations, signs of life and outages."""

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from parlour.store.tables.schema import NUMBER, Document, metadata

act = Table(
    "act",
    metadata,
    Column("number", NUMBER, primary_key=True, autoincrement=True),
    Column("id", String(40), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("host", String(40), ForeignKey("player.id"), nullable=False),
    Column("about", String(40), ForeignKey("player.id")),
    Column("beside", String(40), ForeignKey("player.id")),
    Column("time", String(40), nullable=False),
    Column("why", String(300), nullable=False),
    Column("data", Document, nullable=False),
    Column("undoes", String(60)),  # an act, a trade or an invitation
    Index("ix_act_id", "id", unique=True),
    Index("ix_act_undoes", "undoes", unique=True),
    Index("ix_act_about_number", "about", "number"),
    Index("ix_act_beside_number", "beside", "number"),
)

# Former names, apart from the journal, because they go when their player leaves.
former_name = Table(
    "former_name",
    metadata,
    Column("act", String(40), primary_key=True),
    Column("player", String(40), ForeignKey("player.id"), nullable=False),
    Column("was", String(40), nullable=False),
    Column("became", String(40), nullable=False),
    Index("ix_former_name_player", "player"),
)

# One row, written when the table was made.
charter = Table(
    "charter",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False),
    Column("welcome_en", Text, nullable=False),
    Column("welcome_fr", Text, nullable=False),
    Column("conduct_en", Text, nullable=False),
    Column("conduct_fr", Text, nullable=False),
    Column("guests", Boolean, nullable=False),
    Column("accounts", String(8), nullable=False),
    Column("starting_gil", Integer),
    Column("prize", Integer),
    Column("community", String(40)),
)

invitation = Table(
    "invitation",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("note", String(60), nullable=False),
    Column("made", String(40), nullable=False),
    Column("expires", String(40), nullable=False),
    Column("uses", Integer, nullable=False),
    Column("used", Integer, nullable=False),
    Column("revoked", Boolean, nullable=False),
    Index("ix_invitation_digest", "digest", unique=True),
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("time", String(40)),  # the last time people could play in it; None for a process that has just begun
    Column("seen", String(40)),  # when it ran at all; None for those that are gone
)

# Times when the hall was away; no clock counts them.
outage = Table(
    "outage",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("since", String(40), nullable=False),
    Column("until", String(40), nullable=False),
)
