"""Admissions: card sets of communities that a host lets into the hall, where they are then sold as its own."""

from parlour.hall.communities.card_sets import AdmitSet, Edition
from parlour.hall.effects import Effect
from parlour.hall.hosting.journal import Kept, Warrant


def admit(warrant: Warrant, edition: Edition) -> list[Effect]:
    """Admit a set with all its editions to come; refuse one that is admitted already."""
    act = warrant.act("admitted", set=edition.name, title=edition.title)
    return [act, AdmitSet(edition.name, admitted=True)]


def take_out(warrant: Warrant, act: Kept) -> list[Effect]:
    """Undo an admission: no more of the set is sold in the hall. People keep what they have there."""
    return [warrant.act("unadmitted", undoes=act.id, **act.data), AdmitSet(act.data["set"], admitted=False)]
