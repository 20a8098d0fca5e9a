"""The hall's ports on the database: a module for each noun, which reads its tables and carries its effects out."""
