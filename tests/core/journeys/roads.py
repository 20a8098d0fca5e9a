"""Roads of Nim: one stage, as a file has it."""

from typing import Final

STAGE: Final = """
[[stages]]
name = "one"
title = { en = "One", fr = "Un" }
new = { en = "New.", fr = "Neuf." }
asks = { en = "Win.", fr = "Gagnez." }
hint = { en = "Try.", fr = "Essayez." }
rules = "free+calm"
opponent = "pip"
goal = [{ win = true }]
reached = 0.5
"""
FINE: Final = f'title = {{ en = "A road", fr = "Une route" }}\n{STAGE}'
