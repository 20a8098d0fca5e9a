"""A charter is checked before it is kept: every text, seal, rule set and card set in it."""

from typing import Any

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.communities.charter import (
    LONGEST_WELCOME,
    MOST_PRESETS,
    as_file,
    checked,
    checked_address,
    following,
)
from parlour.hall.communities.shapes import ClubCharter, HouseRules

NONE = {"en": "", "fr": ""}


def rules(text: str = "nim:free", address: str = "usual", name: str = "Usual") -> HouseRules:
    """Return rules under an English name."""
    return {"id": address, "name": {"en": name, "fr": ""}, "rules": text}


def charter(**change: Any) -> ClubCharter:
    """Return the Lantern Club's charter, with some fields changed."""
    made: ClubCharter = {
        "name": {"en": "Lantern Club", "fr": ""},
        "seal": {"wax": "plum", "symbol": "lantern-flame"},
        "welcome": {"en": "A quiet table.", "fr": "Une table calme."},
        "presets": [rules()],
        "sets": [],
        "open": True,
        "purse": None,
    }
    made.update(change)  # type: ignore[typeddict-item]  # a test knows what it changes
    return made


def test_it_is_kept_as_it_is_meant() -> None:
    """Names are normalised, welcomes trimmed and rules made canonical. One language is enough, and card sets are listed
    once.
    """
    given = charter(
        name={"en": "  Lantern   Club ", "fr": "  "},
        welcome={"en": " Come in.\n", "fr": ""},
        presets=[rules("triple-triad:ffwtt+plus=off+same=on")],
        sets=["triple-triad/ff8", "triple-triad/ff8"],
    )
    kept = checked(given)
    assert (kept["name"], kept["welcome"]) == ({"en": "Lantern Club", "fr": ""}, {"en": "Come in.", "fr": ""})
    assert kept["presets"][0]["rules"] == "triple-triad:ffwtt+same" and kept["sets"] == ["triple-triad/ff8"]
    assert checked(kept) == kept
    assert as_file("lantern-club", kept) == {"parlour": 1, "community": "lantern-club", "charter": kept}


def test_it_follows_a_card_set_and_no_other_of_a_like_name() -> None:
    texts = ["triple-triad:free+cards=sea@00000001", "triple-triad:free+cards=sea@00000002+same", "nim:free"]
    near = "triple-triad:free+cards=deep_sea@00000001"
    kept = charter(presets=[rules(text) for text in [*texts, near]])
    moved = following(kept, ["sea@00000001", "sea@00000002"], "sea@00000003")
    assert [one["rules"] for one in moved["presets"]] == [
        "triple-triad:free+cards=sea@00000003",
        "triple-triad:free+cards=sea@00000003+same",
        "nim:free",
        near,
    ]
    assert {**moved, "presets": kept["presets"]} == kept and kept["presets"][0]["rules"] == texts[0]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"name": NONE}, "community-nameless"),
        ({"name": {"en": "x" * 41, "fr": ""}}, "bad-name"),
        ({"name": {"en": "A/B", "fr": ""}}, "bad-name"),
        ({"welcome": {"en": "x" * (LONGEST_WELCOME + 1), "fr": ""}}, "community-welcome"),
        ({"presets": [rules(name="")]}, "community-nameless"),
        ({"presets": [rules(address="Usual")]}, "bad-community-address"),
        ({"presets": [rules("chess:free")]}, "unknown-game"),
        ({"presets": [rules("triple-triad:ffwtt+same_wall")]}, "same-wall-without-same"),
        ({"presets": [rules(), rules("triple-triad:ffwtt")]}, "house-rules-twice"),
        ({"presets": [rules(), rules(address="again")]}, "house-rules-twice"),
        ({"presets": [rules(address=f"r{n}") for n in range(MOST_PRESETS + 1)]}, "too-many-house-rules"),
        ({"sets": ["triple-triad/none"]}, "unknown-card-set"),
        ({"sets": ["chakart/any"]}, "no-card-sets"),
        ({"sets": ["triple-triad/ff8"] * 13}, "too-many-sets"),
    ],
)
def test_what_cannot_be_kept_is_told(change: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal) as caught:
        checked(charter(**change))
    assert caught.value.code == code
    assert caught.value.message("en") != caught.value.message("fr")


@pytest.mark.parametrize("address", ["", "Lantern", "a--b", "-a", "a-", "é", "a/b", "x" * 41, "a b"])
def test_an_address_is_plain(address: str) -> None:
    with pytest.raises(Refusal) as caught:
        checked_address(address)
    assert caught.value.code == "bad-community-address"
    assert checked_address("lantern-club-2") == "lantern-club-2"
