"""Addresses: what people and hosts write, and the server that each means.

An address that is not public never counts as public, however it is written.
"""

from ipaddress import ip_network

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.refusal import Refusal
from parlour.web.delivery.addresses import Origin, is_public, listed, origin_of

CLOSED = """
    0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
    192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4
    ::/96 ::ffff:0:0/96 ::ffff:0:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/32 2001:2::/48 2001:db8::/32
    2001:10::/28 2001:20::/28 2002::/16 3fff::/20 5f00::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8
"""
NETWORKS = [ip_network(one) for one in CLOSED.split()]


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


@given(st.data(), st.sampled_from(NETWORKS))
def test_no_address_of_a_special_network(data: st.DataObject, network: object) -> None:
    """No address of a special network counts as public, neither those that IANA lists nor retired ones."""
    size = network.num_addresses  # type: ignore[attr-defined]
    place = network[data.draw(st.sampled_from([0, size - 1]) | st.integers(0, size - 1))]  # type: ignore[index]
    assert not is_public(str(place))


@pytest.mark.parametrize(
    "place",
    [
        *("fec0::1", "::127.0.0.1", "::ffff:0:127.0.0.1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::7f00:1"),
        *("2002:7f00:1::", "2001:0:7f00:1::", "fe80::1%eth0", "::ffff:1.1.1.1", "2002:101:101::", "ff0e::1", "::"),
    ],
)
def test_what_is_not_on_the_open_net(place: str) -> None:
    """Nor does an address that wraps one of IPv4, even a public one, since it passes through this network."""
    assert not is_public(place)


@pytest.mark.parametrize("place", ["1.1.1.1", "2606:4700::1111", "2a00:1450:4007::1", "2001:200::1", "192.0.1.1"])
def test_what_is(place: str) -> None:
    assert is_public(place)
