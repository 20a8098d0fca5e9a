"""Lines of chat at tables, and in the lobby without a match. Only moderators see the text of a removed line."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Table, UniqueConstraint

from parlour.store.tables.schema import metadata

NUMBER = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts only a plain INTEGER key by itself

chat_line = Table(
    "chat_line",
    metadata,
    Column("number", NUMBER, primary_key=True, autoincrement=True),
    Column("match", String(40), ForeignKey("match.id")),
    Column("room", String(8), nullable=False),
    Column("player", String(40), ForeignKey("player.id"), nullable=False),
    Column("command", String(64), nullable=False),
    Column("text", String(300), nullable=False),
    Column("time", String(40), nullable=False),
    Column("removed", String(40)),
    UniqueConstraint("player", "command"),
    Index("ix_chat_line_match_room_number", "match", "room", "number"),
)
