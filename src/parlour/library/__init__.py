"""The library as people type it: a match by its rules, its actions by their names, what each seat sees."""
