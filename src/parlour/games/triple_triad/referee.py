"""The referee's rulings on Triple Triad: one placement on any board, a whole game, or a score."""

from collections.abc import Mapping
from typing import Any, Final

from parlour.core import words
from parlour.core.facets.referee import Referee
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.games.triple_triad.numbering import FIRST_ACTION, PLACE, SLOT_AT
from parlour.games.triple_triad.rules import RULE_BOOK
from parlour.games.triple_triad.shapes import (
    Choices,
    Markup,
    Outcomes,
    Position,
    RuledOutcome,
    RuledResult,
    RuledScore,
)
from parlour.games.triple_triad.shown.events import event_json
from parlour.games.triple_triad.spoils import cards_won
from parlour.games.triple_triad.state import CELLS, CHAOS, OPPONENT_PICKS, OVER, SEATS
from parlour.games.triple_triad.written import markup
from parlour.games.triple_triad.written import position as positions
from parlour.games.triple_triad.written.notation import action_text, parse_action, row_card

# Rule names that a wiki would use, for values of an option here.
SPOKEN: Final[dict[str, tuple[str, str]]] = {
    "open": ("visibility", "open"),
    "all_open": ("visibility", "open"),
    "closed": ("visibility", "closed"),
    "three_open": ("visibility", "three_open"),
    "random": ("card_pick", "random"),
    "opponent": ("card_pick", "opponent"),
    "full": ("card_pick", "full"),
    "draft": ("card_pick", "draft"),
    "order": ("playing_order", "order"),
    "chaos": ("playing_order", "chaos"),
}
UNTOLD: Final = "triple-triad-chaos-untold"
TRADES: Final = {
    "diff": ("difference", "half"),
    "difference": ("difference", "half"),
    "diff_half": ("difference", "half"),
    "diff_full": ("difference", "full"),
    "diff_capped4": ("difference", "capped4"),
}


def read_rules(request: Mapping[str, Any]) -> RuleSet:
    """Return the rule set of a request: canonical text, an object of options, or rule names beside options."""
    given = request.get("rules")
    position = request.get("position")
    if given is None:
        preset = position.get("preset") if isinstance(position, Mapping) else None
        given = {"preset": preset or "free", "options": {}}
    options = request.get("options") or {}
    if not isinstance(options, Mapping):
        raise Refusal("bad-request", at="options", said_as="triple-triad-options-wanted")
    if isinstance(given, list):
        chosen: dict[str, object] = {}
        for name in given:
            option, value = SPOKEN.get(str(name), (str(name), True))
            chosen[option] = value
        return RULE_BOOK.parse({"preset": "free", "options": {**chosen, **options}})
    return RULE_BOOK.parse(given)


def position(request: Mapping[str, Any]) -> State:
    """Return the whole game of a request; cards that it does not tell are known to their hand alone."""
    seated = positions.parse(read_rules(request), request.get("position"))
    if not seated.whole:
        raise Refusal("values-want-hands", at="position.hands")
    positions.hide_rest(seated.state)
    return seated.state


def judge(game: Any, request: Mapping[str, Any]) -> Choices | Outcomes | RuledScore:
    """Return a score, the legal actions of a position, or every outcome of an action."""
    if "score" in request:
        return _judge_score(request["score"])
    rules = read_rules(request)
    seated = positions.parse(rules, request.get("position"))
    action = request.get("action")
    if action is None:
        return _judge_position(game, seated)
    number = _action(game, seated, action)
    as_markup = markup.FORM in request["position"]
    outcomes: list[RuledOutcome] = [
        {
            "probability": str(weight),
            "position": _written(rules, positions.write(after, seated.given, seated.whole), as_markup),
            "events": [event_json(event, 0) for event in events if event.kind != "result" or _finished(after)],
            "result": _result(after),
        }
        for weight, after, events in game.outcomes(seated.state, number)
    ]
    return {"outcomes": outcomes}


def _written(rules: RuleSet, position: Position, as_markup: bool) -> Position | Markup:
    """Return a position in the form in which it was asked about."""
    return {"wiki": markup.write(position, str(rules["cards"]))} if as_markup else position


def _finished(state: State) -> bool:
    return int(state[0]["phase"]) == OVER


def _result(state: State) -> RuledResult:
    """Return "*" for a match that goes on, otherwise the winner's colour or "draw"."""
    if not _finished(state):
        return "*"
    s = state[0]
    counts = [sum(int(c) == seat for c in s["colour"]) + int(int(s["first"]) != seat) for seat in (0, 1)]
    return "draw" if counts[0] == counts[1] else SEATS[int(counts[1] > counts[0])]


def _judge_position(game: Any, seated: positions.Seated) -> Choices:
    state, whole = seated.state, seated.whole
    over = _finished(state)
    to_act = SEATS[int(state[0]["turn"])] if whole and not over else None
    legal = [action_text(action) for action in game.legal(state)] if whole else []
    told: Choices = {"to_act": to_act, "legal": legal, "result": _result(state)}
    if legal and int(state[0]["rule_bits"]) & CHAOS and int(state[0]["forced"]) < 0:
        told["note"] = words.both(UNTOLD)
    return told


def _action(game: Any, seated: positions.Seated, action: object) -> int:
    """Return the number of an action given as text, or as the card that is placed."""
    s = seated.state[0]
    if isinstance(action, str):
        if not seated.whole:
            raise Refusal("action-needs-hands", at="action")
        deck = 1 - int(s["turn"]) if int(s["rule_bits"]) & OPPONENT_PICKS else int(s["turn"])
        return parse_action(action, deck)
    if not isinstance(action, Mapping):
        raise Refusal("bad-action", at="action", action=str(action)[:40])
    cell = action.get("cell")
    if not isinstance(cell, int) or isinstance(cell, bool) or not 0 <= cell < CELLS:
        raise Refusal("bad-cell", at="action.cell", text=str(cell))
    if int(s["cell"][cell]) >= 0:
        raise Refusal("cell-taken", at="action.cell", cell=cell)
    return int(FIRST_ACTION[_from_hand(seated, action) if seated.whole else _lone_card(seated, action)]) + cell


def _lone_card(seated: positions.Seated, action: Mapping[str, Any]) -> int:
    """Hand the placed card to its owner, whose only card it is and whose turn it becomes; return its place."""
    s = seated.state[0]
    seat = positions.seat_of(action.get("owner"), "action.owner")
    slot = seated.seat_card({k: v for k, v in action.items() if k not in ("cell", "owner")}, seat, "action.card")
    place = int(PLACE[slot])
    s["hand"][seat] = 1 << place
    s["turn"] = seat
    s["first"] = seat if positions.placed_cards(seated.state) % 2 == 0 else 1 - seat
    return place


def _from_hand(seated: positions.Seated, action: Mapping[str, Any]) -> int:
    """Return the place of the named card in the hand of the seat to act."""
    s = seated.state[0]
    seat = int(s["turn"])
    if action.get("owner") is not None and positions.seat_of(action["owner"], "action.owner") != seat:
        raise Refusal("out-of-turn", at="action.owner", seat=SEATS[seat])
    wanted = positions.read_card(action, "action.card")
    for i, slot in enumerate(map(int, SLOT_AT[seat])):
        held = row_card(s, slot) if int(s["hand"][seat]) >> i & 1 else None
        if held and held["sides"] == list(wanted.sides) and action.get("element", held["element"]) == held["element"]:
            return i
    raise Refusal("card-not-in-hand", at="action.card", seat=SEATS[seat])


def _judge_score(given: object) -> RuledScore:
    """Return score, winner and the number of cards the winner takes, by the owners of the nine cells (rulebook 5)."""
    if not isinstance(given, Mapping):
        raise Refusal("bad-request", at="score", said_as="triple-triad-score-wanted")
    owners = given.get("board_owners")
    if not isinstance(owners, list) or len(owners) != CELLS:
        raise Refusal("not-nine", at="score.board_owners", name="board_owners")
    seats = [positions.seat_of(owner, f"score.board_owners[{i}]") for i, owner in enumerate(owners)]
    second = positions.seat_of(given.get("second_player"), "score.second_player")
    red, blue = (seats.count(seat) + int(seat == second) for seat in (0, 1))
    trade, formula = TRADES.get(str(given.get("trade", "none")), (str(given.get("trade", "none")), "half"))
    if trade not in RULE_BOOK.options["trade"].values:
        raise Refusal("unknown-trade", at="score.trade", trade=trade)
    pool = given.get("loser_pool", 5)
    if not isinstance(pool, int) or isinstance(pool, bool) or pool < 0:
        raise Refusal("bad-request", at="score.loser_pool", said_as="triple-triad-pool-wanted")
    won = cards_won(trade, formula, red, blue, pool)
    if trade == "direct" and red != blue:
        won = max(red, blue) - 5
    return {
        "score": {"red": red, "blue": blue},
        "winner": None if red == blue else SEATS[int(blue > red)],
        "cards_won": won,
    }


REFEREE: Final = Referee(judge, position)
