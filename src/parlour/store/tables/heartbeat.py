"""The last sign of life of each process, and the hall's outages, which are nobody's thinking time."""

from sqlalchemy import Column, Integer, String, Table

from parlour.store.tables.schema import metadata

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("time", String(40)),  # when it could be played in; None for a process that has just begun
    Column("seen", String(40)),  # when it ran at all; None for those that are gone
)

outage = Table(
    "outage",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("since", String(40), nullable=False),
    Column("until", String(40), nullable=False),
)
