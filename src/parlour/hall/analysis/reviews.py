"""Reviews: a finished match judged decision by decision, and told to whoever looks back at it."""

from collections.abc import Callable, Iterator, Sequence
from math import floor

from parlour.analysis.advice import Advised, advise, ideas
from parlour.analysis.review import Judged, Values, finest, outcomes, review, standing_out, turning_point
from parlour.analysis.worth import Worth
from parlour.core import record, words
from parlour.core.contract import OVER, SPECTATOR
from parlour.core.event import Event
from parlour.core.record import State
from parlour.core.refusal import Conflict, Forbidden, NotFound
from parlour.core.shapes import Argument, Said, Sentence
from parlour.hall.analysis import shapes
from parlour.hall.analysis.plies import Ply, fair, lay_open, plies
from parlour.hall.play.disambiguation import disambiguated
from parlour.hall.play.fair_play import Played
from parlour.table.match import Match
from parlour.table.projection import called, events_json
from parlour.table.shapes import Entry

OTHERS = 8  # actions that are told where they are estimates
LONGEST_LINE = 4  # actions of a line that is searched
EMPTY = ("-tried", "-only")  # ends of a coach's reasons that say only how the choice was found
LOOKING = 2_000  # iterations of the searches that a line is made of


def told(match: Match, viewer: int, played: Played, at: int) -> Iterator[shapes.ReviewMessage]:
    """Yield the match judged, the decision of entry `at` first; sum it up at the end."""
    every = plies(match)
    known = fair([ply for ply in every if lay_open(match, viewer, ply)], played)
    first = next((place for place, one in enumerate(known) if one.seq == at), len(known) - 1)
    found: dict[int, Judged] = {}
    for place, judged in review(match.game, [ply.decision for ply in known], first):
        found[place] = judged
        yield _ply_json(match, known[place], judged)
    yield _summed(match, viewer, known, found, len(every) - len(known))


def remembered(match: Match, viewer: int, played: Played, summary: shapes.ReviewSummary | None) -> shapes.Remembered:
    """Return how a match ended; nothing of one that goes on, or that today's rules do not replay.

    A viewer who sat there is also told what was said of it, unless people play that position right now.
    """
    result = match.result()
    if result is None:
        return {"winner": None, "reason": "", "summary": None}
    if played.silent(match) is not None:
        summary = None
    named = () if summary is None else (summary["turning"], summary["finest"] and summary["finest"]["seq"])
    told_of = [one for one in plies(match) if one.seq in named] if named else []
    told = viewer != SPECTATOR and fair(told_of, played) == told_of
    return {"winner": result["winner"], "reason": result["reason"], "summary": summary if told else None}


def hint_json(match: Match, worth: Worth) -> shapes.Hint:
    """Return a hint for the seat to act."""
    assert match.state is not None
    error = 0.0 if worth.errors is None else worth.errors[worth.best]
    values = _values(match, match.state, worth, worth.best)
    best = match.game.action_text(match.state, worth.best)
    named = {text: _named(match, match.state, worth.seat, text) for text in values}
    return {
        "type": "hint",
        "seq": match.seq,
        "exact": worth.exact,
        "best": best,
        "values": values,
        "named": named,
        "value": _number(worth, worth.value),
        "error": _spread(error),
        "ideas": [_idea_json(one) for one in ideas(match.game, match.state, worth)],
        **named[best],
    }


def advice_json(match: Match, goes_on: Callable[[], bool]) -> shapes.Advice:
    """Return what the coach advises the seat to act; refuse if the match goes on meanwhile."""
    assert match.state is not None
    seq, state = match.seq, record.copy(match.state)
    found = advise(match.game, state, lambda done: goes_on())
    if not goes_on():
        raise Conflict("advice-late")
    best, *others = [_idea_json(one) for one in found]
    return {"seq": seq, **best, "other": others[0] if others else None}


def _idea_json(found: Advised) -> shapes.Idea:
    then = None if found.then is None else _step_json(found.then)
    return {"danger": list(found.advice.danger), "then": then, **_step_json(found)}


def _step_json(found: Advised) -> shapes.AdvisedAction:
    return {"action": found.text, "what": found.advice.what, "why": found.advice.why}


def _named(match: Match, state: State, seat: int, text: str) -> Said:
    """Return an action as the seat to act would see it chosen; what chance does then is not told."""
    view = match.game.observe(state, seat)
    _after, events = match.game.preview(view, match.game.parse_action(view, text))
    for event in events_json(match, events[:1], seat):
        return words.texts(event)
    return words.same(text)


def looked_at(match: Match, viewer: int, played: Played, seq: int) -> shapes.LookedAt:
    """Return one of its positions, with what was played there and what could have been."""
    every = plies(match)
    ply = next((one for one in every if one.seq == seq), None)
    if ply is None:
        raise NotFound("unknown-decision", given=seq)
    if not lay_open(match, viewer, ply):
        raise Forbidden("decision-hidden")
    if not fair([ply], played):
        raise Conflict("position-live")
    state, values = ply.decision.state, Values(match.game, LOOKING)
    line = _Line(match, values, match.game.to_act(state), seq)
    return {
        "seq": seq,
        "view": match.game.view(state, match.game.to_act(state)),
        "line": line.best(state, played),
        "reply": [line.step(ply.decision.action, state, ply.decision.after, _events(match, seq)), *line.answer(ply)],
        "ends": _ends(match, ply, values),
    }


def _events(match: Match, seq: int) -> list[Event]:
    """Return what happened in an entry, the game's own."""
    return [event for event in match.log[seq - 1].events if event.kind != "house-played"]


def _ply_json(match: Match, ply: Ply, judged: Judged) -> shapes.ReviewedPly:
    state, worth = ply.decision.state, judged.worth
    played = match.game.action_text(state, judged.action)
    values = _values(match, state, worth, judged.action) | {played: _number(worth, judged.chosen)}
    return {
        "type": "ply",
        "seq": ply.seq,
        "number": ply.number,
        "seat": match.game.seats[worth.seat],
        "action": played,
        "exact": worth.exact,
        "best": match.game.action_text(state, worth.best),
        "values": values,
        "named": {} if worth.exact else {text: _named(match, state, worth.seat, text) for text in values},
        "before": _number(worth, judged.before),
        "chosen": _number(worth, judged.chosen),
        "after": _number(worth, judged.after),
        "chance": judged.chance,
        "error": _spread(judged.error),
        "mistake": judged.is_mistake,
        "why": _why(match, ply, worth) if judged.is_mistake else None,
    }


def _values(match: Match, state: State, worth: Worth, played: int) -> dict[str, float]:
    """Return actions by what they are worth, the best first."""
    ranked = [worth.best, *sorted(worth.values, key=lambda one: -worth.values[one])]
    told = list(dict.fromkeys(ranked))[: None if worth.exact else OTHERS]
    kept = told if played in told or played not in worth.values else [*told, played]
    return {match.game.action_text(state, one): _number(worth, float(worth.values[one])) for one in kept}


def _number(worth: Worth, value: float) -> float:
    """Return a value as it is told: what the game counts where it is certain, else chances in 100."""
    return round(value, 2) if worth.exact else _chances(value)


def _chances(value: float) -> float:
    return round(50 * (1 + value), 1)


def _spread(error: float) -> float:
    return round(50 * error, 1)


def _why(match: Match, ply: Ply, worth: Worth) -> shapes.Why:
    line = _Line(match, Values(match.game, LOOKING), worth.seat, ply.seq)
    better = line.played(ply.decision.state, worth.best)[:1]
    return {"worse": _said(line.answer(ply)), "better": _said(better), "reason": _reason(match, ply, worth)}


def _reason(match: Match, ply: Ply, worth: Worth) -> Sentence | None:
    """Return what the game's coach would have said first for the best action, from the view of the seat to act."""
    coach, state = match.game.coach, ply.decision.state
    if coach is None:
        return None
    said = coach.advice(match.game, match.game.observe(state, worth.seat), worth.best).why
    return next((one for one in said if not one["id"].endswith(EMPTY)), None)


def _said(steps: Sequence[Entry]) -> list[Said]:
    return [words.texts(event) for step in steps for event in step["events"]]


class _Line:
    """A line of play from a position, as entries that are shown to one seat."""

    def __init__(self, match: Match, values: Values, viewer: int, seq: int) -> None:
        self._match, self._game, self._values, self._viewer, self._seq = match, match.game, values, viewer, seq

    def best(self, state: State, people: Played) -> list[Entry]:
        """Return best play of both, until chance decides or the match is over.

        It also ends where people play what comes next, and where more would be guessed.
        """
        steps: list[Entry] = []
        actions = self._values.worth(state)
        line = list(actions.line)
        while line and self._game.to_act(state) != OVER:
            found = outcomes(self._game, state, line[0])
            steps += self.played(state, line.pop(0))
            if len(found) != 1:
                break
            state = found[0][1]
            if people.holds(state):
                break
            if not line and not actions.exact and len(steps) < LONGEST_LINE and self._game.to_act(state) != OVER:
                line = [self._values.worth(state).best]
        return steps

    def answer(self, ply: Ply) -> list[Entry]:
        """Return the best answer to what was played; nothing after the last action."""
        after = ply.decision.after
        return [] if self._game.to_act(after) == OVER else self.played(after, self._values.worth(after).best)

    def played(self, state: State, action: int) -> list[Entry]:
        """Return an action with its likeliest outcome."""
        found = outcomes(self._game, state, action)
        if not found:
            return []
        _weight, after, events = max(found, key=lambda one: one[0])
        return [self.step(action, state, after, events)]

    def step(self, action: int, state: State, after: State, events: Sequence[Event]) -> Entry:
        """Return an action and what came of it, told as an entry of a history."""
        self._seq += 1
        shown = [Event(event.kind, event.data) for event in events]
        return {
            "seq": self._seq,
            "kind": "act",
            "seat": self._game.seats[self._game.to_act(state)],
            "action": self._game.action_text(state, action),
            "time": self._match.created,
            "events": events_json(self._match, shown, self._viewer),
            "view": self._game.view(after, self._viewer),
        }


def _ends(match: Match, ply: Ply, values: Values) -> list[shapes.End]:
    """Return all that could have come of an action, the likeliest first; nothing if that is one thing, or too many."""
    decision, seat = ply.decision, match.game.to_act(ply.decision.state)
    found = sorted(outcomes(match.game, decision.state, decision.action), key=lambda one: -one[0])
    if len(found) < 2:
        return []
    events = disambiguated(match.game, seat, [events for _weight, _after, events in found])
    return [
        {
            "probability": str(weight),
            "value": _chances(values.outcome(after, seat)[0]),
            "happened": record.same(after, decision.after),
            "events": told,
        }
        for (weight, after, _events), told in zip(found, events, strict=True)
    ]


def _summed(
    match: Match, viewer: int, known: Sequence[Ply], found: dict[int, Judged], withheld: int
) -> shapes.ReviewSummary:
    """Sum the match up in one sentence for a viewer, as far as its decisions are judged."""
    judged = [found[place] for place in range(len(known))]
    result = match.result()
    winner = None if result is None or result["winner"] is None else match.game.seats.index(result["winner"])
    deeds = {place: deed for place in range(len(known)) if (deed := _answered(match, viewer, known, place))}
    turning = turning_point(judged, None if winner is None else 1 - winner, deeds)
    shown = standing_out(judged) if turning is None else turning
    if turning is not None:
        says = deeds.get(turning) or _turned(match, viewer, known[turning], judged[turning])
    elif shown is not None:
        says = _stood_out(match, viewer, known[shown], judged[shown])
    else:
        says = words.sentence("review-flawless" if all(one.worth.exact for one in judged) else "review-no-mistake")
    seq = None if shown is None else known[shown].seq
    pictured = known[turning + 1].seq if turning in deeds else seq
    best = finest(judged, viewer)
    return {
        "type": "summary",
        "turning": seq,
        "pictured": pictured,
        "withheld": withheld,
        "says": says,
        "finest": None if best is None else _finest(match, viewer, known[best], judged[best]),
    }


def _finest(match: Match, viewer: int, ply: Ply, judged: Judged) -> shapes.FinestMove:
    """Say what somebody's own move came to, and what the best of all others would have."""
    exact = judged.worth.exact
    total = _total(match, ply.decision.state) if exact else None
    other = judged.chosen - judged.lead * (10 if exact else 1)
    about: dict[str, Argument] = {
        "deed": words.texts(events_json(match, _seen(match, viewer, ply)[:1], viewer)[0]),
        "counted": "chances" if total is None else "score",
        "came": _standing(judged.chosen, exact, total),
        "other": _standing(other, exact, total),
    }
    return {"seq": ply.seq, "lead": judged.lead, "says": _happened(words.sentence("finest-says", about))}


def _answered(match: Match, viewer: int, known: Sequence[Ply], place: int) -> Sentence | None:
    """Say what the other side took by its answer to a decision; None where it took nothing."""
    game, ply = match.game, known[place]
    following = known[place + 1] if place + 1 < len(known) else None
    if following is None or following.number != ply.number + 1:
        return None
    if game.to_act(following.decision.state) == game.to_act(ply.decision.state):
        return None
    played, answer = (_seen(match, viewer, one) for one in (ply, following))
    taken = [one for one in answer if one.kind == game.turns]
    if not taken:
        return None
    about = _about(match, viewer, ply)
    deed = words.texts(events_json(match, taken[-1:], viewer)[0])
    coach = game.coach
    own = coach.answered(played, answer, about) if coach and coach.answered else None
    return _happened(own) if own else words.sentence("review-answered", {**about, "deed": deed})


def _happened(told: Sentence) -> Sentence:
    """Return a game's sentence as one of the hall, which pages say that have no words of the game."""
    return words.sentence("review-happened", {"happened": words.said(lambda lang: words.rendered(lang, told))})


def _seen(match: Match, viewer: int, ply: Ply) -> list[Event]:
    """Return what happened in a decision, as far as a viewer may know it."""
    return [event for event in _events(match, ply.seq) if event.known_to(viewer)]


def _about(match: Match, viewer: int, ply: Ply) -> dict[str, Argument]:
    """Return whose decision it was, as seen by the viewer, and its number."""
    seat = match.game.to_act(ply.decision.state)
    whose = "watched" if viewer == SPECTATOR else "you" if viewer == seat else "other"
    return {"whose": whose, "name": called(match, match.game.seats[seat]), **_when(match, ply)}


def _stood_out(match: Match, viewer: int, ply: Ply, judged: Judged) -> Sentence:
    """Say what stood out in a match without mistakes: chance, or a move; chances are the viewer's."""
    seat = judged.worth.seat
    about = _about(match, viewer, ply)
    if judged.lead >= abs(judged.luck):
        return words.sentence("review-finest", about)
    coach = match.game.coach
    told = coach.chanced(_seen(match, viewer, ply), about) if coach and coach.chanced else None
    if told is not None:
        return _happened(told)
    sign = 1 if viewer in (seat, SPECTATOR) else -1
    before, after = (_standing(sign * value, False, None) for value in (judged.chosen, judged.after))
    return words.sentence("review-luck", {**about, "before": before, "after": after})


def _turned(match: Match, viewer: int, ply: Ply, judged: Judged) -> Sentence:
    """Say what a mistake cost, counted for the viewer; of those who only watched, for the player who made it."""
    seat = judged.worth.seat
    sign = 1 if viewer in (seat, SPECTATOR) else -1
    total = _total(match, ply.decision.state) if judged.worth.exact else None
    before, after = (_standing(sign * value, judged.worth.exact, total) for value in (judged.before, judged.chosen))
    about = {**_about(match, viewer, ply), "before": before, "after": after}
    if total is None:
        return words.sentence("review-turned-likely", about)
    return words.sentence("review-turned" if judged.changed_result else "review-turned-by", about)


def _when(match: Match, ply: Ply) -> dict[str, Argument]:
    """Return the number of a move; where a turn is many of them, as players count them, that of its turn."""
    turn = match.game.view(ply.decision.state, SPECTATOR).get("turn")
    return {"move": turn, "unit": "turn"} if isinstance(turn, int) else {"move": ply.number, "unit": "move"}


def _total(match: Match, state: State) -> int | None:
    """Return what the scores of both sides add up to; None in a game that keeps none."""
    score = match.game.view(state, SPECTATOR)["score"]
    return sum(score.values()) if isinstance(score, dict) else None


def _standing(value: float, exact: bool, total: int | None) -> str:
    """Return a value as a score, the reader's side first; without a total, as chances in 100."""
    if total is not None:
        return f"{(total + value) / 2:g}–{(total - value) / 2:g}"
    chances = _chances(((value > 0) - (value < 0)) if exact else value)
    return str(floor(chances + 0.5))  # as a browser rounds the same number
