"""Release: which version of parlour this is."""

from importlib.metadata import PackageNotFoundError, version
from typing import Final


def _installed() -> str:
    try:
        return version("parlour")
    except PackageNotFoundError:  # running from a checkout that was never installed
        return "0.0.0"


RELEASE: Final = _installed()
