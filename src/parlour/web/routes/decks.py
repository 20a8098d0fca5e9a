"""Decks: what an account keeps under names, finished or not, and decks as text read line by line."""

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import Field
from typing_extensions import TypedDict

from parlour.core import registry
from parlour.core.shapes import Refused
from parlour.hall.play.decks import LONGEST_NAME, MOST, Deck, DropDeck, keep
from parlour.web.clock import now
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.dependencies import Account, Hall
from parlour.web.handlers.messages import Strict

router = APIRouter()
LARGEST = 1000  # cards that are read at all; the game says how many a deck may have
DeckId = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Card = Annotated[str, Field(max_length=80)]


class DeckToKeep(Strict):
    """A deck under a name: its cards, and its leader when that is decided."""

    name: Annotated[str, Field(min_length=1, max_length=2 * LONGEST_NAME)]
    main: Card | None = None
    cards: Annotated[list[Card], Field(max_length=LARGEST)]


class DeckText(Strict):
    """A deck as people write it."""

    text: Annotated[str, Field(max_length=20_000)]


class KeptDeck(TypedDict):
    """A deck of mine."""

    id: str
    name: str
    main: str | None
    cards: list[str]
    changed: str


class DeckShelf(TypedDict):
    """My decks for a game, the one I changed last first, and how many there may be."""

    most: int
    decks: list[KeptDeck]


class DeckRead(TypedDict):
    """The cards of a deck that could be read as text, and what is wrong with its lines."""

    main: str | None
    cards: list[str]
    problems: list[Refused]


def _told(deck: Deck) -> KeptDeck:
    return {
        "id": deck.id,
        "name": deck.name,
        "main": deck.bring["main"],
        "cards": deck.bring["cards"],
        "changed": deck.changed,
    }


@router.get("/decks/{game}", summary="My decks for a game")
async def shelf(game: str, player: Account, hall: Hall) -> Answer[DeckShelf]:
    """Return all that my account keeps, finished or not."""
    known = registry.game(game).name
    return {"most": MOST, "decks": [_told(deck) for deck in await hall.store.decks.of(player.id, known)]}


@router.put("/decks/{game}/{deck_id}", summary="Keep a deck")
async def put(game: str, deck_id: DeckId, body: DeckToKeep, player: Account, hall: Hall) -> Answer[KeptDeck]:
    """Keep a deck under an id that I choose, in place of what I kept under it before; it need not be finished."""
    wanted = keep(player.id, game, deck_id, body.name, {"main": body.main, "cards": body.cards}, now())
    await hall.store.commit(wanted)
    return _told(wanted.deck)


@router.delete("/decks/{game}/{deck_id}", status_code=204, summary="Delete a deck")
async def drop(game: str, deck_id: DeckId, player: Account, hall: Hall) -> None:
    """Delete a deck of mine; one that is gone already stays gone."""
    await hall.store.commit(DropDeck(player.id, registry.game(game).name, deck_id))


@router.post("/decks/{game}/read", summary="Read a deck as text")
async def read(game: str, body: DeckText, hall: Hall) -> Answer[DeckRead]:
    """Return the cards of all lines that can be read, and for each of the others why it cannot."""
    bring, problems = await hall.thread_pool.work(registry.game(game).need_cards().read_deck, body.text)
    return {"main": bring["main"], "cards": bring["cards"], "problems": [one.as_json() for one in problems]}
