"""Matches and their logs; challenges and promised seeds; what accounts keep for the tables to come; absences."""

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, String, Table, UniqueConstraint

from parlour.store.tables.schema import Document, metadata

match = Table(
    "match",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(2000), nullable=False),
    Column("terms", Document, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", String(40), nullable=False),
    Column("turn", Integer),
    Column("deadline", String(40)),
    Column("lease", String(40)),
    Column("ended", String(40)),
    Column("winner", Integer),
    Column("thinker", String(40)),
    Column("thinking", String(40)),
    Index("ix_match_status_created", "status", "created"),
    Index("ix_match_deadline", "deadline"),
    Index("ix_match_ended", "ended"),
)

entry = Table(
    "entry",
    metadata,
    Column("match", String(40), ForeignKey("match.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("command", String(64)),
    Column("time", String(40), nullable=False),
    Column("body", Document, nullable=False),
    UniqueConstraint("match", "command"),
)

seat = Table(
    "seat",
    metadata,
    Column("match", String(40), ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", String(40)),
    Column("name", String(40), nullable=False),
    Index("ix_seat_player", "player"),
)

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

# Seeds of matches that are still to be opened, each promised to one player.
commitment = Table(
    "commitment",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("player", String(40), ForeignKey("player.id"), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("published", String(64), nullable=False),
    Column("created", String(40), nullable=False),
    Index("ix_commitment_created", "created"),
)

deck = Table(
    "deck",
    metadata,
    Column("player", String(40), ForeignKey("player.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("id", String(40), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("bring", Document, nullable=False),
    Column("changed", String(40), nullable=False),
)

kept_rules = Table(
    "kept_rules",
    metadata,
    Column("player", String(40), ForeignKey("player.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("name", String(200), primary_key=True),
    Column("rules", String(2000), nullable=False),
    Column("usual", Boolean, nullable=False),
    Column("changed", String(40), nullable=False),
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

# A stage of a journey that a player reached first in a match; the house's journeys have the community "".
stage_reached = Table(
    "stage_reached",
    metadata,
    Column("player", String(40), ForeignKey("player.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("community", String(40), primary_key=True),
    Column("stage", String(40), primary_key=True),
    Column("match", String(40), ForeignKey("match.id"), nullable=False),
    Column("time", String(40), nullable=False),
)
