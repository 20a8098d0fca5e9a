"""From the schema of release 0.1, made at once, to that of release 0.2."""
