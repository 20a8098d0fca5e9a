"""The cards as data: their print, what people look for in them, and decks. Knows no match."""
