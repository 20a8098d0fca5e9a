"""Settings: everything a host can choose, from the environment (PARLOUR_...) or the command line."""

from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from parlour.core import registry
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.hall.money.economy import Economy
from parlour.hall.people.chat import Talkers
from parlour.hall.play.clearing import Allowance
from parlour.web.outside.addresses import MAIL_PORTS, Origin, listed


class Settings(BaseSettings):
    """How this hall runs."""

    model_config = SettingsConfigDict(env_prefix="PARLOUR_")

    data: Path = Field(Path("var"), description="folder of the SQLite file")
    database: str = Field("", description="database URL; empty for SQLite in the data folder")
    redis: str = Field("", description="Redis URL; by it the processes on one PostgreSQL tell each other where to look")
    public_url: str = Field("", description="address by which people reach the hall, such as https://cards.example")
    trusted_proxies: str = Field(
        "", description="addresses and networks, with commas between, of the proxies that are believed who asks"
    )
    secure_cookies: bool | None = Field(None, description="HTTPS only: cookies, HSTS; else as public_url says")
    rate_limits: bool = Field(True, description="refuse what is asked too often; off for load tests alone")
    sockets_of_an_address: int = Field(
        400, ge=0, le=100_000, description="sockets of one address that may be open at a process; 0 for any number"
    )
    tables_of_a_guest: int = Field(
        8, ge=0, le=10_000, description="tables that wait or are played and at which nobody but him sits; 0 for any"
    )
    tables_of_an_account: int = Field(40, ge=0, le=10_000, description="the same of an account")
    tables_wait_hours: int = Field(
        24, ge=0, le=100_000, description="hours after which a table that nobody joined is closed; 0 for never"
    )
    guests_kept_days: int = Field(
        30, ge=0, le=100_000, description="days after which a guest who never played is forgotten; 0 for never"
    )
    chat: Talkers = Field(Talkers.EVERYONE, description="who may talk at tables: everyone, accounts or nobody")
    games: str = Field("", description="names of the games that are played here, with commas between; empty for all")
    owned: str = Field("", description="of them, those that people play with cards of their collections alone")
    bot_threads: int = Field(2, ge=1, le=64, description="searches that may run at once")

    mail: str = Field("", description="mail server, as smtp://name:password@host:587 or smtps://; empty for no mail")
    mail_from: str = Field("", description="address that the hall's mail comes from, such as hall@cards.example")
    hooks: str = Field(
        "",
        description="hosts, with commas between, that people may let the hall call, such as discord.com; empty: none",
    )
    push_services: str = Field("", description="origins of push services beside those that anybody can reach")

    frames: str = Field("", description="sites, with commas between, whose pages may frame a match")

    starting_gil: int = Field(500, ge=0, le=1_000_000, description="gil that a newcomer's account begins with")
    prize_moves: int = Field(1, ge=0, le=100, description="moves that each of two must have made for the house's prize")
    prizes_a_day: int = Field(1, ge=0, le=100, description="prizes of the house between the same two on one day")
    trade_after: int = Field(
        3, ge=0, le=1000, description="real matches an account plays before it gives or stakes anything; 0 for at once"
    )

    @field_validator("public_url")
    @classmethod
    def _address(cls, given: str) -> str:
        """An http or https address of a whole host: the hall knows no folder it is in."""
        parts = urlsplit(given)
        if given and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/")):
            raise ValueError(given)
        return f"{parts.scheme}://{parts.netloc}" if given else ""

    @field_validator("trusted_proxies")
    @classmethod
    def _networks(cls, given: str) -> str:
        """Each has to be an address or a network: who mistypes one must not trust nobody, or anybody."""
        for name in _listed(given):
            ip_network(name)
        return given

    @property
    def proxies(self) -> list[str]:
        """The proxies that are believed."""
        return _listed(self.trusted_proxies)

    @property
    def secure(self) -> bool:
        """Whether browsers are to come over HTTPS alone."""
        return self.public_url.startswith("https://") if self.secure_cookies is None else self.secure_cookies

    @property
    def mail_server(self) -> str:
        """The mail server, or none; a Refusal where it could not be spoken to, or its mail would lead nowhere."""
        parts = urlsplit(self.mail)
        if self.mail and (parts.scheme not in MAIL_PORTS or not parts.hostname or "@" not in self.mail_from):
            raise Refusal("mail-server", at="PARLOUR_MAIL")
        self._require_address("PARLOUR_MAIL", self.mail)
        return self.mail

    @property
    def hook_hosts(self) -> frozenset[Origin]:
        """The servers that people may let the hall call; a Refusal for what is none."""
        self._require_address("PARLOUR_HOOKS", self.hooks)
        return listed(self.hooks, "PARLOUR_HOOKS")

    @property
    def push_origins(self) -> frozenset[Origin]:
        """The push services that are called though not everybody can reach them; a Refusal for what is none."""
        return listed(self.push_services, "PARLOUR_PUSH_SERVICES")

    @property
    def framing(self) -> tuple[str, ...]:
        """The sites whose pages may frame a match; a Refusal for what is none."""
        origins = sorted(listed(self.frames, "PARLOUR_FRAMES"))
        return tuple(f"{one.scheme}://{one.host}:{one.port}" for one in origins)

    @property
    def contact(self) -> str:
        """To whom push services may complain."""
        return self.mail_from or f"parlour@{urlsplit(self.public_url).hostname or 'localhost'}"

    def _require_address(self, name: str, given: str) -> None:
        if given and not self.public_url:
            raise Refusal("address-needed", at=name, setting=name)

    @property
    def economy(self) -> Economy:
        """What the house gives, and for what."""
        return Economy(self.starting_gil, self.prize_moves, self.prizes_a_day, self.trade_after)

    @property
    def allowance(self) -> Allowance:
        """How many tables one may have to himself."""
        return Allowance(self.tables_of_a_guest, self.tables_of_an_account) if self.rate_limits else Allowance(0, 0)

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
    return [registry.game(name) for name in _listed(names)]


def _listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]
