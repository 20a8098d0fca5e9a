"""Notices: keepers hear that somebody asks to be let in, and players that they were."""

from collections.abc import Iterable

from parlour.core import words
from parlour.core.shapes import Argument
from parlour.hall.communities.community import Community, Membership
from parlour.hall.communities.shapes import Standing
from parlour.hall.notices.notice import Notice, Notify
from parlour.hall.notices.shapes import Kind
from parlour.hall.people.player import Player

_SAYS: dict[Standing, Kind] = {"member": "community-member", "keeper": "community-keeper"}


def asking(community: Community, people: Iterable[Membership], player: Player, now: str) -> tuple[Notify, ...]:
    """Tell the keepers of a community that is not open of somebody who joins, once for each who asks."""
    there = list(people)
    if community.charter["open"] or any(one.player == player.id for one in there):
        return ()
    keepers = [one.player for one in there if one.standing == "keeper"]
    said = {"name": player.name, "community": _called(community)}
    return (Notify(tuple(Notice(one, "community-asks", community.id, now, said, player.id) for one in keepers)),)


def admitted(
    community: Community, people: Iterable[Membership], player: str, standing: Standing, now: str
) -> tuple[Notify, ...]:
    """Tell a player that they were let in, or made a keeper."""
    before = next((one.standing for one in people if one.player == player), None)
    risen = (before, standing) in (("asks", "member"), ("asks", "keeper"), ("member", "keeper"))
    if not risen:
        return ()
    said: dict[str, Argument] = {"community": _called(community)}
    return (Notify((Notice(player, _SAYS[standing], community.id, now, said, now),)),)


def _called(community: Community) -> Argument:
    """Return its name in each language, or in one that it has."""
    name = community.charter["name"]
    return words.said(lambda lang: name[lang] or next(name[other] for other in words.LANGUAGES if name[other]))
