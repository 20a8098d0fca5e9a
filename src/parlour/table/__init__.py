"""One match: seats, secret seed, and the log of what happened. Pure: time and chance come in as arguments."""
