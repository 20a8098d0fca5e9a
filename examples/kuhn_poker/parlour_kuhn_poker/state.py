"""A match of Kuhn poker as one flat record: the cards, the seat that started, and the actions since."""

from parlour.core.record import State, plain, record
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


def known(state: State, viewer: int) -> object:
    """Return what a viewer may know: a card is its seat's secret until both are shown, which a fold prevents."""
    s = plain(state)
    done = s["done"][: s["count"]]
    shown = len(done) > 1 and done[-1] not in (BET, FOLD)
    cards = [card if shown or seat == viewer else HIDDEN for seat, card in enumerate(s["card"])]
    return s["first"], *done, *cards
