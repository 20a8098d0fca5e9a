"""A board packed into words, under rules of two cards at a time: each card's effect on each is computed once."""
