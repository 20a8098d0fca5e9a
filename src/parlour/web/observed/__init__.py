"""Observed: what the programs that watch over a hall ask it, and what it writes down of who asked for what."""
