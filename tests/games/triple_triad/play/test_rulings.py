"""Rulings of the referee on single placements, one promise of the rulebook each."""

from typing import Any

import pytest

from tests.games.triple_triad.rulings_helper import outcome, ruling

PAIR = {1: "b1141", 3: "b1711"}  # above and left of the centre: they show it 4 and 7
PLACED = "r4117@4"


@pytest.mark.parametrize(("side", "expected"), [("5", "... rr. ..."), ("4", "... br. ..."), ("3", "... br. ...")])
def test_basic_needs_strictly_more(side: str, expected: str) -> None:
    """A placed card takes only what it strictly beats, and is never lost itself (3.1)."""
    assert ruling([], {3: "b5454"}, f"r555{side}@4") == expected


def test_basic_never_chains() -> None:
    """A card taken by number takes nothing in turn, Same and Plus on or not (3.1)."""
    board = {3: "b1211", 0: "b1111"}
    assert ruling(["same", "plus"], board, "r1115@4") == "b.. rr. ..."


def test_same_takes_different_pairs() -> None:
    """Two equal sides, 4 = 4 and 7 = 7, are a Same (3.4)."""
    assert ruling(["same"], PAIR, PLACED) == ".r. rr. ..."
    assert ruling([], PAIR, PLACED) == ".b. br. ..."


def test_same_counts_own_cards_and_leaves_them() -> None:
    """An own card may be one of the two, an enemy must be the other (3.4)."""
    assert ruling(["same"], {1: "r1141", 3: "b1711"}, PLACED) == ".r. rr. ..."
    assert ruling(["same"], {3: "b1711"}, PLACED) == "... br. ..."


def test_same_wall_is_an_ace_to_match() -> None:
    """One enemy match plus one A on an edge is enough; without Same, or with two edges only, nothing (3.5)."""
    board = {1: "b1115"}
    assert ruling(["same", "same_wall"], board, "rA511@0") == "rr. ... ..."
    assert ruling(["same"], board, "rA511@0") == "rb. ... ..."
    assert ruling(["same_wall"], board, "rA511@0") == "rb. ... ..."
    assert ruling(["same", "same_wall"], {1: "b1119"}, "rA51A@0") == "rb. ... ..."


def test_plus_takes_equal_sums() -> None:
    """Sums 6 + 9 = 5 + A take both; with an own card in the group only the enemy (3.6)."""
    assert ruling(["plus"], {1: "b1191", 3: "b1A11"}, "r6115@4") == ".r. rr. ..."
    assert ruling(["plus"], {1: "r1191", 3: "b1A11"}, "r6115@4") == ".r. rr. ..."
    assert ruling(["plus"], {1: "b1191", 3: "b1911"}, "r6115@4") == ".b. br. ..."


def test_two_sums_fire_in_one_move() -> None:
    """Two groups of Plus can fire together (3.6)."""
    board = {1: "b1191", 3: "b1A11", 5: "b1112", 7: "b3111"}
    assert ruling(["plus"], board, "r6215@4") == ".r. rrr .r."


def test_plus_wall_adds_an_edge_of_ten() -> None:
    """An edge is a member worth own value + 10; edges alone do nothing, and Plus must be on (3.7)."""
    board = {1: "b1119"}
    assert ruling(["plus", "plus_wall"], board, "r1211@0") == "rr. ... ..."
    assert ruling(["plus"], board, "r1211@0") == "rb. ... ..."
    assert ruling(["plus_wall"], board, "r1211@0") == "rb. ... ..."
    assert ruling(["plus", "plus_wall"], {1: "b1118"}, "r1211@0") == "rb. ... ..."


def test_same_wall_never_helps_plus() -> None:
    """A wall belongs to the rule it is named after (3.5)."""
    assert ruling(["plus", "same", "same_wall"], {1: "b1119"}, "r1211@0") == "rb. ... ..."


def test_combo_runs_from_special_flips_to_the_end() -> None:
    """A card flipped by Same attacks, and what it takes attacks in turn; without Combo it does not (3.8)."""
    board = {1: "b1147", 3: "b1711", 0: "b1519", 2: "b1112"}
    assert ruling(["same"], board, PLACED) == "rrb rr. ..."
    assert ruling(["same"], board, PLACED, combo=False) == "brb rr. ..."
    chain = {4: "b1341", 6: "b1711", 5: "b3112", 2: "b1111"}
    assert ruling(["same"], chain, "r4117@7") == "..r .rr rr."


def test_combo_is_not_started_by_own_or_basic_cards() -> None:
    """An own matching card and a card taken by number alone do not propagate (3.8)."""
    own = {1: "r1149", 3: "b1711", 0: "b1511"}
    assert ruling(["same"], own, PLACED) == "br. rr. ..."
    basic = {**PAIR, 5: "b1191", 8: "b1111"}
    assert ruling(["same"], basic, "r4217@4") == ".r. rrr ..b"


def test_combo_link_needs_strictly_more() -> None:
    """Combo links need a greater side, and an equal one is not enough (3.8)."""
    board = {1: "b1145", 3: "b1711", 0: "b1511"}
    assert ruling(["same"], board, PLACED) == "br. rr. ..."


@pytest.mark.parametrize(
    ("elements", "attacker", "expected"),
    [
        ({4: "fire"}, "r1115 fire@4", "... rr. ..."),  # 6 beats 5
        ({4: "fire"}, "r1116@4", "... br. ..."),  # 5 does not beat 5
        ({4: "fire"}, "r1116 ice@4", "... br. ..."),
        ({3: "ice"}, "r1115@4", "... rr. ..."),  # the defender falls to 4
        ({3: "holy"}, "r1116@4", "... br. ..."),  # the defender rises to 6
    ],
)
def test_elemental_moves_all_sides_by_one(elements: dict[int, str], attacker: str, expected: str) -> None:
    """Sides gain 1 on the own element and lose 1 on any other, for attacker and defender alike (3.10)."""
    assert ruling(["elemental"], {3: "b1511 holy"}, attacker, elements) == expected


def test_elemental_clamp_keeps_values_in_one_to_ace() -> None:
    """With the clamp a raised A stays A and a lowered 1 stays 1; without it 11 beats A and 1 beats 0 (3.10)."""
    raised = {3: "b1A11"}
    assert ruling(["elemental"], raised, "r111A fire@4", {4: "fire"}) == "... rr. ..."
    assert ruling(["elemental"], raised, "r111A fire@4", {4: "fire"}, elemental_clamp=True) == "... br. ..."
    assert ruling(["elemental"], {3: "b1111"}, "r1111@4", {3: "fire"}) == "... rr. ..."
    assert ruling(["elemental"], {3: "b1111"}, "r1111@4", {3: "fire"}, elemental_clamp=True) == "... br. ..."


def test_elemental_leaves_same_and_walls_printed() -> None:
    """Same compares printed values; a 9 raised to 10 is no A for a wall, a lowered A still is (3.10)."""
    assert ruling(["same", "elemental"], PAIR, PLACED, {4: "fire"}) == ".r. rr. ..."
    walls = ["same", "same_wall", "elemental"]
    assert ruling(walls, {1: "b1119"}, "r9911 fire@0", {0: "fire", 1: "fire"}) == "rr. ... ..."  # 10 beats 8
    assert ruling(walls, {1: "b1119 fire"}, "r9911 fire@0", {0: "fire", 1: "fire"}) == "rb. ... ..."
    assert ruling(walls, {1: "b1119 fire"}, "rA911@0", {0: "fire", 1: "fire"}) == "rr. ... ..."


def test_battle_compares_totals_on_a_tie() -> None:
    """Equal printed sides: the larger total takes; equal totals do nothing (3.11)."""
    assert ruling(["battle"], {3: "b1511"}, "r9115@4") == "... rr. ..."
    assert ruling(["battle"], {3: "b1511"}, "r1115@4") == "... br. ..."
    assert ruling([], {3: "b1511"}, "r9115@4") == "... br. ..."


def test_battle_attacker_only_unless_symmetric() -> None:
    """The placed card is safe (A9), except in symmetric Battle, after it has made its captures (3.11)."""
    board = {3: "b9599", 1: "b1111"}
    assert ruling(["battle"], board, "r2115@4") == ".r. br. ..."
    assert ruling(["battle"], board, "r2115@4", battle_mode="symmetric") == ".r. bb. ..."


def test_battle_starts_no_combo() -> None:
    """A card taken by Battle alone takes nothing in turn (3.11)."""
    assert ruling(["battle", "same"], {3: "b9511", 0: "b1111"}, "r9995@4") == "b.. rr. ..."


@pytest.mark.parametrize("cell", range(9))
def test_broken_wall_contacts(cell: int) -> None:
    """On the torus every cell touches the two others of its row and the two others of its column (3.12)."""
    touching = {c for c in range(9) if c != cell and (c // 3 == cell // 3 or c % 3 == cell % 3)}
    after = outcome(["broken_wall"], {c: "b1111" for c in range(9) if c != cell}, f"r2222@{cell}")
    taken = {c for c, on in enumerate(after["position"]["board"]) if on["owner"] == "red"} - {cell}
    assert taken == touching


def test_broken_wall_sides_face_as_usual() -> None:
    """The right of cell 2 meets the left of cell 0; the bottom of cell 6 meets the top of cell 0 (3.12)."""
    assert ruling(["broken_wall"], {0: "b9994"}, "r1511@2") == "r.r ... ..."
    assert ruling(["broken_wall"], {0: "b4999"}, "r1151@6") == "r.. ... r.."


STEP = {"up": -3, "down": 3, "left": -1, "right": 1}
TRAVEL_TABLE = [
    (0, "horizontal", "down"), (0, "vertical", "right"), (1, "horizontal", "down"),
    (2, "horizontal", "down"), (2, "vertical", "left"), (3, "vertical", "right"),
    (5, "vertical", "left"), (6, "horizontal", "up"), (6, "vertical", "right"),
    (7, "horizontal", "up"), (8, "horizontal", "up"), (8, "vertical", "left"),
]  # fmt: skip


def _sides(after: dict[str, Any]) -> dict[int, str]:
    return {
        c: "".join("A" if n == 10 else str(n) for n in on["card"])
        for c, on in enumerate(after["position"]["board"])
        if on is not None
    }


@pytest.mark.parametrize(("cell", "writing", "way"), TRAVEL_TABLE)
def test_power_wall_travel(cell: int, writing: str, way: str) -> None:
    """Each writing moves its line one step away from the cell's edge, the last card back to the cell (3.13)."""
    second, third = cell + STEP[way], cell + 2 * STEP[way]
    board = {second: "r2222", third: "r3333"}
    after = outcome(["power_wall"], board, f"r1111 p=20@{cell}", restrictions={cell: ("=", 20, writing)})
    assert _sides(after) == {second: "1111", third: "2222", cell: "3333"}


@pytest.mark.parametrize(("cell", "writing", "way"), TRAVEL_TABLE)
def test_power_wall_moves_gaps_too(cell: int, writing: str, way: str) -> None:
    """A gap travels like a card: the cell is empty again after the shift (3.13)."""
    after = outcome(["power_wall"], {}, f"r1111 p=20@{cell}", restrictions={cell: ("=", 20, writing)})
    assert _sides(after) == {cell + STEP[way]: "1111"}


@pytest.mark.parametrize(
    ("op", "value", "power", "moves"),
    [("=", 20, 20, True), ("=", 20, 19, False), ("-", 20, 19, True), ("-", 20, 20, False),
     ("+", 20, 21, True), ("+", 20, 20, False), ("=", 100, 100, True), ("-", 100, 30, True)],
)  # fmt: skip
def test_power_wall_condition(op: str, value: int, power: int, moves: bool) -> None:
    """Equal, strictly less, strictly more; not met, the card stays (3.13)."""
    after = outcome(["power_wall"], {}, f"r1111 p={power}@0", restrictions={0: (op, value, "vertical")})
    assert set(_sides(after)) == {1 if moves else 0}


def test_power_wall_attacks_from_the_landing_cell_only() -> None:
    """Neighbours of the cell it was put on are safe, and the wrap makes no contact (3.13)."""
    across, down = {0: ("=", 20, "vertical")}, {0: ("=", 20, "horizontal")}
    assert ruling(["power_wall"], {3: "b1111", 4: "b1111"}, "r9999 p=20@0", restrictions=across) == ".r. br. ..."
    assert ruling(["power_wall"], {5: "b1111"}, "r9999 p=20@0", restrictions=down) == "... r.b ..."


def test_power_wall_moved_cards_trigger_and_attack_nothing() -> None:
    """A card moved onto a restricted cell triggers nothing; it attacks only where the option says so (3.13, A12)."""
    gates = {0: ("=", 20, "vertical"), 2: ("=", 20, "horizontal")}
    board = {1: "r9999 p=20", 5: "b1111"}
    assert ruling(["power_wall"], board, "r1111 p=20@0", restrictions=gates) == ".rr ..b ..."
    moved = ruling(["power_wall"], board, "r1111 p=20@0", restrictions=gates, power_wall_attackers="moved")
    assert moved == ".rr ..r ..."


def test_reverse_lets_the_smaller_take() -> None:
    """The smaller value takes, ties do nothing, in combo links too (4, Reverse)."""
    assert ruling(["reverse"], {3: "b1511"}, "r1114@4") == "... rr. ..."
    assert ruling(["reverse"], {3: "b1511"}, "r1115@4") == "... br. ..."
    assert ruling(["reverse"], {3: "b1511"}, "r1116@4") == "... br. ..."
    link = {1: "b1142", 3: "b1711", 0: "b1511"}
    assert ruling(["reverse", "same"], link, PLACED) == "rr. rr. ..."


def test_fallen_ace_both_directions() -> None:
    """A placed 1 takes an A and A still takes 1; with Reverse also a placed A takes a 1 (4, Fallen Ace)."""
    assert ruling(["fallen_ace"], {3: "b1A11"}, "r1111@4") == "... rr. ..."
    assert ruling(["fallen_ace"], {3: "b1111"}, "r111A@4") == "... rr. ..."
    assert ruling([], {3: "b1A11"}, "r1111@4") == "... br. ..."
    assert ruling(["fallen_ace"], {3: "b1911"}, "r1111@4") == "... br. ..."
    assert ruling(["fallen_ace", "reverse"], {3: "b1111"}, "r111A@4") == "... rr. ..."
    assert ruling(["reverse"], {3: "b1111"}, "r111A@4") == "... br. ..."


def test_fallen_ace_is_not_in_combo() -> None:
    """A combo link of 1 against A takes nothing (4, A16)."""
    board = {1: "b1141", 3: "b1711", 0: "b1A11"}
    assert ruling(["same", "fallen_ace"], board, PLACED) == "br. rr. ..."


def test_ascension_counts_the_type_before_the_placement() -> None:
    """One scion on the board: both scions fight with +1, a card without type with nothing (4, Ascension)."""
    assert ruling(["ascension"], {3: "b1511", 8: "r1111 scion"}, "r1115 scion@4") == "... rr. ..r"
    assert ruling(["ascension"], {3: "b1511"}, "r1115 scion@4") == "... br. ..."
    assert ruling(["ascension"], {3: "b1511 scion"}, "r1116@4") == "... br. ..."


def test_descension_takes_from_the_type() -> None:
    """One scion on the board: it stands one lower against a card of no type (4, Descension)."""
    assert ruling(["descension"], {3: "b1511 scion"}, "r1115@4") == "... rr. ..."
    assert ruling(["descension"], {3: "b1511 scion"}, "r1116 scion@4") == "... rr. ..."
    assert ruling(["descension"], {3: "b1511", 8: "r1111 scion"}, "r1116 scion@4") == "... br. ..r"


def test_ascension_and_descension_keep_the_limits() -> None:
    """Above A counts as A, also for Fallen Ace, and below 1 as 1 (4, Ascension and Descension)."""
    two = {7: "r1111 scion", 8: "r1111 scion"}
    assert ruling(["ascension"], {3: "b1A11", **two}, "r1119 scion@4") == "... br. .rr"
    assert ruling(["ascension", "fallen_ace"], {3: "b1911 scion", **two}, "r1111@4") == "... rr. .rr"
    assert ruling(["descension"], {3: "b1111 scion", **two}, "r1111@4") == "... br. .rr"
