"""One placement of Triple Triad written a second time, slowly, from the rulebook alone (sections 3 and 4).

It shares nothing with the game but the rulebook: a misreading would have to be made twice in the same way. Cells are 0
to 8 row by row, sides are top, right, bottom, left.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

ACE = 10
WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))
TOP, RIGHT, BOTTOM, LEFT = range(4)


@dataclass(frozen=True)
class Card:
    """A card lying on the board, or about to."""

    sides: tuple[int, int, int, int]
    red: bool
    element: str | None = None
    kind: str | None = None
    power: int | None = None

    @property
    def strength(self) -> int:
        """Return the power: the card's own, or else the sum of its sides within 2 and 30 (A1)."""
        return self.power if self.power is not None else min(max(sum(self.sides), 2), 30)


@dataclass(frozen=True)
class Table:
    """A board with its cards and marks, and the rules of the table."""

    board: tuple[Card | None, ...]
    marks: tuple[str | None, ...]
    gates: tuple[tuple[str, int, str] | None, ...]
    rules: frozenset[str]

    def neighbour(self, cell: int, side: int) -> int | None:
        """Return the cell beyond a side; None beyond an edge (3.12 has none)."""
        x, y = cell % 3 + WAYS[side][0], cell // 3 + WAYS[side][1]
        if "broken_wall" in self.rules:
            return x % 3 + 3 * (y % 3)
        return x + 3 * y if 0 <= x < 3 and 0 <= y < 3 else None

    def card(self, cell: int) -> Card:
        """Return the card on a cell."""
        found = self.board[cell]
        assert found is not None
        return found

    def flip(self, cells: set[int]) -> "Table":
        """Return the board with some cards in the other colour."""
        turned = [
            replace(card, red=not card.red) if card and at in cells else card for at, card in enumerate(self.board)
        ]
        return replace(self, board=tuple(turned))

    def enemies(self, cell: int) -> list[tuple[int, int]]:
        """Return the touching enemies: side and cell."""
        red = self.card(cell).red
        around = [(side, self.neighbour(cell, side)) for side in range(4)]
        return [(s, at) for s, at in around if at is not None and self.board[at] and self.card(at).red != red]

    def added(self, cell: int, placed: int) -> int:
        """Return what mark and types on the board add to the card there (3.10, 4)."""
        card, more = self.card(cell), 0
        if "elemental" in self.rules and self.marks[cell]:
            more += 1 if card.element == self.marks[cell] else -1
        if card.kind and self.rules & {"ascension", "descension"}:
            same = sum(1 for at, other in enumerate(self.board) if other and at != placed and other.kind == card.kind)
            more += same if "ascension" in self.rules else -same
        return more

    def value(self, cell: int, side: int, placed: int) -> int:
        """Return a side with all modifiers."""
        value = self.card(cell).sides[side] + self.added(cell, placed)
        limited = self.rules & {"elemental_clamp", "ascension", "descension"}
        return min(max(value, 1), ACE) if limited else value

    def special(self, cell: int, side: int, placed: int) -> int:
        """Return a side as Same and Plus read it (3.10, 4)."""
        if "special_values=adjusted" in self.rules:
            return self.value(cell, side, placed)
        return self.card(cell).sides[side]

    def beats(self, cell: int, side: int, at: int, placed: int) -> bool:
        """Apply the basic rule, turned round by Reverse (3.1, 4)."""
        mine, theirs = self.value(cell, side, placed), self.value(at, (side + 2) % 4, placed)
        return mine < theirs if "reverse" in self.rules else mine > theirs

    def fells_ace(self, cell: int, side: int, at: int) -> bool:
        """Apply Fallen Ace, for the placed card (A16)."""
        pair = self.value(cell, side, cell), self.value(at, (side + 2) % 4, cell)
        return "fallen_ace" in self.rules and (pair == (1, ACE) or ("reverse" in self.rules and pair == (ACE, 1)))

    def wins_battle(self, cell: int, side: int, at: int) -> bool:
        """Apply Battle: an equal printed side and a greater total (3.11)."""
        mine, theirs = self.card(cell).sides, self.card(at).sides
        return mine[side] == theirs[(side + 2) % 4] and sum(mine) > sum(theirs)

    def same(self, cell: int) -> set[int]:
        """Return the enemies flipped by Same and Same Wall (3.4, 3.5)."""
        if "same" not in self.rules:
            return set()
        matches: set[int] = set()
        count = 0
        for side in range(4):
            at, mine = self.neighbour(cell, side), self.special(cell, side, cell)
            if at is None:
                count += "same_wall" in self.rules and mine == ACE
            elif self.board[at] and mine == self.special(at, (side + 2) % 4, cell):
                count += 1
                matches.add(at)
        return {at for _side, at in self.enemies(cell) if at in matches} if count > 1 else set()

    def plus(self, cell: int) -> set[int]:
        """Return the enemies flipped by Plus and Plus Wall (3.6, 3.7)."""
        if "plus" not in self.rules:
            return set()
        groups: dict[int, list[int | None]] = {}
        for side in range(4):
            at, mine = self.neighbour(cell, side), self.special(cell, side, cell)
            if at is None and "plus_wall" in self.rules:
                groups.setdefault(mine + ACE, []).append(None)
            elif at is not None and self.board[at]:
                groups.setdefault(mine + self.special(at, (side + 2) % 4, cell), []).append(at)
        summed = {at for group in groups.values() if len(group) > 1 for at in group}
        return {at for _side, at in self.enemies(cell) if at in summed}

    def combo(self, seeds: set[int], placed: int) -> "Table":
        """Return the board after the combo, wave after wave (3.8)."""
        table = self
        plain = replace(self, rules=self.rules - {"elemental", "ascension", "descension", "elemental_clamp"})
        while seeds:
            wave: set[int] = set()
            for cell in sorted(seeds):
                eyes = replace(plain, board=table.board) if "combo_values=printed" in self.rules else table
                taken = {at for side, at in eyes.enemies(cell) if eyes.beats(cell, side, at, placed)}
                table = table.flip(taken)
                wave |= taken
            seeds = wave
        return table

    def captured(self, cell: int) -> "Table":
        """Return the board after everything the card on a cell takes (3.9)."""
        enemies = self.enemies(cell)
        special = self.same(cell) | self.plus(cell)
        basic = {at for side, at in enemies if self.beats(cell, side, at, cell) or self.fells_ace(cell, side, at)}
        battle = {at for side, at in enemies if "battle" in self.rules and self.wins_battle(cell, side, at)}
        after = self.flip(special | basic | battle)
        if "combo" in self.rules:
            after = after.combo(special, cell)
        return after

    def shift(self, cell: int) -> tuple["Table", int]:
        """Move the line of Power Wall, and return where the placed card then lies (3.13)."""
        gate = self.gates[cell]
        if "power_wall" not in self.rules or gate is None:
            return self, cell
        sign, limit, writing = gate
        power = self.card(cell).strength
        if not {"=": power == limit, "-": power < limit, "+": power > limit}[sign]:
            return self, cell
        if writing == "horizontal":  # the column moves, away from the cell's own edge
            line = [cell % 3 + 3 * y for y in range(3)]
            by = 1 if cell < 3 else -1
        else:
            line = [cell // 3 * 3 + x for x in range(3)]
            by = 1 if cell % 3 == 0 else -1
        board = list(self.board)
        for at, old in enumerate(line):
            board[line[(at + by) % 3]] = self.board[old]
        return replace(self, board=tuple(board)), line[(line.index(cell) + by) % 3]

    def place(self, card: Card, cell: int) -> "Table":
        """Return the board after a placement."""
        board: Sequence[Card | None] = (*self.board[:cell], card, *self.board[cell + 1 :])
        table, lands = replace(self, board=tuple(board)).shift(cell)
        return table.captured(lands)
