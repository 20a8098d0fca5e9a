"""Store: the ports of the hall on SQLAlchemy, with SQLite or PostgreSQL."""
