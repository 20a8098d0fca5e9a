"""The first thirteen, from tables with a link to accounts, stakes, tournaments, clocks and commitments."""
