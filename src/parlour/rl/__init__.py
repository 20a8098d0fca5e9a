"""RL: many matches of one rule set at once, as arrays, for people who train programs.

It stands beside analysis, on the core and whatever games are installed. It knows no web, no table and no clock.
"""
