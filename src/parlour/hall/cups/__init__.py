"""Tournaments: sign-up, pairing, scoring and prizes."""
