"""The archive: finished matches found again, and taken home as files."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated, cast

from fastapi import APIRouter, Query, Response
from typing_extensions import TypedDict

from parlour.core import registry
from parlour.hall.play import archive
from parlour.hall.play.archive import Finished, Question
from parlour.hall.play.preview import moves
from parlour.hall.play.shapes import FinishedMatch, Tally
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.dependencies import Guest, Hall, InThread

router = APIRouter()
Asked = Annotated[str | None, Query(min_length=1, max_length=80)]
Day = Annotated[str | None, Query(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class ArchivePage(TypedDict):
    """Some finished matches, the newest first, and where the next page begins."""

    matches: list[FinishedMatch]
    next: str | None


class TakeHome(TypedDict):
    """A file in which a match can be taken home, and where it is."""

    name: str
    kind: str
    path: str


@router.get("/archive", summary="Finished matches")
async def search(
    hall: Hall,
    in_thread: InThread,
    player: Asked = None,
    game: Asked = None,
    preset: Asked = None,
    result: Asked = None,
    since: Day = None,
    until: Day = None,
    after: Asked = None,
    community: Asked = None,
) -> Answer[ArchivePage]:
    """Return one page of finished matches, the newest first; `next` is the `after` of the next page."""
    page = await hall.store.archive.search(Question(player, game, preset, result, since, until, after, community))
    return {"matches": await in_thread(_lines, page.matches), "next": page.next}


def _lines(matches: Sequence[Finished]) -> list[FinishedMatch]:
    rules = [registry.game(one.game).rule_book.parse(one.rules).as_json() for one in matches]
    told = [{**asdict(one), "rules": rule_set} for one, rule_set in zip(matches, rules, strict=True)]
    return cast(list[FinishedMatch], told)


@router.get("/tallies", summary="How I fare against the house")
async def tallies(hall: Hall, player: Guest) -> Answer[list[Tally]]:
    """Return my finished matches against each of the house, counted; studies and takebacks count for nothing."""
    return [cast(Tally, asdict(one)) for one in await hall.store.archive.tallies(player.id)]


@router.get("/matches/{match_id}/exports", summary="Ways to take a match home")
async def exports(match_id: str, hall: Hall, player: Guest) -> Answer[list[TakeHome]]:
    """Return the files in which the caller can have a finished match."""
    match = (await hall.rooms.room(match_id)).match
    at = f"/api/matches/{match_id}"
    found: list[TakeHome] = [
        {"name": file.name, "kind": file.kind, "path": f"{at}/exports/{file.kind}"}
        for file in archive.files(match, player)
    ]
    film: TakeHome = {"name": f"{match_id}.gif", "kind": "moves.gif", "path": f"{at}/moves.gif"}
    return [*found, film] if match.status == "over" and moves(match) else found


@router.get("/matches/{match_id}/exports/{kind}", summary="A match as a file")
async def export(match_id: str, kind: str, hall: Hall, player: Guest, in_thread: InThread) -> Response:
    """Return one of the files that a finished match can be had as."""
    match = (await hall.rooms.room(match_id)).match
    file = archive.file(match, player, kind, await hall.origin(match))
    headers = {"Content-Disposition": f'attachment; filename="{file.name}"'}
    return Response(await in_thread(file.text), media_type=file.media, headers=headers)
