"""The arena: agents meet in pairs of matches, and what comes of it is told with its error.

`match` is one match, `pairs` the same deal twice with the seats swapped, `contest` who meets whom and from which seed,
`run` a contest as it is played. `score` counts pairs, `elo` says what they are worth, `sprt` when they are enough. They
are played by a `crew` of processes or a Ray `cluster`, and `record` keeps them in a file that a run is continued from.
"""
