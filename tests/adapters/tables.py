"""The rule sets with which the conformance tests of other libraries are run under siege."""

from parlour.core import registry
from parlour.testing import variations

TABLES = 3  # random rule sets of each preset


def every_table() -> list[str]:
    """Return each preset as it stands, with everything on, and with random options."""
    tables = [
        str(rules)
        for game in registry.games()
        for preset in game.rule_book.presets
        for rules in variations(game, preset, TABLES)
    ]
    return list(dict.fromkeys(tables))
