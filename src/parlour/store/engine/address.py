"""The address of a database: the URL that a host writes, read once for all that open one."""

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from parlour.core.refusal import Refusal

SQLITE, POSTGRESQL = "sqlite+aiosqlite", "postgresql+psycopg"
DRIVERS = {
    "sqlite": SQLITE,
    SQLITE: SQLITE,
    "postgresql": POSTGRESQL,
    "postgres": POSTGRESQL,
    POSTGRESQL: POSTGRESQL,
}


def read(url: str) -> URL:
    """Return the URL with the driver that does not block: a host writes "sqlite:///f" or "postgresql://...".

    Another kind of database is a Refusal, and so is text that is no URL.
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise _bad(url) from None
    driver = DRIVERS.get(parsed.drivername)
    if driver is None:
        raise Refusal("database-kind", kind=parsed.drivername)
    sqlite = driver == SQLITE
    # A password that is not escaped as in URLs runs over into the host.
    if (sqlite and (parsed.host or not parsed.database)) or "@" in (parsed.host or ""):
        raise _bad(url)
    return parsed.set(drivername=driver)


def is_sqlite(url: URL) -> bool:
    """Return True if it is a file."""
    return url.drivername.startswith("sqlite")


def shown(url: URL) -> str:
    """Return the address for people: the file, or the URL without what may be secret in it."""
    if is_sqlite(url):
        return str(url.database)
    name = url.drivername.partition("+")[0]
    return url.set(drivername=name, query={}).render_as_string()


def _bad(url: str) -> Refusal:
    """Return the Refusal with the text, without what may be a password in it."""
    _secret, at, rest = url.partition("?")[0].rpartition("@")
    return Refusal("bad-database", given=f"…{at}{rest}" if at else rest)
