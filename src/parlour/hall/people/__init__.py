"""People of the hall: players, accounts, sessions and ratings, their chat, and moderation."""
