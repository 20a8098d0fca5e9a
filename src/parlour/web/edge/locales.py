"""Locales: the language and the time zone that a request names for its person."""

from typing import Final

from starlette.requests import HTTPConnection

from parlour.hall.people.locale import Locale
from parlour.table import timestamps
from parlour.web.edge.problems import wanted_language

ZONE: Final = "time-zone"  # the header in which a page of the hall names its reader's zone
SPOKEN: Final = "accept-language"


def heard(request: HTTPConnection, before: Locale) -> Locale:
    """Return the locale of a request's person, which was another before.

    Pages of the hall name a zone, and the language in which they are read. What a browser fetches by itself, such as
    pictures and files, names the language of the browser: it counts until a page has spoken.
    """
    zone = request.headers.get(ZONE, "")
    named = timestamps.is_zone(zone)
    if SPOKEN not in request.headers or (before.zone is not None and not named):
        return before
    return Locale(wanted_language(request), zone if named else before.zone)
