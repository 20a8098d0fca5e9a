"""Lists of decks, as people paste them."""

from collections import Counter
from typing import Final

from parlour.games.cipher.cards.cards import card
from parlour.games.cipher.cards.deck import Deck

# The line of the main character, and the line of any card.
_FORMS: Final = {
    "names": ("MC: {0} {1}", "{0} {1} {2}"),
    "codes": ("MC: {0}", "{1} x{0}"),
    "csv": ('MC,{0},"{1}"', '{0},{1},"{2}"'),
}
FORMS: Final = tuple(_FORMS)


def listed(deck: Deck, form: str = "names") -> str:
    """Return the deck as one line per card, the main character first.

    `form` is one of FORMS: with the names of the cards, by their codes alone, or as a table.
    """
    leader, line = _FORMS[form]
    lines = [leader.format(deck.main, card(deck.main).name)]
    lines += [line.format(count, code, card(code).name) for code, count in sorted(Counter(deck.codes).items())]
    return "\n".join(lines) + "\n"
