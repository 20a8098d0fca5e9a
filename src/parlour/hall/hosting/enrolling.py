"""Enrolling: the members of a register become accounts with what they had. One act does it, and one undoes it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from parlour.core import words
from parlour.core.facets.collecting import Collectible
from parlour.core.refusal import Conflict
from parlour.hall.communities.card_sets import sold_in
from parlour.hall.effects import Effect
from parlour.hall.hosting.journal import Kept, Warrant
from parlour.hall.hosting.register import Member
from parlour.hall.money.ledger import GIL, HOUSE, Transfer, card_assets, move, player_account
from parlour.hall.people.accounts import Arrived, Claimed, Departed
from parlour.hall.people.player import Player
from parlour.table import timestamps

DAYS: Final = 7  # in which it can be undone
DAY: Final = 86_400_000  # milliseconds


@dataclass(frozen=True, slots=True)
class NeedUnopened(Effect):
    """The condition that nobody has come in by these accounts yet; else "register-used" is the refusal."""

    players: tuple[str, ...]


def enrol(warrant: Warrant, members: Mapping[str, Member], game: str, set_name: str, password: str) -> list[Effect]:
    """Make accounts of members, by the ids to come.

    They have what they had, in place of what a newcomer is given. Nobody knows the password of this hash: a key opens
    each account.
    """
    held = {player: _assets(member, game, set_name) for player, member in members.items()}
    act = warrant.act("imported", uses=len(members), held=held, game=game, set=set_name)
    effects: list[Effect] = [act, *sold_in(game, set_name, None)]
    for player, member in members.items():
        account, now = player_account(player), warrant.now
        cards = {asset: count for asset, count in held[player].items() if asset != GIL}
        gil = move(HOUSE, account, {GIL: member.gil})
        effects += [
            Arrived(Player(player, member.name)),
            Claimed(player, member.name, password, now),
            Transfer(f"enrolled:{player}", now, "enrolled", gil),
            Transfer(f"enrolled:{player}:{game}/{set_name}", now, "enrolled", move(HOUSE, account, cards)),
        ]
    return effects


def _assets(member: Member, game: str, set_name: str) -> dict[str, int]:
    cards = [f"{set_name}/{card}" for card, count in member.cards.items() for _ in range(count)]
    return {**card_assets(game, cards), **({GIL: member.gil} if member.gil else {})}


def undo(warrant: Warrant, act: Kept) -> list[Effect]:
    """Remove all these accounts with what they were given; refuse if one has been used, or after `DAYS` days."""
    if warrant.now > timestamps.later(act.time, DAYS * DAY):
        raise Conflict("register-old", days=DAYS)
    held: Mapping[str, Mapping[str, int]] = act.data["held"]
    effects: list[Effect] = [warrant.act("unimported", undoes=act.id, uses=len(held)), NeedUnopened(tuple(held))]
    for player, assets in held.items():
        back = move(player_account(player), HOUSE, assets)
        effects += [Transfer(f"unenrolled:{player}", warrant.now, "taken-back", back), Departed(player, warrant.now)]
    return effects


def named(cards: Mapping[str, Collectible]) -> dict[str, str]:
    """Return the cards of a set by their names in any language."""
    return {words.localised(lang, card.called): key for key, card in cards.items() for lang in words.LANGUAGES}


def with_ids(members: Sequence[Member], ids: Sequence[str]) -> dict[str, Member]:
    """Return each member by the id that the account will have."""
    return dict(zip(ids, members, strict=True))
