"""Tables of the store, one module for each noun of the hall."""

from parlour.store.tables.challenges import challenge
from parlour.store.tables.ledger import holding, posting, trade, transfer, winnings
from parlour.store.tables.matches import entry, match, seat
from parlour.store.tables.players import answered, host_token, player, session
from parlour.store.tables.pulse import heartbeat
from parlour.store.tables.schema import Document, metadata

__all__ = [
    "Document",
    "answered",
    "challenge",
    "entry",
    "heartbeat",
    "holding",
    "host_token",
    "match",
    "metadata",
    "player",
    "posting",
    "seat",
    "session",
    "trade",
    "transfer",
    "winnings",
]
