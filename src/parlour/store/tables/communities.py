"""Communities, their members and rule sets; the card sets that are made here, and their editions."""

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from parlour.store.tables.schema import NUMBER, Document, metadata

community = Table(
    "community",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("charter", Document, nullable=False),
    Column("created", String(40), nullable=False),
    Column("revision", Integer, nullable=False),
)

community_member = Table(
    "community_member",
    metadata,
    Column("community", String(40), ForeignKey("community.id"), primary_key=True),
    Column("player", String(40), ForeignKey("player.id"), primary_key=True),
    Column("standing", String(8), nullable=False),
    Column("since", String(40), nullable=False),
    Index("ix_community_member_player", "player"),
)

# Every rule set that a community has had under a name.
house_rules = Table(
    "house_rules",
    metadata,
    Column("community", String(40), ForeignKey("community.id"), primary_key=True),
    Column("rules", String(2000), primary_key=True),
    Column("since", String(40), nullable=False),
)

# The text of a journey as its keepers wrote it, one for each game.
journey = Table(
    "journey",
    metadata,
    Column("community", String(40), ForeignKey("community.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("text", Text, nullable=False),
    Column("changed", String(40), nullable=False),
)

# A row never changes.
edition = Table(
    "edition",
    metadata,
    Column("number", NUMBER, primary_key=True, autoincrement=True),
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("after", Integer, nullable=False),  # the edition before it; of two with one predecessor only one is written
    Column("value", String(60), nullable=False),
    Column("document", Document, nullable=False),
    Column("publisher", String(40), ForeignKey("player.id"), nullable=False),
    Column("published", String(40), nullable=False),
    Index("ix_edition_name_after", "name", "after", unique=True),
)

made_set = Table(
    "made_set",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("community", String(40), ForeignKey("community.id")),  # None if it belongs to no community
    Column("admitted", Boolean, nullable=False),
)
