"""Examples: what docstrings type, as code of the manual."""

import re
from typing import Any

import griffe

TYPED = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


class Examples(griffe.Extension):
    """Fences around the examples of docstrings: Markdown takes `>>>` for a quotation."""

    def on_object(self, *, obj: griffe.Object, **_rest: Any) -> None:
        """Fence the examples of one object."""
        if obj.docstring is not None:
            obj.docstring.value = TYPED.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
