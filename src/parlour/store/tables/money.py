"""The ledger, whose transfers never change; holdings, never below zero; open winnings, trades and wishes."""

from sqlalchemy import BigInteger, Boolean, CheckConstraint, Column, ForeignKey, Index, Integer, String, Table

from parlour.store.tables.schema import NUMBER, Document, metadata

transfer = Table(
    "transfer",
    metadata,
    Column("number", NUMBER, primary_key=True, autoincrement=True),
    Column("cause", String(160), nullable=False, unique=True),
    Column("time", String(40), nullable=False),
    Column("memo", String(12), nullable=False),
    Column("data", Document, nullable=False),
)

posting = Table(
    "posting",
    metadata,
    Column("transfer", NUMBER, ForeignKey("transfer.number"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("account", String(80), nullable=False),
    Column("asset", String(80), nullable=False),
    Column("amount", BigInteger, nullable=False),
    Index("ix_posting_account_transfer", "account", "transfer"),
)

# The house has no row: it takes part in every transfer, and nobody should wait for it.
holding = Table(
    "holding",
    metadata,
    Column("account", String(80), primary_key=True),
    Column("asset", String(80), primary_key=True),
    Column("count", BigInteger, nullable=False),
    CheckConstraint("count >= 0", name="not_below_zero"),
    Index("ix_holding_asset_count", "asset", "count"),
)

# The number of held copies that the house buys back, and the highest price of each.
lot = Table(
    "lot",
    metadata,
    Column("account", String(80), primary_key=True),
    Column("asset", String(80), primary_key=True),
    Column("at_most", BigInteger, primary_key=True),
    Column("count", BigInteger, nullable=False),
    CheckConstraint("count >= 0", name="no_lot_below_zero"),
)

winnings = Table(
    "winnings",
    metadata,
    Column("match", String(40), ForeignKey("match.id"), primary_key=True),
    Column("winner", String(40), nullable=False),
    Column("loser", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("pool", Document, nullable=False),
    Column("picks", Integer, nullable=False),
    Column("ended", String(40), nullable=False),
    Column("reminded", String(40)),
    Column("settled", String(40)),
    Index("ix_winnings_settled_ended", "settled", "ended"),
)

trade = Table(
    "trade",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("left", String(40), nullable=False),
    Column("right", String(40), nullable=False),
    Column("gives_left", Document, nullable=False),
    Column("gives_right", Document, nullable=False),
    Column("list", String(64), nullable=False),
    Column("agreed_left", Boolean, nullable=False),
    Column("agreed_right", Boolean, nullable=False),
    Column("status", String(12), nullable=False),
    Column("lapse", Document),
    Column("message", String(300), nullable=False, server_default=""),
    Column("author", String(40)),  # of the message
    Column("community", String(40)),  # None in the hall
    Column("changed", String(40), nullable=False),
    Index("ix_trade_left_changed", "left", "changed"),
    Index("ix_trade_right_changed", "right", "changed"),
)

wish = Table(
    "wish",
    metadata,
    Column("player", String(40), ForeignKey("player.id"), primary_key=True),
    Column("community", String(40), primary_key=True),  # "" in the hall: a key holds no NULL
    Column("asset", String(80), primary_key=True),
    Column("since", String(40), nullable=False),
    Index("ix_wish_asset", "asset"),
)

# One row, written when the table was made: the secret from which every pack's own is derived.
shop = Table("shop", metadata, Column("secret", String(64), primary_key=True))
