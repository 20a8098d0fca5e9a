"""Locales: a page of the hall decides on language and clock format; what a browser fetches by itself does not."""

import pytest
from starlette.requests import HTTPConnection

from parlour.hall.people.locale import UNHEARD, Locale
from parlour.web.edge.locales import heard

PARIS = Locale("fr", "Europe/Paris")


def asking(**heads: str) -> HTTPConnection:
    """Return a request with these headers."""
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in heads.items()]
    return HTTPConnection({"type": "http", "headers": given, "query_string": b""})


@pytest.mark.parametrize(
    ("heads", "before", "now"),
    [
        ({"accept_language": "fr", "time_zone": "Europe/Paris"}, UNHEARD, PARIS),
        ({"accept_language": "fr-CA, en"}, UNHEARD, Locale("fr", None)),
        ({"accept_language": "en"}, Locale("fr", None), Locale("en", None)),
        ({"accept_language": "en", "time_zone": "Asia/Tokyo"}, PARIS, Locale("en", "Asia/Tokyo")),
        ({"accept_language": "en"}, PARIS, PARIS),
        ({"accept_language": "en", "time_zone": "nowhere"}, PARIS, PARIS),
        ({"accept_language": "en", "time_zone": "../../etc/passwd"}, UNHEARD, Locale("en", None)),
        ({"time_zone": "Asia/Tokyo"}, PARIS, PARIS),
        ({}, UNHEARD, UNHEARD),
    ],
)
def test_what_a_request_says(heads: dict[str, str], before: Locale, now: Locale) -> None:
    assert heard(asking(**heads), before) == now
