"""`parlour` with the cheapest possible hash of passwords, since half of all guests claim an account."""

from parlour.cli.app import main
from parlour.web.environment import running_in
from tests.web.visiting import THRIFTY


def thrifty() -> None:
    """Run the program as it is, in that environment."""
    with running_in(THRIFTY):
        main()
