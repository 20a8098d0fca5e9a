"""Keeping: what the commands that keep a hall have in common."""
