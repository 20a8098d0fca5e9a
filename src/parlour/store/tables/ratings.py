"""Ratings, and their steps by rated matches."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table

from parlour.store.tables.schema import metadata

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
