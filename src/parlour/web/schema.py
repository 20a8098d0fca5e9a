"""The interface's schema: what routes answer and sockets say, as OpenAPI, and what each game tells, as JSON Schema.

`python -m parlour.web.schema` writes all of it as one JSON object, from which the client's types are made: "hall" and
every game of the house by name, each with its definitions.
"""

import warnings
from collections.abc import Mapping
from typing import Any, Literal

from fastapi import FastAPI
from pydantic import TypeAdapter
from typing_extensions import TypeAliasType

from parlour.core.game import Game
from parlour.web.handlers import messages
from parlour.web.live import shapes

Definitions = dict[str, Any]
Asked = tuple[str, Literal["serialization"], TypeAdapter[Any]]
SOCKETS = {"TableMessage": shapes.TableMessage, "LobbyMessage": shapes.LobbyMessage, "Command": messages.Said}


def _asked(name: str, told: Any) -> Asked:
    """A type under a name of the schema; one that has it already stays as it is."""
    named: Any = told if getattr(told, "__name__", None) == name else TypeAliasType(name, told)
    return name, "serialization", TypeAdapter(named)


def definitions(named: Mapping[str, Any], place: str = "$defs") -> Definitions:
    """JSON Schema of types under these names, with all that they are made of, to be kept at a place of the document."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*ReadOnly", UserWarning)  # no value is changed here
        asked = [_asked(*one) for one in named.items()]
    _by_name, made = TypeAdapter.json_schemas(asked, ref_template=f"#/{place}/{{model}}")
    return dict(made["$defs"])


def told_by(game: Game) -> Definitions:
    """What a game tells: its views, its events and its cards."""
    return definitions({"View": game.tells.view, "GameEvent": game.tells.event, "Card": game.tells.card})


def describe_sockets(app: FastAPI) -> None:
    """Let the interface's own description tell what its sockets say, and what can be said to them."""
    described = app.openapi

    def with_sockets() -> dict[str, Any]:
        whole = described()
        whole["components"]["schemas"] |= definitions(SOCKETS, "components/schemas")
        return whole

    app.openapi = with_sockets  # type: ignore[method-assign]  # as FastAPI says how its description is extended
