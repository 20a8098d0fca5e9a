"""What somebody is told of what concerns him, wherever in the hall he is."""
