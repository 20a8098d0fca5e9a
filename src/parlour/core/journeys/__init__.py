"""Journeys: roads of stages through a game, written as data."""
