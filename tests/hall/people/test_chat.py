"""What may be said at a table, and who reads it."""

from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.refusal import Refusal
from parlour.hall.people.chat import JOINER, LONGEST, Talkers, checked_text, require_talker
from parlour.hall.people.player import Player, Role


@given(st.text(max_size=2 * LONGEST))
def test_a_line_hides_nothing(given: str) -> None:
    """What is kept is one line of bounded length without invisible signs, and stays as it is when it is said again."""
    try:
        text = checked_text(given)
    except Refusal as refusal:
        assert refusal.code == "bad-line"
        return
    assert 1 <= len(text) <= LONGEST
    assert text == " ".join(text.split()) == checked_text(text)
    assert all(category(sign)[0] != "C" or sign == JOINER for sign in text)


@pytest.mark.parametrize("given", ["", "   ", "\u200b", "\u200d", "\n\t", "x" * (LONGEST + 1)])
def test_nothing_and_too_much_are_refused(given: str) -> None:
    """A line that nobody could see, or that is too long, is not said."""
    with pytest.raises(Refusal, match="300 characters"):
        checked_text(given)


ALLOWED = {
    (Talkers.EVERYONE, Role.GUEST): True,
    (Talkers.EVERYONE, Role.PLAYER): True,
    (Talkers.ACCOUNTS, Role.GUEST): False,
    (Talkers.ACCOUNTS, Role.PLAYER): True,
    (Talkers.NOBODY, Role.GUEST): False,
    (Talkers.NOBODY, Role.HOST): False,
}


@pytest.mark.parametrize(("talkers", "role"), ALLOWED)
def test_the_host_sets_who_talks(talkers: Talkers, role: Role) -> None:
    """Everybody, accounts alone, or nobody."""

    def may() -> bool:
        try:
            require_talker(Player("p", "Ann", role), talkers)
        except Refusal:
            return False
        return True

    assert may() is ALLOWED[talkers, role]
