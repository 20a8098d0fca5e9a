"""Sentences as data: the record that the client is tested with is true and complete."""

import json

from parlour.core import words
from tests.web.sentences import PLACE, Recorded, of_matches, of_tables

RECORD: list[Recorded] = json.loads(PLACE.read_text(encoding="utf-8"))
AGAIN = "run `python -m tests.web.sentences`, and the client's tests"


def test_the_server_says_what_was_recorded() -> None:
    """The server says each recorded sentence in every language as it was recorded."""
    for one in RECORD:
        assert {lang: words.rendered(lang, one["says"]) for lang in words.LANGUAGES} == {
            "en": one["en"],
            "fr": one["fr"],
        }, AGAIN


def test_whatever_is_said_was_recorded() -> None:
    """Each sentence that can be said is in the record, with the same variables."""
    known = {(one["says"]["id"], *sorted(one["says"]["args"])) for one in RECORD}
    said = {(one["id"], *sorted(one["args"])) for one in (*of_matches(1), *of_tables())}
    assert said - known == set(), AGAIN
