"""Match identities: what a new match has from outside before anybody sits down."""

from dataclasses import dataclass

from parlour.hall.effects import Effect


@dataclass(frozen=True, slots=True)
class MatchIdentity:
    """The identity of a new match, which comes from outside: the id of its link, its secret seed and the time.

    A seed that was fixed before comes with the commitment that was `published`. It also comes with what must become
    true when it is used.
    """

    id: str
    secret: bytes
    now: str
    published: str | None = None
    using: tuple[Effect, ...] = ()
