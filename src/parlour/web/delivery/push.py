"""Push: notices that a browser shows without an open page, encrypted for it alone (RFC 8291, RFC 8292)."""

from collections.abc import Mapping
from typing import NamedTuple

import orjson
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from pydantic import AnyHttpUrl
from webpush import VAPID, WebPush, WebPushSubscription

from parlour.hall.notices.preferences import Browser, PushKeys
from parlour.web.delivery.addresses import PORTS

LASTS = 2 * 24 * 3600  # seconds for which a push service keeps what it cannot hand over
SIGNED = 12 * 3600  # seconds
KEY_BYTES = 48  # so many more than a key has that all keys are about as likely
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256 (FIPS 186-5)


class Pushed(NamedTuple):
    """A request to a push service."""

    headers: Mapping[str, str]
    body: bytes


def new_keys(drawn: bytes) -> PushKeys:
    """Return the pair of keys that KEY_BYTES drawn bytes make, by which push services will know a hall."""
    private = ec.derive_private_key(int.from_bytes(drawn) % (ORDER - 1) + 1, ec.SECP256R1())
    pem = private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    public = private.public_key()
    shown = public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
    return PushKeys(pem.decode(), shown.decode(), VAPID.get_application_server_key(public))


class Push:
    """The pushes of a hall that its keys name; `contact` is the address to which push services complain."""

    def __init__(self, keys: PushKeys, contact: str) -> None:
        self.key = keys.browsers
        private, public = keys.private.encode(), keys.public.encode()
        self._made = WebPush(private, public, contact, ttl=LASTS, expiration=SIGNED)
        self._made.vapid = _Signature(private, public)

    def pushed(self, browser: Browser, text: str, path: str, push_id: str, tag: str = "") -> Pushed:
        """Return the request that tells a browser a sentence which leads somewhere.

        Of two with one id the service keeps one; of two with one tag the browser shows one.
        """
        told = orjson.dumps({"id": push_id, "tag": tag or push_id, "text": text, "path": path})
        subscription = WebPushSubscription.model_validate(
            {"endpoint": browser.endpoint, "keys": {"p256dh": browser.p256dh, "auth": browser.auth}}
        )
        made = self._made.get(told, subscription)
        headers = {**made.headers, "topic": push_id, "urgency": "normal", "content-type": "application/octet-stream"}
        return Pushed({name: str(value) for name, value in headers.items()}, made.encrypted)


class _Server(NamedTuple):
    """A push service as a signature names it."""

    scheme: str
    host: str


class _Signature(VAPID):  # type: ignore[misc]  # it ships no types
    """A signature for one push service, named with its port if that is not the usual one; the library leaves it out."""

    def get_authorization_header(self, endpoint: AnyHttpUrl, subscriber: str, expiration: int) -> str:
        """Return the header that says who pushes, to the service of that address alone."""
        usual = endpoint.port == PORTS[endpoint.scheme]
        server = _Server(endpoint.scheme, f"{endpoint.host}" if usual else f"{endpoint.host}:{endpoint.port}")
        made: str = super().get_authorization_header(server, subscriber, expiration)
        return made
