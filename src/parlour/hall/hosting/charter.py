"""The charter: the hall's name and texts, its rules of conduct, who may come in, and what the house gives."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, Protocol
from unicodedata import normalize

from parlour.core.refusal import Conflict, Forbidden, Refusal
from parlour.hall.effects import Effect
from parlour.hall.hosting import shapes
from parlour.hall.hosting.journal import Warrant

Joining = Literal["open", "invited", "closed"]
LONGEST: Final[Mapping[str, int]] = {
    "name": 40,
    "welcome_en": 1000,
    "welcome_fr": 1000,
    "conduct_en": 4000,
    "conduct_fr": 4000,
}
MOST_GIL: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Charter:
    """The choices of a host.

    An empty text is not shown; gil that is None is as the hall's settings, or the game, have it. `guests` tells whether
    guests may play. `accounts` are open to anybody, to the invited, or closed. The `community` is for players who have
    chosen none: their new tables begin with its rules.
    """

    name: str = ""
    welcome_en: str = ""
    welcome_fr: str = ""
    conduct_en: str = ""
    conduct_fr: str = ""
    guests: bool = True
    accounts: Joining = "open"
    starting_gil: int | None = None
    prize: int | None = None
    community: str | None = None

    @property
    def greets(self) -> bool:
        """Tell whether there is a name or a welcome to be read at the door."""
        return bool(self.name or self.welcome_en or self.welcome_fr)


@dataclass(frozen=True, slots=True)
class Arranged(Effect):
    """A change of the charter; refused as "changed-since" if the charter is not as it was `before`."""

    before: Mapping[str, Any]
    after: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Admission(Effect):
    """The admission of a guest who is about to have an account; refused where no accounts are made.

    Where an invitation is needed, it is used once. Refused if none of this digest still holds.
    """

    invitation: str | None
    now: str


class Charters(Protocol):
    """The charter as it is kept."""

    async def read(self) -> Charter:
        """Return the charter as it stands."""


def arrange(warrant: Warrant, charter: Charter, changes: Mapping[str, Any], undoes: str | None = None) -> list[Effect]:
    """Change fields of the charter; a field that stays as it is counts as no change."""
    stands = asdict(charter)
    after = {field: value for field, given in changes.items() if (value := _kept(field, given)) != stands[field]}
    if not after:
        raise Conflict("nothing-changed")
    before = {field: stands[field] for field in after}
    act = warrant.act("arranged", None, undoes, before=before, after=after, fields=sorted(after))
    return [act, Arranged(before, after)]


def _kept(field: str, given: Any) -> Any:
    """Return a text composed, without space at its ends; the hall's name becomes one line."""
    if field not in LONGEST:
        return given
    text = normalize("NFC", given).replace("\r\n", "\n").strip()
    kept = " ".join(text.split()) if field == "name" else text
    if len(kept) > LONGEST[field]:
        raise Refusal("text-too-long", at=field, most=LONGEST[field])
    return kept


def require_playing_guests(charter: Charter) -> None:
    """Refuse where guests may only look around."""
    if not charter.guests:
        raise Forbidden("guests-look")


def charter_json(charter: Charter) -> shapes.Charter:
    """Return what anybody may read of the charter."""
    return {
        "name": charter.name,
        "welcome": {"en": charter.welcome_en, "fr": charter.welcome_fr},
        "conduct": {"en": charter.conduct_en, "fr": charter.conduct_fr},
        "guests": charter.guests,
        "accounts": charter.accounts,
        "community": charter.community,
    }
