"""Migrations of the store, run when the hall starts."""
