"""The coach: what it advises a beginner, and why, from the view of the seat that is asked alone."""
