"""The address of a database: read as hosts write it, and shown without its secrets."""

import pytest

from parlour.core.refusal import Refusal
from parlour.store.engine import address


@pytest.mark.parametrize(
    ("url", "driver", "shown"),
    [
        ("sqlite:///var/parlour.db", "sqlite+aiosqlite", "var/parlour.db"),
        ("sqlite:////srv/parlour.db", "sqlite+aiosqlite", "/srv/parlour.db"),
        ("postgresql://ann:secret@host/hall", "postgresql+psycopg", "postgresql://ann:***@host/hall"),
        ("postgres://host/hall?password=secret", "postgresql+psycopg", "postgresql://host/hall"),
    ],
)
def test_what_hosts_write_is_read_and_shown(url: str, driver: str, shown: str) -> None:
    read = address.read(url)
    assert read.drivername == driver and address.is_sqlite(read) is driver.startswith("sqlite")
    assert address.read(read.render_as_string(hide_password=False)) == read
    assert address.shown(read) == shown


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("foo", "bad-database"),
        ("", "bad-database"),
        ("sqlite://", "bad-database"),
        ("sqlite://host/file", "bad-database"),
        ("postgresql://host:port/hall", "bad-database"),
        ("postgresql://ann:se@cret@host/hall", "bad-database"),
        ("mysql://host/hall", "database-kind"),
    ],
)
def test_what_is_no_address_is_refused(url: str, code: str) -> None:
    """A faulty address is refused in a sentence without its password."""
    with pytest.raises(Refusal) as refused:
        address.read(url)
    assert refused.value.code == code and "se@" not in refused.value.message() and "ann" not in refused.value.message()
