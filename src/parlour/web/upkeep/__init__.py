"""What a process does by itself as long as it is open: it beats and calls time, follows the others, and clears up."""
