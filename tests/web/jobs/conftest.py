"""Fixtures of the live hall, shared with the tests of what a process does by itself."""

from tests.web.live.conftest import machine, shared, shelf, store, url

__all__ = ["machine", "shared", "shelf", "store", "url"]
