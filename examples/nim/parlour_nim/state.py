"""A match of Nim as one flat record, and the options of its tables."""

from parlour.core.record import State, plain, record
from parlour.core.rules import Option, RuleBook

NAME = "nim"
SEATS = ("red", "blue")
CHARMS = 10  # a charm is one of the numbers below
MOST = 3  # stones a seat may take at once
NOBODY = -1  # in `last`: no seat has taken a stone
HIDDEN = -1  # in `charm`: this viewer has not seen it

# The rules in play are fields of the record, so that kernels need nothing else.
STATE = record([("heap", "i2"), ("last", "i2"), ("turn", "i1"), ("calm", "i1"), ("charm", "i1", (2,))])
HEAPS = (12, 21, 40)
MOST_STONES = 1000  # in a position that somebody writes
OPTIONS = [Option("heap", "table", tuple(map(str, HEAPS))), Option("calm", "table")]
BOOK = RuleBook(NAME, OPTIONS, presets=[], clashes=[], free_defaults={"heap": "12"})


def known(state: State, viewer: int) -> object:
    """Return what a viewer may know: a charm is its seat's secret until the last stone is taken."""
    s = plain(state)
    over = s["heap"] == 0
    charms = [charm if over or seat == viewer else HIDDEN for seat, charm in enumerate(s["charm"])]
    return s["heap"], s["last"], s["turn"], s["calm"], *charms
