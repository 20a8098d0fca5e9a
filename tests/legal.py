"""Legal: what the viewer of a view may do, in whatever form his game tells sockets."""

from typing import Any


def actions(view: dict[str, Any]) -> list[str]:
    """The texts of his actions."""
    return [row[0] if isinstance(row, list) else row["action"] for row in view["legal"]]
