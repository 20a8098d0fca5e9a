"""Library: the interface for Python: a match by its rules, its actions by their names, and each seat's view."""
