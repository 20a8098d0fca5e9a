"""Contests: the processes that play many matches, and what the matches have come to; for the arena and simulations."""
