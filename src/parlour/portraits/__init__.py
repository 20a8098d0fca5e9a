"""Portraits: the people of cards as the browser draws them, printed when the client was built; and pictures in dots."""
