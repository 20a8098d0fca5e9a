"""The interface's schema: what routes answer and sockets say, as OpenAPI, and what each game tells, as JSON Schema.

The client's types are made of it (`make types`).
"""

import warnings
from collections.abc import Mapping
from typing import Any, Literal

from pydantic import TypeAdapter
from typing_extensions import TypeAliasType

from parlour.core.game import Game
from parlour.hall.analysis.shapes import Balance, BestHand, ReviewMessage
from parlour.table.shapes import TableEvent
from parlour.web.handlers import messages
from parlour.web.live import shapes

Definitions = dict[str, Any]
Asked = tuple[str, Literal["serialization"], TypeAdapter[Any]]
SOCKETS = {
    "TableEvent": TableEvent,
    "TableMessage": shapes.TableMessage,
    "LobbyMessage": shapes.LobbyMessage,
    "InboxMessage": shapes.InboxMessage,
    "ReviewMessage": ReviewMessage,
    "BestHand": BestHand,
    "Balance": Balance,
    "Command": messages.Said,
}


def _asked(name: str, told: Any) -> Asked:
    """Return a type under a name of the schema; one that has it already stays as it is."""
    named: Any = told if getattr(told, "__name__", None) == name else TypeAliasType(name, told)
    return name, "serialization", TypeAdapter(named)


def definitions(named: Mapping[str, Any], place: str = "$defs") -> Definitions:
    """Return JSON Schema of types under these names, with all their parts, for a place of the document."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*ReadOnly", UserWarning)  # no value is changed here
        asked = [_asked(*one) for one in named.items()]
    _by_name, made = TypeAdapter.json_schemas(asked, ref_template=f"#/{place}/{{model}}")
    return dict(made["$defs"])


def told_by(game: Game) -> Definitions:
    """Return what a game tells: its views, its events, and its cards where it has some."""
    named = {"View": game.tells.view, "GameEvent": game.tells.event, "SetCard": game.tells.card}
    named["Ruling"] = game.tells.ruling
    return definitions({name: told for name, told in named.items() if told is not None})
