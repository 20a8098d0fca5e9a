"""An economy on one database: three people and two clubs with sets of their own, and what each purse is worth."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine
from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.chance import Seeded
from parlour.hall.communities import card_sets
from parlour.hall.communities import community as communities
from parlour.hall.communities.card_sets import Edition, Published, sold_in
from parlour.hall.communities.community import Join, within
from parlour.hall.communities.shapes import Standing
from parlour.hall.cups.tournaments import Tournament
from parlour.hall.effects import Effect
from parlour.hall.hosting.journal import Kind, Warrant
from parlour.hall.money import collection, shop
from parlour.hall.money.ledger import GIL, purse
from parlour.hall.money.trades import Trade
from parlour.hall.people.accounts import Arrived
from parlour.hall.people.player import Player, Role
from parlour.store import tables
from parlour.store.ports.communities.card_sets import StoredCardSets
from parlour.store.writer import _together
from parlour.table.match import Match
from tests.hall.communities.test_charter import charter
from tests.table.playing import NOW

GAME = "triple-triad"
CLUBS = {"tide": "ann", "reef": "ben"}  # with the keeper of each
SETS = {"tide_cards": "ann", "reef_cards": "ben"}  # with the maker of each
PLACES = (None, *CLUBS)
PEOPLE = tuple(Player(name, name.title(), Role.PLAYER) for name in ("ann", "ben", "cid"))
HOST = Player("host", "Host", Role.HOST)
START = {None: 2000, "tide": 900, "reef": 400}
PRIZE, CLUB_PRIZE = 50, 30  # for a win, by the rules and by the clubs


def document(name: str, price: int | None, pack_price: int) -> dict[str, Any]:
    """Return six cards, four of which cost so much, and two by their levels."""
    sides = {"top": 1, "right": 2, "bottom": 3, "left": 4}
    rows = [{"id": n, "name": f"Card {n}", **sides, "level": n, "price": price if n > 2 else None} for n in range(1, 7)]
    return {"name": name, "title": name, "pack_price": pack_price, "cards": rows}


def published(name: str, price: int | None, pack_price: int, before: Edition | None = None) -> Published:
    """Return a set or its next edition, as its maker publishes it."""
    maker, after = SETS[name], before.number if before else 0
    kept: dict[str, Standing] = {one: "keeper" for one, keeper in CLUBS.items() if keeper == maker}
    home = card_sets.home(Player(maker, maker, Role.PLAYER), kept, None)
    return card_sets.publish(GAME, document(name, price, pack_price), before, maker, NOW, after, home)


def furnished() -> Iterator[Effect]:
    """Yield what all sequences start from: everybody has started everywhere, and each club has a set."""
    yield from (Arrived(one) for one in (*PEOPLE, HOST))
    by_name = {one.id: one for one in PEOPLE}
    for address, keeper in CLUBS.items():
        own = charter(presets=[], purse={"gil": START[address], "prize": CLUB_PRIZE})
        yield communities.found(address, own, by_name[keeper], NOW)
        yield from (Join(address, one.id, NOW) for one in PEOPLE)
    yield from (published(name, 30, 400) for name in SETS)
    for seed, one in enumerate(PEOPLE):
        for place in PLACES:
            yield from collection.enrolment(purse(one.id, place), GAME, "ff8", Seeded(seed), NOW, START[place])


class Economy(RuleBasedStateMachine):
    """All players with gil and cards: their purses, stakes and put-up prizes."""

    connection: Connection  # in a transaction on the starting state
    engine: AsyncEngine

    def __init__(self) -> None:
        super().__init__()
        self.sequence = self.connection.begin_nested()
        self.card_sets = StoredCardSets(self.engine)
        self.number = 0
        self.players = {one.id: one for one in PEOPLE}
        self.owners: dict[str, str] = {}  # the purse that each escrow came from
        self.drafts: dict[str, Edition] = {}
        self.open: list[Trade] = []
        self.done: list[Trade] = []
        self.acts: list[tuple[Kind, Player, dict[str, Any]]] = []
        self.tables: list[Match] = []
        self.cups: list[Tournament] = []
        for name in SETS:
            self.know(published(name, 30, 400))
        self.before = self.worth()

    def know(self, wanted: Published) -> None:
        """Take in a published edition, as the processes of a hall do."""
        made = wanted.edition
        number = select(func.max(tables.edition.c.number)).where(tables.edition.c.name == made.name)
        self.drafts[made.name] = replace(made, number=self.connection.execute(number).scalar_one())
        self.card_sets.know(made)

    def teardown(self) -> None:
        self.sequence.rollback()

    def commit(self, *effects: Effect) -> bool:
        """Write effects, and return True if they were allowed."""
        return _together(self.connection, effects) is True

    def fresh(self, what: str) -> str:
        self.number += 1
        return f"{what}{self.number}"

    def warrant(self) -> Warrant:
        return Warrant(self.fresh("act"), HOST, NOW, "A reason")

    def stock(self, name: str) -> shop.Stock:
        return shop.stock(GAME, name, self.card_sets.lowest(name))

    def here(self, player: str, place: str | None, name: str) -> list[Effect]:
        return [*within(place, player), *sold_in(GAME, name, place)]

    def rows(self, table: Any) -> Sequence[Any]:
        return self.connection.execute(select(table)).all()

    def worth(self) -> Counter[str]:
        """Return the worth of every purse, with its owner's stakes and put-up prizes."""
        found: Counter[str] = Counter()
        for account, asset, count in self.rows(tables.holding):
            if asset == GIL:
                found[self.owner(account)] += count
        for account, asset, at_most, count in self.rows(tables.lot):
            _game, name, card = asset.split("/")
            found[self.owner(account)] += count * min(at_most, self.stock(name).pays(card))
        return found

    def owner(self, account: str) -> str:
        return self.owners.get(account, account)

    def given(self, **sources: int) -> None:
        """Require that only purses with a source are richer, and together by no more than their sources."""
        self.moved(sources, sources)

    def moved(self, sources: Mapping[str, int], among: Sequence[str] | Mapping[str, int]) -> None:
        """Require that only those `among` whom something moved are richer, and together by no more than the sources."""
        now = self.worth()
        gained = Counter({one: now[one] - self.before[one] for one in {*now, *self.before}})
        for one, gain in gained.items():
            assert gain <= 0 or one in among, f"{one} is richer by {gain}"
        assert sum(gained[one] for one in among) <= sum(sources.values()), f"{gained} of {sources}"
        for one, gain in gained.items():
            if len(among) == 1 and one in among:
                assert gain <= sources.get(one, 0), f"{one} is richer by {gain}"
        self.before = now

    def holds(self, account: str) -> dict[str, int]:
        held = tables.holding.c
        mine = select(held.asset, held.count).where(held.account == account, held.count > 0)
        return {asset: int(count) for asset, count in self.connection.execute(mine.order_by(held.asset))}

    def stakes(self, account: str) -> list[str]:
        """Return the cards in the escrows of a purse's matches."""
        mine = [one for one, owner in self.owners.items() if owner == account and not one.endswith(":prize")]
        return [asset for escrow in mine for asset in self.holds(escrow) if asset != GIL]

    def some(self, data: st.DataObject, account: str) -> dict[str, int]:
        """Return something that an account has, or nothing."""
        held = self.holds(account)
        if not held:
            return {}
        asset = data.draw(st.sampled_from(sorted(held)))
        return {asset: data.draw(st.integers(1, min(held[asset], 60)))}
