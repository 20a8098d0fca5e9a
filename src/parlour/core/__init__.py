"""What every game is made of: records, kernels, chance, rule sets, views, events. Pure: no I/O, no clock."""
