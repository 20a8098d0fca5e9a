"""A match of Kuhn poker as one flat record: the cards, who started, and what was done since."""

from parlour.core.record import record
from parlour.core.rules import RuleBook

NAME = "kuhn-poker"
SEATS = ("red", "blue")
CARDS = ("J", "Q", "K")  # a card is its place here: the higher wins
HIDDEN = -1  # in `card`: this viewer has not seen it
ACTIONS = ("check", "bet", "call", "fold")
CHECK, BET, CALL, FOLD = range(len(ACTIONS))
MOST = 3  # actions a match can have: check, bet, and the answer
ANTE, RAISE = 1, 1

STATE = record([("card", "i1", (2,)), ("first", "i1"), ("count", "i1"), ("done", "i1", (MOST,))])
BOOK = RuleBook(NAME, options=[], presets=[], clashes=[], free_defaults={})
