"""Engine: connections to a database, and the refusals when one is away. Knows no table."""
