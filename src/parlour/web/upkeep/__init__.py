"""The upkeep of an open hall by its process: it beats and calls time, follows the others, and clears up."""
