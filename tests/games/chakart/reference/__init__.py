"""Chakart written a second time, slowly: squares hold the letters of a FEN, and chance is enumerated.

It shares nothing with the game but the rulebook (sections 2 to 11, preset `seed`). A misreading would have to be made
twice in the same way. Squares are 0 (a1) to 63 (h8).
"""
