"""Contests: whose hands many matches go through, and what they have come to; for the arena and simulations."""
