"""Positions and actions as text and JSON, read with every mistake named, and written so that they read back."""
