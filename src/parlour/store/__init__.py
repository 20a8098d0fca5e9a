"""The hall's ports on SQLAlchemy Core: SQLite by default, PostgreSQL when scaled out."""
