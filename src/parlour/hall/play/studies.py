"""Studies: play against the house that begins from a position instead of a deal, and counts for nothing."""

from collections.abc import Mapping
from typing import Any

from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.core import registry
from parlour.core.chance import Keyed
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Conflict, NotFound
from parlour.core.rules import RuleSet
from parlour.hall.people.player import Player
from parlour.hall.play.commit import Append, commit
from parlour.hall.play.match_identity import MatchIdentity
from parlour.hall.play.opening import agent_seat, player_seat, rematching_seat
from parlour.table.entry_data import Dealt
from parlour.table.match import Match
from parlour.table.seat import PUBLIC_NONCE, SEATS
from parlour.table.terms import STUDY, Terms

BEFORE_THE_LOG = 0  # picks made before a match's first entry


def begin(
    rules: RuleSet,
    position: Mapping[str, Any],
    player: Player,
    seat: int | None,
    agent: str,
    new: MatchIdentity,
    nonce: str = PUBLIC_NONCE,
    known: bool = False,
    chosen: bool = False,
    terms: Terms = STUDY,
) -> Append:
    """Begin a study of a position. `player` has a seat, by default the one to act; an agent sits opposite.

    `known` tells that the position came about in a finished match or a puzzle; any other is made up. `chosen` tells
    that one person had chosen the cards of that match for both sides.
    """
    game = registry.game(rules.game)
    state = game.parse_position(rules, position)
    number = max(0, game.to_act(state)) if seat is None else seat
    match = Match.create(new.id, rules, new.secret, new.now, terms, new.published)
    mine = player_seat(player, None, nonce)
    house = agent_seat(agent)
    seats = [mine if at == number else house for at in range(SEATS)]
    return commit(match, match.decide_study(seats, game.position(state), new.now, known, chosen), new)


def known_position(match: Match, seq: int, player: Player, new: MatchIdentity) -> Mapping[str, Any]:
    """Return a position of a finished match as far as a player was entitled to see it; the rest is drawn anew.

    They see it from the seat they sat on, or as a spectator. The draw is uniform over what fits their view.
    """
    if match.status != "over":
        raise Conflict("not-over-yet")
    if seq not in match.states:
        raise NotFound("unknown-step", at="begin.seq", given=seq, last=match.seq)
    viewer = match.viewer_of(player.id)
    return _redrawn(match.game, match.states[seq], viewer, new)


def asked_position(puzzle: Puzzle, new: MatchIdentity) -> Mapping[str, Any]:
    """Return the position of a puzzle as whoever solves it sees it; what they do not see is drawn anew."""
    return _redrawn(puzzle.played, puzzle.state, puzzle.seat, new)


def _redrawn(game: Game, state: State, viewer: int, new: MatchIdentity) -> Mapping[str, Any]:
    return game.position(game.resample(game.observe(state, viewer), viewer, Keyed(new.secret, new.id, BEFORE_THE_LOG)))


def again(
    match: Match, player: Player, new: MatchIdentity, nonce: str = PUBLIC_NONCE, agent: str | None = None
) -> Append:
    """Begin a finished study anew for its player, on the same seat and from the same position.

    `agent` names another opponent.
    """
    seat = rematching_seat(match, player)
    dealt = _beginning(match)
    position, known = dealt["position"], dealt.get("known", False)
    return begin(match.rules, position, player, seat, agent or opponent(match), new, nonce, known, is_chosen(match))


def opponent(match: Match) -> str:
    """Return who of the house plays a study."""
    return next(seat.agent for seat in match.seats if seat is not None and seat.agent is not None)


def is_made_up(match: Match) -> bool:
    """Tell whether it began from a position that somebody made up."""
    return match.terms.study and not _beginning(match).get("known", False)


def is_chosen(match: Match) -> bool:
    """Tell whether it began from a match whose cards one person had chosen for both sides."""
    return match.terms.study and _beginning(match).get("chosen", False)


def _beginning(match: Match) -> Dealt:
    return next(entry for entry in match.log if entry.kind == "dealt").data_as("dealt")
