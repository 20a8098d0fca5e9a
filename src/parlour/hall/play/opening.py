"""Opening: a table is set up, found by its link, joined, and set up again with colours swapped."""

from collections.abc import Sequence
from dataclasses import replace

from parlour.core import registry
from parlour.core.contract import Bring
from parlour.core.refusal import Conflict, Forbidden, Refusal
from parlour.hall.effects import Effect
from parlour.hall.notices.triggers import game_said, told
from parlour.hall.people.accounts import require_entitled
from parlour.hall.people.player import Player
from parlour.hall.people.ties import NeedWelcome
from parlour.hall.play.commit import Append, commit
from parlour.hall.play.match_identity import MatchIdentity
from parlour.table.match import Match, pairs
from parlour.table.seat import PUBLIC_NONCE, SEATS, Seat
from parlour.table.terms import CASUAL, Terms

MOST_MOVES = 2  # that are played when a table is opened: the first of each side


def player_seat(player: Player, bring: Bring | None, nonce: str = PUBLIC_NONCE) -> Seat:
    """Return a seat for a person."""
    return Seat(player.id, player.name, None, bring or {}, nonce=nonce)


def agent_seat(agent: str, bring: Bring | None = None) -> Seat:
    """Return a seat for one of the house's own players; the table deals its cards if the challenger names none."""
    return Seat(None, agent, agent, bring or {}, nonce=PUBLIC_NONCE)


def open_match(
    game: str,
    rules: object,
    number: int | None,
    seat: Seat,
    opponent: Seat | None,
    new: MatchIdentity,
    terms: Terms = CASUAL,
    moves: Sequence[str] = (),
) -> Append:
    """Open a table with the challenger on seat `number`, by lot if None, and an opponent opposite if given.

    The lot is drawn once the nonces of all who sit down here are known; it is noted with the last of them. `moves` are
    the first actions of a casual match against the house, played at once for whoever is to act; their chance is the
    match's own.
    """
    if moves and (opponent is None or opponent.agent is None or not terms.casual):
        raise Refusal("moves-at-stake", at="moves")
    rule_set = registry.game(game).rule_book.parse(rules)
    match = Match.create(new.id, rule_set, new.secret, new.now, terms, new.published)
    sitting = [seat] if opponent is None else [seat, opponent]
    chance = match.chance(len(sitting), *sitting)
    number = chance.pick(SEATS) if number is None else number
    entries = match.decide_seat(number, seat, None, new.now)
    if opponent is not None:
        entries += match.after(entries).decide_seat(1 - number, opponent, None, new.now)
    entries[len(sitting) - 1] = replace(entries[len(sitting) - 1], picks=pairs(chance))
    for at, move in enumerate(moves):
        ahead = match.after(entries)
        entries.append(ahead.decide_act(ahead.to_act(), move, f"opened-{at}", new.now))
    return commit(match, entries, new)


def join(
    match: Match,
    player: Player,
    bring: Bring | None,
    now: str,
    command: str | None = None,
    nonce: str = PUBLIC_NONCE,
) -> Append:
    """Take the free seat of a table."""
    free = [number for number, seat in enumerate(match.seats) if seat is None]
    if match.seat_of(player.id) is not None:
        raise Conflict("already-seated")
    if not free:
        raise Conflict("seat-taken")
    require_entitled(match.terms, player)
    return commit(match, match.decide_seat(free[0], player_seat(player, bring, nonce), command, now))


def rematching_seat(match: Match, player: Player) -> int:
    """Return the seat of a player who wants a finished match played again."""
    seat = match.seat_of(player.id)
    if seat is None:
        raise Forbidden("not-your-match")
    if match.status != "over":
        raise Refusal("rematch-too-early")
    return seat


def bring_again(match: Match, seat: int) -> Bring:
    """Return what a seat comes with when its match is played again: what it brought, or was dealt in its place."""
    sits, cards = match.seats[seat], match.game.cards
    assert sits is not None
    if cards is None:
        return sits.bring
    return cards.bring_again(
        sits.bring, seat, [event for entry in match.log if entry.kind == "dealt" for event in entry.events]
    )


def rematch(
    match: Match, player: Player, new: MatchIdentity, nonce: str = PUBLIC_NONCE, agent: str | None = None
) -> Append:
    """Open a table with the same rules and colours swapped, at which the caller sits down.

    An agent follows at once, another one if `agent` names it. A person is told, and comes by the link.
    """
    seat = rematching_seat(match, player)
    other = match.seats[1 - seat]
    assert other is not None
    if agent is not None and other.agent is None:
        raise Refusal("rematch-of-people")
    house = None if other.agent is None else agent_seat(agent or other.agent, bring_again(match, 1 - seat))
    require_entitled(match.terms, player)
    mine = replace(player_seat(player, bring_again(match, seat), nonce), keeps=other.player, follows=match.id)
    terms = replace(match.terms, tournament=None, stage=None)  # a stage is what its file says, sides and opponent too
    again = open_match(match.game.name, match.rules.text, 1 - seat, mine, house, new, terms)
    return again if other.player is None else replace(again, effects=(*again.effects, *_asked(again, player, other)))


def _asked(again: Append, player: Player, other: Seat) -> tuple[Effect, ...]:
    """Tell a player that another keeps a chair for them, unless one of them keeps the other away."""
    assert other.player is not None
    asked, match = Player(other.player, other.name), again.match
    heard = told(asked, "rematch", match.id, again.entries[0].time, player, game=game_said(match.game.name))
    return NeedWelcome(player.id, asked.id), heard
