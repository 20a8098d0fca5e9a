"""Each module and each component is long enough to be opened for its own sake."""

from tests.architecture.sizes import (
    ROOT,
    SHORT_COMPONENT,
    SHORT_MODULE,
    importers,
    listed,
    slivers,
    users,
)


def test_no_module_is_a_sliver() -> None:
    """A short module that one other imports stands in that other."""
    found = slivers(listed("src/*.py"), importers(), SHORT_MODULE)
    assert [str(path.relative_to(ROOT)) for path in found] == []


def test_no_component_is_a_sliver() -> None:
    """A short component that one other draws is a snippet of that other."""
    found = slivers(listed("client/src/*.svelte"), users(), SHORT_COMPONENT)
    assert [str(path.relative_to(ROOT)) for path in found] == []
