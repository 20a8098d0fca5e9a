"""The course of a match: turns, battles, legal answers, and their effects. Other parts of parlour call it."""
