"""Exact play of open Triple Triad: the board packed into words, and a search to the end that takes milliseconds."""
