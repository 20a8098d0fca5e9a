"""Doubts between our data and a public list of cards: `python -m tests.games.cipher.cards.checker LIST [CODE ...]`.

LIST is `cardlist.json` of github.com/Decksteria/Decksteria.FECipher. Doubts that somebody has read and dismissed stand
in `read.toml`, each with its reason.
"""

import argparse
import json
import sys
import tomllib
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.games.cipher.cards.printings import DATA
from tests.games.cipher.cards import printed
from tests.games.cipher.cards.doubts import doubts

READ = Path(__file__).with_name("read.toml")


def main() -> int:
    """Print every doubt that nobody has read, and each read one that no longer exists; return 1 if there is any."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("list", type=Path)
    parser.add_argument("codes", nargs="*")
    asked = parser.parse_args()
    texts = defaultdict(list)
    for text in printed.cards(asked.list):
        texts[text.code].append(text)
    ours = [card for card in all_cards() if not asked.codes or card["code"] in asked.codes]
    found = {str(doubt) for card in ours for doubt in doubts(card, printed_as(card, texts))}
    read = {line for one in tomllib.loads(READ.read_text(encoding="utf-8"))["read"] for line in one["doubts"]}
    for line in sorted(found - read):
        sys.stdout.write(f"{line}\n")
    for line in sorted(read - found) if not asked.codes else ():
        sys.stdout.write(f"{line}: no more\n")
    sys.stdout.write(f"{len(ours)} cards, {len(found)} doubts, {len(found - read)} not read yet\n")
    return bool(found - read)


def all_cards() -> list[dict[str, Any]]:
    """Return every card of our data, as its file has it."""
    cards: list[dict[str, Any]] = json.loads((DATA / "cards.json").read_text(encoding="utf-8"))
    return cards


def printed_as(card: Mapping[str, Any], texts: Mapping[str, list[printed.Card]]) -> printed.Card:
    """Return the list's entry of our card: of those with its number, the one of its title and class."""
    found = texts[card["code"].rstrip("abc")]
    return max(found, key=lambda one: (one.title == card["title"], one.fields["class"] == card["class"]))


if __name__ == "__main__":
    sys.exit(main())
