"""When the hall was last seen alive: what passed since then was nobody's thinking time."""

from sqlalchemy import Column, String, Table

from parlour.store.tables.schema import metadata

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("name", String(8), primary_key=True),
    Column("time", String(40), nullable=False),
)
