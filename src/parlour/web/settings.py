"""Settings: everything a host can choose, from the environment (PARLOUR_...) or the command line."""

from pathlib import Path

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """How this hall runs."""

    model_config = SettingsConfigDict(env_prefix="PARLOUR_")

    data: Path = Field(Path("var"), description="folder of the SQLite file")
    database: str = Field("", description="database URL; empty for SQLite in the data folder")
    secure_cookies: bool = Field(False, description="send cookies over HTTPS only; set it behind a TLS proxy")
    rate_limits: bool = Field(True, description="refuse what is asked too often; off for load tests alone")
    bot_threads: int = Field(2, ge=1, le=64, description="searches that may run at once")

    @property
    def database_url(self) -> str:
        """The database to open."""
        return self.database or f"sqlite:///{(self.data / 'parlour.db').as_posix()}"
