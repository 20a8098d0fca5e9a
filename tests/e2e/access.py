"""Access: what axe finds on a page."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe


def violations(page: Any, colours: bool = True) -> list[str]:
    """What axe finds on the page as it stands: each rule that is broken, with the first piece that breaks it."""
    found = Axe().run(page, options={"rules": {"color-contrast": {"enabled": colours}}}).response["violations"]
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in found]
