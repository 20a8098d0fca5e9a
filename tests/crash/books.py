"""Books: the sum of what the load was told, compared with what the hall has."""

from collections import Counter
from typing import Any

from tests.crash.load import Browser, total
from tests.crash.pursuits import PACK, SHELF

PRIZE = 50  # gil that the wiki's rules give to every winner
COMMANDS = {"opened": "/packs/", "bought": "/buy", "sold": "/sell"}


async def holdings(browser: Browser) -> Counter[str]:
    """Return the cards and gil of a player, those at stake included."""
    shelf = await browser.get(f"/api/collection/{SHELF}")
    held = Counter({card["id"]: card["count"] + card["staked"] for card in shelf["cards"]})
    return held + Counter({"gil": shelf["gil"]})


async def earned(browser: Browser, prices: dict[str, dict[str, int]]) -> Counter[str]:
    """Return what a player gained and lost, by the shop's answers."""
    change: Counter[str] = Counter()
    for told in browser.told:
        card, count = told.answer.get("card"), told.answer.get("count", 0)
        if COMMANDS["opened"] in told.path:
            change.update(told.answer["cards"])
            change["gil"] -= PACK
        elif told.path.endswith(COMMANDS["bought"]):
            change.update({card: count, "gil": -count * prices[card]["price"]})
        elif told.path.endswith(COMMANDS["sold"]):
            change.update({card: -count, "gil": count * prices[card]["pays"]})
    return change


async def prizes(browsers: list[Browser]) -> Counter[str]:
    """Return what the house gave to the winners of duels."""
    played = {match for browser in browsers for match in browser.matches}
    found = [await browsers[0].get(f"/api/matches/{match}") for match in played]
    duels = [one for one in found if one["rules"]["options"]["gil_prize"] and one["terms"]["owned"]]
    return Counter({"gil": PRIZE * sum(one["result"]["winner"] is not None for one in duels)})


async def put_up(browser: Browser) -> Counter[str]:
    """Return the prizes of tournaments that have not ended."""
    live = [one for one in await browser.get("/api/tournaments") if one["status"] == "live"]
    return Counter({"gil": sum(prize["gil"] for one in live for prize in one["prizes"])})


async def nothing_was_made_or_lost(browsers: list[Browser], before: list[Counter[str]]) -> None:
    """Require that all cards and gil are those of the start plus what the shop and the house gave."""
    shelf = await browsers[0].get(f"/api/collection/{SHELF}")
    prices = {card["id"]: card for card in shelf["cards"]}
    told = total([*before, *[await earned(one, prices) for one in browsers], await prizes(browsers)])
    assert total([*[await holdings(one) for one in browsers], await put_up(browsers[0])]) == told


async def lines(browser: Browser) -> list[dict[str, Any]]:
    """Return the whole statement of account."""
    found: list[dict[str, Any]] = []
    before = ""
    while True:
        page = await browser.get(f"/api/ledger{before}")
        found += page["lines"]
        if page["next"] is None:
            return found
        before = f"?before={page['next']}"


async def every_command_is_in_the_ledger_once(browser: Browser) -> None:
    """Require that the statement has a line for each acknowledged command, and none for any other."""
    told = Counter(memo for one in browser.told for memo, path in COMMANDS.items() if path in one.path)
    trades = {one.path.split("/")[3] for one in browser.told if one.path.endswith("/agree")}
    trades |= {one.answer["id"] for one in browser.told if one.path == "/api/trades"}
    done = [trade for trade in trades if (await browser.get(f"/api/trades/{trade}"))["status"] == "done"]
    written = Counter(line["memo"] for line in await lines(browser))
    assert {memo: written[memo] for memo in COMMANDS} == {memo: told[memo] for memo in COMMANDS}, (written, told)
    assert written["traded"] == len(done)


async def every_move_is_in_its_log_once(browser: Browser) -> None:
    """Require that the logs have each acknowledged move and undo of this player once, and no other."""
    for match in browser.matches:
        snapshot = await browser.snapshot(match)
        you = snapshot["match"]["you"]
        mine = [e for e in snapshot["history"] if e["kind"] in ("act", "takeback") and e["seat"] == you]
        kept = Counter((e["seq"], e["action"]) for e in mine)
        acknowledged = Counter((seq, said.get("action")) for seq, said in browser.acts.get(match, {}).values())
        assert kept == acknowledged, f"{match}: lost {acknowledged - kept}, never acknowledged {kept - acknowledged}"
        assert snapshot["match"]["status"] == "over"
        assert (await browser.get(f"/api/matches/{match}/verify"))["ok"]
