"""Web hooks: requests to programs of people, as chat services read them.

They are signed by the rules of Standard Webhooks (https://www.standardwebhooks.com) with a secret that its owner was
shown.
"""

import hmac
from base64 import b64decode, b64encode
from typing import NamedTuple

import orjson

PREFIX = "whsec_"
SECRET_BYTES = 24


class WebhookRequest(NamedTuple):
    """A request to a program."""

    headers: dict[str, str]
    body: bytes


def new_secret(drawn: bytes) -> str:
    """Return a secret as it is shown."""
    return PREFIX + b64encode(drawn).decode()


def webhook_request(text: str, link: str, hook_id: str, seconds: int, secret: str) -> WebhookRequest:
    """Return the request that tells a sentence and where it leads, at a time in seconds since 1970.

    Discord reads `content`, Slack and Mattermost read `text`. No player's name can mention anybody there.
    """
    line = f"{text}\n{link}"
    told = {"id": hook_id, "content": line, "text": line, "says": text, "link": link, "allowed_mentions": {"parse": []}}
    body = orjson.dumps(told)
    signed = hmac.digest(b64decode(secret.removeprefix(PREFIX)), f"{hook_id}.{seconds}.".encode() + body, "sha256")
    headers = {
        "content-type": "application/json",
        "webhook-id": hook_id,
        "webhook-timestamp": str(seconds),
        "webhook-signature": f"v1,{b64encode(signed).decode()}",
    }
    return WebhookRequest(headers, body)
