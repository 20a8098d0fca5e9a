"""The course of a match: turns, battles, what may be chosen, and carrying it out. What other parts of parlour call."""
