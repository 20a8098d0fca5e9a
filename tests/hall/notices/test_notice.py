"""Notices in words: every kind has its sentence in both languages, and a link."""

from typing import get_args

import pytest

from parlour.core import words
from parlour.hall.notices import shapes
from parlour.hall.notices.notice import InboxEntry, Notice, notice_json
from parlour.hall.notices.triggers import game_said

KINDS = get_args(shapes.Kind)
ABOUT = {"name": "Léa", "game": game_said("nim"), "count": 2, "cards": ["Ifrit"], "result": "won"}


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_it_is_said_whole(kind: shapes.Kind, lang: str) -> None:
    """A sentence has all its parts, and no name of a message in its place."""
    told = notice_json(InboxEntry(Notice("ann", kind, "m1", "2024", ABOUT), True, None, False))
    text = words.rendered(lang, told["says"])
    assert "{" not in text and "notice-" not in text and len(text) > 10
    assert told["link"].startswith("/")


def test_it_has_one_name_for_ever() -> None:
    """A cause makes one id of its notice, however often it is tried."""
    one, again = (Notice("ann", "turn", "m1", "2024", ABOUT, "7") for _ in range(2))
    assert one.id == again.id == "turn:m1:7"
    assert Notice("ann", "turn", "m1", "2024", ABOUT, "9").id != one.id
