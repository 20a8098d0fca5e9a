"""Facets: what not every game has and some give, each a class that a game names in its `Game`."""
