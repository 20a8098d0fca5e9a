"""Addresses: what people and hosts write, and the server that each means."""

import pytest

from parlour.core.refusal import Refusal
from parlour.web.outside.addresses import Origin, listed, origin_of


def test_the_server_of_an_address() -> None:
    assert origin_of("https://chat.example/hooks/1?x=1") == Origin("https", "chat.example", 443)
    assert origin_of("http://127.0.0.1:8065/") == Origin("http", "127.0.0.1", 8065)
    assert origin_of("HTTPS://Chat.Example:8443") == Origin("https", "chat.example", 8443)


@pytest.mark.parametrize(
    "url",
    [
        *(
            "",
            "chat.example",
            "ftp://chat.example",
            "https://",
            "https:///x",
            "https://a:b@chat.example/",
            "https://[::1",
        ),
        *(
            "https://chat.example:99999/",
            "https://chat example/",
            "https://chat.example/\r\nX: 1",
            "https://chät.example/",
        ),
    ],
)
def test_what_nobody_could_call_is_refused(url: str) -> None:
    with pytest.raises(Refusal) as refused:
        origin_of(url)
    assert refused.value.code == "address-malformed"


def test_a_host_lists_names_and_origins() -> None:
    assert listed("discord.com, http://10.0.0.5:8065", "HOOKS") == {
        Origin("https", "discord.com", 443),
        Origin("http", "10.0.0.5", 8065),
    }
    assert listed("", "HOOKS") == frozenset()
    with pytest.raises(Refusal) as refused:
        listed("discord.com,ftp://x", "HOOKS")
    assert refused.value.at == "HOOKS"
