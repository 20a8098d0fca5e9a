"""The schema of a database: its present migration, and the way to another."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from parlour.core.refusal import Refusal

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"


def version(connection: Connection) -> str | None:
    """Return the version of the database, or None when it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def require_begun(connection: Connection) -> str:
    """Return the version of a hall's database; a Refusal when it is new."""
    found = version(connection)
    if found is None:
        raise Refusal("no-hall")
    return found


def is_hall(connection: Connection) -> bool:
    """Return True if a hall of any version lies there: other programs keep their version under that name too."""
    return {"alembic_version", "player", "match", "entry"} <= set(inspect(connection).get_table_names())


def newest() -> str:
    """Return the last migration, by the names of the files: v0014_skeletons.py is 0014."""
    return versions()[-1]


def versions() -> list[str]:
    """Return every migration there is, the oldest first; that one makes the hall of release 0.1 at once."""
    return sorted(path.name[1:5] for path in (MIGRATIONS / "versions").rglob("v*.py"))


def require_known(found: str) -> None:
    """Refuse what a newer program wrote, and what is older than the first release."""
    oldest, *_, last = versions()
    if found > last:
        raise Refusal("database-newer", found=found, known=last)
    if found < oldest:
        raise Refusal("database-older", found=found, known=oldest)


def bring_to(connection: Connection, wanted: str) -> None:
    """Run the migrations up to a version."""
    from alembic import command

    command.upgrade(configured(connection), wanted)


def configured(connection: Connection) -> "Config":
    """Return the settings with which Alembic runs our migrations on this connection."""
    # Imports of half a second, for which only a changed schema has to wait.
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("recursive_version_locations", "true")
    config.attributes["connection"] = connection
    return config
