"""Push: only the browser that subscribed can read the messages."""

import time
from base64 import urlsafe_b64decode

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from parlour.hall.notices.preferences import Browser
from parlour.web.delivery.push import Push, new_keys
from tests.web.delivery import receiving


def test_the_browser_reads_it_and_the_service_knows_who_pushes() -> None:
    """The message is signed by the hall's own key for that push service alone, and expires soon."""
    keys, theirs = new_keys(bytes(range(48))), receiving.Browser("https://push.example:8443/abc")
    browser = Browser(**theirs.told, session="s1", player="ann")
    pushed = Push(keys, "hall@cards.example").pushed(browser, "À vous de jouer", "/t/m1", "a" * 32, "turn:m1:7")
    assert theirs.read(pushed.body) == {"id": "a" * 32, "tag": "turn:m1:7", "text": "À vous de jouer", "path": "/t/m1"}
    assert (pushed.headers["topic"], pushed.headers["content-encoding"]) == ("a" * 32, "aes128gcm")
    assert int(pushed.headers["ttl"]) > 0
    token = pushed.headers["authorization"].removeprefix("vapid t=").partition(",")[0]
    point = urlsafe_b64decode(keys.browsers + "=" * (-len(keys.browsers) % 4))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    claims = jwt.decode(token, public, algorithms=["ES256"], audience="https://push.example:8443")
    assert claims["sub"] == "mailto:hall@cards.example" and claims["exp"] < time.time() + 24 * 3600


@pytest.mark.parametrize(
    ("endpoint", "audience"),
    [
        ("https://push.example/abc", "https://push.example"),
        ("https://push.example:443/abc", "https://push.example"),
        ("http://push.lan:8443/abc", "http://push.lan:8443"),
        ("https://[2606:4700::1111]:8443/abc", "https://[2606:4700::1111]:8443"),
    ],
)
def test_a_push_service_is_signed_for_by_its_origin(endpoint: str, audience: str) -> None:
    """The signature names the origin of the push service, with an unusual port."""
    browser = Browser(**receiving.Browser(endpoint).told, session="s1", player="ann")
    headers = Push(new_keys(bytes(range(48))), "hall@cards.example").pushed(browser, "x", "/", "a").headers
    token = headers["authorization"].removeprefix("vapid t=").partition(",")[0]
    assert jwt.decode(token, options={"verify_signature": False})["aud"] == audience
