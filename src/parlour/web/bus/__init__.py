"""The bus between processes of one hall, which tell each other where to look. What is lost costs time, never a move."""
