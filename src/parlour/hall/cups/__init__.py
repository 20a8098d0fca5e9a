"""Tournaments: signed up for, paired, scored."""
