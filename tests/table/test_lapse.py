"""Why an offer fell through is kept in every language, and told to whom it is about, or to all."""

import json

from parlour.core.refusal import Refusal
from parlour.table.lapse import Lapse, StoredLapse

WHY = Refusal("seat-taken")


def test_what_one_player_has_not_is_told_to_him() -> None:
    """To nobody else, and to nobody who is nobody."""
    lapse = Lapse.why("ann", WHY)
    assert lapse.told("ann") == {"en": WHY.message("en"), "fr": WHY.message("fr")}
    assert lapse.told("ben") is lapse.told(None) is None


def test_what_is_nobodys_secret_is_told_to_all() -> None:
    """Strangers too."""
    lapse = Lapse.why("ann", WHY, to_all=True)
    assert lapse.told("ann") == lapse.told("ben") == lapse.told(None) == lapse.said


def test_a_lapse_comes_back_as_it_was_kept() -> None:
    """One of before any was told to all is its player's; where there was none there is none."""
    for lapse in (Lapse.why("ann", WHY), Lapse.why("ann", WHY, to_all=True)):
        assert Lapse.from_json(json.loads(json.dumps(lapse.as_json()))) == lapse
    older: StoredLapse = {"player": "ann", "said": {"en": "Because.", "fr": "Parce que."}}
    assert Lapse.from_json(older) == Lapse("ann", {"en": "Because.", "fr": "Parce que."}, to_all=False)
    assert Lapse.from_json(None) is None
