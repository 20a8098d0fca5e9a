"""Routes of what people own: collections and packs, trades, winnings."""
