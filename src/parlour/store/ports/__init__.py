"""Ports: the hall's ports on the database: a module for each noun, which reads its tables and writes its effects."""
