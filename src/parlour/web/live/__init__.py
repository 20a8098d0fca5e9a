"""What a process keeps in memory while it runs: rooms, watchers, the lobby, and what it does by itself."""
