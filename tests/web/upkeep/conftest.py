"""What a process does by itself is tested as what is alive in it."""

from tests.web.live.conftest import shelf, url

__all__ = ["shelf", "url"]
