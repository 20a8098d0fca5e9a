"""Settings: everything a host can choose, from the command line, the environment (PARLOUR_...) or a file."""

import re
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from pydantic import BeforeValidator, Field, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, InitSettingsSource, PydanticBaseSettingsSource, SettingsConfigDict

from parlour.core import registry
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.hall.money.economy import Economy
from parlour.hall.people.chat import Talkers
from parlour.hall.play.clearing import Allowance
from parlour.web.delivery.addresses import MAIL_PORTS, Origin, listed
from parlour.web.edge.validation import invalid
from parlour.web.server.sources import PREFIX, file, in_environment, in_file, variable
from parlour.web.server.subpath import folder_of

FOLDER: Final = re.compile(r"(/(?!\.{1,2}/)[\w.~-]+)*/", re.ASCII)

Names = Annotated[str, BeforeValidator(lambda given: ", ".join(given) if isinstance(given, list) else given)]
"""Names with commas between; in a file they may be a list."""


class Settings(BaseSettings):
    """The settings of a hall; `words/settings` says what each is for."""

    model_config = SettingsConfigDict(env_prefix=PREFIX)

    data: Path = Path("var")
    database: str = ""
    redis: str = ""

    public_url: str = ""
    trusted_proxies: Names = ""
    secure_cookies: bool | None = None

    rate_limits: bool = True
    sockets_of_an_address: int = Field(400, ge=0, le=100_000)
    tables_of_a_guest: int = Field(8, ge=0, le=10_000)
    tables_of_an_account: int = Field(40, ge=0, le=10_000)
    tables_of_a_machine: int = Field(8, ge=0, le=10_000)
    machines_of_an_account: int = Field(3, ge=0, le=100)
    tables_wait_hours: int = Field(24, ge=0, le=100_000)
    guests_kept_days: int = Field(30, ge=0, le=100_000)

    chat: Talkers = Talkers.EVERYONE
    access_log: bool = False
    monitored_by: Names = "127.0.0.1, ::1"

    games: Names = ""
    owned: Names = ""
    bot_threads: int = Field(2, ge=1, le=64)

    mail: str = ""
    mail_from: str = ""
    hooks: Names = ""
    push_services: Names = ""
    calls_a_day: int = Field(10_000, ge=0, le=10_000_000)
    frames: Names = ""

    starting_gil: int = Field(500, ge=0, le=1_000_000)
    prize_moves: int = Field(1, ge=0, le=100)
    prizes_a_day: int = Field(1, ge=0, le=100)
    trade_after: int = Field(3, ge=0, le=1000)

    @classmethod
    def settings_customise_sources(
        cls, settings_cls: type[BaseSettings], *sources: PydanticBaseSettingsSource, **named: PydanticBaseSettingsSource
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Return the sources in order: what is given here, then the environment, then the file."""
        return named["init_settings"], named["env_settings"], InitSettingsSource(settings_cls, in_file())

    @field_validator("public_url")
    @classmethod
    def _address(cls, given: str) -> str:
        """Return an http or https address of a host, or of a folder there; refuse any other."""
        parts = urlsplit(given)
        folder = parts.path.rstrip("/")
        plain = parts.scheme in ("http", "https") and parts.hostname and FOLDER.fullmatch(f"{folder}/")
        if given and not plain:
            raise Refusal("bad-public-url", given=given)
        return f"{parts.scheme}://{parts.netloc}{folder}" if given else ""

    @field_validator("trusted_proxies", "monitored_by")
    @classmethod
    def _networks(cls, given: str, field: ValidationInfo) -> str:
        """Refuse what is no address and no network: whoever mistypes one must not trust nobody, or anybody."""
        for name in _listed(given):
            try:
                ip_network(name)
            except ValueError:
                raise Refusal("bad-networks", at=variable(field.field_name or ""), given=name) from None
        return given

    @property
    def proxies(self) -> list[str]:
        """The proxies that are believed."""
        return _listed(self.trusted_proxies)

    @property
    def monitors(self) -> tuple[str, ...]:
        """The addresses and networks that may read the metrics of the hall."""
        return tuple(_listed(self.monitored_by))

    @property
    def folder(self) -> str:
        """The folder on its host in which the hall lies, such as "/hall"; empty if it has the host to itself."""
        return folder_of(self.public_url)

    @property
    def secure(self) -> bool:
        """Tell whether browsers are to come over HTTPS alone."""
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

    def make_sense(self) -> None:
        """Raise the Refusal of what no setting could tell by itself: an unknown game, or a call that leads nowhere."""
        _all = (self.offered, self.owned_only, self.mail_server, self.hook_hosts, self.push_origins, self.framing)

    @property
    def contact(self) -> str:
        """The address to which push services may complain."""
        return self.mail_from or f"parlour@{urlsplit(self.public_url).hostname or 'localhost'}"

    def _require_address(self, name: str, given: str) -> None:
        if given and not self.public_url:
            raise Refusal("address-needed", at=name, setting=name)

    @property
    def economy(self) -> Economy:
        """The economy: what the house gives, and for what."""
        return Economy(self.starting_gil, self.prize_moves, self.prizes_a_day, self.trade_after)

    @property
    def allowance(self) -> Allowance:
        """The allowance: how many tables somebody may have to themselves."""
        most = (self.tables_of_a_guest, self.tables_of_an_account, self.tables_of_a_machine)
        return Allowance(*most) if self.rate_limits else Allowance(0, 0, 0)

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


def chosen(**given: Any) -> Settings:
    """Return the settings, with those that a command line gives, None for what it leaves open.

    The Refusal of a setting that makes no sense says where it stands.
    """
    told = {name: value for name, value in given.items() if value is not None}
    try:
        return Settings(**told)
    except ValidationError as error:
        first = error.errors()[0]
        name = "_".join(map(str, first["loc"]))
        if first["type"] == "extra_forbidden":
            known = ", ".join(Settings.model_fields)
            raise Refusal("unknown-setting", given=name, file=str(file()), known=known) from None
        place = name if name in in_file() and name not in in_environment(Settings.model_fields) else variable(name)
        raise invalid(first, place) from None


def _named(names: str) -> list[Game]:
    return [registry.game(name) for name in _listed(names)]


def _listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]
