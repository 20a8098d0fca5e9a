"""The background jobs of a process of an open hall: it beats and calls time, follows the others, and clears up."""
