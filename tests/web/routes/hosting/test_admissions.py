"""Admissions over the interface: the hall sells a community's set when a host admits it."""

from tests.web.collecting import refused
from tests.web.routes.money.test_card_sets import GAME, name_of_a_set
from tests.web.routes.money.test_community_sets import club, enrolled_there, keeper, priced  # noqa: F401 - who makes one
from tests.web.visiting import Guest


def listed(player: Guest, at: str = "") -> list[str]:
    """Return the sets that can be collected in the hall or a community."""
    return [one["set"] for one in player.http.get(f"/api/collection{at}").json()["sets"]]


def test_a_set_is_sold_where_it_was_made_until_a_host_admits_it(host: Guest, keeper: Guest, club: str) -> None:  # noqa: F811
    """Before the admission the hall neither gives nor sells the cards. The act is in the journal and can be undone."""
    name, there = name_of_a_set(), f"?community={club}"
    assert keeper.post("/api/card-sets", priced(name, 30)).json()["community"] == club
    enrolled_there(keeper, "ff8", there)
    shop, shelf = f"/api/shop/{GAME}/{name}", f"/api/collection/{GAME}/{name}"
    ways = [(f"{shop}/cards/1/buy", {"count": 1}), (f"{shop}/cards/1/sell", {"count": 1})]
    ways += [(f"{shop}/packs/packet-of-five", {}), (f"{shelf}/enrol", {})]
    assert {refused(keeper.post(path, body or None)) for path, body in ways} == {(409, "set-not-sold")}
    assert name not in listed(keeper) and name in listed(keeper, there)
    assert not keeper.http.get(shelf).json()["sold"] and keeper.http.get(f"{shelf}{there}").json()["sold"]
    assert {keeper.post(f"{path}{there}", body or None).status_code for path, body in ways} == {200}
    gift = {"assets": {f"{GAME}/{name}/1": 1}, "why": "A gift"}
    grant = f"/api/host/accounts/{keeper.me['id']}/grant"
    register = {"text": "name,cards\nOndine,Fish 1", "game": GAME, "set": name, "why": "Members"}
    assert (
        refused(host.post(grant, gift)) == refused(host.post("/api/host/register", register)) == (409, "set-not-sold")
    )
    admit = f"/api/host/card-sets/{name}/admit"
    assert keeper.post(admit, {"why": "Mine"}).status_code == 403
    assert refused(host.post("/api/host/card-sets/nowhere/admit", {"why": "Good"})) == (404, "unknown-made-set")
    act = host.post(admit, {"why": "Good"}, key="once").json()["act"]
    assert host.post(admit, {"why": "Good"}, key="once").json()["act"] == act
    assert refused(host.post(admit, {"why": "Again"})) == (409, "changed-since")
    assert keeper.http.get(f"/api/card-sets/{name}").json()["admitted"] and name in listed(keeper)
    assert keeper.post(*ways[0]).status_code == 200 and host.post(grant, gift).status_code == 200
    (line,) = [one for one in host.http.get("/api/host/journal").json()["acts"] if one["id"] == act]
    assert (line["kind"], line["data"]["title"], line["reversible"]) == ("admitted", name.title(), True)
    assert host.post(f"/api/host/journal/{act}/undo", {"why": "Too dear"}).status_code == 200
    assert refused(keeper.post(*ways[1])) == (409, "set-not-sold")
    assert name in listed(keeper), "who has cards of it finds them"
