"""Tournaments: signed up for, drawn, and played round by round; every round follows from the results before it."""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Final, Protocol, cast, get_args

from parlour.core import registry
from parlour.core.chance import Keyed
from parlour.core.contract import Bring
from parlour.core.refusal import Conflict, Forbidden, Refusal
from parlour.core.rules import RuleSet
from parlour.hall.cups import pairing, scoring, series, shapes
from parlour.hall.cups.plan import FEWEST, PLAIN, Plan, judged
from parlour.hall.cups.scoring import Pairing, Place
from parlour.hall.effects import Effect
from parlour.hall.money.ledger import GIL, asset_name
from parlour.hall.people.accounts import require_entitled
from parlour.hall.people.player import Player
from parlour.hall.play import opening
from parlour.hall.play.commit import Append
from parlour.hall.play.match_identity import MatchIdentity
from parlour.hall.play.origin import Origin
from parlour.table import timestamps
from parlour.table.match import PUBLIC_NONCE, Seat, commitment

FORMS: Final = get_args(shapes.Form)
ID_LENGTH = 12
HOUR = 3_600_000  # milliseconds
WAITING = 2  # times as many as it has places may be on the list of one that starts at a time


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who plays along, with what he brings to every match of it and adds to its chance.

    `number` is his place in the draw, `here` since when he is there for the start.
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

    `secret` and the entrants' nonces decide the draw; the id and secret seed of every match follow from it, so that a
    round that is made twice is the same round. Its `commitment` is published before anybody signs up.
    `entrants` stand in the order in which they signed up; before the start those behind its places wait for one.
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
        """How many rounds it will have, as far as can be told now."""
        count = len(self.entrants) if self.status != "open" else min(len(self.entrants), self.plan.most)
        if count < FEWEST:
            return 0
        if self.form == "round_robin":
            return count - 1 + count % 2
        return (count - 1).bit_length() if self.form == "knockout" else pairing.swiss_rounds(count, self.plan.swiss)

    @property
    def room(self) -> int:
        """How many may sign up, those on the waiting list counted."""
        return self.plan.most * (WAITING if self.plan.starts else 1)

    def is_late(self, now: str) -> bool:
        """Whether the round has lasted its time."""
        return self.deadline is not None and now >= self.deadline

    def of_round(self, number: int) -> list[Pairing]:
        """The boards of a round, in order."""
        return sorted((one for one in self.pairings if one.round == number), key=lambda one: one.board)

    def entrant(self, number: int) -> Entrant:
        """The entrant of a place in the draw."""
        return next(one for one in self.entrants if one.number == number)

    def standings(self) -> list[Place]:
        """Everybody from first to last."""
        count = len(self.entrants)
        if self.form == "knockout":
            return scoring.reached(count, self.pairings)
        return scoring.standings(count, self.pairings, 0.0 if self.form == "round_robin" else scoring.WIN)


@dataclass(frozen=True, slots=True)
class OpenTournament(Effect):
    """A tournament is announced, and what it is played for put into escrow."""

    tournament: Tournament


@dataclass(frozen=True, slots=True)
class Enter(Effect):
    """Somebody signs up; refused when it has begun, is full or has him already."""

    tournament: str
    entrant: Entrant


@dataclass(frozen=True, slots=True)
class Leave(Effect):
    """Somebody is out: struck off before the start, withdrawn after it."""

    tournament: str
    player: str


@dataclass(frozen=True, slots=True)
class OpenCheckIn(Effect):
    """Check-in opens, once, and whoever has signed up hears of it."""

    tournament: str
    now: str


@dataclass(frozen=True, slots=True)
class CheckIn(Effect):
    """Somebody who has signed up is there; refused before check-in opens and after the start."""

    tournament: str
    player: str
    now: str


@dataclass(frozen=True, slots=True)
class Start(Effect):
    """Sign-up ends and the first round begins."""

    tournament: str
    now: str


@dataclass(frozen=True, slots=True)
class StartInTime(Effect):
    """The time has come at which a tournament starts: with those who are there, or not at all when they are too few."""

    tournament: str
    now: str


@dataclass(frozen=True, slots=True)
class CallOff(Effect):
    """A tournament that has not begun does not take place."""

    tournament: str
    now: str


@dataclass(frozen=True, slots=True)
class CallTime(Effect):
    """The round has lasted long enough: no game follows those that are being played."""

    tournament: str
    now: str


class Register(Protocol):
    """Where tournaments are kept; what changes them are the effects above."""

    async def get(self, tournament_id: str) -> Tournament:
        """The tournament of an id; a Refusal when there is none."""

    async def listing(self, limit: int) -> list[Tournament]:
        """The newest tournaments."""

    async def due(self, now: str) -> list[str]:
        """Ids of tournaments whose round has lasted its time."""

    async def to_open(self, now: str) -> list[str]:
        """Ids of tournaments whose check-in opens."""

    async def to_start(self, now: str) -> list[str]:
        """Ids of tournaments whose time to start has come."""


def entering(
    tournament: Tournament, player: Player, bring: Bring | None, nonce: str = PUBLIC_NONCE, here: str | None = None
) -> Entrant:
    """Somebody who may sign up with what he brings; a Refusal of the game says what is wrong with it."""
    if not (tournament.plan.guests or player.has_account):
        raise Forbidden("account-needed")
    require_entitled(tournament.plan.terms, player)
    rules = registry.game(tournament.game).rule_book.parse(tournament.rules)
    checked = registry.game(tournament.game).check_bring(rules, bring or {}, 0)
    return Entrant(player.id, player.name, checked, nonce=nonce, here=here)


def seated(tournament: Tournament) -> tuple[Entrant, ...]:
    """Who plays if it starts now: of those who are there, as many as it has places, whoever signed up first."""
    there = [one for one in tournament.entrants if one.here or not tournament.plan.checkin]
    return tuple(there[: tournament.plan.most])


def draw_lots(tournament: Tournament) -> Tournament:
    """Numbers for all entrants, by lot, from the seed and the nonces of all in the order in which they signed up."""
    if len(tournament.entrants) < FEWEST:
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
    """A new tournament, waiting for entrants."""
    if form not in FORMS:
        raise Refusal("tournament-form", at="form", form=form, known=", ".join(FORMS))
    if not (said := " ".join(name.split())):
        raise Refusal("tournament-name", at="name")
    known, seal = cast(shapes.Form, form), commitment(secret)
    made = Tournament(tournament_id, said, rules.game, rules.text, known, organiser.id, secret, seal, now)
    return OpenTournament(replace(made, plan=judged(plan, known, now)))


def require_organiser(tournament: Tournament, player: Player) -> None:
    """A Refusal for everybody but who announced the tournament."""
    if tournament.organiser != player.id:
        raise Forbidden("not-your-tournament")


def starting(tournament: Tournament, player: Player, now: str) -> Start:
    """Its organiser starts a tournament that does not start by itself."""
    require_organiser(tournament, player)
    if tournament.plan.starts is not None:
        raise Conflict("tournament-starts-itself")
    return Start(tournament.id, now)


def scored(tournament: Tournament, board: Pairing, winner: int | None, now: str) -> Pairing:
    """A board after one of its games ended."""
    replays = tournament.form == "knockout"
    return series.after_game(board, winner, tournament.plan.best, replays, tournament.is_late(now))


def replayed(tournament: Tournament, board: Pairing) -> Pairing:
    """A board's next game, with seats swapped: one is undecided, or its match was called off."""
    swapped = replace(series.swapped(board), match=None, result=None, replays=board.replays + 1)
    again = _walked_over(tournament, swapped)
    return replace(again, match=_match_id(tournament, again)) if again.result is None else again


def next_round(tournament: Tournament) -> list[Pairing] | None:
    """The boards of the next round, byes and walkovers decided; None when the tournament is over."""
    number = tournament.round + 1
    if number > tournament.rounds:
        return None
    pairs = _PAIRS[tournament.form](tournament)
    if not pairs:
        return None
    made = (_board(tournament, number, at, *pair) for at, pair in enumerate(pairs, 1))
    return [replace(one, match=_match_id(tournament, one)) if one.result is None else one for one in made]


def _knockout(tournament: Tournament) -> Sequence[tuple[int | None, int | None]]:
    last = tournament.of_round(tournament.round)
    if not last:
        return pairing.bracket(len(tournament.entrants))
    beaten = [one.loser for one in last]
    third = tournament.plan.third and tournament.round == tournament.rounds - 1 and None not in beaten
    return pairing.next_bracket([one.winner for one in last]) + ([(beaten[0], beaten[1])] if third else [])


def _round_robin(tournament: Tournament) -> Sequence[tuple[int | None, int | None]]:
    return pairing.circle(len(tournament.entrants))[tournament.round]


def _swiss(tournament: Tournament) -> Sequence[tuple[int | None, int | None]]:
    points = scoring.totals(len(tournament.entrants), tournament.pairings)
    playing = [one.number for one in tournament.entrants if one.number is not None and not one.withdrawn]
    still = {number: points[number] for number in playing}
    met = {frozenset((p.first, p.second)) for p in tournament.pairings if p.first is not None and p.second is not None}
    rested = {p.first for p in tournament.pairings if p.first is not None and p.second is None}
    if len(still) < FEWEST:
        return ()
    boards, left = pairing.swiss(still, met, rested)
    return [*boards, *((number, None) for number in left)]


_PAIRS: Final = {"knockout": _knockout, "round_robin": _round_robin, "swiss": _swiss}


def _board(tournament: Tournament, number: int, at: int, first: int | None, second: int | None) -> Pairing:
    """A board of a round: who sat first less often sits first; whoever has nobody to meet has won it."""
    if first is not None and second is not None:
        seats = [sum(p.first == one for p in tournament.pairings) for one in (first, second)]
        first, second = (second, first) if seats[1] < seats[0] else (first, second)
    return _walked_over(tournament, Pairing(number, at, first, second))


def _walked_over(tournament: Tournament, board: Pairing) -> Pairing:
    """A board before it is played: decided when not both are there."""
    there = [one for one in (board.first, board.second) if one is not None and _plays(tournament, one)]
    match there:
        case [_, _]:
            return board
        case [one]:
            return replace(board if one == board.first else series.swapped(board), result="bye")
        case _:
            return replace(board, result="none")


def _plays(tournament: Tournament, number: int) -> bool:
    """Whether an entrant is still in, with something to play with: an upgrade may refuse what he signed up with."""
    entrant, game = tournament.entrant(number), registry.game(tournament.game)
    try:
        game.check_bring(game.rule_book.parse(tournament.rules), entrant.bring, 0)
    except Refusal:
        return False
    return not entrant.withdrawn


def _text(tournament: Tournament, what: str, board: Pairing) -> str:
    return f"{tournament.id}|{what}|{board.round}|{board.board}|{board.replays}"


def _token(tournament: Tournament, what: str, board: Pairing) -> bytes:
    return hmac.digest(tournament.secret, _text(tournament, what, board).encode(), hashlib.sha256)


def _match_id(tournament: Tournament, board: Pairing) -> str:
    return _token(tournament, "match", board).hex()[:ID_LENGTH]


def origin(tournament: Tournament, match_id: str) -> Origin | None:
    """The origin of the seed of one of its matches; None while the tournament's own is secret."""
    if tournament.status != "over":
        return None
    boards = (replace(one, replays=before) for one in tournament.pairings for before in range(one.replays + 1))
    board = next(one for one in boards if _match_id(tournament, one) == match_id)
    return Origin(tournament.commitment, tournament.secret.hex(), _text(tournament, "secret", board))


def match_of(tournament: Tournament, board: Pairing, now: str) -> Append:
    """The match of a board, dealt: both entrants are seated with what they brought."""
    assert board.match is not None and board.first is not None and board.second is not None
    seats = [_seat(tournament.entrant(number)) for number in (board.first, board.second)]
    new = MatchIdentity(board.match, _token(tournament, "secret", board), now)
    terms = replace(tournament.plan.terms, tournament=tournament.id)
    return opening.open_match(tournament.game, tournament.rules, 0, seats[0], seats[1], new, terms)


def _seat(entrant: Entrant) -> Seat:
    return Seat(entrant.player, entrant.name, None, entrant.bring, nonce=entrant.nonce)


def to_play(tournament: Tournament) -> list[Pairing]:
    """The boards of this round that are not decided."""
    return [one for one in tournament.of_round(tournament.round) if one.result is None]


def round_ends(tournament: Tournament, now: str) -> str | None:
    """By when a round that begins now is to be played."""
    return None if tournament.plan.hours is None else timestamps.later(now, tournament.plan.hours * HOUR)


def tournament_json(tournament: Tournament, player: str) -> shapes.Tournament:
    """The tournament for the interface: entrants, standings, crosstable and every board; nobody's cards."""
    drawn = tournament.status not in ("open", "off")
    count = len(tournament.entrants)
    mine = next((one for one in tournament.entrants if one.player == player), None)
    by_number = {one.number: one for one in tournament.entrants}
    ranked = tournament.standings() if drawn else []
    crossed = drawn and tournament.form != "knockout"
    return {
        **summary_json(tournament),
        "deadline": tournament.deadline,
        "terms": tournament.plan.terms.as_json(),
        "commitment": tournament.commitment,
        "secret": tournament.secret.hex() if tournament.status == "over" else None,
        "mine": tournament.organiser == player,
        "entered": mine is not None and not mine.withdrawn,
        "waits": None if mine is None else _waits(tournament, mine),
        "here": None if mine is None else mine.here,
        "you": None if mine is None else mine.number,
        "entrants": [_entrant_json(tournament, one) for one in tournament.entrants],
        "standings": [_placing(by_number[one.number], one) for one in ranked],
        "crosstable": scoring.crosstable(count, tournament.pairings) if crossed else None,
        "boards": [cast(shapes.Board, asdict(one)) for one in tournament.pairings],
    }


def _waits(tournament: Tournament, entrant: Entrant) -> int | None:
    """Which place on the waiting list somebody has."""
    place = tournament.entrants.index(entrant) + 1 - tournament.plan.most
    return place if tournament.status == "open" and place > 0 else None


def _entrant_json(tournament: Tournament, entrant: Entrant) -> shapes.Entrant:
    return {
        "number": entrant.number,
        "id": entrant.player,
        "name": entrant.name,
        "withdrawn": entrant.withdrawn,
        "nonce": entrant.nonce,
        "waits": _waits(tournament, entrant),
        "here": entrant.here,
    }


def _prizes_json(plan: Plan) -> list[shapes.PlacePrize]:
    return [
        {
            "place": place,
            "gil": prize.get(GIL, 0),
            "cards": [
                {"asset": asset, "name": asset_name(asset), "count": count}
                for asset, count in prize.items()
                if asset != GIL
            ],
        }
        for place, prize in enumerate(plan.prize, 1)
        if prize
    ]


def _placing(entrant: Entrant, place: Place) -> shapes.Placing:
    return cast(shapes.Placing, {"number": place.number, "name": entrant.name, **asdict(place)})


def summary_json(tournament: Tournament) -> shapes.TournamentLine:
    """A line of the list of tournaments."""
    plan = tournament.plan
    champion = tournament.standings()[0].number if tournament.status == "over" else None
    return {
        "id": tournament.id,
        "name": tournament.name,
        "game": tournament.game,
        "rules": registry.game(tournament.game).rule_book.parse(tournament.rules).as_json(),
        "form": tournament.form,
        "status": tournament.status,
        "count": min(len(tournament.entrants), plan.most),
        "waiting": max(0, len(tournament.entrants) - plan.most),
        "most": plan.most,
        "hours": plan.hours,
        "guests": plan.guests,
        "description": plan.description,
        "starts": plan.starts,
        "opens": plan.opens,
        "swiss": plan.swiss,
        "best": plan.best,
        "third": plan.third,
        "prizes": _prizes_json(plan),
        "clock": plan.terms.as_json()["clock"],
        "round": tournament.round,
        "rounds": tournament.rounds,
        "winner": None if champion is None else tournament.entrant(champion).name,
        "created": tournament.created,
    }
