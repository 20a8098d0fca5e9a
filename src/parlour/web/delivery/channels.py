"""Channels: the ways by which this hall reaches people outside, and what came of trying."""

from collections.abc import Sequence
from typing import Literal

from parlour.core.refusal import Refusal, TooMany
from parlour.hall.notices.delivery import Delivery
from parlour.hall.notices.notice import link_of
from parlour.table import timestamps
from parlour.web.clock import now
from parlour.web.delivery import letters
from parlour.web.delivery.addresses import Origin, origin_of
from parlour.web.delivery.http_client import HttpClient
from parlour.web.delivery.mail import Mail
from parlour.web.delivery.push import Push
from parlour.web.delivery.webhook import webhook_request

Outcome = Literal["arrived", "gone", "refused", "later"]
GONE = (404, 410)
BUSY = (408, 425, 429)


class Channels:
    """The channels of a hall: pushes always, mails if the host named a server, web hooks to the hosts in the list.

    Whoever is told where something is reads an address that begins with `base`.
    """

    def __init__(self, client: HttpClient, push: Push, mail: Mail | None, hooks: frozenset[Origin], base: str) -> None:
        self.push = push
        self.mail = mail
        self.hooks = hooks
        self.base = base
        self.client = client

    async def require_hook(self, url: str) -> None:
        """Refuse an address of a host to which hooks may not go."""
        if origin_of(url) not in self.hooks:
            known = ", ".join(sorted(origin.host for origin in self.hooks)) or "-"
            raise Refusal("hook-host", at="url", known=known)

    async def send(self, deliveries: Sequence[Delivery]) -> Outcome:
        """Tell one player something by one channel, and return what came of it; all that goes by mail is one mail."""
        one = deliveries[0]
        try:
            if one.channel == "mail":
                return await self._mail(deliveries)
            return await (self._push(one) if one.channel == "push" else self._hook(one))
        except (TooMany, OSError):
            return "later"
        except Refusal:
            return "refused"

    async def _push(self, one: Delivery) -> Outcome:
        assert one.browser is not None
        text = letters.said(one.notice, one.preferences.lang)
        pushed = self.push.pushed(one.browser, text, link_of(one.notice), one.id, one.notice.id)
        return _outcome(await self.client.post(one.browser.endpoint, pushed.headers, pushed.body))

    async def _mail(self, deliveries: Sequence[Delivery]) -> Outcome:
        one = deliveries[0]
        if self.mail is None or one.preferences.mail is None:
            return "refused"
        letter = letters.letter([each.notice for each in deliveries], one.preferences.lang, self.base)
        await self.mail.send(one.preferences.mail, letter, one.id)
        return "arrived"

    async def _hook(self, one: Delivery) -> Outcome:
        if one.preferences.hook is None or one.preferences.hook_secret is None:
            return "refused"
        await self.require_hook(one.preferences.hook)
        text = letters.said(one.notice, one.preferences.lang)
        seconds = timestamps.read(now()) // timestamps.SECOND
        told = webhook_request(text, f"{self.base}{link_of(one.notice)}", one.id, seconds, one.preferences.hook_secret)
        return _outcome(await self.client.post(one.preferences.hook, told.headers, told.body))


def _outcome(status: int) -> Outcome:
    """Return what the answer of a server means."""
    if status < 300:
        return "arrived"
    if status in GONE:
        return "gone"
    return "later" if status in BUSY or status >= 500 else "refused"
