"""The first twelve, from tables with a link to accounts, stakes, tournaments and clocks."""
