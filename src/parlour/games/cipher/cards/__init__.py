"""The cards as data: what is printed on them, the vocabulary their skills are written in, and decks. Knows no match."""
