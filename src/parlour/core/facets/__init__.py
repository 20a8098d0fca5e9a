"""Facets: the optional parts of a game, each a class that a game names in its `Game`."""
