"""One folder per game. The registry finds them; nothing lists them."""
