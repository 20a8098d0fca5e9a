"""Ports: the hall's ports on the database, in folders like its own. A module reads and writes the tables of a noun."""
