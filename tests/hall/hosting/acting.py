"""Acts of a host for tests: a host with a warrant, and the accounts acted on."""

from parlour.hall.hosting.journal import Kept, Warrant
from parlour.hall.people.player import Player, Role
from tests.table.playing import NOW

HOST = Player("odile", "Odile", Role.HOST)
IVO, LEA = Player("ivo", "Ivo", Role.PLAYER), Player("lea", "Léa", Role.MODERATOR)
GUEST = Player("guest", "Guest heron")
WARRANT = Warrant("act-2", HOST, NOW, "Insults at table 9")


def kept(kind: str, about: Player | None, **more: object) -> Kept:
    """Return an earlier act as the journal has it."""
    told = {"undoes": None, "undone": False, "names": None, "data": {}, **more}
    return Kept(1, "act-1", kind, HOST, about, None, NOW, "A reason", **told)  # type: ignore[arg-type]  # of its parts
