"""Connections to a database, and what is said when one is away. Knows no table."""
