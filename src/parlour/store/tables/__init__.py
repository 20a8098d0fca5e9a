"""Tables of the store, one module for each noun of the hall."""

from parlour.store.tables.challenges import challenge
from parlour.store.tables.ledger import holding, posting, trade, transfer, winnings
from parlour.store.tables.matches import entry, match, seat
from parlour.store.tables.players import answered, player, secret
from parlour.store.tables.pulse import heartbeat
from parlour.store.tables.schema import Document, metadata

__all__ = [
    "Document",
    "answered",
    "challenge",
    "entry",
    "heartbeat",
    "holding",
    "match",
    "metadata",
    "player",
    "posting",
    "seat",
    "secret",
    "trade",
    "transfer",
    "winnings",
]
