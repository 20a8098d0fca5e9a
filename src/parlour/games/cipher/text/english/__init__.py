"""English, written from the data of a skill."""
