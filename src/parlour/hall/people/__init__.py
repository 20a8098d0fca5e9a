"""Who is in the hall: players, accounts, sessions, ratings, what they say and what moderators do about it."""
