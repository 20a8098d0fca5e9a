"""Settings: everything a host can choose, from the environment (PARLOUR_...) or the command line."""

from pathlib import Path

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from parlour.core import registry
from parlour.core.game import Game
from parlour.hall.chat import Talkers


class Settings(BaseSettings):
    """How this hall runs."""

    model_config = SettingsConfigDict(env_prefix="PARLOUR_")

    data: Path = Field(Path("var"), description="folder of the SQLite file")
    database: str = Field("", description="database URL; empty for SQLite in the data folder")
    redis: str = Field("", description="Redis URL; by it the processes on one PostgreSQL tell each other where to look")
    secure_cookies: bool = Field(False, description="send cookies over HTTPS only; set it behind a TLS proxy")
    rate_limits: bool = Field(True, description="refuse what is asked too often; off for load tests alone")
    chat: Talkers = Field(Talkers.EVERYONE, description="who may talk at tables: everyone, accounts or nobody")
    games: str = Field("", description="names of the games that are played here, with commas between; empty for all")
    owned: str = Field("", description="of them, those that people play with cards of their collections alone")
    bot_threads: int = Field(2, ge=1, le=64, description="searches that may run at once")

    @property
    def database_url(self) -> str:
        """The database to open."""
        return self.database or f"sqlite:///{(self.data / 'parlour.db').as_posix()}"

    @property
    def offered(self) -> list[Game]:
        """The games that are played here; a Refusal for a name that no game has."""
        return _named(self.games) or registry.games()

    @property
    def owned_only(self) -> frozenset[str]:
        """The games that people play with cards of their collections alone; a Refusal for a name that no game has."""
        return frozenset(game.name for game in _named(self.owned))


def _named(names: str) -> list[Game]:
    return [registry.game(name.strip()) for name in names.split(",") if name.strip()]
