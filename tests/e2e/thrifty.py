"""Thrifty: `parlour` on a machine that hashes passwords as cheaply as can be; half of all guests claim an account."""

from parlour.cli.app import main
from parlour.web.environment import running_in
from tests.web.visiting import THRIFTY


def thrifty() -> None:
    """The program as it is, in that environment."""
    with running_in(THRIFTY):
        main()
