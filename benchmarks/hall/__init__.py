"""The hall under play, beside boardgame.io: speed, searches, memory, start and weight; see ../README.md."""
