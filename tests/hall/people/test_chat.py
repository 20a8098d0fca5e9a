"""Chat at a table: what may be said, and who reads it."""

from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.refusal import Refusal
from parlour.hall.people.chat import (
    JOINER,
    LOBBY,
    LONGEST,
    Message,
    Talkers,
    checked_text,
    line_json,
    require_talker,
    speak_in_lobby,
)
from parlour.hall.people.player import Player, Role
from tests.table.playing import NOW


@given(st.text(max_size=2 * LONGEST))
def test_a_line_hides_nothing(given: str) -> None:
    """A kept line is bounded, has no invisible signs or breaks, and stays the same when it is said again."""
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
    """An empty or invisible line and one that is too long are refused."""
    with pytest.raises(Refusal, match="300 characters"):
        checked_text(given)


def test_the_lobby_is_one_room_without_seats() -> None:
    """The lobby is one room of no match, and its speaker sees a line as their own."""
    ann = Player("ann", "Ann", Role.PLAYER)
    spoken = speak_in_lobby(ann, Talkers.EVERYONE, "c", "  Who   plays? ", NOW)
    assert (spoken.match, spoken.room, spoken.text) == (None, LOBBY, "Who plays?")
    told = line_json(Message(1, None, LOBBY, "ann", "Ann", spoken.text, NOW), None, "ann")
    assert (told["room"], told["by"]["seat"], told["by"]["you"]) == ("lobby", None, True)
    with pytest.raises(Refusal) as caught:
        speak_in_lobby(Player("g", "Guest 1"), Talkers.ACCOUNTS, "c", "hi", NOW)
    assert caught.value.code == "chat-for-accounts"


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
    """The host lets everybody, accounts alone, or nobody talk."""

    def may() -> bool:
        try:
            require_talker(Player("p", "Ann", role), talkers)
        except Refusal:
            return False
        return True

    assert may() is ALLOWED[talkers, role]
