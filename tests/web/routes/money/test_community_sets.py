"""Sets of communities over the interface: sold there until a host admits them, and never a source of free gil."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest

from tests.hall.communities.test_charter import charter
from tests.web.collecting import claimed, enrolled, refused
from tests.web.routes.money.test_card_sets import GAME, draft, name_of_a_set
from tests.web.routes.test_moderation import folder, hall, host  # noqa: F401 - a hall that has a host
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]


@pytest.fixture
def club(host: Guest) -> str:  # noqa: F811
    """Return the address of a new community with gil and cards of its own."""
    address = f"c{uuid4().hex[:8]}"
    own = charter(presets=[], purse={"gil": 500, "prize": None})
    assert host.post("/api/communities", {"id": address, **own}).status_code == 201
    return address


@pytest.fixture
def keeper(host: Guest, guest: Arrive, club: str) -> Guest:  # noqa: F811
    """Return an account that keeps the community and has started in the hall and there."""
    made = enrolled(guest())
    assert made.http.put(f"/api/communities/{club}/membership").status_code == 200
    name = made.http.get("/api/me").json()["name"]
    assert host.http.put(f"/api/communities/{club}/members/{name}", json={"standing": "keeper"}).status_code == 200
    return made


def priced(name: str, price: int, pack_price: int = 400, after: int = 0, **other: Any) -> dict[str, Any]:
    """Return a draft whose cards cost so much each."""
    made = draft(name, after=after, pack_price=pack_price, **other)
    for card in made["cards"]:
        card["price"] = price
    return made


def gil(player: Guest, at: str = "") -> int:
    return int(player.http.get(f"/api/collection{at}").json()["gil"])


@pytest.mark.parametrize("there", [False, True])
def test_nobody_mints_gil_by_prices_of_their_own(keeper: Guest, club: str, there: bool) -> None:
    """Cards bought for a gil each do not sell for more when the next edition raises the price."""
    name, at = name_of_a_set(), f"?community={club}" if there else ""
    enrolled_there(keeper, "ff8", at)
    had = gil(keeper, at)
    assert keeper.post("/api/card-sets", priced(name, 1)).status_code == 200
    keeper.post(f"/api/shop/{GAME}/{name}/cards/1/buy{at}", {"count": 99})
    after = keeper.http.get(f"/api/card-sets/{name}").json()["number"]
    assert keeper.post("/api/card-sets", priced(name, 200_000, 900_000, after)).status_code == 200
    keeper.post(f"/api/shop/{GAME}/{name}/cards/1/sell{at}", {"count": 99})
    assert gil(keeper, at) <= had


@pytest.mark.parametrize("there", [False, True])
def test_nobody_mints_gil_by_a_starter(keeper: Guest, club: str, there: bool) -> None:
    """The cards of a starter sell for nothing, whatever price the set gives them."""
    name, at = name_of_a_set(), f"?community={club}" if there else ""
    enrolled_there(keeper, "ff8", at)
    had = gil(keeper, at)
    assert keeper.post("/api/card-sets", priced(name, 200_000, 900_000)).status_code == 200
    enrolled_there(keeper, name, at)
    for card in range(1, 13):
        keeper.post(f"/api/shop/{GAME}/{name}/cards/{card}/sell{at}", {"count": 1})
    assert gil(keeper, at) == had


@pytest.mark.parametrize("there", [False, True])
def test_nobody_mints_gil_by_a_cheap_pack(keeper: Guest, club: str, there: bool) -> None:
    """A pack is published only if it costs what its cards sell for on average; the refusal names the least price."""
    name, at = name_of_a_set(), f"?community={club}" if there else ""
    enrolled_there(keeper, "ff8", at)
    had = gil(keeper, at)
    answer = keeper.post("/api/card-sets", priced(name, 200_000, 1))
    for _ in range(3):
        keeper.post(f"/api/shop/{GAME}/{name}/packs/packet-of-five{at}")
        for card in range(1, 13):
            keeper.post(f"/api/shop/{GAME}/{name}/cards/{card}/sell{at}", {"count": 1})
    assert gil(keeper, at) <= had
    assert refused(answer) == (422, "pack-too-cheap") and "500,000" in answer.json()["error"]["message"]


def enrolled_there(player: Guest, name: str, at: str) -> None:
    """Let a player start with a set in the hall or a community, where it is sold."""
    claimed(player).post(f"/api/collection/{GAME}/{name}/enrol{at}")


def test_what_a_card_sells_for_is_told_to_its_owner(keeper: Guest, club: str) -> None:
    """An owner is told how many copies the shop takes back, and the price of the next. A lower price lowers both."""
    name, there = name_of_a_set(), f"?community={club}"
    keeper.post("/api/card-sets", priced(name, 30))
    enrolled_there(keeper, name, there)
    shelf = keeper.http.get(f"/api/collection/{GAME}/{name}{there}").json()
    assert shelf["title"] == name.title()
    gift = next(card["id"] for card in shelf["cards"] if card["count"])
    card, shop = f"/api/register/{GAME}/{name}/{gift}{there}", f"/api/shop/{GAME}/{name}/cards/{gift}"

    def told() -> tuple[int, int, int]:
        shown = keeper.http.get(card).json()
        return shown["mine"], shown["sellable"], shown["pays"]

    assert told() == (1, 0, 15) and keeper.http.get(card).json()["title"] == name.title()
    answer = keeper.post(f"{shop}/sell{there}", {"count": 1})
    assert refused(answer) == (409, "not-for-sale") and "A gift cannot be sold." in answer.json()["error"]["message"]
    assert keeper.post(f"{shop}/buy{there}", {"count": 2}).status_code == 200 and told() == (3, 2, 15)
    after = keeper.http.get(f"/api/card-sets/{name}").json()["number"]
    assert keeper.post("/api/card-sets", priced(name, 20, after=after)).status_code == 200
    assert told() == (3, 2, 10)
    had = gil(keeper, there)
    assert keeper.post(f"{shop}/sell{there}", {"count": 2}).status_code == 200
    assert (gil(keeper, there) - had, told()) == (20, (1, 0, 10))
