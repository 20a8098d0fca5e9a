"""Names: what may be one, and which two are the same."""

import json
import sys
from pathlib import Path
from unicodedata import category, normalize

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import words
from parlour.core.refusal import Refusal
from parlour.hall.people.names import LONGEST, checked_name, name_key, skeleton

SHOWN = Path(__file__).parents[3] / "client" / "src" / "lib" / "words" / "guests.json"
SIGNS = "".join(map(chr, range(sys.maxunicode + 1)))
UNSEEN = regex.findall(r"\p{Default_Ignorable_Code_Point}", SIGNS)
LOOSE = [sign for sign in SIGNS if category(sign)[0] == "M" and normalize("NFD", sign) == sign]


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "a" * 25,
        "Ann\u202e",
        "a/b",
        "<b>",
        "\u200b",
        "...",
        "Ann\n\x00",
        "🂡",
        "Mirabelle\u3164",
        "Mir\u034fabelle",
        "Mirabelle\ufe0f",
        "Mira\u115fbelle",
        "Ann\u180b",
        "Ann\U000e0100",
        "Ann\uffa0",
        "Z\u0351\u0313\u0302A",
        "Zoe" + "\u0301\u0302\u0303\u0304\u0305" * 4,
    ],
)
def test_signs_that_hide_or_break_are_refused(given: str) -> None:
    """A name has nothing invisible, nothing that reverses the line, no slash, and is not of marks alone."""
    with pytest.raises(Refusal) as caught:
        checked_name(given)
    assert caught.value.code == "bad-name"


@pytest.mark.parametrize(
    "given",
    ["Ann", "Zoë d’Été", "Guest heron", "李小龍", "Jean-Luc 2", "नेहा", "पहाड़ों", "Nguyễn", "ณัฐวุฒิ", "Ζωή", "محمّد"],
)
def test_names_of_the_world_may_stand(given: str) -> None:
    """Letters of any script with their accents may stand in a name."""
    assert checked_name(f"  {given} ") == given


@given(st.text(max_size=30))
def test_a_name_that_was_checked_is_kept_as_it_is(text: str) -> None:
    """Checking a name twice changes nothing, and a key is its own key."""
    try:
        name = checked_name(text)
    except Refusal:
        return
    assert checked_name(name) == name and 0 < len(name) <= LONGEST
    assert name_key(name_key(name)) == name_key(name)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_guest_has_a_name_in_their_language(lang: str) -> None:
    """There is a guest's name for each bird in each language, and each is a valid name."""
    names = {words.guest_name(bird, lang) for bird in words.BIRDS}
    assert len(names) == len(words.BIRDS) and all(checked_name(name) == name for name in names)


def test_the_client_knows_every_name_that_is_given() -> None:
    """The client has every guest's name in both languages, so that it can show them in the reader's."""
    given = [{lang: words.guest_name(bird, lang) for lang in words.LANGUAGES} for bird in words.BIRDS]
    assert json.loads(SHOWN.read_text("utf-8")) == given


def test_guests_speak_french() -> None:
    """A guest with a French browser has a French name."""
    assert words.guest_name("heron", "fr") == "Invité héron" and words.guest_name("heron", "en") == "Guest heron"


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
        ("Omar", "Οmar"),  # a Greek letter
        ("nemo", "nеmо"),
        ("mason", "m\u0332ason"),
        ("mason11987x", "mason11987x\u0323"),
        ("mason", "mạson"),
        ("mason", "ṃason"),
        ("mason", "ᴍᴀsᴏɴ"),
        ("mason7", "mason7\u20dd"),
        ("mason", "mason\u0941"),
        ("Xh1c36", "Xh 1c36"),
        ("Xh1c36", "x h 1 C 3 6"),
        ("Mason 7", "Mаson7"),
    ],
)
def test_names_that_look_alike_share_a_skeleton(one: str, other: str) -> None:
    """Look-alike letters of any alphabets give the same skeleton."""
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anne"), ("Zoë", "Zoé"), ("Mason", "Nason"), ("李小龍", "李小能")])
def test_names_that_look_otherwise_do_not(one: str, other: str) -> None:
    """Accents and distinct letters keep two names apart."""
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize("sign", "abcdefghijklmnopqrstuvwxyzéèêàçùôïñ")
def test_letters_of_names_keep_apart(sign: str) -> None:
    """No letter of French or English names looks like another, except for i and its kin."""
    assert [other for other in "abcdefghijklmnopqrstuvwxyzéèêàçùôïñ" if skeleton(other) == skeleton(sign)] == [sign]


@pytest.mark.parametrize(
    "given",
    [
        "Admin", "аdmin", "ADM1N", "A.d-m i_n", "parlour", "Ρarlour", "Moderator", "Modérateur", "Moderateur", "Hôte",
        "a player who left", "A Player Who Left", "un joueur parti", "The house", "La maison", "search", "greedy",
        "free chair", "Le novice", "ᴀdmin", "4dmin", "4DM1N", "Adm1n 2", "Admin7", "Modo", "the Admin", "Hall host",
        "sysop", "5ysop", "Parlour Team", "Team", "deleted", "you", "vous",
        "l'arbitre", "Ann_moderator", "Mọdo", "h0st.ann",
    ],
)  # fmt: skip
def test_nobody_is_called_like_the_hall_and_its_own(given: str) -> None:
    """Nobody has the name of the hall or of its staff, or one that looks like it, in any language."""
    with pytest.raises(Refusal) as caught:
        checked_name(given)
    assert caught.value.code == "name-reserved"


@pytest.mark.parametrize(
    "given",
    [
        "Modesta",
        "Hallgrim",
        "Hosta",
        "Ghost",
        "Adminah",
        "Youssef",
        "Thank you",
        "Team Rocket",
        "Mr Robot",
        "4 Seasons",
    ],
)
def test_ordinary_names_are_free(given: str) -> None:
    """A title counts only as a word of its own, and any other reserved name only as the whole name."""
    assert checked_name(given) == given


def _kept(given: str) -> str | None:
    try:
        return checked_name(given)
    except Refusal:
        return None


@given(st.sampled_from(("Mirabelle", "Zoë d’Été", "नेहा", "李小龍")), st.integers(0, 9), st.sampled_from(UNSEEN))
def test_what_nobody_sees_makes_no_double(name: str, place: int, unseen: str) -> None:
    """With any invisible character a name is refused, or counts as the same name."""
    double = _kept(name[:place] + unseen + name[place:])
    assert double is None or skeleton(double) == skeleton(name)


@given(st.integers(1, 5), st.sampled_from(LOOSE))
def test_a_mark_that_no_letter_has_makes_no_double(place: int, mark: str) -> None:
    """With any combining mark that makes no other letter a name is refused, or looks the same."""
    double = _kept("mason"[:place] + mark + "mason"[place:])
    if double is not None and len(double) > len("mason"):
        assert skeleton(double) == skeleton("mason")


@pytest.mark.parametrize("given", ["ﷺ" * 8, "ﷺ" * 24, "ß" * 24 + "x"])
def test_a_name_that_grows_is_refused(given: str) -> None:
    """A name whose key or skeleton is too long is refused."""
    with pytest.raises(Refusal) as caught:
        checked_name(given)
    assert caught.value.code == "bad-name"
