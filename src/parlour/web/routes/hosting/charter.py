"""The charter: what the hall says of itself and whom it lets in, read by anybody and changed by hosts."""

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field
from typing_extensions import TypedDict

from parlour.core.refusal import NotFound
from parlour.hall.communities.charter import LONGEST_ADDRESS
from parlour.hall.effects import Effect
from parlour.hall.hosting import charter, shapes
from parlour.hall.hosting.charter import LONGEST, MOST_GIL, Joining
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.dependencies import Hall, Host
from parlour.web.routes.hosting.journal import Acted, Because, done, warrant

router = APIRouter()
Gil = Annotated[int, Field(ge=0, le=MOST_GIL)]
Welcome = Annotated[str, Field(max_length=LONGEST["welcome_en"])]
Conduct = Annotated[str, Field(max_length=LONGEST["conduct_en"])]


class Arrangement(Because):
    """The changes to the charter; what is left out stays."""

    name: Annotated[str, Field(max_length=LONGEST["name"])] = ""
    welcome_en: Welcome = ""
    welcome_fr: Welcome = ""
    conduct_en: Conduct = ""
    conduct_fr: Conduct = ""
    guests: bool = True
    accounts: Joining = "open"
    starting_gil: Gil | None = None
    prize: Gil | None = None
    community: Annotated[str, Field(max_length=LONGEST_ADDRESS)] | None = None

    def changes(self) -> dict[str, Any]:
        """Return the fields that were named."""
        return self.model_dump(exclude_unset=True, exclude={"why"})


class Gifts(TypedDict):
    """The gifts of the house, to those who begin a collection and to those who win.

    They are None where the host did not choose; then a newcomer gets `usual_gil`.
    """

    starting_gil: int | None
    usual_gil: int
    prize: int | None


@router.get("/charter", summary="What the hall says")
async def read(hall: Hall) -> Answer[shapes.Charter]:
    """Return the hall's name, its welcome, its rules of conduct, and who may come in."""
    return charter.charter_json(await hall.store.charter.read())


@router.get("/host/gifts", summary="What the house gives")
async def gifts(hall: Hall, _host: Host) -> Answer[Gifts]:
    """Return what the house gives to newcomers, and to winners."""
    stands = await hall.store.charter.read()
    usual = hall.economy.starting_gil
    return {"starting_gil": stands.starting_gil, "usual_gil": usual, "prize": stands.prize}


@router.patch("/charter", summary="Change what the hall says")
async def arrange(body: Arrangement, hall: Hall, host: Host) -> Answer[Acted]:
    """Change what the hall says; it holds at once."""
    by = warrant(host, body.why)

    async def effects() -> list[Effect]:
        if body.community is not None and await hall.store.communities.community(body.community) is None:
            raise NotFound("unknown-community", at="community")
        return charter.arrange(by, await hall.store.charter.read(), body.changes())

    return await done(hall, by, None, effects)
