"""The target of a command: GAME or GAME:RULES, as typed."""

from parlour.core import registry
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet


def read(text: str | None) -> tuple[Game, RuleSet]:
    """Return the game and rule set of GAME or GAME:RULES; nothing typed means the first game there is."""
    if text is None:
        text = registry.games()[0].name
    if not text.partition(":")[0]:
        raise Refusal("bad-rules-target", given=text, example=registry.games()[0].rule_book.standard)
    return registry.rules(text)
