"""Missing: the error where the library of an adapter is not installed."""

from parlour.core.refusal import Refusal


def missing(library: str, extra: str) -> ImportError:
    """Return the error that says which extra of parlour brings a library."""
    return ImportError(str(Refusal("library-not-installed", library=library, extra=extra)), name=library)
