"""When each process was last seen, and when the hall was away: that was nobody's thinking time."""

from sqlalchemy import Column, Integer, String, Table

from parlour.store.tables.schema import metadata

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("time", String(40)),  # when it could be played in; none of a process that has just begun
    Column("seen", String(40)),  # when it ran at all; none of those that are gone
)

outage = Table(
    "outage",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("since", String(40), nullable=False),
    Column("until", String(40), nullable=False),
)
