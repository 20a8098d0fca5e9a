"""What a command is about: GAME or GAME:RULES, as typed."""

from parlour.core import registry
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet


def default_rules(game: Game) -> str:
    """The canonical text of a game's first preset, as nobody chose anything."""
    return f"{game.name}:{next(iter(game.rule_book.presets))}"


def read(text: str | None) -> tuple[Game, RuleSet]:
    """The game and rule set of GAME or GAME:RULES; nothing typed means the first game there is."""
    if text is None:
        text = registry.games()[0].name
    name, colon, _rules = text.partition(":")
    if not name:
        raise Refusal("bad-rules-target", given=text, example=default_rules(registry.games()[0]))
    game = registry.game(name)
    return game, game.rule_book.parse(text if colon else default_rules(game))
