"""The origin of a seed is shown with what was published before, or not at all."""

import hmac
from dataclasses import replace

from parlour.hall.play.origin import Origin
from parlour.table.match import commitment
from tests.table.playing import SECRET

TEXT = "t1|secret|1|1|0"
SEED = hmac.digest(SECRET, TEXT.encode(), "sha256")
TOLD = Origin(commitment(SECRET), SECRET.hex(), TEXT)


def test_a_seed_comes_from_its_origin() -> None:
    """An origin gives its seed and no other. With another text or an unpublished secret it gives none."""
    assert TOLD.gives(SEED)
    assert not TOLD.gives(SECRET)
    assert not replace(TOLD, text="t1|secret|1|1|1").gives(SEED)
    other = bytes(32)
    assert not replace(TOLD, secret=other.hex()).gives(hmac.digest(other, TEXT.encode(), "sha256"))
    assert not replace(TOLD, commitment=commitment(other)).gives(SEED)
