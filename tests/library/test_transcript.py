"""Transcripts say the same as text and as JSON, and a faulty one is refused by its line or field."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import words
from parlour.core.refusal import Refusal
from parlour.library.transcript import Transcript, Written, read

PICKS = st.lists(st.integers(2, 99).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, n - 1)))).map(tuple)
WORDS = st.text("abcdefgh #'()-0123456789", min_size=1).map(lambda text: " ".join(text.split())).filter(bool)
PLIES = st.lists(st.builds(Written, WORDS, st.none() | PICKS))
TEXT = st.text(st.characters(exclude_categories=["C"]), max_size=9)
OBJECTS = st.dictionaries(TEXT, st.integers(0, 9) | TEXT, min_size=1, max_size=3)
TRANSCRIPTS = st.builds(
    Transcript,
    WORDS,
    st.integers(0, 2**53),
    st.dictionaries(st.sampled_from(["red", "blue"]), OBJECTS),
    st.none() | OBJECTS,
    st.none() | PICKS,
    PLIES,
)


@given(told=TRANSCRIPTS)
def test_text_and_json_are_read_back(told: Transcript) -> None:
    """Any names of actions and any picks read back from either form."""
    assert read(told.text()) == told
    assert read(told.as_json()) == told
    assert read(json.dumps(told.as_json())) == told
    assert read(told) == told


def test_it_reads_like_this() -> None:
    """The text is the form that the module shows, word for word."""
    told = Transcript(
        "chakart:seed", 7, {"white": {"a": 1}}, None, None, [Written("b1b3"), Written("e7e5", ((10, 2), (3, 0)))]
    )
    assert told.text() == ('rules: chakart:seed\nseed: 7\nbring white: {"a": 1}\n\n1. b1b3\n2. e7e5 [2/10 0/3]\n')


@pytest.mark.parametrize(
    ("given", "code", "at"),
    [
        ("seed: 7\n", "bad-transcript", "rules"),
        ("rules: chakart\n", "bad-transcript", "seed"),
        ("rules: chakart\nseed: seven\n", "bad-transcript", "seed"),
        ("rules: chakart\nseed: -1\n", "bad-transcript", "seed"),
        ("rules: chakart\nseed: 1\nbring white: [1]\n", "bad-transcript", "brings"),
        ("rules: chakart\nseed: 1\nposition: 3\n", "bad-transcript", "position"),
        ("rules: chakart\nseed: 1\n\nb1b3\n", "bad-transcript-line", "line 4"),
        ("rules: chakart\nseed: 1\ncolour: red\n", "bad-transcript-line", "line 3"),
        ("rules: chakart\nseed: 1\n1. b1b3 [2]\n", "bad-transcript-line", "picks"),
        ("rules: chakart\nseed: 1\nposition: {", "bad-json", None),
        ({"rules": "chakart", "seed": 2**53 + 1, "plies": []}, "bad-transcript", "seed"),
        ({"rules": "chakart", "seed": True}, "bad-transcript", "seed"),
        ({"rules": "chakart", "seed": 1, "brings": [1]}, "bad-transcript", "brings"),
        ({"rules": "chakart", "seed": 1, "position": "x"}, "bad-transcript", "position"),
        ({"rules": "chakart", "seed": 1, "plies": ["b1b3"]}, "bad-transcript", "plies"),
        ({"rules": "chakart", "seed": 1, "plies": [{"action": "b1b3", "picks": [[3, 3]]}]}, "bad-transcript", "plies"),
        ({"rules": "chakart", "seed": 1, "deal": [[2, 2]]}, "bad-transcript", "deal"),
        ("rules: chakart\nseed: 1\ndeal: five\n", "bad-transcript-line", "picks"),
        ({"rules": "chakart", "seed": 1, "plies": 3}, "bad-transcript", "plies"),
        ({"rules": "chakart", "seed": 1, "plys": []}, "bad-transcript", "plies"),
        (None, "not-a-transcript", None),
        (b"rules: chakart", "not-a-transcript", None),
        ("rules: chakart\nrules: cipher\nseed: 1\n", "transcript-twice", "line 2"),
        ("rules: chakart\nseed: 1\n\n2. b1b3\n", "transcript-number", "line 4"),
    ],
)
def test_what_is_no_transcript_is_refused(given: Any, code: str, at: str | None) -> None:
    """A faulty transcript is refused by its line or its field, in both languages."""
    with pytest.raises(Refusal) as refused:
        read(given)
    assert (refused.value.code, refused.value.at) == (code, at)
    assert all(refused.value.message(lang) for lang in words.LANGUAGES)
