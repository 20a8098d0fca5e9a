"""Tournaments: the organiser's plan, the entrants, and every board of every round."""

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, String, Table, UniqueConstraint

from parlour.store.tables.schema import Document, metadata

tournament = Table(
    "tournament",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", String(2000), nullable=False),
    Column("form", String(12), nullable=False),
    Column("organiser", String(40), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created", String(40), nullable=False),
    Column("most", Integer, nullable=False),
    Column("hours", Integer),
    Column("guests", Boolean, nullable=False),
    Column("terms", Document, nullable=False),
    Column("status", String(8), nullable=False),
    Column("deadline", String(40)),
    Column("version", Integer, nullable=False),
    Column("description", String(1000), nullable=False),
    Column("starts", String(40)),
    Column("checkin", Boolean, nullable=False),
    Column("opened", String(40)),
    Column("swiss", Integer),
    Column("best", Integer, nullable=False),
    Column("third", Boolean, nullable=False),
    Column("prize", Document, nullable=False),
    Column("ends", String(40)),
    Column("meetings", Integer),
    Index("ix_tournament_created", "created"),
    Index("ix_tournament_deadline", "deadline"),
    Index("ix_tournament_starts", "starts"),
)

entrant = Table(
    "entrant",
    metadata,
    Column("tournament", String(40), ForeignKey("tournament.id"), primary_key=True),
    Column("player", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("bring", Document, nullable=False),
    Column("nonce", String(64)),
    Column("joined", Integer, nullable=False),
    Column("number", Integer),
    Column("withdrawn", Boolean, nullable=False),
    Column("here", String(40)),
    Index("ix_entrant_player", "player"),
)

pairing = Table(
    "pairing",
    metadata,
    Column("tournament", String(40), ForeignKey("tournament.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("first", Integer),
    Column("second", Integer),
    Column("match", String(40)),
    Column("result", String(8)),
    Column("replays", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
    UniqueConstraint("match", name="uq_pairing_match"),
)
