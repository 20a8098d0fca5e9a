"""Card sets: the facet by which Cipher's cards are looked at, brought and owned."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from parlour.core import words
from parlour.core.contract import Bring
from parlour.core.event import Event
from parlour.core.facets.cards import Cards, Counted
from parlour.core.facets.collecting import CardSet
from parlour.core.look import look_problems
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.games.cipher import collecting
from parlour.games.cipher.cards import deck as decks
from parlour.games.cipher.cards import lint
from parlour.games.cipher.cards.abilities import abilities
from parlour.games.cipher.cards.called import called
from parlour.games.cipher.cards.cards import Card, all_cards, uncarried
from parlour.games.cipher.cards.cards import card as card_of
from parlour.games.cipher.cards.printings import DATA, code_of, printings
from parlour.games.cipher.compiled.compile import enforced, problems
from parlour.games.cipher.deal import check_bring
from parlour.games.cipher.shapes import cards as shapes
from parlour.games.cipher.shown import drawing
from parlour.games.cipher.state import SEATS
from parlour.games.cipher.text import card_text

SETS: Final = ("all", "enforced", "starters")
ALL, ENFORCED, STARTERS = SETS


@cache
def looks() -> Mapping[str, str]:
    """Return the look of every unit, from which its face is drawn."""
    return tomllib.loads((DATA / "looks.toml").read_text(encoding="utf-8"))


def card_json(card: Card) -> shapes.Card:
    """Return a card for pickers and tables, with its text and if all of it is enforced."""
    printing = printings()[card.code]
    return {
        "code": card.code,
        "card": printing.card,
        "prints": list(printing.prints),
        "rarity": printing.rarity,
        "plus": printing.plus,
        "name": card.name,
        "unit": card.unit_names[0],
        "called": words.said(lambda lang: called(card.unit_names[0], lang)),
        "title": card.title,
        "cost": card.cost,
        "promotion": card.class_change_cost,
        "attack": card.attack,
        "support": card.support,
        "range": list(card.range),
        "colors": list(card.colors),
        "gender": list(card.gender),
        "weapons": list(card.weapons),
        "types": list(card.types),
        "job": card.job,
        "look": looks()[card.unit_names[0]],
        "text": {"en": card_text(card, "en"), "fr": card_text(card, "fr")},
        "does": abilities(card),
        "copies": None if card.allows("deck_limit_none") else decks.COPIES,
        "enforced": enforced(card),
    }


@cache
def _of_set(set_name: str) -> Sequence[Mapping[str, Any]]:
    """Return the cards of a set. To put the texts of all cards together takes half a second, so it is done once."""
    if set_name == STARTERS:
        return [
            {
                "name": name,
                "theme": words.say("en", f"cipher-theme-{name}"),
                "main": deck.main,
                "codes": list(deck.codes),
            }
            for name, deck in decks.starters().items()
        ]
    if set_name == ENFORCED:
        return [card_json(card) for card in all_cards() if enforced(card)]
    return [card_json(card) for card in (*all_cards(), *uncarried())]


class CipherCards(Cards):
    """All printed cards, those that can be played, and the decks on sale."""

    @property
    def sets(self) -> Sequence[str]:
        return SETS

    def of_set(self, set_name: str) -> Sequence[Mapping[str, Any]]:
        return _of_set(set_name)

    def check_bring(self, rules: RuleSet, bring: Mapping[str, Any] | None, seat: int) -> Bring:
        return check_bring(bring, seat)

    @property
    def ready(self) -> Mapping[str, Bring]:
        return {name: {"deck": name} for name in decks.starters()}

    def called(self, card: Mapping[str, Any], lang: str) -> str:
        return drawing.card_name(card, lang)

    def written_on(self, card: Mapping[str, Any], lang: str) -> Sequence[str]:
        lines: Sequence[str] = card["text"][lang] if "text" in card else ()  # a deck of starters has none
        return lines

    def code_of(self, wanted: str) -> str:
        return code_of(wanted) or wanted

    @property
    def counted(self) -> Counted:
        return Counted(len(printings()), len(all_cards()), sum(map(enforced, all_cards())))

    def unenforced(self, card: Mapping[str, Any]) -> Sequence[str]:
        made = card_of(card["code"]) if "code" in card else None
        return problems(made) if made is not None and made.carried else ()

    def bring_again(self, bring: Bring, seat: int, dealt: Sequence[Event]) -> Bring:
        """Return what a seat brings to the same match played again: a starter that chance gave stays its deck."""
        decks_dealt = {event.data["seat"]: event.data["deck"] for event in dealt if event.kind == "deck"}
        starter = decks_dealt.get(SEATS[seat])
        return {"deck": starter} if not bring and starter else bring

    def check_draft(self, bring: Mapping[str, Any]) -> Bring:
        main, codes = decks.check_draft(bring["main"], bring["cards"])
        return {"main": main, "cards": codes}

    def read_deck(self, text: str) -> tuple[Bring, Sequence[Refusal]]:
        main, codes, problems = decks.read_draft(text, enforced)
        return {"main": main, "cards": codes}, problems

    def id_of(self, card: Mapping[str, Any]) -> str:
        return str(card.get("code", card["name"]))  # a starter deck has a name alone

    def columns(self, card: Mapping[str, Any], lang: str = "en") -> dict[str, str]:
        return drawing.card_columns(card, lang)

    def lint(self, text: str) -> list[str]:
        return lint.lint(text)

    def data_problems(self) -> list[str]:
        return [*lint.shipped_problems(), *look_problems(looks())]

    @property
    def collectible(self) -> Sequence[str]:
        return (ENFORCED,)

    def collecting(self, set_name: str) -> CardSet:
        if set_name != ENFORCED:
            raise Refusal("unknown-card-set", set=set_name, known=ENFORCED)
        return collecting.collecting()

    def check_owned(self, rules: RuleSet, bring: Mapping[str, Any], seat: int) -> None:
        collecting.check_owned(bring, seat)

    def brought(self, rules: RuleSet, brings: Sequence[Mapping[str, Any]], state: State) -> Sequence[Sequence[str]]:
        return collecting.brought(ENFORCED, brings)
