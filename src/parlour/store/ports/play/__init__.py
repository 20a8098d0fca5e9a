"""Ports of play: challenges, matches that are over, and what is kept for the tables to come."""
