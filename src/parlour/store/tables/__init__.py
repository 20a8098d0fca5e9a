"""Tables of the store, one module for each noun of the hall."""

from parlour.store.tables.balances import balance
from parlour.store.tables.card_sets import edition, made_set
from parlour.store.tables.challenges import challenge
from parlour.store.tables.chat import chat_line
from parlour.store.tables.commitments import commitment
from parlour.store.tables.communities import community, community_member, house_rules
from parlour.store.tables.decks import deck, kept_rules
from parlour.store.tables.heartbeat import heartbeat, outage
from parlour.store.tables.hosting import act, ban, charter, former_name, invitation
from parlour.store.tables.ledger import holding, lot, posting, shop, trade, transfer, winnings
from parlour.store.tables.matches import entry, match, seat
from parlour.store.tables.moderation import deed, mute, report
from parlour.store.tables.notices import notice
from parlour.store.tables.players import account_key, answered, host_token, machine, player, session
from parlour.store.tables.puzzles import puzzle_record, puzzle_standing
from parlour.store.tables.ratings import rating, rating_step
from parlour.store.tables.reach import absence, browser, delivery, push_keys, reach
from parlour.store.tables.schema import Document, metadata
from parlour.store.tables.ties import tie
from parlour.store.tables.tournaments import entrant, pairing, tournament
from parlour.store.tables.wishes import wish

__all__ = [
    "Document",
    "absence",
    "account_key",
    "act",
    "answered",
    "balance",
    "ban",
    "browser",
    "challenge",
    "charter",
    "chat_line",
    "commitment",
    "community",
    "community_member",
    "deck",
    "deed",
    "delivery",
    "edition",
    "entrant",
    "entry",
    "former_name",
    "heartbeat",
    "holding",
    "host_token",
    "house_rules",
    "invitation",
    "kept_rules",
    "lot",
    "machine",
    "made_set",
    "match",
    "metadata",
    "mute",
    "notice",
    "outage",
    "pairing",
    "player",
    "posting",
    "push_keys",
    "puzzle_record",
    "puzzle_standing",
    "rating",
    "rating_step",
    "reach",
    "report",
    "seat",
    "session",
    "shop",
    "tie",
    "tournament",
    "trade",
    "transfer",
    "winnings",
    "wish",
]
