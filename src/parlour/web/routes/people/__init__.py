"""Routes of who is in the hall: players, their directory, and what they make of each other."""
