"""Channels: the meaning of an outside server's answer."""

import asyncio
from dataclasses import replace

import pytest

from parlour.hall.notices.delivery import Delivery
from parlour.hall.notices.notice import Notice
from parlour.hall.notices.preferences import NoticePreferences
from parlour.web.delivery.addresses import listed, origin_of
from parlour.web.delivery.channels import Channels, Outcome
from parlour.web.delivery.http_client import HttpClient
from parlour.web.delivery.mail import Mail
from parlour.web.delivery.push import Push, new_keys
from parlour.web.delivery.quota import Quota
from parlour.web.delivery.webhook import new_secret
from parlour.web.edge.limits import Limits
from tests.ports import free_port
from tests.web.delivery.receiving import receiving

NOTICE = Notice("ann", "declined", "c1", "now", {"name": "Léa", "game": "Nim"})
REACH = NoticePreferences("ann", mail="a@example.org", proven=True, hook_secret=new_secret(bytes(24)))


def sent(trusts: str, hook: str | None, channel: str = "hook", mail: Mail | None = None, called: int = 0) -> Outcome:
    """Return the outcome of telling Ann something, by a server with one call a day that was called so often."""

    async def run() -> Outcome:
        hosts = listed(trusts, "HOOKS")
        quota = Quota(Limits(), 1)
        for _ in range(called):
            await quota.count(origin_of(hook or "").host)
        channels = Channels(
            HttpClient(hosts, quota),
            Push(new_keys(bytes(range(48))), "a@b.example"),
            mail,
            hosts,
            "https://cards.example",
        )
        preferences = replace(REACH, hook=hook)
        try:
            return await channels.send([Delivery("id", channel, NOTICE, preferences, None, 0)])  # type: ignore[arg-type]
        finally:
            await channels.client.close()

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        *((200, "arrived"), (204, "arrived"), (301, "refused"), (400, "refused"), (401, "refused")),
        *((404, "gone"), (410, "gone"), (408, "later"), (429, "later"), (500, "later"), (503, "later")),
    ],
)
def test_an_answer_means(status: int, outcome: Outcome) -> None:
    with receiving(status) as there:
        assert sent(there.address, f"{there.address}/1") == outcome
        assert len(there.requests) == 1


def test_a_server_that_is_away_is_asked_later() -> None:
    nobody = f"http://127.0.0.1:{free_port()}"
    assert sent(nobody, nobody) == "later"
    assert sent("", None, "mail", Mail(nobody.replace("http", "smtp"), "hall@cards.example")) == "later"


def test_a_server_that_was_called_enough_is_called_later() -> None:
    with receiving(204) as there:
        assert sent(there.address, f"{there.address}/1", called=1) == "later"
        assert there.requests == []


def test_what_the_host_does_not_allow_any_more_is_refused() -> None:
    with receiving() as there:
        assert sent("", f"{there.address}/1") == "refused"
        assert there.requests == []
    assert sent("", None) == sent("", None, "mail") == "refused"
