"""Ports of who is in the hall, and of what they make of each other."""
