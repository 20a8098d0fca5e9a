"""Ratings: the strength of an account in one family of rules, and how sure the hall is of it."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Protocol

from openskill.models import BradleyTerryFull

from parlour.core.rules import RuleSet
from parlour.hall.effects import Effect
from parlour.hall.people import shapes
from parlour.table.ending import VOID
from parlour.table.match import Match
from parlour.table.offers import may_abort

# The model's own scale has its middle at 25; ten to one is about 400 points, as players are used to.
MIDDLE, POINTS = 1500, 50
SURE = 5.5  # the deviation, on the model's scale, above which a rating is provisional: about fifteen matches
LEAD = 800  # points, a hundred to one: with such a lead one more win gains nothing, so nobody lives on one opponent
POOL = ":machines"  # ends the name of every pool of matches with machines
_MODEL = BradleyTerryFull()


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's strength in one family of rules, on the model's scale, after so many rated matches."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    matches: int = 0

    @property
    def points(self) -> int:
        """The strength as players read it."""
        return round(MIDDLE + (self.mu - _MODEL.mu) * POINTS)

    @property
    def margin(self) -> int:
        """The distance by which the points may well be off: one standard deviation."""
        return round(self.sigma * POINTS)

    @property
    def provisional(self) -> bool:
        """Tell whether too little is known to compare it."""
        return self.sigma > SURE

    def as_json(self) -> shapes.Rating:
        """Return the rating as everybody may see it."""
        return {
            "points": self.points,
            "margin": self.margin,
            "provisional": self.provisional,
            "matches": self.matches,
        }


def family(rules: RuleSet) -> str:
    """Return the game and preset whose matches are compared, such as "chakart:seed"."""
    return f"{rules.game}:{rules.preset}"


def pooled(family: str) -> str:
    """Return the pool of a family's matches with a machine, for both players; people among themselves have another."""
    return f"{family}{POOL}"


def rate(first: Rating, second: Rating, winner: int | None) -> tuple[Rating, Rating]:
    """Return both ratings after seat 0 or 1 won, or a draw. Source: the full Bradley-Terry model of OpenSkill."""
    if winner is not None and abs(first.points - second.points) >= LEAD and (first.mu > second.mu) == (winner == 0):
        return replace(first, matches=first.matches + 1), replace(second, matches=second.matches + 1)
    places: list[float] = [1, 1] if winner is None else [1 + winner, 2 - winner]
    teams = [[_MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in (first, second)]
    (one,), (two,) = _MODEL.rate(teams, ranks=places)
    return Rating(one.mu, one.sigma, first.matches + 1), Rating(two.mu, two.sigma, second.matches + 1)


def swing(own: Rating, other: Rating) -> int:
    """Return about how many points a match moves the first of two: half of what lies between a win and a loss."""
    won, lost = (rate(own, other, winner)[0].points for winner in (0, 1))
    return round((won - lost) / 2)


@dataclass(frozen=True, slots=True)
class Rated(Effect):
    """The end of a rated match; nothing is rated unless both players still have accounts, or are machines.

    A match with a machine is rated in the pool of those.
    """

    match: str
    family: str
    players: tuple[str, str]
    winner: int | None
    now: str


def follows(match: Match) -> tuple[Effect, ...]:
    """Return what the end of a match does to ratings.

    It does nothing if it was casual, called off, or played by the house. Nor does it if the match was given up or
    agreed upon before both had moved. Source: lichess.org rates no game of fewer than two moves.
    """
    result = match.result()
    if match.ending is not None and may_abort(match):
        return ()
    players = [seat.player if seat else None for seat in match.seats]
    if not match.terms.rated or result is None or result["reason"] in VOID or None in players:
        return ()
    winner = match.game.seats.index(result["winner"]) if result["winner"] else None
    first, second = players
    assert first is not None and second is not None
    return (Rated(match.id, family(match.rules), (first, second), winner, match.log[-1].time),)


@dataclass(frozen=True, slots=True)
class Step:
    """A rating after one match; its `margin` is not known of the oldest."""

    match: str
    time: str
    points: int
    margin: int | None


@dataclass(frozen=True, slots=True)
class Leader:
    """A line of a leaderboard."""

    name: str
    rating: Rating


@dataclass(frozen=True, slots=True)
class Score:
    """The number of matches that one player won, drew and lost against another of this name."""

    name: str
    won: int
    drawn: int
    lost: int


class Ratings(Protocol):
    """The ratings as they are kept."""

    async def families(self) -> list[str]:
        """Return every family of rules in which people are rated among themselves."""

    async def leaders(self, family: str, limit: int) -> list[Leader]:
        """Return the strongest of a family; those little is known of come last."""

    async def of(self, player: str) -> dict[str, Rating]:
        """Return a player's ratings by family."""

    async def among(self, players: Collection[str]) -> dict[tuple[str, str], Rating]:
        """Return the ratings of several players, by player and family."""

    async def history(self, player: str, family: str, limit: int) -> list[Step]:
        """Return the steps by which a rating came to be what it is, oldest first."""

    async def scores(self, player: str, limit: int) -> list[Score]:
        """Return the scores of a player against the accounts they have met most often."""
