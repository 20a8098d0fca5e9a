"""The hall under load, beside boardgame.io: speed, searches, memory, start and weight; see ../README.md."""
