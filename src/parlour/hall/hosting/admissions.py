"""Admissions: card sets of communities that a host lets into the hall, where they are then sold as its own."""

from parlour.hall.communities.card_sets import AdmitSet, Edition
from parlour.hall.effects import Effect
from parlour.hall.hosting.journal import Kept, Warrant


def admit(warrant: Warrant, edition: Edition) -> list[Effect]:
    """A set, and all its editions to come; a Refusal where it is admitted already."""
    act = warrant.act("admitted", set=edition.name, title=edition.title)
    return [act, AdmitSet(edition.name, admitted=True)]


def take_out(warrant: Warrant, act: Kept) -> list[Effect]:
    """Undo that: nothing more of it is sold in the hall; what people have there they keep."""
    return [warrant.act("unadmitted", undoes=act.id, **act.data), AdmitSet(act.data["set"], admitted=False)]
