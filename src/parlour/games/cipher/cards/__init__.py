"""The cards as data: their print, the vocabulary in which their skills are written, and decks. Knows no match."""
