"""The notices by which players are told what concerns them, wherever in the hall they are."""
