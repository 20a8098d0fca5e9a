"""Communities, their members, and every rule set that one has had under a name."""

from sqlalchemy import Column, ForeignKey, Index, Integer, String, Table

from parlour.store.tables.schema import Document, metadata

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

house_rules = Table(
    "house_rules",
    metadata,
    Column("community", String(40), ForeignKey("community.id"), primary_key=True),
    Column("rules", String(2000), primary_key=True),
    Column("since", String(40), nullable=False),
)
