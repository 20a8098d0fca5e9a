"""The reason why an offer lapsed is kept in every language, and told to one player or to all."""

import json

from parlour.core.refusal import Refusal
from parlour.table.lapse import Lapse, StoredLapse

WHY = Refusal("seat-taken")


def test_what_one_player_has_not_is_told_to_him() -> None:
    """A player's own lack is told to that player, and to nobody else."""
    lapse = Lapse.why("ann", WHY)
    assert lapse.told("ann") == {"en": WHY.message("en"), "fr": WHY.message("fr")}
    assert lapse.told("ben") is lapse.told(None) is None


def test_what_is_nobodys_secret_is_told_to_all() -> None:
    """A reason that is no secret is told to all, strangers too."""
    lapse = Lapse.why("ann", WHY, to_all=True)
    assert lapse.told("ann") == lapse.told("ben") == lapse.told(None) == lapse.said


def test_a_lapse_comes_back_as_it_was_kept() -> None:
    """A lapse comes back as it was kept; one from before any was told to all belongs to its player."""
    for lapse in (Lapse.why("ann", WHY), Lapse.why("ann", WHY, to_all=True)):
        assert Lapse.from_json(json.loads(json.dumps(lapse.as_json()))) == lapse
    older: StoredLapse = {"player": "ann", "said": {"en": "Because.", "fr": "Parce que."}}
    assert Lapse.from_json(older) == Lapse("ann", {"en": "Because.", "fr": "Parce que."}, to_all=False)
    assert Lapse.from_json(None) is None
