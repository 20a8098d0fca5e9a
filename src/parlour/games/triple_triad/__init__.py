"""Triple Triad: nine cells, four numbers, any community's house rules."""

from parlour.games.triple_triad.game import TripleTriad

GAME = TripleTriad()
