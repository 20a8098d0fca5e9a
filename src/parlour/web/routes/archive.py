"""The archive: finished matches found again, and taken home as files."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated, cast

from fastapi import APIRouter, Query, Response
from typing_extensions import TypedDict

from parlour.core import registry
from parlour.hall.play import archive
from parlour.hall.play.archive import Question, Record
from parlour.hall.play.preview import moves
from parlour.hall.play.shapes import FinishedMatch
from parlour.web.handlers.dependencies import Guest, Hall, Study
from parlour.web.handlers.told import Told

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
    study: Study,
    player: Asked = None,
    game: Asked = None,
    preset: Asked = None,
    result: Asked = None,
    since: Day = None,
    until: Day = None,
    after: Asked = None,
    community: Asked = None,
) -> Told[ArchivePage]:
    """Return one page of finished matches, the newest first; `next` is the `after` of the next page."""
    page = await hall.store.archive.search(Question(player, game, preset, result, since, until, after, community))
    return {"matches": await study(_lines, page.records), "next": page.next}


def _lines(records: Sequence[Record]) -> list[FinishedMatch]:
    rules = [registry.game(one.game).rule_book.parse(one.rules).as_json() for one in records]
    told = [{**asdict(one), "rules": rule_set} for one, rule_set in zip(records, rules, strict=True)]
    return cast(list[FinishedMatch], told)


@router.get("/matches/{match_id}/exports", summary="Ways to take a match home")
async def exports(match_id: str, hall: Hall, player: Guest) -> Told[list[TakeHome]]:
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
async def export(match_id: str, kind: str, hall: Hall, player: Guest, study: Study) -> Response:
    """Return one of the files that a finished match can be had as."""
    match = (await hall.rooms.room(match_id)).match
    file = archive.file(match, player, kind, await hall.origin(match))
    headers = {"Content-Disposition": f'attachment; filename="{file.name}"'}
    return Response(await study(file.text), media_type=file.media, headers=headers)
