"""A match whose picks the browser's tests check too; `python tests/table/fair.py` writes it anew."""

import json
from pathlib import Path
from typing import Any

from playing import dealt_match, play_on

from parlour.table.match import commitment
from parlour.table.verify import drawn

FILE = Path(__file__).parent.parent / "golden" / "fair" / "picks.json"


def told() -> dict[str, Any]:
    """Every pick of a match, as the hall tells them of a match that is over."""
    match = play_on(dealt_match("triple-triad:ff8+elemental+card_pick=random", match_id="fair"), 4)
    return {
        "match": match.id,
        "commitment": commitment(match.secret),
        "secret": match.secret.hex(),
        "entries": [{"seq": e.seq, "kind": e.kind, "picks": [list(pick) for pick in e.picks]} for e in drawn(match)],
    }


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(told()) + "\n", encoding="utf-8")
