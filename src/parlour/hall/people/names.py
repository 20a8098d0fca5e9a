"""Names of accounts and machines. No two accounts' names look alike; a machine's name says what it is."""

from functools import cache
from unicodedata import category, combining, normalize
from unicodedata import name as called

import regex

from parlour import agents
from parlour.core import words
from parlour.core.facets.levels import NAMES
from parlour.core.refusal import Refusal

LONGEST, LONGEST_KEY = 24, 48  # a letter may become several where case and form are taken away
MARKS = " .-_'’"
# The beginning of every machine's name: a word of both languages, in signs that no other name may have. So it is told
# wherever a player is named: at tables, in letters, transcripts and pictures, to programs.
MACHINE = "[machine] "
# Characters for which Unicode asks that nothing be drawn, and more marks on a letter than languages write.
UNSEEN = regex.compile(r"\p{Default_Ignorable_Code_Point}|[\p{Mn}\p{Me}]{3}")
# Marks that no letter of a language has: those of any script, and those of another script than their letter's.
LOOSE = regex.compile(r"[\p{M}&&\p{Script=Inherited}]|(?<=[\p{Latin}\p{Greek}\p{Cyrillic}\p{N}])\p{M}+", regex.V1)
DOT_ABOVE, BELOW = "\u0307", 220  # specks that are overlooked: a dot, and what stands below a letter apart from it
SMALL_CAPITAL = "LATIN LETTER SMALL CAPITAL "
DIGITS = "0123456789"
SPELT = str.maketrans("34578", "eastb")  # digits that stand for letters, beside those that look like them


def checked_name(given: str) -> str:
    """Return a name as it is kept: composed, with single spaces.

    Refuse signs that could hide or break something, and names of the hall or its house.
    """
    name = spelled(given, LONGEST)
    if len(name_key(name)) > LONGEST_KEY:
        raise Refusal("bad-name", most=LONGEST)
    if _is_reserved(name):
        raise Refusal("name-reserved")
    return name


def spelled(given: str, most: int) -> str:
    """Return what anything here is called, composed and with single spaces; refuse signs that no name has."""
    name = " ".join(normalize("NFC", given).split())
    fits = 0 < len(name) <= most and all(_may_stand(sign) for sign in name) and not UNSEEN.search(name)
    if not fits or not _letters(name):
        raise Refusal("bad-name", most=most)
    return name


def _may_stand(sign: str) -> bool:
    """Tell whether a sign may stand in a name: a letter, an accent, a digit, a mark; no slash: it parts addresses."""
    return category(sign)[0] in "LMN" or sign in MARKS


def name_key(name: str) -> str:
    """Return what two names must not share: the name without case, width and other forms of the same letters.

    The mark of a machine's name is left out.
    """
    return normalize("NFKC", normalize("NFKC", name.removeprefix(MACHINE)).casefold())


def skeleton(name: str) -> str:
    """Return what two names share that look alike: each letter's prototype among Unicode's confusables, as in UTS 39.

    Capitals look otherwise than small letters: `I` is like `l`, `i` is not. So prototypes are taken before and after
    case is taken away. Accents tell names apart; spaces, loose marks and specks do not.
    """
    bare = "".join(name.removeprefix(MACHINE).split())
    return _prototypes_of(_prototypes_of(_plain(normalize("NFKC", bare))).casefold())


def _plain(text: str) -> str:
    """Return a text without marks that are easily overlooked, and with capitals for small capitals."""
    capitals = (called(sign, "").removeprefix(SMALL_CAPITAL) for sign in text)
    signs = (capital if len(capital) == 1 else sign for sign, capital in zip(text, capitals, strict=True))
    seen = (sign for sign in normalize("NFD", "".join(signs)) if sign != DOT_ABOVE and combining(sign) != BELOW)
    return str(LOOSE.sub("", normalize("NFC", "".join(seen))))


def _prototypes_of(text: str) -> str:
    alike = _prototypes()
    return normalize("NFKC", "".join(alike.get(sign, sign) for sign in normalize("NFD", text)))


def learn() -> None:
    """Read what names are compared with: it takes a second, and nobody who chooses one need wait for it."""
    _prototypes()
    _reserved()


@cache
def _prototypes() -> dict[str, str]:
    """Return for each character the one, or the group of letters, that stands for all that look like it."""
    from confusable_homoglyphs.confusables import confusables_data  # slow to import, and only a hall needs it

    mark = "\u200e"  # around what is written from right to left
    pairs = ((sign.strip(mark), other["c"].strip(mark)) for sign, like in confusables_data.items() for other in like)
    families: dict[str, set[str]] = {}
    for sign, other in pairs:
        if other not in families.get(sign, ()):
            family = families.get(sign, {sign}) | families.get(other, {other})
            families.update(dict.fromkeys(family, family))
    return {sign: max(family, key=_stands_for) for sign, family in families.items() if len(sign) == 1}


def _stands_for(text: str) -> tuple[int, bool, str]:
    return len(text), text.isascii(), text


def _letters(name: str) -> str:
    """Return a name without its accents, spaces and marks."""
    return "".join(sign for sign in normalize("NFD", name) if category(sign)[0] in "LN")


def _is_reserved(name: str) -> bool:
    """Tell whether a name is one of the hall's, or has a title of its staff among its words."""
    names, titles = _reserved()
    spaced = name.translate(dict.fromkeys(map(ord, MARKS), " "))
    return bool(_readings(name) & names) or any(_readings(word) & titles for word in spaced.split())


def _readings(word: str) -> set[str]:
    """Return the ways to read a word: as it is, with letters for its digits, or without a number beside it."""
    return {_letters(skeleton(form)) for form in (word, word.translate(SPELT), word.strip(DIGITS + MARKS))}


@cache
def _reserved() -> tuple[frozenset[str], frozenset[str]]:
    """Return the names that nobody may have, and those of them that are titles.

    They are those of the hall, its staff and its own players, and what stands where a name is missing.
    """
    titles = _listed("names-titles")
    missing = [words.say(lang, message) for lang in words.LANGUAGES for message in ("seat-left", "seat-open")]
    machines = (*agents.names(), *NAMES)
    house = [words.say(lang, f"agent-{name}") for lang in words.LANGUAGES for name in machines]
    return _forms([*titles, *_listed("names-reserved"), *missing, *house, *machines]), _forms(titles)


def _listed(message: str) -> list[str]:
    return [name for lang in words.LANGUAGES for name in words.say(lang, message).split(",")]


def _forms(names: list[str]) -> frozenset[str]:
    # In capitals too: ADM1N looks like ADMIN, though not like admin.
    return frozenset(_letters(skeleton(form)) for name in names for form in (name, name.upper()))
