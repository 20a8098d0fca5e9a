"""Variants: a browser test meets each of its subjects once in `make test`, in every language and window under siege.

`@pytest.mark.variants("locale", "width")` names the parameters that only vary how something is seen; the others are
what it is about. Of the tests that differ in these alone one is run for every change, and the others get the marker
`siege`. The name of the test chooses which one its first subject has; the next subjects have those that follow, so
that a test of several subjects meets several languages and windows.

The rule: a browser test with a parameter of `VARYING` names it in this marker, unless it is of the siege altogether.
"""

from collections import defaultdict
from collections.abc import Iterable
from zlib import crc32

import pytest

VARYING = frozenset({"lang", "language", "locale", "height", "width", "window", "touch"})


def spread(items: Iterable[pytest.Item]) -> None:
    """Leave one variant of each subject to every change, and the others to the siege."""
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
    """The values of its parameters that do not only vary."""
    given = item.callspec.params
    assert given.keys() >= {*varying}, f"{item.nodeid} has not all of {varying}"
    return " ".join(f"{name}={given[name]}" for name in sorted(given.keys() - {*varying}))
