"""The HTTP client: nobody can make the hall call an address that they could not call themselves."""

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.core.refusal import Refusal
from parlour.web.delivery.addresses import listed
from parlour.web.delivery.http_client import HttpClient
from parlour.web.delivery.quota import Quota
from parlour.web.edge.limits import Limits
from tests.ports import free_port
from tests.web.delivery.receiving import receiving


def through(trusts: str, work: Callable[[HttpClient], Awaitable[int]]) -> int:
    """Return the result of a call through the door of a hall that trusts these hosts."""

    async def run() -> int:
        client = HttpClient(listed(trusts, "HOOKS"), Quota(Limits(), 100))
        try:
            return await work(client)
        finally:
            await client.close()

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("https://localhost/", "address-private"),
        ("https://127.0.0.1/", "address-private"),
        ("https://127.0.0.1:5432/", "address-port"),
        ("https://push.example:22/", "address-port"),
        ("https://[::ffff:0:127.0.0.1]/", "address-private"),
        ("https://[64:ff9b:1::7f00:1]/", "address-private"),
        ("https://[::1]/", "address-private"),
        ("https://2130706433/", "address-private"),
        ("https://0x7f.1/", "address-private"),
        ("https://nowhere.invalid/", "address-private"),
        ("http://chat.example/", "address-insecure"),
        ("http://chat.example:443/", "address-insecure"),
    ],
)
def test_an_address_of_this_machine_is_not_called(url: str, code: str) -> None:
    """Addresses of this machine are not called, however they are written; nor are calls made without encryption."""
    with pytest.raises(Refusal) as refused:
        through("", lambda client: client.post(url, {}, b""))
    assert refused.value.code == code


def test_what_the_host_trusts_is_called_and_no_redirect_is_followed() -> None:
    with receiving(302, location="http://127.0.0.1:9/elsewhere") as there:
        status = through(there.address, lambda client: client.post(f"{there.address}/a", {"x-said": "1"}, b"told"))
        assert status == 302
        (came,) = there.requests
        assert (came.path, came.headers["x-said"], came.body) == ("/a", "1", b"told")


def test_another_port_of_it_is_not() -> None:
    with receiving() as there, pytest.raises(Refusal):
        through(there.address, lambda client: client.post("http://127.0.0.1:1/", {}, b""))
    assert there.requests == []


def test_nobody_who_answers_is_an_oserror() -> None:
    nobody = f"http://127.0.0.1:{free_port()}"
    with pytest.raises(OSError, match="Connect"):
        through(nobody, lambda client: client.post(nobody, {}, b""))


def leading(*places: str) -> Callable[..., Awaitable[list[Any]]]:
    """Return a resolver that resolves each lookup to the next of these addresses."""
    left = list(places)

    async def found(_host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (left.pop(0), port))]

    return found


def test_a_name_that_leads_elsewhere_while_it_is_called_is_not() -> None:
    """A name that resolves to a public address when checked and to this machine when called is not called."""

    async def work(client: HttpClient) -> int:
        asyncio.get_running_loop().getaddrinfo = leading("1.1.1.1", "127.0.0.1")  # type: ignore[method-assign]
        return await client.post("https://rebinding.example/", {}, b"")

    with pytest.raises(Refusal) as refused:
        through("", work)
    assert refused.value.code == "address-private"


def test_a_server_is_called_so_often_a_day_and_no_more() -> None:
    """A server is called so often a day at all its addresses together. The host sees when that is used up."""

    async def run(trusts: str, url: str) -> tuple[int, int]:
        quota = Quota(Limits(), 2)
        client = HttpClient(listed(trusts, "HOOKS"), quota)
        assert [await client.post(f"{url}/{number}", {}, b"") for number in range(2)] == [201, 201]
        assert quota.spent == 0
        with pytest.raises(Refusal) as refused:
            await client.post(f"{url}/2", {}, b"")
        await client.close()
        assert refused.value.code == "too-often"
        return quota.spent, int(str(refused.value.args_["seconds"]))

    with receiving(201) as there:
        spent, seconds = asyncio.run(run(there.address, there.address))
        assert len(there.requests) == 2 and spent == 1 and 0 < seconds <= 48 * 3600


def test_a_server_of_many_names_is_one() -> None:
    """Names of one address count as one server, since anybody can give an address many names."""

    async def run() -> None:
        asyncio.get_running_loop().getaddrinfo = leading("1.1.1.1")  # type: ignore[method-assign]
        quota = Quota(Limits(), 1)
        await quota.count("1.1.1.1")  # another name has resolved to it
        client = HttpClient(frozenset(), quota)
        with pytest.raises(Refusal) as refused:
            await client.post("https://one-more.example/", {}, b"")
        await client.close()
        assert refused.value.code == "too-often"

    asyncio.run(run())


def test_as_many_calls_as_there_are() -> None:
    """Without a limit of the host there is no end to the calls."""

    async def run(trusts: str) -> list[int]:
        client = HttpClient(listed(trusts, "HOOKS"), Quota(Limits(), 0))
        answers = [await client.post(trusts, {}, b"") for _ in range(3)]
        await client.close()
        return answers

    with receiving(201) as there:
        assert asyncio.run(run(there.address)) == [201] * 3


CALLS = re.compile(
    r"^\s*(?:import|from) (httpcore|httpx|requests|aiohttp|urllib\.request|http\.client|aiosmtplib|smtplib|ftplib)\b"
    r"|\b(open_connection|create_connection)\(",
    re.MULTILINE,
)
SRC = Path(parlour.__file__).parent
ELSEWHERE = ("agents", "cli", "remote")  # programs that call what their user names: a hall, a cluster


def test_the_hall_calls_by_its_client_and_its_mail_server_alone() -> None:
    """The hall calls out only through its HTTP client and to its mail server."""
    files = [file for file in SRC.rglob("*.py") if file.relative_to(SRC).parts[0] not in ELSEWHERE]
    calling = {file.relative_to(SRC).as_posix(): CALLS.findall(file.read_text("utf-8")) for file in files}
    assert {name: found for name, found in calling.items() if found} == {
        "web/delivery/http_client.py": [("httpcore", "")],
        "web/delivery/mail.py": [("aiosmtplib", "")],
    }
