"""The legal actions in a view, in whatever form its game tells sockets."""

from typing import Any


def actions(view: dict[str, Any]) -> list[str]:
    """Return the texts of the viewer's actions."""
    return [row[0] if isinstance(row, list) else row["action"] for row in view["legal"]]
