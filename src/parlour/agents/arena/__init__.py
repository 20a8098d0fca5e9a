"""The arena: agents meet in pairs of matches, and the results are told with their error.

`match` plays one match, `pairs` the same deal twice with the seats swapped. `contest` says who meets whom and from
which seed, and `run` is a contest as it is played. `score` counts pairs, `elo` rates them, and `sprt` tells when they
are enough. They are played by a `crew` of processes or a Ray `cluster`. `record` keeps them in a file from which a run
is continued.
"""
