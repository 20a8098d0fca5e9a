"""Names: what may be one, and which two are the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import words
from parlour.core.refusal import Refusal
from parlour.hall.people.names import BIRDS, LONGEST, checked_name, guest_name, name_key, skeleton


@pytest.mark.parametrize("given", ["", "   ", "a" * 25, "Ann\u202e", "a/b", "<b>", "\u200b", "...", "Ann\n\x00", "🂡"])
def test_signs_that_hide_or_break_are_refused(given: str) -> None:
    """Nothing invisible, nothing that turns the line around, no slash, and not marks alone."""
    with pytest.raises(Refusal) as caught:
        checked_name(given)
    assert caught.value.code == "bad-name"


@pytest.mark.parametrize("given", ["Ann", "Zoë d’Été", "Guest heron", "李小龍", "Jean-Luc 2", "नेहा"])
def test_names_of_the_world_may_stand(given: str) -> None:
    """Letters of any script with their accents."""
    assert checked_name(f"  {given} ") == given


@given(st.text(max_size=30))
def test_a_name_that_was_checked_is_kept_as_it_is(text: str) -> None:
    """Checking twice changes nothing, and a key is its own key."""
    try:
        name = checked_name(text)
    except Refusal:
        return
    assert checked_name(name) == name and 0 < len(name) <= LONGEST
    assert name_key(name_key(name)) == name_key(name)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_guest_has_a_name_in_his_language(lang: str) -> None:
    """As many names as birds, and each may stand as it is."""
    names = {guest_name(number, lang) for number in range(100)}
    assert len(names) == len(BIRDS) and all(checked_name(name) == name for name in names)


def test_guests_speak_french() -> None:
    """A French browser's guest is no English bird."""
    assert guest_name(0, "fr") == "Invité héron" and guest_name(0, "en") == "Guest heron"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Mason11987", "Mаson11987"),  # a Cyrillic letter
        ("Mason", "Mas0n"),
        ("Ivan", "lvan"),
        ("Ivan", "1van"),
        ("modern", "modem"),
        ("Paul", "Ｐａｕｌ"),
        ("Paul", "𝓟aul"),
        ("Omar", "Οmar"),  # a Greek one
        ("nemo", "nеmо"),
    ],
)
def test_names_that_look_alike_share_a_skeleton(one: str, other: str) -> None:
    """Whatever alphabets their letters are from."""
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anne"), ("Zoë", "Zoé"), ("Mason", "Nason"), ("李小龍", "李小能")])
def test_names_that_look_otherwise_do_not(one: str, other: str) -> None:
    """Accents and letters that can be told apart keep two names apart."""
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize("sign", "abcdefghijklmnopqrstuvwxyzéèêàçùôïñ")
def test_letters_of_names_keep_apart(sign: str) -> None:
    """No letter that French or English names are written with looks like another, but for i and its kin."""
    assert [other for other in "abcdefghijklmnopqrstuvwxyzéèêàçùôïñ" if skeleton(other) == skeleton(sign)] == [sign]


@pytest.mark.parametrize(
    "given",
    [
        "Admin", "аdmin", "ADM1N", "A.d-m i_n", "parlour", "Ρarlour", "Moderator", "Modérateur", "Moderateur", "Hôte",
        "a player who left", "A Player Who Left", "un joueur parti", "The house", "La maison", "search", "greedy",
        "free chair", "Le novice",
    ],
)  # fmt: skip
def test_nobody_is_called_like_the_hall_and_its_own(given: str) -> None:
    """Neither by these names nor by what looks like them, in any language."""
    with pytest.raises(Refusal) as caught:
        checked_name(given)
    assert caught.value.code == "name-reserved"


@pytest.mark.parametrize("given", ["ﷺ" * 8, "ﷺ" * 24, "ß" * 24 + "x"])
def test_a_name_that_grows_is_refused(given: str) -> None:
    """What two names must not share has bounds of its own."""
    with pytest.raises(Refusal) as caught:
        checked_name(given)
    assert caught.value.code == "bad-name"
