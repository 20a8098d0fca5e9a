"""Ports of tournaments, and of ladders that last a season."""
