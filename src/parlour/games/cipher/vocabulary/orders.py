"""Orders: effects that are done once."""

from typing import Final

from parlour.games.cipher.vocabulary import columns as c
from parlour.games.cipher.vocabulary import values as v
from parlour.games.cipher.vocabulary.costs import COST_LIST
from parlour.games.cipher.vocabulary.effect_fields import (
    ANY_NUMBER,
    BY_ONE,
    BY_PLAYER,
    EFFECT_FIELDS,
    FILTERED,
    FROM,
    LATER,
    MAYBE_FILTERED,
    SHOWN,
    SOME,
    TARGET,
)
from parlour.games.cipher.vocabulary.filters import FILTER, HOW_MANY, ONE_KIND, filter_row
from parlour.games.cipher.vocabulary.kinds import FLAG, YES, Fields, choice, maybe, one_of
from parlour.games.cipher.vocabulary.parameters import CAUSE, FACE, LINE, MILLED, NAMES
from parlour.games.cipher.vocabulary.properties import PROPERTIES
from parlour.games.cipher.vocabulary.rows import Rows, Unenforced
from parlour.games.cipher.vocabulary.words import Data, Words


def _own_move(rows: Rows, _given: Data, row: list[int]) -> None:
    if row[c.E_LATER] and (rows.filters[row[c.E_TARGET]][c.F_REF] != v.ATTACKER or not row[c.E_OPTIONAL]):
        raise Unenforced("another unit at the end of the attack")


def _until(_rows: Rows, _given: Data, row: list[int]) -> None:
    row[c.E_SET] = 1


def _under(rows: Rows, _given: Data, row: list[int]) -> None:
    if not row[c.E_SET]:
        named_alike = rows.filters[row[c.E_FILTER]][c.F_SAME_NAME] == v.NAMED_AS_CHOSEN
        row[c.E_SET] = v.CHOSEN if named_alike else v.SELF


def _beside(rows: Rows, names: list[str], row: list[int]) -> None:
    row[c.E_WHOM], row[c.E_WHOM_N] = ONE_KIND.numbers(rows, {"side": "ally", "names": names})


def _not_instead(_rows: Rows, given: Data, row: list[int]) -> None:
    if given.get("replace") and not row[c.E_LATER]:
        raise Unenforced("instead of being defeated")


def _paid(_rows: Rows, given: Data, row: list[int]) -> None:
    first, *others = given["cost"]
    if others or first["op"] != "flip_bonds" or first.keys() - {"op", "n"} or not row[c.E_OPTIONAL]:
        raise Unenforced("other than turning bonds face down")
    row[c.E_AMOUNT], row[c.E_BY], row[c.E_FROM] = first["n"], 1, v.BONDS


def _repeated(rows: Rows, given: Data, row: list[int]) -> None:
    row[c.E_OPTIONAL] = row[c.E_SET] = 1  # paid, the skill begins anew
    _paid(rows, given, row)


def _own_orb(rows: Rows, _given: Data, row: list[int]) -> None:
    if row[c.E_FILTER] != filter_row(rows, {"count": 1}, HOW_MANY):
        raise Unenforced("other than one of one's own")


_FACE: Final[Fields] = {"face": maybe(FACE.into(c.E_BY))}
_ONTO: Final[Fields] = {"onto": maybe(choice({"chosen": v.CHOSEN}).into(c.E_TO, v.SELF))}
_COST: Final[Fields] = {"cost": COST_LIST.apart()}
_UNIT: Final[Fields] = {"to": FILTER.into(c.E_TARGET)}

ORDERS: Final = Words("op", EFFECT_FIELDS, PROPERTIES.last + 1)
CHOOSE: Final = ORDERS.word("choose", TARGET)
MOVE: Final = ORDERS.word("move", {**TARGET, **LATER}, "moves", _own_move)
DRAW: Final = ORDERS.word("draw", {**SOME, "who": maybe(BY_ONE["who"]), **LATER}, "draws")
ORDERS.alias(DRAW, "draw_until", SOME, "draws", _until)
DISCARD: Final = ORDERS.word("discard", {**BY_PLAYER, **ANY_NUMBER, **MAYBE_FILTERED}, "discards")
ORDERS.alias(DISCARD, "discard_until", {**BY_PLAYER, **SOME}, "discards", _until)
TO_HAND: Final = ORDERS.word("to_hand", {**FROM, **SHOWN})
TO_DECK_TOP: Final = ORDERS.word("to_deck_top", FROM, "arranges")
TO_BONDS: Final = ORDERS.word("to_bonds", {**FROM, **_FACE, **SHOWN}, "bonds")
TO_RETREAT: Final = ORDERS.word("to_retreat", FROM, "discards")
TO_HAND_OR_DECK: Final = ORDERS.word("to_hand_or_deck_top", FROM, "arranges")
UNTAP: Final = ORDERS.word("untap", TARGET, "untaps")
TAP: Final = ORDERS.word("tap", TARGET, "restrains")
DESTROY: Final = ORDERS.word("destroy", TARGET, "defeats")
DEPLOY: Final = ORDERS.word(
    "deploy", {**FROM, "line": maybe(LINE.into(c.E_SET)), "tapped": maybe(YES.into(c.E_TAPPED))}, "deploys"
)
STACK_UNDER: Final = ORDERS.word(
    "stack_under",
    {**FROM, "onto": maybe(choice({"chosen": v.CHOSEN, "trigger_unit": v.TRIGGER_UNIT}).into(c.E_SET))},
    "stacks",
    _under,
)
REVEAL_TOP: Final = ORDERS.word("reveal_top", {**BY_PLAYER, **SOME}, "arranges")
REVEALED_TO: Final = ORDERS.word(
    "revealed_to",
    {"to": choice({"retreat": v.RETREAT, "hand": v.HAND}).into(c.E_TO), "rest": maybe(YES.into(c.E_SET))},
    "arranges",
)
DECK_TOP_TO: Final = ORDERS.word(
    "deck_top_to", {"to": choice({"orbs": v.ORBS, "bonds": v.BONDS}).into(c.E_TO), **SOME, **_FACE, **SHOWN}
)
LOOK_ORB: Final = ORDERS.word("look_orb", SOME, "turns-orbs")
SELF_TO: Final = ORDERS.word(
    "self_to",
    {
        "to": choice({"field": v.FRONT, "hand": v.HAND, "bonds": v.BONDS, "deck_top": v.DECK}).into(c.E_TO),
        "replace": maybe(one_of("retreat").apart()),
        "when_destroyed_by": maybe(CAUSE),
        "beside": maybe(NAMES.by(_beside)),
        "tapped": maybe(FLAG.into(c.E_TAPPED)),
        **LATER,
    },
    "leaves",
    _not_instead,
)
FLIP_BONDS: Final = ORDERS.word(
    "flip_bonds",
    {"face": FACE.into(c.E_BY), "n": maybe(choice({"all": 99}).into(c.E_AMOUNT)), **MAYBE_FILTERED},
    "bonds",
)
MILL: Final = ORDERS.word("mill", {**BY_PLAYER, **SOME, "to": MILLED.into(c.E_TO)}, "mills")
SHUFFLE_DECK: Final = ORDERS.word("shuffle_deck", {"who": maybe(BY_PLAYER["who"])})
UNIT_TO_HAND: Final = ORDERS.word("unit_to_hand", TARGET, "defeats")
LOOK_TOP: Final = ORDERS.word("look_top", {**BY_PLAYER, **SOME}, "arranges")
UNIT_TO_BOUNDLESS: Final = ORDERS.word("unit_to_boundless", TARGET, "defeats")
RETREAT_INTO_DECK: Final = ORDERS.word("retreat_into_deck", BY_PLAYER, "arranges")
PAY_COST: Final = ORDERS.word("pay_cost", _COST, then=_paid)
ORDERS.alias(PAY_COST, "repeat_for_cost", _COST, "supports", _repeated)
REDIRECT: Final = ORDERS.word("redirect_attack", _UNIT, "protects")
DESTROY_ORB: Final = ORDERS.word("destroy_orb", {**BY_ONE, **SOME}, "breaks-orbs")
TO_ORBS: Final = ORDERS.word("to_orbs", FROM, "adds-orbs")
TRANSFER_MAIN: Final = ORDERS.word("transfer_main", _UNIT, "leads")
FLIP_ORB: Final = ORDERS.word(
    "flip_orb", {**FILTERED, "face": choice({"up": 0, "down": None, "either": 1}).into(c.E_SET)}, "turns-orbs", _own_orb
)
REVEAL_HAND: Final = ORDERS.word("reveal_hand", {**BY_PLAYER, **ANY_NUMBER, **MAYBE_FILTERED}, "discards")
LEVEL_UP_FROM: Final = ORDERS.word("level_up_from", {**FROM, **_ONTO}, "levels")
