"""Undoing: an act of the journal is taken back by an act of its own."""

from parlour.core.refusal import Conflict
from parlour.hall.effects import Effect
from parlour.hall.hosting import accounts, admissions, enrolling, grants
from parlour.hall.hosting.charter import Charter, arrange
from parlour.hall.hosting.journal import Kept, Warrant


def undo(warrant: Warrant, act: Kept, charter: Charter) -> list[Effect]:
    """Take an act back; refuse one that cannot be undone, or whose outcome was changed since."""
    if not act.reversible:
        raise Conflict("undone-before" if act.undone else "not-reversible")
    if act.kind == "imported":
        return enrolling.undo(warrant, act)
    if act.kind == "admitted":
        return admissions.take_out(warrant, act)
    if act.about is None:
        return _rearranged(warrant, act, charter)
    match act.kind:
        case "banned":
            return accounts.unban(warrant, act.about, act.id)
        case "granted":
            return grants.take_back(warrant, act.about, act.data["given"], act.data.get("community"), act.id)
        case "taken-back":
            return grants.grant(warrant, act.about, act.data["given"], act.data.get("community"), act.id)
        case _:
            return _called_as_before(warrant, act)


def _called_as_before(warrant: Warrant, act: Kept) -> list[Effect]:
    if act.about is None or act.names is None or act.names[1] != act.about.name:
        raise Conflict("changed-since")
    return accounts.rename(warrant, act.about, act.names[0], act.id)


def _rearranged(warrant: Warrant, act: Kept, charter: Charter) -> list[Effect]:
    """Put the charter back as it was, unless it was changed again."""
    if any(getattr(charter, field) != value for field, value in act.data["after"].items()):
        raise Conflict("changed-since")
    return arrange(warrant, charter, act.data["before"], act.id)
