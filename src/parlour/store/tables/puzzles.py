"""Players' records of puzzles, and the rating of each puzzle."""

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table

from parlour.store.tables.schema import metadata

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
