"""Rows of halls of release 0.2 are changed with their schema, so that they mean what they meant."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, select

from parlour.core import registry
from parlour.hall.people.accounts import Renamed
from parlour.hall.people.locale import Locale, LocaleHeard
from parlour.hall.people.names import name_key
from parlour.hall.people.player import Player, Role
from parlour.store import schema, tables
from tests.store.databases import database_at, engine_at
from tests.store.databases import refused as refused_by
from tests.table.playing import NOW


async def test_what_nobody_chose_follows_the_requests(empty_url: str, tmp_path: Path) -> None:
    """A stored language of a browser stays until the next request, and look-alike names stay their owners'. Of a
    session's browsers the newest is pushed to, and of a player's the newest few.
    """
    players = {"amelie": "Amélie 7", "kit": "Kit", "late": "Xh 1c36", "soon": "Xh1c36"}
    pushed = [(f"https://push.example/{n}", f"s{n // 2}", f"2026-01-{n + 1:02}") for n in range(16)]

    def furnish(connection: Connection) -> None:
        schema.bring_to(connection, "0031")
        there = MetaData()
        there.reflect(connection)
        for number, (who, name) in enumerate(players.items()):
            named = {"key": name_key(name), "skeleton": name.lower(), "claimed": f"2026-0{9 - number}-01"}
            row = {"id": who, "name": name, "role": "player", "secluded": False, **named}
            connection.execute(there.tables["player"].insert().values(row))
        for who, lang, zone in (("amelie", "fr", "Europe/Paris"), ("kit", "en", "UTC")):
            connection.execute(there.tables["reach"].insert().values(player=who, lang=lang, zone=zone, digest="18:00"))
        for endpoint, session, created in pushed:
            opened = {"session": session, "player": "kit", "created": created, "p256dh": "key", "auth": "auth"}
            connection.execute(there.tables["browser"].insert().values(endpoint=endpoint, **opened))
        connection.execute(there.tables["heartbeat"].insert().values(name="a process", time=NOW))

    async with engine_at(empty_url) as engine, engine.begin() as connection:
        await connection.run_sync(furnish)
    async with database_at(empty_url, tmp_path) as database:
        preferences = await database.preferences.of("amelie")
        assert (preferences.lang, preferences.zone, preferences.chosen, preferences.digest) == (
            "fr",
            "Europe/Paris",
            (),
            "18:00",
        )
        await database.commit(LocaleHeard("amelie", Locale("en", "Europe/London")))
        preferences = await database.preferences.of("amelie")
        assert (preferences.lang, preferences.zone) == ("en", "Europe/London")
        assert (await database.preferences.of("kit")).chosen == ()
        for who, name in players.items():
            assert (await database.accounts.named(name)) == Player(who, name, Role.PLAYER)
        assert await refused_by(database, Renamed("kit", "X h1c36")) == "name-alike"
        assert await database.heartbeat.beats() == await database.heartbeat.running() == {"a process": NOW}
        async with database._engine.connect() as connection:
            kept = await connection.execute(
                select(tables.browser.c.endpoint, tables.player.c.skeleton).join(
                    tables.player, tables.player.c.id == "soon"
                )
            )
            assert {tuple(row) for row in kept} == {(f"https://push.example/{n}", "xh|c36") for n in (7, 9, 11, 13, 15)}


KEPT = "triple-triad/ff8/1"
MADE = "triple-triad/tide/1"


def of_before_lots(connection: Connection) -> None:
    """Make a hall of 0.2: Ann keeps two clubs and made a set, a host made another, and the maker of the third keeps
    nothing.
    """
    schema.bring_to(connection, "0031")
    there = MetaData()
    there.reflect(connection)
    insert = {name: table.insert() for name, table in there.tables.items()}
    people = (("ann", "player"), ("ben", "player"), ("odile", "host"))
    connection.execute(insert["player"], [{"id": one, "name": one, "role": role} for one, role in people])
    clubs = (("old", []), ("own", ["triple-triad/tide"]))
    made = [{"id": one, "charter": {"sets": sets}, "created": NOW, "revision": 1} for one, sets in clubs]
    connection.execute(insert["community"], made)
    keeps = [{"community": one, "player": "ann", "standing": "keeper", "since": NOW} for one, _sets in clubs]
    connection.execute(insert["community_member"], keeps)
    sets = (("tide", "ann", 0), ("tide", "odile", 1), ("hall", "odile", 0), ("lost", "ben", 0))
    rows = [{"name": name, "publisher": who, "after": after, "value": f"{name}@{after}"} for name, who, after in sets]
    common = {"game": "triple-triad", "document": {}, "published": NOW}
    connection.execute(insert["edition"], [{**row, **common} for row in rows])
    held = (("player:ann", KEPT, 3), ("escrow:m:0", KEPT, 1), ("player:ben", KEPT, 0), ("player:ann", MADE, 2))
    held += (("player:ann", "gil", 5), ("player:ann", "uninstalled/set/1", 1))
    connection.execute(insert["holding"], [{"account": a, "asset": b, "count": c} for a, b, c in held])


def test_copies_of_the_house_s_own_sets_keep_their_price(empty_url: str) -> None:
    """Copies of shipped sets keep their price wherever they are; those of made sets sell for nothing. Each made set
    belongs to its maker's community.
    """

    async def run() -> tuple[list[Any], list[Any]]:
        async with engine_at(empty_url) as engine, engine.begin() as connection:
            await connection.run_sync(of_before_lots)
            await connection.run_sync(schema.bring_to, "head")
            lots = await connection.execute(select(tables.lot).order_by(tables.lot.c.account))
            sets = await connection.execute(select(tables.made_set).order_by(tables.made_set.c.name))
            return [tuple(row) for row in lots], [tuple(row) for row in sets]

    price = registry.game("triple-triad").need_cards().collecting("ff8").cards["1"].price
    lots, sets = asyncio.run(run())
    assert lots == [("escrow:m:0", KEPT, price // 2, 1), ("player:ann", KEPT, price // 2, 3)]
    assert sets == [("hall", None, True), ("lost", None, False), ("tide", "own", False)]


async def test_a_card_has_the_letter_of_its_code_wherever_it_lies(empty_url: str) -> None:
    """The code of a card gets its letter in purses and in kept decks; other cards of that number are unchanged."""
    was, now, other = (f"cipher/enforced/B14-040{letter}" for letter in ("", "c", "a"))
    deck = {"main": "B14-040", "cards": ["B14-040", "B14-040a"]}

    def kept(connection: Connection) -> None:
        schema.bring_to(connection, "0033")
        there = MetaData()
        there.reflect(connection)
        person = {"id": "ann", "name": "ann", "role": "player", "secluded": False}
        connection.execute(there.tables["player"].insert().values(person))
        held = [{"account": "player:ann", "asset": one, "count": 1} for one in (was, other)]
        connection.execute(there.tables["holding"].insert(), held)
        row = {
            "id": "d",
            "player": "ann",
            "game": "cipher",
            "name": "Risen",
            "bring": deck,
            "created": NOW,
            "changed": NOW,
        }
        columns = tables.deck.columns.keys()
        connection.execute(tables.deck.insert().values({name: row[name] for name in columns if name in row}))

    async with engine_at(empty_url) as engine, engine.begin() as connection:
        await connection.run_sync(kept)
        await connection.run_sync(schema.bring_to, "head")
        assets = set((await connection.execute(select(tables.holding.c.asset))).scalars())
        brought = await connection.scalar(select(tables.deck.c.bring))
    assert (assets, brought) == ({now, other}, {"main": "B14-040c", "cards": ["B14-040c", "B14-040a"]})


async def test_only_the_welcome_that_was_shipped_is_said_anew(empty_url: str, tmp_path: Path) -> None:
    """A shipped welcome becomes plainer, language by language; what a keeper wrote stays to the letter."""
    written = "Capture my king."

    def furnish(connection: Connection) -> None:
        schema.bring_to(connection, "0034")
        there = MetaData()
        there.reflect(connection)
        rows = there.tables["community"]
        charter: Any = connection.execute(select(rows.c.charter).where(rows.c.id == "chakart")).scalar_one()
        charter["welcome"]["en"] = written
        connection.execute(rows.update().where(rows.c.id == "chakart").values(charter=charter))

    async with engine_at(empty_url) as engine, engine.begin() as connection:
        await connection.run_sync(furnish)
    async with database_at(empty_url, tmp_path) as database:
        welcomes = {one.id: one.charter["welcome"] for one in await database.communities.all()}
    assert welcomes["chakart"]["en"] == written and "Capturez Peach" in welcomes["chakart"]["fr"]
    assert welcomes["cipher"]["en"].endswith("then defeat the other hero.")
    assert welcomes["ffworld"]["en"].startswith("The French hall of Triple Triad")
