"""Web hooks: receivers verify them with the library that they use themselves."""

import json
import time

from standardwebhooks import Webhook

from parlour.web.delivery.webhook import new_secret, webhook_request


def test_a_receiver_verifies_it() -> None:
    """A receiver verifies the hook, and the text for chat services mentions nobody."""
    secret = new_secret(bytes(range(24)))
    told = webhook_request("Your turn against @everyone", "https://cards.example/t/m1", "id1", int(time.time()), secret)
    assert Webhook(secret).verify(told.body, told.headers) == json.loads(told.body)
    body = json.loads(told.body)
    assert body["content"] == body["text"] == "Your turn against @everyone\nhttps://cards.example/t/m1"
    assert body["allowed_mentions"] == {"parse": []} and body["id"] == told.headers["webhook-id"] == "id1"
