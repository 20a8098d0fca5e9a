"""Card sets that are made in the hall: read from what somebody pastes, and published, edition after edition."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import Field
from typing_extensions import TypedDict

from parlour.core.refusal import Forbidden, NotFound
from parlour.core.shapes import ReadSheet
from parlour.hall.communities import card_sets
from parlour.hall.communities.card_sets import LONGEST_SHEET, Edition, Home
from parlour.hall.communities.community import FollowEdition
from parlour.hall.effects import Effect
from parlour.hall.money import shop
from parlour.hall.people.player import Player
from parlour.web.clock import now
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import Account, CommandKey, Guest, Hall, once
from parlour.web.handlers.messages import Community, Strict, Text, Whole

router = APIRouter()
MOST_LINES = 1000
SetName = Annotated[str, Field(max_length=24)]
Cell = Annotated[str, Field(max_length=200)]
Rows = Annotated[list[Annotated[dict[Cell, Cell], Field(max_length=20)]], Field(max_length=MOST_LINES)]


class Sheet(Strict):
    """A sheet as it was pasted, or the cells that were read of it; `name` is the set's, if there is one already."""

    game: Text
    name: SetName | None = None
    text: Annotated[str, Field(max_length=LONGEST_SHEET)] | None = None
    rows: Rows | None = None


class Draft(Strict):
    """A set to be published after an edition, 0 where there is none yet.

    A new one belongs to a `community`: the one that its maker keeps, unless they name another of theirs. What a host
    makes for none is the hall's.
    """

    game: Text
    name: Text
    title: Text
    pack_price: Whole
    cards: Annotated[list[dict[str, Any]], Field(max_length=MOST_LINES)]
    after: Whole
    community: Community = None


class MadeSet(TypedDict):
    """A set that was made here, as it is now: `value` is what rules name it by.

    It is sold in its community alone until it is `admitted`.
    """

    game: str
    name: str
    title: str
    value: str
    cards: int
    published: str
    community: str | None
    admitted: bool


class MadeCards(MadeSet):
    """A set with what it is made of, the number of its newest edition, and its editions, newest first.

    `changes` says whether the reader may make the next.
    """

    number: int
    document: Mapping[str, Any]
    editions: list[MadeSet]
    changes: bool


def _told(edition: Edition, home: Home) -> MadeSet:
    return {
        "game": edition.game,
        "name": edition.name,
        "title": edition.title,
        "value": edition.value,
        "cards": edition.cards,
        "published": edition.published,
        "community": home.community,
        "admitted": home.admitted,
    }


@router.get("/card-sets", summary="Card sets that were made here")
async def made(hall: Hall, player: Guest) -> Answer[list[MadeSet]]:
    """Return every set as it is now, by its title."""
    newest = await hall.store.card_sets.newest()
    homes = await hall.store.card_sets.homes()
    return [_told(one, homes[one.name]) for one in newest]


@router.get("/card-sets/{set_name}", summary="A card set that was made here")
async def cards(set_name: Annotated[str, Path(max_length=40)], hall: Hall, player: Guest) -> Answer[MadeCards]:
    """Return what a set is made of, and its editions."""
    editions = await hall.store.card_sets.editions(set_name)
    if not editions:
        raise NotFound("unknown-made-set")
    home = (await hall.store.card_sets.homes())[set_name]
    told = [_told(one, home) for one in editions]
    newest, changes = editions[0], await _makes(hall, player, editions)
    return {**told[0], "number": newest.number, "document": newest.document, "editions": told, "changes": changes}


@router.post("/card-sets/read", summary="Read a sheet of cards")
async def read(body: Sheet, hall: Hall, player: Account) -> Answer[ReadSheet]:
    """Return the lines of a sheet with every fault, and what would mend it; nothing is kept."""
    before = await _newest(hall, player, body.name)
    given = (body.rows or []) if body.text is None else body.text
    return await hall.thread_pool.work(card_sets.read, body.game, given, before)


@router.post("/card-sets", summary="Publish a card set")
async def publish(body: Draft, hall: Hall, player: Account, key: CommandKey = None) -> Answer[MadeSet]:
    """Publish a draft as an edition. Tables opened from now on play with it; those that were opened keep theirs.

    Communities that have rules with this set under a name have them with the new edition.
    """

    async def decide() -> tuple[list[Effect], MadeSet]:
        document = body.model_dump(include={"name", "title", "pack_price", "cards"})
        before = await _newest(hall, player, body.name)
        home = await _home(hall, player, body)
        edition = (body.game, document, before, player.id, now(), body.after, home)
        wanted = await hall.thread_pool.work(card_sets.publish, *edition)
        made = wanted.edition
        shop.require_dear_packs(shop.draft(made.game, made.document, hall.store.card_sets.lowest(made.name)))
        return [wanted, FollowEdition(made.game, made.name, made.value, made.published)], _told(made, home)

    answer = await once(hall, player, key, decide)
    await hall.store.card_sets.take_in()
    return answer


async def _newest(hall: Context, player: Player, name: str | None) -> Edition | None:
    """Return the set that somebody is about to change, None where they make one; refuse those who may not."""
    editions = await hall.store.card_sets.editions(name) if name else []
    if not await _makes(hall, player, editions):
        raise Forbidden("maker-needed")
    return editions[0] if editions else None


async def _home(hall: Context, player: Player, body: Draft) -> Home:
    """Return where the set is sold; one that is there stays where it was."""
    known = (await hall.store.card_sets.homes()).get(body.name)
    if known is not None:
        return known
    return card_sets.home(player, await hall.store.communities.of(player.id), body.community)


async def _makes(hall: Context, player: Player, editions: Sequence[Edition]) -> bool:
    return card_sets.is_maker(player, await hall.store.communities.of(player.id), editions)
