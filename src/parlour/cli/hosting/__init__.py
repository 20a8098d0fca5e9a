"""Hosting: the commands of whoever keeps a hall, and what they have in common."""
