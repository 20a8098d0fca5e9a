"""Pairing: who meets whom in a round, as functions of the entrants' numbers and of what was played.

Entrants are numbered from 0 by their draw; 0 is the top seed. A round is a list of boards, each a pair of numbers; None
opposite a number is a bye.
"""

from collections.abc import Collection, Mapping, Sequence

Board = tuple[int, int | None]
RESTING = -1  # stands for the missing opponent of an entrant who rests


def seeding(size: int) -> list[int]:
    """Return the order of seeds in a bracket of `size` (a power of two): top seeds meet as late as can be."""
    order = [0]
    while len(order) < size:
        order = [seed for high in order for seed in (high, 2 * len(order) - 1 - high)]
    return order


def bracket(count: int) -> list[Board]:
    """Return the first round of a knockout of `count`: the seats nobody fills are byes of the top seeds."""
    order = seeding(1 << max(1, (count - 1).bit_length()))
    boards = [sorted(pair) for pair in zip(order[::2], order[1::2], strict=True)]
    return [(high, low if low < count else None) for high, low in boards]


def next_bracket(winners: Sequence[int | None]) -> list[tuple[int | None, int | None]]:
    """Return the next round of a knockout from the winners of the last one, board by board; None where nobody won."""
    return list(zip(winners[::2], winners[1::2], strict=True))


def circle(count: int) -> list[list[Board]]:
    """Return all rounds of a round robin by the circle method: one entrant stays, the others turn around them."""
    ring: list[int | None] = [*range(count), *([None] if count % 2 else [])]
    rounds = []
    for turn in range(len(ring) - 1):
        half = len(ring) // 2
        boards: list[Board] = []
        for at, (one, other) in enumerate(zip(ring[:half], reversed(ring[half:]), strict=True)):
            pair = (other, one) if (turn + at) % 2 else (one, other)
            first, second = pair if pair[0] is not None else (pair[1], None)
            assert first is not None, "a ring has one empty seat at most"
            boards.append((first, second))
        rounds.append(boards)
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def swiss_rounds(count: int, wanted: int | None = None) -> int:
    """Return the number of rounds of a Swiss of `count`: those that are `wanted`, else enough for one winner.

    In both cases they are few enough that nobody need meet twice. Everyone left can be paired while no more than half
    of all have been met; a bye counts as one (Dirac).
    """
    return min(wanted or max(1, (count - 1).bit_length()), (count + 1) // 2)


def swiss(
    points: Mapping[int, float], met: Collection[frozenset[int]], rested: Collection[int]
) -> tuple[list[Board], list[int]]:
    """Return a round of a Swiss: the boards, and the entrants left over because they have met or rested with everybody.

    Nobody meets twice and nobody rests twice. Within that, the sum of squared differences in points is least. In a
    score group the upper half meets the lower. `points` holds those still playing.
    """
    import networkx as nx  # type: ignore[import-untyped]  # no types; half a second that only a round has to wait for

    ranked = sorted(points, key=lambda number: (-points[number], number))
    graph = nx.Graph()
    graph.add_nodes_from(ranked)
    sizes = {score: sum(other == score for other in points.values()) for score in points.values()}
    for at, one in enumerate(ranked):
        for distance, other in enumerate(ranked[at + 1 :], 1):
            if frozenset((one, other)) not in met:
                ideal = sizes[points[one]] // 2
                gap = round(4 * (points[one] - points[other]) ** 2)
                graph.add_edge(one, other, weight=-(gap * len(ranked) ** 2 + abs(distance - ideal)))
        if len(ranked) % 2 and one not in rested:
            worth = round(4 * (points[one] - points[ranked[-1]]) ** 2)
            graph.add_edge(one, RESTING, weight=-(worth * len(ranked) ** 2 + len(ranked) - at))
    found = nx.max_weight_matching(graph, maxcardinality=True)
    boards = [_ordered(pair, ranked) for pair in found]
    boards.sort(key=lambda board: (board[1] is None, ranked.index(board[0])))
    seated = {number for board in boards for number in board}
    return boards, [number for number in ranked if number not in seated]


def _ordered(pair: tuple[int, int], ranked: Sequence[int]) -> Board:
    first, *second = sorted((number for number in pair if number != RESTING), key=ranked.index)
    return first, second[0] if second else None
