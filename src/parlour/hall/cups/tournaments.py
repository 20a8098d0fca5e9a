"""Tournaments: announcement, sign-up and draw, and the effects that change them."""

from dataclasses import dataclass, replace
from typing import Final, Protocol, cast, get_args

from parlour.core import registry
from parlour.core.chance import Keyed
from parlour.core.contract import Bring
from parlour.core.refusal import Conflict, Forbidden, Refusal
from parlour.core.rules import RuleSet
from parlour.hall.cups import pairing, scoring, shapes
from parlour.hall.cups.plan import FEWEST, PLAIN, Plan, judged
from parlour.hall.cups.scoring import Pairing, Place
from parlour.hall.effects import Effect
from parlour.hall.people.accounts import require_entitled
from parlour.hall.people.player import Player, Role
from parlour.table.match import commitment
from parlour.table.seat import PUBLIC_NONCE

FORMS: Final = get_args(shapes.Form)
WAITING = 2  # times its places: the longest list of a tournament that starts at a time


@dataclass(frozen=True, slots=True)
class Entrant:
    """An entrant, with what they bring to every match of it and add to its chance.

    `number` is their place in the draw, `here` since when they are there for the start.
    """

    player: str
    name: str
    bring: Bring
    number: int | None = None
    withdrawn: bool = False
    nonce: str | None = None
    here: str | None = None


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament as it stands: what the organiser set, who is in it, and every board so far.

    `secret` and the entrants' nonces decide the draw. The id and secret seed of every match follow from it: a round
    that is made twice is the same round. Its `commitment` is published before anybody signs up. `entrants` stand in the
    order in which they signed up; before the start those behind its places wait for one.
    """

    id: str
    name: str
    game: str
    rules: str
    form: shapes.Form
    organiser: str
    secret: bytes
    commitment: str
    created: str
    plan: Plan = PLAIN
    status: shapes.Status = "open"
    deadline: str | None = None
    entrants: tuple[Entrant, ...] = ()
    pairings: tuple[Pairing, ...] = ()

    @property
    def round(self) -> int:
        """The number of the round being played, from 1; 0 before the first."""
        return max((one.round for one in self.pairings), default=0)

    @property
    def rounds(self) -> int:
        """The number of rounds it will have, as far as can be told now."""
        if self.form == "ladder":
            return self.plan.weeks
        count = len(self.entrants) if self.status != "open" else min(len(self.entrants), self.plan.most)
        if count < FEWEST:
            return 0
        if self.form == "round_robin":
            return count - 1 + count % 2
        return (count - 1).bit_length() if self.form == "knockout" else pairing.swiss_rounds(count, self.plan.swiss)

    @property
    def takes_in(self) -> bool:
        """Tell whether one may sign up: before the start, and to a ladder while it lasts."""
        return self.status == "open" or (self.status == "live" and self.form == "ladder")

    @property
    def least(self) -> int:
        """The least number of entrants to start with; none for a ladder, which is joined while it lasts."""
        return 0 if self.form == "ladder" else FEWEST

    @property
    def capacity(self) -> int:
        """The number of players who may sign up, those on the waiting list counted."""
        return self.plan.most * (WAITING if self.plan.starts and self.form != "ladder" else 1)

    def is_late(self, now: str) -> bool:
        """Tell whether the round has lasted its time."""
        return self.deadline is not None and now >= self.deadline

    def of_round(self, number: int) -> list[Pairing]:
        """Return the boards of a round, in order."""
        return sorted((one for one in self.pairings if one.round == number), key=lambda one: one.board)

    def entrant(self, number: int) -> Entrant:
        """Return the entrant of a place in the draw."""
        return next(one for one in self.entrants if one.number == number)

    def champion(self) -> Entrant | None:
        """Return the entrant who is first at the end; None if nobody has played."""
        first = next(iter(self.standings()), None)
        return None if first is None or (self.form == "ladder" and not first.played) else self.entrant(first.number)

    def standings(self) -> list[Place]:
        """Return everybody from first to last."""
        count = len(self.entrants)
        if self.form == "knockout":
            return scoring.reached(count, self.pairings)
        # A ladder counts as the arenas of chess do, so that playing costs nobody anything: "A win has a base score of
        # 2 points, a draw 1 point, and a loss is worth no points" (lichess.org/tournament/help; here half of that).
        # Its tie-breaks are those of all tournaments. Meetings are limited, so that nobody lives on one opponent.
        return scoring.standings(count, self.pairings, 0.0 if self.form == "round_robin" else scoring.WIN)


@dataclass(frozen=True, slots=True)
class OpenTournament(Effect):
    """The announcement of a tournament, with its prizes put into escrow."""

    tournament: Tournament


@dataclass(frozen=True, slots=True)
class Enter(Effect):
    """The sign-up of a player; refused if the tournament has begun and is no ladder, is full, or has them already."""

    tournament: str
    entrant: Entrant


@dataclass(frozen=True, slots=True)
class Leave(Effect):
    """The exit of an entrant: struck off before the start, withdrawn after it."""

    tournament: str
    player: str


@dataclass(frozen=True, slots=True)
class Vacate(Effect):
    """The exit of a player from all tournaments; those that nobody else can start do not take place."""

    player: str
    now: str


@dataclass(frozen=True, slots=True)
class OpenCheckIn(Effect):
    """The opening of check-in, once; whoever has signed up hears of it."""

    tournament: str
    now: str


@dataclass(frozen=True, slots=True)
class CheckIn(Effect):
    """The check-in of an entrant; refused before check-in opens and after the start."""

    tournament: str
    player: str
    now: str


@dataclass(frozen=True, slots=True)
class Start(Effect):
    """The end of sign-up, with which the first round begins."""

    tournament: str
    now: str


@dataclass(frozen=True, slots=True)
class StartInTime(Effect):
    """The start of a tournament at its time: with those who are there, or not at all if they are too few."""

    tournament: str
    now: str


@dataclass(frozen=True, slots=True)
class CallOff(Effect):
    """The end of a tournament that has not begun: it does not take place."""

    tournament: str
    now: str


@dataclass(frozen=True, slots=True)
class CallTime(Effect):
    """The end of a round that has lasted long enough: no game follows those that are being played."""

    tournament: str
    now: str


@dataclass(frozen=True, slots=True)
class Conclude(Effect):
    """The end of a ladder's time: it is over as soon as nothing is played in it any more."""

    tournament: str
    now: str


class Register(Protocol):
    """The tournaments as they are kept; the effects above change them."""

    async def get(self, tournament_id: str) -> Tournament:
        """Return the tournament of an id; refuse if there is none."""

    async def listing(self, limit: int, before: str | None = None) -> list[Tournament]:
        """Return the newest tournaments, or the newest of those announced before the given one."""

    async def due(self, now: str) -> list[str]:
        """Return the ids of tournaments whose round, or whose season, has lasted its time."""

    async def to_open(self, now: str) -> list[str]:
        """Return the ids of tournaments whose check-in opens."""

    async def to_start(self, now: str) -> list[str]:
        """Return the ids of tournaments whose time to start has come."""


def entering(
    tournament: Tournament, player: Player, bring: Bring | None, nonce: str = PUBLIC_NONCE, here: str | None = None
) -> Entrant:
    """Return a player who may sign up as an entrant with what they bring; the game refuses what is wrong with it."""
    if not (tournament.plan.guests or player.has_account):
        raise Forbidden("account-needed")
    require_entitled(tournament.plan.terms, player)
    rules = registry.game(tournament.game).rule_book.parse(tournament.rules)
    checked = registry.game(tournament.game).check_bring(rules, bring or {}, 0)
    return Entrant(player.id, player.name, checked, nonce=nonce, here=here)


def seated(tournament: Tournament) -> tuple[Entrant, ...]:
    """Return who plays if it starts now: those who are there, in order of sign-up, as many as it has places."""
    there = [one for one in tournament.entrants if one.here or not tournament.plan.checkin]
    return tuple(there[: tournament.plan.most])


def draw_lots(tournament: Tournament) -> Tournament:
    """Draw numbers for all entrants by lot, from the seed and the nonces of all in the order of sign-up."""
    if len(tournament.entrants) < tournament.least:
        raise Conflict("tournament-too-few", least=FEWEST)
    nonces = tuple(one.nonce for one in tournament.entrants if one.nonce)
    chance = Keyed(tournament.secret, tournament.id, 0, nonces)
    order = chance.sample(tournament.entrants, len(tournament.entrants))
    return replace(tournament, entrants=tuple(replace(one, number=at) for at, one in enumerate(order)))


def opened(
    tournament_id: str,
    name: str,
    rules: RuleSet,
    form: str,
    organiser: Player,
    secret: bytes,
    now: str,
    plan: Plan = PLAIN,
) -> OpenTournament:
    """Announce a new tournament, which waits for entrants."""
    if form not in FORMS:
        raise Refusal("tournament-form", at="form", form=form, known=", ".join(FORMS))
    if not (said := " ".join(name.split())):
        raise Refusal("tournament-name", at="name")
    clock = plan.terms.clock
    if clock is not None and clock.is_shared and not registry.game(rules.game).counts:
        raise Refusal("clock-not-counted", at="terms.clock", game=rules.game)
    known, seal = cast(shapes.Form, form), commitment(secret)
    made = Tournament(tournament_id, said, rules.game, rules.text, known, organiser.id, secret, seal, now)
    return OpenTournament(replace(made, plan=judged(plan, known, now)))


def runs(tournament: Tournament, player: Player) -> bool:
    """Tell whether a player may start a tournament, call time on it and call it off.

    Its organiser may, and hosts, in case the organiser is gone.
    """
    return tournament.organiser == player.id or player.role is Role.HOST


def require_runs(tournament: Tournament, player: Player) -> None:
    """Refuse everybody who does not run the tournament."""
    if not runs(tournament, player):
        raise Forbidden("not-your-tournament")


def require_rounds(tournament: Tournament) -> None:
    """Refuse what has no round to be ended: a ladder lasts as long as was announced."""
    if tournament.form == "ladder":
        raise Conflict("tournament-ends-itself")


def starting(tournament: Tournament, player: Player, now: str) -> Start:
    """Start a tournament that does not start by itself, for a player who runs it."""
    require_runs(tournament, player)
    if tournament.plan.starts is not None:
        raise Conflict("tournament-starts-itself")
    return Start(tournament.id, now)
