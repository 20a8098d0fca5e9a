"""The house's own games, a folder for each; they are declared in pyproject.toml, as anybody's are."""
