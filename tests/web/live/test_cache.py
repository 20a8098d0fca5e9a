"""The room cache: its weight is bounded, and a room with somebody inside is never dropped."""

from parlour.web.live.cache import RoomCache
from parlour.web.live.room import Room
from parlour.web.live.watchers import Watcher
from tests.table.playing import dealt_match, empty_table, play_on
from tests.web.live.halls import Listener


def finished(name: str) -> Room:
    """Return the room of a finished match."""
    return Room(play_on(dealt_match(match_id=name), seed=1))


def ids(cache: RoomCache) -> list[str]:
    return [room.match.id for room in cache]


def test_rooms_nobody_is_in_are_let_go_once_they_weigh_too_much() -> None:
    """However many old matches somebody opens, the cache stays within its weight and keeps the newest ones."""
    most = 10 * finished("m").weight
    cache = RoomCache(most)
    for number in range(100):
        cache.keep(finished(str(number)))
        assert sum(room.weight for room in cache) <= most * 1.3
    assert len(ids(cache)) >= 8
    assert ids(cache)[-1] == "99" and cache.here("98") is not None and cache.here("0") is None


def test_what_is_told_of_a_match_weighs_too() -> None:
    """The prepared snapshots of a match count as weight, so that fewer such matches are kept."""
    watcher: Watcher = Listener()
    rooms = [finished(name) for name in "abc"]
    bare = finished("a").weight
    cache = RoomCache(most=sum(room.weight for room in rooms))
    for room in rooms:
        cache.keep(room)
    assert ids(cache) == ["a", "b", "c"]
    told = [room.snapshot(watcher) for room in rooms]
    assert rooms[0].weight - bare > len(told[0]) / 2
    for name in "abc":
        cache.use(name)
    assert ids(cache) == ["b", "c"]


def test_who_was_asked_for_last_stays_longest() -> None:
    cache = RoomCache(most=finished("a").weight + finished("c").weight)
    for name in "abc":
        cache.keep(finished(name))
        cache.use("a")
    assert "a" in ids(cache) and "b" not in ids(cache)


def test_a_room_somebody_is_in_is_not_let_go() -> None:
    """A room with a watcher stays, however heavy it is, and so does the room that was asked for last."""
    cache = RoomCache(most=1)
    watched = finished("watched")
    watched.watchers.add(Listener())
    cache.keep(watched)
    for name in "abc":
        cache.keep(finished(name))
        assert ids(cache) == ["watched", name]
    assert cache.here("watched") is watched


def test_what_a_room_grew_by_while_somebody_was_in_it_counts_when_it_is_weighed() -> None:
    """A match is light when it is opened and grows while it is played, so it is weighed again."""
    young, grown = empty_table(match_id="b"), finished("b")
    cache = RoomCache(most=grown.weight + finished("a").weight // 2)
    cache.keep(finished("a"))
    room = Room(young)
    cache.keep(room)
    assert ids(cache) == ["a", "b"]
    room.match = grown.match
    cache.weigh(room)
    assert ids(cache) == ["b"]
