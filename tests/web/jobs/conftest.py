"""Fixtures of the live hall, shared with the tests of what a process does by itself."""

from tests.web.live.conftest import shelf, url

__all__ = ["shelf", "url"]
