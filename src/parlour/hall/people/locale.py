"""Locale: the language and the time zone of a person, as their requests say."""

from dataclasses import dataclass
from typing import Final

from parlour.core.words import Lang
from parlour.hall.effects import Effect


@dataclass(frozen=True, slots=True)
class Locale:
    """A language and a time zone; None for what no request has said yet."""

    lang: Lang | None = None
    zone: str | None = None


UNHEARD: Final = Locale()


@dataclass(frozen=True, slots=True)
class LocaleHeard(Effect):
    """The locale that a person's requests say from now on."""

    player: str
    locale: Locale
