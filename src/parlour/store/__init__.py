"""The ports of the hall on SQLAlchemy: SQLite or PostgreSQL."""
