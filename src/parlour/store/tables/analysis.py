"""Players' records of puzzles, the rating of each puzzle, and the results of self-play for rule sets."""

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table

from parlour.store.tables.schema import Document, metadata

puzzle_record = Table(
    "puzzle_record",
    metadata,
    Column("player", String(40), ForeignKey("player.id"), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("solved", String(40)),
)

puzzle_standing = Table(
    "puzzle_standing",
    metadata,
    Column("puzzle", String(40), primary_key=True),
    Column("rating", Float(53), nullable=False),
    Column("people", Integer, nullable=False),
    Column("firsts", Integer, nullable=False),
)

balance = Table(
    "balance",
    metadata,
    Column("rules", String(2000), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("found", Document, nullable=False),
)
