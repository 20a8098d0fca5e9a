"""French, written from the data of a skill."""
