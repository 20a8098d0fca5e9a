"""The live parts of a process, kept in memory: rooms, watchers, the lobby, and what it does by itself."""
