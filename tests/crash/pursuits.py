"""Pursuits: what the browsers of the load do, each over and over until it is enough."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

from tests.crash.load import Browser, Message, Refused

SHELF = "triple-triad/ff8"
TRADES = ("one", "difference", "direct", "all", "none")
SPARING = "one"  # for players who could not play again without five cards: starters cannot be sold for others
HAND = 5
FEW = 14  # different cards; a player with no more sells none
PACK, CHEAP = 400, 24
SPARE = 100  # gil kept for stakes
SEASON = timedelta(seconds=5)


async def cards(browser: Browser) -> list[str]:
    """Return the ids of the cards that a player has at hand, one for each copy."""
    shelf = await browser.get(f"/api/collection/{SHELF}")
    return [card["id"] for card in shelf["cards"] for _ in range(card["count"])]


async def duel(red: Browser, blue: Browser) -> None:
    """Play a challenge for cards and gil to its end, and pick its winnings."""
    held = [sorted(set(await cards(one))) for one in (red, blue)]
    if any(len(different) < HAND for different in held):
        await asyncio.gather(*(shop(one) for one in (red, blue)))
        return
    trades = TRADES if all(len(different) >= 2 * HAND for different in held) else (SPARING,)
    hands = [{"cards": [int(card) for card in red.chance.sample(different, HAND)]} for different in held]
    rules = f"triple-triad:wiki+visibility=open+trade={red.chance.choice(trades)}"
    wish = {"game": "triple-triad", "rules": rules, "to": {"kind": "player", "player": blue.id}}
    terms = {"owned": True, "gil": red.chance.randrange(0, 10)}
    made = await red.post("/api/challenges", {**wish, "bring": hands[0], "terms": terms})
    if isinstance(made, Refused):
        return
    begun = await blue.post(f"/api/challenges/{made['id']}/accept", {"bring": hands[1]})
    if isinstance(begun, Refused):
        await red.delete(f"/api/challenges/{made['id']}")
        return
    await asyncio.gather(red.play(begun["match"]), blue.play(begun["match"]))
    await asyncio.gather(*(pick(one, begun["match"]) for one in (red, blue)))


async def pick(browser: Browser, match_id: str) -> None:
    """Pick the winnings of a match, if there are any."""
    path = f"/api/matches/{match_id}/winnings"
    won = (await browser.get(path))["winnings"]
    if won is not None and won["yours"]:
        chosen = browser.chance.sample([card["asset"] for card in won["pool"]], won["picks"])
        picked = await browser.post(path, {"cards": chosen})
        assert not isinstance(picked, Refused), picked


async def shop(browser: Browser) -> None:
    """Buy a pack or a card, or sell one, as the purse allows."""
    shelf = await browser.get(f"/api/collection/{SHELF}")
    owned = [card["id"] for card in shelf["cards"] if card["count"]]
    cheap = [card["id"] for card in shelf["cards"] if card["price"] <= CHEAP]
    if shelf["gil"] >= PACK:
        await browser.post(f"/api/shop/{SHELF}/packs/packet-of-five", {})
    elif len(owned) > FEW:
        await browser.post(f"/api/shop/{SHELF}/cards/{browser.chance.choice(owned)}/sell", {"count": 1})
    elif shelf["gil"] >= SPARE:
        await browser.post(f"/api/shop/{SHELF}/cards/{browser.chance.choice(cheap)}/buy", {"count": 1})


async def barter(left: Browser, right: Browser) -> None:
    """Trade a card for a card and some gil, proposed by one and agreed to by the other."""
    mine, theirs = await cards(left), await cards(right)
    if not (mine and theirs):
        return
    give, get = ({f"{SHELF}/{left.chance.choice(held)}": 1} for held in (mine, theirs))
    made = await left.post("/api/trades", {"to": right.id, "mine": {**give, "gil": 3}, "theirs": get})
    if isinstance(made, Refused):
        return
    path = f"/api/trades/{made['id']}"
    if isinstance(await right.post(f"{path}/agree", {"seen": made["list"]}), Refused):
        await left.delete(path)


async def against_the_house(browser: Browser) -> None:
    """Play a match against a player of the house."""
    wish = {"game": "triple-triad", "rules": "triple-triad:ffwtt+elemental+same+plus"}
    made = await browser.post("/api/matches", {**wish, "opponent": {"kind": "bot", "agent": "random"}})
    assert not isinstance(made, Refused), made
    await browser.play(made["id"])


async def cup(browsers: list[Browser], form: str) -> str:
    """Play a tournament to its end with everybody, for a prize if the first has it, and return its id."""
    wish = {"name": "Cup", "game": "triple-triad", "rules": "triple-triad:ffwtt", "form": form}
    made = await browsers[0].post("/api/tournaments", {**wish, "prize": [{"gil": 7}, {"gil": 3}]})
    if isinstance(made, Refused):
        made = await browsers[0].post("/api/tournaments", wish)
    assert not isinstance(made, Refused), made
    path = f"/api/tournaments/{made['id']}"
    for entered in await asyncio.gather(*(one.post(f"{path}/entrants", {}) for one in browsers)):
        assert not isinstance(entered, Refused), entered
    started = await browsers[0].post(f"{path}/start", {})
    assert not isinstance(started, Refused), started
    await asyncio.gather(*(_attend(one, path) for one in browsers))
    return str(made["id"])


async def season(browsers: list[Browser], lasting: timedelta = SEASON) -> str:
    """Play a ladder of a few seconds, joined while it lasts, with a prize if its organiser has it. It is left alone if
    an outage delays it for longer than anybody here waits.
    """
    wish = {"name": "Season", "game": "triple-triad", "rules": "triple-triad:ffwtt", "form": "ladder", "meetings": 7}
    wish["ends"] = (datetime.now(UTC) + lasting).isoformat(timespec="milliseconds")
    made = await browsers[0].post("/api/tournaments", {**wish, "prize": [{"gil": 7}, {"gil": 3}]})
    if isinstance(made, Refused):
        return ""
    path = f"/api/tournaments/{made['id']}"
    await asyncio.gather(*(one.post(f"{path}/entrants", {}) for one in browsers))
    while (found := await browsers[0].get(path))["status"] != "over":
        if found["deadline"] and datetime.fromisoformat(found["deadline"]) > datetime.now(UTC) + 10 * lasting:
            break
        one, other = browsers[0].chance.sample(browsers, 2)
        asked = await one.post(f"{path}/boards", {"opponent": other.id})
        if not isinstance(asked, Refused):
            await other.post(f"{path}/boards/{asked['round']}/{asked['board']}/accept", {})
        await asyncio.gather(*(_play(one, path) for one in browsers))
        await asyncio.sleep(0.05)  # until it begins, or ends
    return str(found["id"])


async def _attend(browser: Browser, path: str) -> None:
    """Play every own board of a tournament until it is over."""
    while (await browser.get(path))["status"] != "over":
        await _play(browser, path)
        await asyncio.sleep(0.05)  # until the others have played theirs


async def _play(browser: Browser, path: str) -> None:
    """Play the own boards of a tournament."""
    found = await browser.get(path)
    for match_id in filter(None, [_mine(found, board) for board in found["boards"]]):
        await browser.play(match_id)


def _mine(found: Message, board: dict[str, Any]) -> str | None:
    """Return the match of a board if the browser's player has to play it."""
    playing = board["result"] is None and found["you"] in (board["first"], board["second"])
    return board["match"] if playing else None
