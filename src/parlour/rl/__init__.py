"""Rooms for those who let programs learn: many matches of one rule set at once, as arrays.

It stands beside analysis, on the core and whatever games are installed; it knows no web, no table and no clock.
"""
