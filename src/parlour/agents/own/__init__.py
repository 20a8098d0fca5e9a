"""Own: players that people bring along. Each is held to what an agent promises, and its faults are Refusals.

A `decision` is what such a player is told. `own_agent` asks somebody's Python, and `address` finds it by a text;
`program` asks a process of any kind by lines.
"""
