"""Names: of guests until they choose one, and of accounts, of which no two look alike by case or by form."""

from unicodedata import category, normalize

from parlour.core import words
from parlour.core.refusal import Refusal

BIRDS = (
    "heron", "wren", "kestrel", "robin", "stork", "plover", "linnet", "swift",
    "siskin", "finch", "lark", "osprey", "avocet", "puffin", "curlew", "dunlin",
    "egret", "fulmar", "teal", "oriole", "ibis", "jackdaw", "cormorant", "merlin",
)  # fmt: skip
LONGEST = 24
MARKS = " .-_'’"


def guest_name(pick: int, lang: str) -> str:
    """A friendly name nobody has to type, by any number, in the guest's language."""
    return words.say(lang, "guest-name", {"bird": BIRDS[pick % len(BIRDS)]})


def checked_name(given: str) -> str:
    """The name as it is kept: composed, single spaces; a Refusal for signs that could hide or break something."""
    name = " ".join(normalize("NFC", given).split())
    if not name or len(name) > LONGEST or not all(_may_stand(sign) for sign in name):
        raise Refusal("bad-name", most=LONGEST)
    if not any(category(sign)[0] in "LN" for sign in name):
        raise Refusal("bad-name", most=LONGEST)
    return name


def _may_stand(sign: str) -> bool:
    """Letters with their accents, digits and a few marks: nothing invisible, and no slash, for a name is an address."""
    return category(sign)[0] in "LMN" or sign in MARKS


def name_key(name: str) -> str:
    """What two names must not share: the name without case, width and other forms of the same letters."""
    return normalize("NFKC", normalize("NFKC", name).casefold())
