"""How processes of one hall tell each other where to look. What is lost on it costs time, never a move."""
