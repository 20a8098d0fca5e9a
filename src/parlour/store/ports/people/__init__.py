"""Ports of the people in the hall, and of their relations."""
