"""The charter of a community: what its keepers write, judged before it is kept."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from parlour.core import registry, words
from parlour.core.refusal import Refusal
from parlour.core.shapes import Said
from parlour.hall.communities.shapes import CharterFile, ClubCharter, HouseRules
from parlour.hall.people.names import spelled

LONGEST_NAME, LONGEST_WELCOME = 40, 240
MOST_PRESETS, MOST_SETS = 12, 12
LONGEST_ADDRESS: Final = 40
FORM: Final = 1  # number of the file's form
ADDRESS = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*", re.ASCII)


def checked_address(given: str) -> str:
    """Return the id of a community or of its rules; refuse one that cannot be part of an address."""
    if len(given) > LONGEST_ADDRESS or not ADDRESS.fullmatch(given):
        raise Refusal("bad-community-address", most=LONGEST_ADDRESS)
    return given


def checked(given: ClubCharter) -> ClubCharter:
    """Return a charter as it is kept: names spelled, welcomes trimmed, rules canonical; refuse what cannot be kept."""
    return {
        "name": _named(given["name"]),
        "seal": given["seal"],
        "welcome": _written(given["welcome"], _welcome),
        "presets": _presets(given["presets"]),
        "sets": _sets(given["sets"]),
        "open": given["open"],
        "purse": given["purse"],
    }


def as_file(community: str, charter: ClubCharter) -> CharterFile:
    """Return a charter as a file to take home."""
    return {"parlour": FORM, "community": community, "charter": charter}


def following(charter: ClubCharter, editions: Sequence[str], newest: str) -> ClubCharter:
    """Return a charter whose rules name the newest edition of a card set in the place of any of these."""

    def followed(preset: HouseRules) -> HouseRules:
        rules = preset["rules"]
        for edition in editions:
            rules = rules.replace(f"={edition}", f"={newest}")
        return {**preset, "rules": rules}

    return {**charter, "presets": [followed(preset) for preset in charter["presets"]]}


def game_of(rules: str) -> str:
    """Return the game that a canonical text of rules is of."""
    return rules.partition(":")[0]


def _written(given: Said, checked_text: Callable[[str], str]) -> Said:
    """Return a text in its languages, each empty or as `checked_text` returns it."""

    def one(text: str) -> str:
        return checked_text(text) if text.strip() else ""

    return words.said(lambda lang: one(given[lang]))


def _named(given: Said) -> Said:
    """Return a name that is given in one language at least."""
    named = _written(given, lambda text: spelled(text, LONGEST_NAME))
    if not any(named.values()):
        raise Refusal("community-nameless")
    return named


def _welcome(text: str) -> str:
    if len(text.strip()) > LONGEST_WELCOME:
        raise Refusal("community-welcome", most=LONGEST_WELCOME)
    return text.strip()


def _presets(given: Sequence[HouseRules]) -> list[HouseRules]:
    if len(given) > MOST_PRESETS:
        raise Refusal("too-many-house-rules", most=MOST_PRESETS)
    kept = [_house_rules(one) for one in given]
    if len({one["id"] for one in kept}) < len(kept) or len({one["rules"] for one in kept}) < len(kept):
        raise Refusal("house-rules-twice")
    return kept


def _house_rules(given: HouseRules) -> HouseRules:
    rules = registry.game(game_of(given["rules"])).rule_book.parse(given["rules"])
    return {"id": checked_address(given["id"]), "name": _named(given["name"]), "rules": rules.text}


def _sets(given: Sequence[str]) -> list[str]:
    if len(given) > MOST_SETS:
        raise Refusal("too-many-sets", most=MOST_SETS)
    for shelf in given:
        game, _slash, name = shelf.partition("/")
        cards = registry.game(game).need_cards()
        if name not in cards.sets:
            raise Refusal("unknown-card-set", set=name, known=", ".join(cards.sets))
    return list(dict.fromkeys(given))
