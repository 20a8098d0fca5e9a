"""The door: nobody can make the hall call an address that he could not call himself."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from parlour.core.refusal import Refusal
from parlour.web.outside.addresses import listed
from parlour.web.outside.door import Door, is_public
from tests.ports import free_port
from tests.web.outside.receiving import receiving

PRIVATE = [
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
    *("::1", "::", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "ff02::1"),
]


def through(trusts: str, work: Callable[[Door], Awaitable[int]]) -> int:
    """What comes of calling somebody where the host trusts these."""

    async def run() -> int:
        door = Door(listed(trusts, "HOOKS"))
        try:
            return await work(door)
        finally:
            await door.close()

    return asyncio.run(run())


@pytest.mark.parametrize("place", PRIVATE)
def test_what_is_not_on_the_open_net(place: str) -> None:
    assert not is_public(place)


@pytest.mark.parametrize("place", ["1.1.1.1", "2606:4700::1111"])
def test_what_is(place: str) -> None:
    assert is_public(place)


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("https://localhost/", "address-private"),
        ("https://127.0.0.1:5432/", "address-private"),
        ("https://[::1]/", "address-private"),
        ("https://2130706433/", "address-private"),
        ("https://0x7f.1/", "address-private"),
        ("https://nowhere.invalid/", "address-private"),
        ("http://chat.example/", "address-insecure"),
    ],
)
def test_an_address_of_this_machine_is_not_called(url: str, code: str) -> None:
    """However it is written; and none at which others can listen in."""
    with pytest.raises(Refusal) as refused:
        through("", lambda door: door.post(url, {}, b""))
    assert refused.value.code == code


def test_what_the_host_trusts_is_called_and_no_redirect_is_followed() -> None:
    with receiving(302, location="http://127.0.0.1:9/elsewhere") as there:
        status = through(there.address, lambda door: door.post(f"{there.address}/a", {"x-said": "1"}, b"told"))
        assert status == 302
        (came,) = there.requests
        assert (came.path, came.headers["x-said"], came.body) == ("/a", "1", b"told")


def test_another_port_of_it_is_not() -> None:
    with receiving() as there, pytest.raises(Refusal):
        through(there.address, lambda door: door.post("http://127.0.0.1:1/", {}, b""))
    assert there.requests == []


def test_nobody_who_answers_is_an_oserror() -> None:
    nobody = f"http://127.0.0.1:{free_port()}"
    with pytest.raises(OSError, match="Connect"):
        through(nobody, lambda door: door.post(nobody, {}, b""))
