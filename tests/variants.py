"""The variants of browser tests: one for each subject in `make test`, every language and window under siege.

`@pytest.mark.variants("locale", "width")` names the parameters that only vary how something is seen; the others are its
subject. Of tests that differ in these alone `make test` runs one, and the others get the marker `siege`. The name of
the test chooses the variant of its first subject. The next subjects have those that follow, so that a test of several
subjects meets several languages and windows.

The rule: a browser test with a parameter of `VARYING` names it in this marker, unless only the siege runs it.
"""

from collections import defaultdict
from collections.abc import Iterable
from zlib import crc32

import pytest

VARYING = frozenset({"lang", "language", "locale", "height", "width", "window", "touch"})


def spread(items: Iterable[pytest.Item]) -> None:
    """Leave one variant of each subject to `make test`, and the others to the siege."""
    tests: dict[str, dict[str, list[pytest.Item]]] = defaultdict(lambda: defaultdict(list))
    for item in items:
        if isinstance(item, pytest.Function) and (marker := item.get_closest_marker("variants")):
            tests[item.nodeid.partition("[")[0]][_subject(item, marker.args)].append(item)
    for name, subjects in tests.items():
        for place, alike in enumerate(subjects.values(), crc32(name.encode())):
            for variant in alike:
                if variant is not alike[place % len(alike)]:
                    variant.add_marker(pytest.mark.siege)


def _subject(item: pytest.Function, varying: tuple[str, ...]) -> str:
    """Return the values of the parameters that are the subject."""
    given = item.callspec.params
    assert given.keys() >= {*varying}, f"{item.nodeid} has not all of {varying}"
    return " ".join(f"{name}={given[name]}" for name in sorted(given.keys() - {*varying}))
