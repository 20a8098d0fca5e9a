"""The vocabulary of skills: every word is declared once, with its parameters, its opcode and its columns in a row."""
