"""Nim for half the stake: every match pays a half, so that code which counts only whole points fails."""

from typing import ClassVar

from parlour.core.contract import Kernels
from parlour.core.kernels import kernel
from parlour.core.rules import RuleBook
from parlour_nim.game import Nim
from parlour_nim.state import OPTIONS


@kernel
def _outcome(s, seat):
    if s.heap > 0:
        return 0.0
    return 0.5 if s.last == seat else -0.5


class Halves(Nim):
    """A game of Nim that pays a half."""

    name: ClassVar[str] = "halves"
    rule_book: ClassVar[RuleBook] = RuleBook("halves", OPTIONS, [], [], {"heap": "12"})
    kernels: ClassVar[Kernels] = Nim.kernels._replace(outcome=_outcome)


GAME = Halves()
