"""Puzzles: positions in which one action alone is right, found in seeded games, proven, and kept as lines of JSON.

It knows agents and the core, and neither web nor clock. A puzzle is data; whoever asks is shown the view of its seat.
"""
