"""Core: the parts of every game: records, kernels, chance, rule sets, views, events. Pure: no I/O, no clock."""
