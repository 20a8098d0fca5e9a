"""Ports of gil and cards: the ledger with its audit, trades, winnings, and who wants or made what."""
