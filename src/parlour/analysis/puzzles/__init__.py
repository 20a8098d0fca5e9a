"""Puzzles: positions with a single right action, found in seeded games, proven, and kept as lines of JSON.

It knows agents and the core, and neither web nor clock. A puzzle is data; a solver is shown the view of its seat.
"""
