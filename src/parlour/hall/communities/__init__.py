"""Communities: what a club of the hall says of itself, the house rules it plays, and who belongs to it."""
