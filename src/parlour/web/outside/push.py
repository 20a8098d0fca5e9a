"""Push: what a browser shows though no page of the hall is open, encrypted for it alone (RFC 8291, RFC 8292)."""

from collections.abc import Mapping
from typing import NamedTuple

import orjson
from webpush import VAPID, WebPush, WebPushSubscription

from parlour.hall.notices.reach import Browser, PushKeys

LASTS = 2 * 24 * 3600  # seconds for which a push service keeps what it cannot hand over
SIGNED = 12 * 3600  # seconds


class Pushed(NamedTuple):
    """A request to a push service."""

    headers: Mapping[str, str]
    body: bytes


def new_keys() -> PushKeys:
    """A pair by which push services will know a hall."""
    private, public, browsers = VAPID.generate_keys()
    return PushKeys(private.decode(), public.decode(), browsers)


class Push:
    """Of a hall that its keys name; `contact` is the address to which push services complain."""

    def __init__(self, keys: PushKeys, contact: str) -> None:
        self.key = keys.browsers
        private, public = keys.private.encode(), keys.public.encode()
        self._made = WebPush(private, public, contact, ttl=LASTS, expiration=SIGNED)

    def pushed(self, browser: Browser, text: str, path: str, push_id: str) -> Pushed:
        """What tells a browser a sentence that leads somewhere; of two with one id it shows one."""
        told = orjson.dumps({"id": push_id, "text": text, "path": path})
        subscription = WebPushSubscription.model_validate(
            {"endpoint": browser.endpoint, "keys": {"p256dh": browser.p256dh, "auth": browser.auth}}
        )
        made = self._made.get(told, subscription)
        headers = {**made.headers, "topic": push_id, "urgency": "normal", "content-type": "application/octet-stream"}
        return Pushed({name: str(value) for name, value in headers.items()}, made.encrypted)
