"""Contests: the processes that play many matches, and what the matches have come to; for arena, simulate and train."""
