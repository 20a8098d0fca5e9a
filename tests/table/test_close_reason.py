"""The reason why an offer lapsed is kept in every language, and told to one player or to all."""

import json

from parlour.core.refusal import Refusal
from parlour.table.close_reason import CloseReason, StoredCloseReason

WHY = Refusal("seat-taken")


def test_what_one_player_has_not_is_told_to_them() -> None:
    """A player's own lack is told to that player, and to nobody else."""
    close_reason = CloseReason.why("ann", WHY)
    assert close_reason.shown_to("ann") == {"en": WHY.message("en"), "fr": WHY.message("fr")}
    assert close_reason.shown_to("ben") is close_reason.shown_to(None) is None


def test_what_is_nobodys_secret_is_told_to_all() -> None:
    """A reason that is no secret is told to all, strangers too."""
    close_reason = CloseReason.why("ann", WHY, to_all=True)
    assert (
        close_reason.shown_to("ann") == close_reason.shown_to("ben") == close_reason.shown_to(None) == close_reason.said
    )


def test_a_close_reason_comes_back_as_it_was_kept() -> None:
    """A close reason comes back as it was kept; one from before any was told to all belongs to its player."""
    for close_reason in (CloseReason.why("ann", WHY), CloseReason.why("ann", WHY, to_all=True)):
        assert CloseReason.from_json(json.loads(json.dumps(close_reason.as_json()))) == close_reason
    older: StoredCloseReason = {"player": "ann", "said": {"en": "Because.", "fr": "Parce que."}}
    assert CloseReason.from_json(older) == CloseReason("ann", {"en": "Because.", "fr": "Parce que."}, to_all=False)
    assert CloseReason.from_json(None) is None
