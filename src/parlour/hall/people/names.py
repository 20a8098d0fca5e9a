"""Names: of guests until they choose one, and of accounts, of which no two look alike."""

from functools import cache
from unicodedata import category, normalize

from parlour import agents
from parlour.core import words
from parlour.core.refusal import Refusal

BIRDS = (
    "heron", "wren", "kestrel", "robin", "stork", "plover", "linnet", "swift",
    "siskin", "finch", "lark", "osprey", "avocet", "puffin", "curlew", "dunlin",
    "egret", "fulmar", "teal", "oriole", "ibis", "jackdaw", "cormorant", "merlin",
)  # fmt: skip
LONGEST, LONGEST_KEY = 24, 48  # a letter may become several where case and form are taken away
MARKS = " .-_'’"


def guest_name(pick: int, lang: str) -> str:
    """A friendly name nobody has to type, by any number, in the guest's language."""
    return words.say(lang, "guest-name", {"bird": BIRDS[pick % len(BIRDS)]})


def checked_name(given: str) -> str:
    """The name as it is kept: composed, single spaces; a Refusal for signs that could hide or break something, and for
    what the hall or its house is called.
    """
    name = " ".join(normalize("NFC", given).split())
    if not name or len(name) > LONGEST or not all(_may_stand(sign) for sign in name):
        raise Refusal("bad-name", most=LONGEST)
    if not _letters(name) or len(name_key(name)) > LONGEST_KEY:
        raise Refusal("bad-name", most=LONGEST)
    if _letters(skeleton(name)) in _reserved():
        raise Refusal("name-reserved")
    return name


def _may_stand(sign: str) -> bool:
    """Letters with their accents, digits and a few marks: nothing invisible, and no slash, for a name is an address."""
    return category(sign)[0] in "LMN" or sign in MARKS


def name_key(name: str) -> str:
    """What two names must not share: the name without case, width and other forms of the same letters."""
    return normalize("NFKC", normalize("NFKC", name).casefold())


def skeleton(name: str) -> str:
    """What two names share that look alike: each letter's prototype among Unicode's confusables, as in UTS 39.

    Capitals look otherwise than small letters (`I` is like `l`, `i` is not), so prototypes are taken before and after
    case is taken away.
    """
    return _prototypes_of(_prototypes_of(normalize("NFKC", name)).casefold())


def _prototypes_of(text: str) -> str:
    alike = _prototypes()
    return normalize("NFKC", "".join(alike.get(sign, sign) for sign in normalize("NFD", text)))


@cache
def _prototypes() -> dict[str, str]:
    """For each character one that stands for all that look like it; a group of letters, where one is like a group."""
    # A third of a second of imports, for the first name that somebody chooses.
    import networkx  # type: ignore[import-untyped]  # ships no types
    from confusable_homoglyphs.confusables import confusables_data

    mark = "\u200e"  # around what is written from right to left
    pairs = ((sign.strip(mark), other["c"].strip(mark)) for sign, like in confusables_data.items() for other in like)
    families = networkx.connected_components(networkx.Graph(pairs))
    return {sign: max(family, key=_stands_for) for family in families for sign in family if len(sign) == 1}


def _stands_for(text: str) -> tuple[int, bool, str]:
    return len(text), text.isascii(), text


def _letters(name: str) -> str:
    """A name without its accents, spaces and marks."""
    return "".join(sign for sign in normalize("NFD", name) if category(sign)[0] in "LN")


@cache
def _reserved() -> frozenset[str]:
    """What nobody is called: the hall, who runs it, its own players, and what stands where a name is missing."""
    said = [name for lang in words.LANGUAGES for name in words.say(lang, "names-reserved").split(",")]
    missing = [words.say(lang, message) for lang in words.LANGUAGES for message in ("seat-left", "seat-open")]
    house = [words.say(lang, f"agent-{name}") for lang in words.LANGUAGES for name in agents.names()]
    names = [*said, *missing, *house, *agents.names()]
    # In capitals too: ADM1N looks like ADMIN, though not like admin.
    return frozenset(_letters(skeleton(form)) for name in names for form in (name, name.upper()))
