"""Challenges that wait for an answer, and the outcome of the others."""

from sqlalchemy import Column, ForeignKey, Index, Integer, String, Table

from parlour.store.tables.schema import Document, metadata

challenge = Table(
    "challenge",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(2000), nullable=False),
    Column("terms", Document, nullable=False),
    Column("challenger", String(40), ForeignKey("player.id"), nullable=False),
    Column("challenged", String(40), ForeignKey("player.id")),
    Column("audience", String(8), nullable=False),
    Column("seat", Integer),
    Column("bring", Document, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("nonce", String(64)),
    Column("status", String(12), nullable=False),
    Column("match", String(40)),
    Column("answers", String(40)),  # another challenge, with other terms
    Column("lapse", Document),
    Column("created", String(40), nullable=False),
    Column("expires", String(40), nullable=False),
    Index("ix_challenge_status_created", "status", "created"),
    Index("ix_challenge_challenger", "challenger"),
    Index("ix_challenge_answers", "answers"),
)
