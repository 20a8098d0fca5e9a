"""Routes of tournaments, and of what is played in ladders."""
