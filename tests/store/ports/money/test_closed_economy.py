"""The economy is closed: no acts of any accounts make anybody richer, except by a listed source.

A player's worth is their gil and the most that the shop would pay for their cards. Sources
are the starting gift, the house's prize, and what a host gives or brings in. Luck with packs is one too, though a pack
costs more than it brings on average (`tests/hall/money/test_shop.py`). All else goes from one to another, or is lost.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule, run_state_machine_as_test
from sqlalchemy import select

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.refusal import Refusal
from parlour.hall.communities.card_sets import AdmitSet
from parlour.hall.communities.community import Join, Quit, within
from parlour.hall.cups import prizes
from parlour.hall.hosting import enrolling, grants
from parlour.hall.hosting.charter import Charter
from parlour.hall.hosting.journal import Kept
from parlour.hall.hosting.register import Member
from parlour.hall.hosting.undoing import undo
from parlour.hall.money import collection, shop, trades, winnings
from parlour.hall.money.ledger import GIL, PLAYER, escrow_account, player_account, prize_account, purse
from parlour.hall.money.pack_secret import PackSecret
from parlour.hall.money.trades import Trade
from parlour.hall.play import opening
from parlour.hall.play.commit import Append, commit
from parlour.hall.play.match_identity import MatchIdentity
from parlour.store import tables
from parlour.store.engine.engine import open_engine
from parlour.store.ports.money.audit import wrongs
from parlour.store.writer import _together
from parlour.table.match import Match
from parlour.table.terms import Terms
from tests.hall.cups.test_prizes import decided
from tests.store.databases import fresh, writing_at
from tests.store.ports.money.economy import (
    CLUB_PRIZE,
    CLUBS,
    GAME,
    HOST,
    PEOPLE,
    PLACES,
    PRIZE,
    SETS,
    START,
    Economy,
    furnished,
    published,
)
from tests.table.playing import NOW

STEPS = 25
PHASES = (Phase.generate, Phase.shrink)

people = st.sampled_from([one.id for one in PEOPLE])
places = st.sampled_from(PLACES)
set_names = st.sampled_from(["ff8", *SETS])
cards = st.integers(1, 6).map(str)
counts = st.integers(1, 3)


class Acts(Economy):
    """All that players with gil and cards, keepers and hosts may do."""

    def teardown(self) -> None:
        found = wrongs(self.connection)
        super().teardown()
        assert found == []

    @rule(
        name=st.sampled_from(sorted(SETS)),
        price=st.sampled_from([1, 30, 900, None]),
        pack_price=st.sampled_from([1, 400, 2500, 3000]),
    )
    def publish(self, name: str, price: int | None, pack_price: int) -> None:
        """Publish the next edition at any prices, unless they are refused."""
        try:
            wanted = published(name, price, pack_price, self.drafts[name])
            shop.require_dear_packs(shop.draft(GAME, wanted.edition.document, self.card_sets.lowest(name)))
        except Refusal:
            return
        assert self.commit(wanted)
        self.know(wanted)
        self.given()

    @rule(name=st.sampled_from(sorted(SETS)))
    def admit(self, name: str) -> None:
        """Admit a set, or exclude it again."""
        if not self.commit(AdmitSet(name, admitted=True)):
            assert self.commit(AdmitSet(name, admitted=False))
        self.given()

    @rule(player=people, place=places, name=set_names, seed=st.integers(0, 9))
    def enrol(self, player: str, place: str | None, name: str, seed: int) -> None:
        """Give a starter: its cards sell for nothing, and gil came with the first one."""
        begun = collection.enrolment(purse(player, place), GAME, name, Seeded(seed), NOW, START[place])
        self.commit(*self.here(player, place, name), *begun)
        self.given()

    @rule(player=people, place=places, name=set_names, card=cards, count=counts)
    def buy(self, player: str, place: str | None, name: str, card: str, count: int) -> None:
        deal = shop.buy(purse(player, place), self.stock(name), card, count, self.fresh("buy"), NOW)
        self.commit(*self.here(player, place, name), deal)
        self.given()

    @precondition(lambda self: self.sellable())
    @rule(data=st.data(), count=counts)
    def sell(self, data: st.DataObject, count: int) -> None:
        """Sell something that may be sold wherever its set is sold."""
        account, asset = data.draw(st.sampled_from(self.sellable()))
        player, _, place = account.removeprefix(PLAYER).partition("@")
        _game, name, card = asset.split("/")
        deal = shop.sell(purse(player, place or None), self.stock(name), card, count, self.fresh("sell"), NOW)
        self.commit(*self.here(player, place or None, name), deal)
        self.given()

    def sellable(self) -> list[tuple[str, str]]:
        """Return the accounts and cards of what may be sold."""
        lots = self.rows(tables.lot)
        return sorted({(lot[0], lot[1]) for lot in lots if lot[3] and lot[0].startswith(PLAYER)})

    @rule(player=people, place=places, name=set_names)
    def open_pack(self, player: str, place: str | None, name: str) -> None:
        """Open a pack: luck is what its cards may be sold for above its price."""
        mine, stock = purse(player, place), self.stock(name)
        self.number += 1
        made = shop.open_pack(mine, stock, "packet-of-five", PackSecret.of(bytes(32), mine, self.number), NOW)
        worth = sum(at_most * n for lot in made.lots.values() for at_most, n in lot.items())
        self.commit(*self.here(player, place, name), made)
        luck = max(0, worth - stock.pack("packet-of-five").price)
        self.moved({player_account(mine): luck}, [player_account(mine)])

    @rule(data=st.data(), pair=st.permutations([one.id for one in PEOPLE]), place=places, at_once=st.booleans())
    def trade(self, data: st.DataObject, pair: list[str], place: str | None, at_once: bool) -> None:
        """Propose a trade that is agreed to at once, or that waits and sets its cards aside."""
        left, right = (self.players[one] for one in pair[:2])
        accounts = [player_account(purse(one.id, place)) for one in (left, right)]
        gives = (self.some(data, accounts[0]), self.some(data, accounts[1]))
        if any(gives):
            made = trades.propose(self.fresh("trade"), left, right, gives, NOW, community=place)
            there = within(place, left.id, right.id)
            if self.commit(*there, made):
                self.open.append(made.trade)
                if at_once:
                    self.agree(made.trade)
            self.moved({}, accounts)

    @precondition(lambda self: self.open)
    @rule(data=st.data(), agrees=st.booleans())
    def answer_trade(self, data: st.DataObject, agrees: bool) -> None:
        """Agree to a trade that has waited, or decline it."""
        trade = data.draw(st.sampled_from(self.open))
        if agrees:
            self.agree(trade)
        else:
            assert self.commit(trades.withdraw(trade, trade.players[1].id, NOW))
            self.open.remove(trade)
        self.moved({}, trade.accounts)

    def agree(self, trade: Trade) -> None:
        there = within(trade.community, *(one.id for one in trade.players))
        if self.commit(*there, trades.agree(trade, trade.players[1].id, trade.list, NOW)):
            self.open.remove(trade)
            self.done.append(replace(trade, agreed=(True, True), status="done"))

    @precondition(lambda self: self.done)
    @rule(data=st.data())
    def undo_trade(self, data: st.DataObject) -> None:
        trade = data.draw(st.sampled_from(self.done))
        if self.commit(*grants.undo_trade(self.warrant(), trade)):
            self.done.remove(trade)
        self.moved({}, trade.accounts)

    @rule(
        data=st.data(),
        pair=st.permutations([one.id for one in PEOPLE]),
        place=places,
        name=set_names,
        gil=st.sampled_from([0, 20]),
        lost=st.sampled_from(["one", "all", "none"]),
    )
    def sit_down(self, data: st.DataObject, pair: list[str], place: str | None, name: str, gil: int, lost: str) -> None:
        """Let two stake gil and five cards of a set each. Both move once, so that a win has its prize."""
        hands = {one: self.hand(one, place, name) for one in pair[:2]}
        if any(len(hand) < 5 for hand in hands.values()):
            return
        red, blue = (self.players[one] for one in pair[:2])
        rules = f"{GAME}:wiki+visibility=open+trade={lost}+cards={registry.game(GAME).need_cards().edition(name)}"
        new = MatchIdentity(self.fresh("match"), bytes([data.draw(st.integers(0, 3))]) * 32, NOW)
        seat = opening.player_seat(red, {"cards": hands[red.id]})
        opened = opening.open_match(GAME, rules, 0, seat, None, new, Terms(gil=gil, owned=True, community=place))
        purses = [player_account(purse(one, place)) for one in pair[:2]]
        self.owners |= {escrow_account(new.id, number): one for number, one in enumerate(purses)}
        match = self.wrote(opened)
        assert match is not None
        match = self.wrote(opening.join(match, blue, {"cards": hands[blue.id]}, NOW))
        for command in ("a", "b") if match is not None else ():
            match = self.wrote(commit(match, [self.first_move(match, command)]))
        if match is not None:
            self.tables.append(match)
        self.moved({}, purses)

    def hand(self, player: str, place: str | None, name: str) -> list[int]:
        held = self.holds(player_account(purse(player, place)))
        return [int(asset.split("/")[2]) for asset in held if asset.startswith(f"{GAME}/{name}/")][:5]

    def first_move(self, match: Match, command: str) -> Any:
        seat = match.to_act()
        assert seat is not None and match.state is not None
        action = match.game.action_text(match.state, match.game.legal(match.state)[0])
        return match.decide_act(seat, action, command, NOW)

    def wrote(self, append: Append) -> Match | None:
        return append.match.after(append.entries) if self.commit(append) else None

    @precondition(lambda self: self.tables)
    @rule(data=st.data(), seat=st.integers(0, 1), picks=st.booleans())
    def give_up(self, data: st.DataObject, seat: int, picks: bool) -> None:
        """Let one resign: the other wins stake, cards and the house's prize, and they or chance pick."""
        match = data.draw(st.sampled_from(self.tables))
        self.tables.remove(match)
        over = self.wrote(commit(match, [match.decide_resign(seat, "r", NOW)]))
        assert over is not None
        row = self.connection.execute(select(tables.winnings).where(tables.winnings.c.match == match.id)).first()
        if row is not None:
            won = winnings.Winnings(row.match, row.winner, row.loser, row.seat, tuple(row.pool), row.picks, row.ended)
            chosen = winnings.pick(over, won, won.winner, won.pool[: won.picks], NOW)
            assert self.commit(*(chosen if picks else winnings.pick_by_lot(over, won, NOW)))
        place = match.terms.community
        purses = [player_account(purse(str(one and one.player), place)) for one in match.seats]
        prize = PRIZE if place is None else CLUB_PRIZE
        self.moved({purses[1 - seat]: prize}, purses)

    @rule(data=st.data(), player=people, place=places, card=cards, gil=st.integers(0, 90))
    def grant(self, data: st.DataObject, player: str, place: str | None, card: str, gil: int) -> None:
        """Let a host give something: gil is a source, and cards sell for nothing."""
        name = data.draw(st.sampled_from(["ff8", *self.drafts]))
        given = {f"{GAME}/{name}/{card}": 2, GIL: gil}
        by, account = self.warrant(), player_account(purse(player, place))
        if ok := self.commit(*grants.grant(by, self.players[player], given, place)):
            self.acts.append(("granted", self.players[player], {"id": by.id, "given": given, "community": place}))
        self.moved({account: gil if ok else 0}, [account])

    @rule(data=st.data(), player=people, place=places)
    def take_back(self, data: st.DataObject, player: str, place: str | None) -> None:
        if taken := self.some(data, account := player_account(purse(player, place))):
            lost, by = self.before[account], self.warrant()
            if not self.commit(*grants.take_back(by, self.players[player], taken, place)):
                assert GIL not in taken and self.stakes(account), "only from who has cards at stake none is taken"
                return
            self.given()
            lost -= self.before[account]
            told = {"id": by.id, "given": taken, "community": place, "lost": lost}
            self.acts.append(("taken-back", self.players[player], told))

    @precondition(lambda self: self.acts)
    @rule(data=st.data())
    def undo_act(self, data: st.DataObject) -> None:
        """Undo a host's act: what was taken comes back as it was, and what was given goes if it is there."""
        kind, player, told = data.draw(st.sampled_from(self.acts))
        kept = Kept(1, told["id"], kind, HOST, player, None, NOW, "", told, None, False, None)
        account = player_account(purse(player.id, told["community"]))
        if ok := self.commit(*undo(self.warrant(), kept, Charter())):
            self.acts.remove((kind, player, told))
        self.moved({account: told.get("lost", 0) if ok else 0}, [account])

    @rule(name=set_names, card=cards, gil=st.integers(0, 90))
    def bring_in(self, name: str, card: str, gil: int) -> None:
        """Import a register: the gil of its members is a source, and their cards sell for nothing."""
        new = self.fresh("member")
        member = {new: Member(1, new, {card: 3}, gil)}
        ok = self.commit(*enrolling.enrol(self.warrant(), member, GAME, name, "hash"))
        self.moved({player_account(new): gil if ok else 0}, [player_account(new)])

    @rule(data=st.data(), pair=st.permutations([one.id for one in PEOPLE]), place=places)
    def announce(self, data: st.DataObject, pair: list[str], place: str | None) -> None:
        """Announce a cup of two with a prize that somebody puts up."""
        account = player_account(purse(pair[0], place))
        if prize := self.some(data, account):
            cup = decided(2)
            seats = tuple(replace(one, player=pair[1 + at]) for at, one in enumerate(cup.entrants))
            plan = replace(cup.plan, prize=(prize,), terms=Terms(community=place))
            cup = replace(cup, id=self.fresh("cup"), organiser=pair[0], entrants=seats, plan=plan)
            self.owners[prize_account(cup.id)] = account
            if self.commit(*prizes.put_up(cup)):
                self.cups.append(cup)
            self.given()

    @precondition(lambda self: self.cups)
    @rule(data=st.data(), off=st.booleans())
    def end_cup(self, data: st.DataObject, off: bool) -> None:
        cup = data.draw(st.sampled_from(self.cups))
        self.cups.remove(cup)
        assert self.commit(*(prizes.given_back(cup, NOW) if off else prizes.paid(cup, NOW)))
        place = cup.plan.terms.community
        self.moved(
            {}, [player_account(purse(one, place)) for one in (cup.organiser, *(e.player for e in cup.entrants))]
        )

    @rule(player=people, place=st.sampled_from(sorted(CLUBS)), joins=st.booleans())
    def come_and_go(self, player: str, place: str, joins: bool) -> None:
        if CLUBS[place] != player:
            self.commit(Join(place, player, NOW) if joins else Quit(place, player))
            self.given()


@contextmanager
def begun(kind: str, folder: Path) -> Iterator[type[Acts]]:
    """Yield the machine on a database of a kind, which is left unchanged."""
    with fresh(kind, folder) as url, writing_at(url) as engine, engine.connect() as connection:
        everything = connection.begin()
        assert _together(connection, tuple(furnished())) is True
        yield type("Begun", (Acts,), {"connection": connection, "engine": open_engine(url)})
        everything.rollback()


PARTS = 4  # parts of the 2,000 sequences, one for each worker of the long round
SEQUENCES = [
    pytest.param("sqlite", 50, id="sqlite"),
    pytest.param("postgresql", 50, id="postgresql", marks=pytest.mark.siege),
    *(pytest.param("sqlite", 2000 // PARTS, id=f"part-{part}", marks=pytest.mark.siege) for part in range(PARTS)),
]


@pytest.mark.parametrize(("kind", "sequences"), SEQUENCES)
def test_nobody_is_richer_but_by_a_listed_source(kind: str, sequences: int, tmp_path: Path) -> None:
    """No sequence of acts of several accounts makes value, in the hall and in two communities."""
    with begun(kind, tmp_path) as machine:
        chosen = settings(
            max_examples=sequences, stateful_step_count=STEPS, deadline=None, database=None, phases=PHASES
        )
        run_state_machine_as_test(machine, settings=settings(chosen, suppress_health_check=list(HealthCheck)))
