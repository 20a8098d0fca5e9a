"""A board packed into words, under rules of two cards at a time: what each card does to each is worked out once."""
