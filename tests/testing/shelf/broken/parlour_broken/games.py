"""A game for every promise, which it breaks, with the words by which the kit must name it."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any, ClassVar

from parlour.core import words
from parlour.core.contract import SmallDeal
from parlour.core.event import ALL, Event
from parlour.core.facets.exact import Exact
from parlour.core.facets.sketch import Sketch, spelled
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import Option, RuleBook
from parlour_broken import kernels, learned, learning
from parlour_broken.roads import HasAGoalOutOfReach
from parlour_kuhn_poker.game import KuhnPoker
from parlour_kuhn_poker.state import ACTIONS, SEATS

BROKEN: dict[str, tuple[str, KuhnPoker]] = {}  # by fault: the promise, and the game


def breaks(promise: str) -> Callable[[type[KuhnPoker]], type[KuhnPoker]]:
    """Put a game on the list."""

    def listed(game: type[KuhnPoker]) -> type[KuhnPoker]:
        BROKEN[game.__name__] = promise, game()
        return game

    return listed


def by_kernel(promise: str, **broken: Callable[..., Any]) -> None:
    """Put a game on the list whose kernels alone are wrong."""
    (kernel,) = broken.values()
    game = type(kernel.__name__, (KuhnPoker,), {"kernels": KuhnPoker.kernels._replace(**broken)})
    breaks(promise)(game)


def by_declaration(name: str, promise: str, **wrong: Any) -> None:
    """Put a game on the list that declares a falsehood."""
    breaks(promise)(type(name, (KuhnPoker,), {"declared": replace(KuhnPoker.declared, **wrong)}))


VIEW = "a view hides what its viewer may not know"
SHOWN = "a view shows what its viewer may know"
EVENT = "an event tells nobody what they may not know"
LIKELY = "what is imagined is as likely as it is true"
POSSIBLE = "what is imagined may be true"
FEATURES = "features show a seat what it may know and no more"

by_kernel(VIEW, observe=kernels.hides_nothing)
by_kernel(SHOWN, observe=kernels.hides_all)
by_kernel(VIEW, observe=kernels.hides_more_each_time)
by_kernel("everybody knows whose turn it is", to_act=kernels.lets_the_higher_card_begin)
by_kernel("legal actions follow from what may be known", legal=kernels.warns_of_the_king)
by_kernel("legal actions are there, each once", legal=kernels.lists_all_twice)
by_kernel("the truths behind a view of a small deal can be counted", resample=kernels.imagines_far_and_wide)
by_kernel(EVENT, apply=kernels.shows_the_cards_at_once)
by_kernel(LIKELY, resample=kernels.imagines_low_cards)
by_kernel(POSSIBLE, resample=kernels.imagines_any_card)
by_kernel(POSSIBLE, resample=kernels.imagines_on)
by_kernel("outcomes sum to zero", outcome=kernels.both_win)
by_kernel("outcomes lie in the declared range", outcome=kernels.pays_three)
by_kernel("nobody has won before the end", outcome=kernels.pays_at_once)
by_kernel("random_action is uniform over legal actions", random_action=kernels.likes_the_first)
by_kernel("features are not all zero", features=kernels.says_nothing)
by_kernel("features lie between -1 and 1", features=kernels.says_too_much)
by_kernel("features fill all their places", features=kernels.says_nothing_of_some)
by_kernel(FEATURES, features=kernels.says_the_other_card)
by_kernel("worth lies between -1 and 1", worth=kernels.overrates)
by_declaration("over_too_soon", "no match is longer than declared", longest=2)
by_declaration("nameless", "every word of a game is there in every language", seats=("cross", "nought"))
by_declaration("a_coin_alone", "no pick is wider than declared", widest_pick=2)
by_declaration("pays_a_half", "outcomes lie in the declared range", outcomes=(-0.5, 0.5))
by_declaration("two_actions", "actions lie below their declared number", actions=3)
by_declaration("an_open_game", SHOWN, known=None)


@breaks(EVENT)
class DealsOpenly(KuhnPoker):
    def deal(self, rules, brings, chance):
        state, events = super().deal(rules, brings, chance)
        return state, [Event(event.kind, event.data, ALL) for event in events]


@breaks(EVENT)
class TellsWhatIsMasked(KuhnPoker):
    def event_json(self, event, viewer, names=(None, None)):
        return super().event_json(Event(event.kind, event.data, ALL), viewer)


@breaks("a view as JSON hides what its viewer may not know")
class RemembersInJson(KuhnPoker):
    def observe(self, state, viewer):
        self.peeked = state["card"][0].tolist()
        return super().observe(state, viewer)

    def view_json(self, view, viewer):
        return {**super().view_json(view, viewer), "cards": self.peeked}


@breaks("previews follow from what may be known")
class RemembersInPreviews(KuhnPoker):
    def legal(self, state):
        if state["card"][0].min() >= 0:
            self.peeked = state["card"][0].tolist()
        return super().legal(state)

    def preview(self, view, action):
        after, events = super().preview(view, action)
        return after, [*events, Event("showdown", dict(zip(SEATS, self.peeked, strict=True)))]


@breaks("texts of actions follow from what may be known")
class WhispersInTexts(KuhnPoker):
    def action_text(self, state, action):
        return ACTIONS[action] + " " * int(state["card"][0].max())


@breaks("an action's text reads back to it")
class Misreads(KuhnPoker):
    def parse_action(self, state, text):
        return len(ACTIONS) - 1 - super().parse_action(state, text)


@breaks("what a person types reads back to it")
class Mistypes(KuhnPoker):
    def typed(self, state, action):
        return self.action_text(state, len(ACTIONS) - 1 - action)


@breaks("action texts are unique")
class SaysOneForAll(KuhnPoker):
    def action_text(self, state, action):
        return ACTIONS[0]


@breaks("an illegal action is refused")
class TakesAnything(KuhnPoker):
    def apply(self, state, action, chance):
        return super().apply(state, action, chance) if action in self.legal(state) else []


@breaks("a refusal changes nothing")
class RefusesTooLate(KuhnPoker):
    def apply(self, state, action, chance):
        if action not in self.legal(state):
            state["first"] = 1 - state["first"]
        return super().apply(state, action, chance)


@breaks("a refusal has words")
class RefusesWithoutWords(KuhnPoker):
    def illegal(self, state, action):
        return Refusal("no-such-words")


@breaks("playing on a copy leaves the original alone")
class PlaysOnTheOriginal(KuhnPoker):
    def parse_action(self, state, text):
        self.original = state
        return super().parse_action(state, text)

    def apply(self, state, action, chance):
        events = super().apply(state, action, chance)
        original = getattr(self, "original", None)
        if original is not None and original is not state:
            original["done"][0, -1] = 9
        return events


@breaks("what happened was foreseen")
class GoesByTheClock(KuhnPoker):
    ticks: ClassVar[Any] = count()

    def small_deals(self):
        return ()

    def apply(self, state, action, chance):
        events = super().apply(state, action, chance)
        if self.to_act(state) < 0:
            state["done"][0, -1] = 5 + next(self.ticks) % 90
        return events


@breaks("the same seed deals the same match")
class DealsByTheClock(KuhnPoker):
    ticks: ClassVar[Any] = count()

    def small_deals(self):
        return ()

    def deal(self, rules, brings, chance):
        state, events = super().deal(rules, brings, chance)
        state["first"] = next(self.ticks) % 2
        return state, events


@breaks("a position keeps the turn")
class ForgetsWhoBegan(KuhnPoker):
    def position(self, state):
        return {**super().position(state), "first": SEATS[1 - int(state["first"][0])]}


@breaks("a position keeps the actions")
class FoldsWhatItReads(KuhnPoker):
    def parse_position(self, rules, position):
        state = super().parse_position(rules, position)
        state["done"][0, -1] = 9
        return state

    def legal(self, state):
        return super().legal(state)[: 1 if state["done"][0, -1] == 9 else 2]


@breaks("a position reads back to itself")
class NumbersItsPositions(KuhnPoker):
    ticks: ClassVar[Any] = count()

    def position(self, state):
        return {**super().position(state), "number": next(self.ticks)}


@breaks("a match has positions that can be written down")
class WritesNothing(KuhnPoker):
    def position(self, state):
        raise Refusal("bad-position", at="position")


@breaks("a result is there at the end and not before")
class HasNoResult(KuhnPoker):
    def result(self, state):
        return None


@breaks("an event has words")
class SaysNothing(KuhnPoker):
    def decode(self, before, after, log):
        return [Event("mumbled", event.data, event.seen) for event in super().decode(before, after, log)]


@breaks("an event is a whole sentence")
class LeavesGaps(KuhnPoker):
    def event_json(self, event, viewer, names=(None, None)):
        return {**super().event_json(event, viewer), "fr": "{ $seat } joue."}


@breaks("an event reads back from its JSON form")
class TellsInTuples(KuhnPoker):
    def decode(self, before, after, log):
        return [Event(event.kind, {**event.data, "more": (1, 2)}) for event in super().decode(before, after, log)]


@breaks("a small deal is small")
class DealsTooMuch(KuhnPoker):
    def small_deals(self):
        def deal(chance):
            for _ in range(40):
                chance.pick(2)
            return self.deal(self.rule_book.standard, [{}, {}], chance)

        return (SmallDeal(deal),)


class Forgetful(RuleBook):
    """A rule book with one switch, which it forgets when told of it."""

    def __init__(self, forgets=()):
        super().__init__(KuhnPoker.name, [Option("calm", "table")], [], [], {"calm": True})
        self.forgets = forgets

    def parse(self, given):
        return self.rule_set("free", {"calm": False}) if isinstance(given, self.forgets) else super().parse(given)


class Accusing(Forgetful):
    """A rule book that finds fault with everything."""

    def check(self, given):
        return {"ok": False}


@breaks("a rule set's text reads back to it")
class ForgetsTexts(KuhnPoker):
    rule_book: ClassVar[RuleBook] = Forgetful(str)


@breaks("a rule set's options read back to it")
class ForgetsOptions(KuhnPoker):
    rule_book: ClassVar[RuleBook] = Forgetful(dict)


@breaks("what can be played passes its own check")
class Accuses(KuhnPoker):
    rule_book: ClassVar[RuleBook] = Accusing()


class Boastful(Sketch):
    """A sketch for sockets with something more in its views."""

    def written(self, state, viewer):
        return spelled({**self.compact(KuhnPoker().view(state, viewer)), "to_act": "me"}).encode()

    def compact(self, view):
        return view


@breaks("a sketch says what the view says")
class SaysMoreOnSockets(KuhnPoker):
    sketch = Boastful()


class Indiscreet(Boastful):
    """A sketch for sockets with both cards in its views."""

    def written(self, state, viewer):
        return spelled({**self.compact(KuhnPoker().view(state, viewer)), "cards": state[0]["card"].tolist()}).encode()


@breaks("a sketch hides what its viewer may not know")
class ShowsCardsOnSockets(KuhnPoker):
    sketch = Indiscreet()


@breaks("an event is told on sockets as everywhere")
class SaysOtherwiseOnSockets(KuhnPoker):
    def phrased(self, event, viewer, names=(None, None)):
        return {"kind": event.kind, "says": words.sentence("game-kuhn-poker")}


def by_ends(promise: str, name: str, **wrong: Callable[..., Any]) -> None:
    """Put a game on the list that says falsehoods about its endings."""
    sound = Exact(
        KuhnPoker.kernels.outcome, kernels.knows_nothing, lambda state: state, unsolved, unsolved, lambda state: 1, ()
    )
    breaks(promise)(type(name, (KuhnPoker,), {"exact": sound._replace(**wrong)}))


def unsolved(state: State) -> None:
    """Solve nothing."""


by_ends("margins sum to zero", "BothAreAhead", margin=kernels.both_win)
by_ends("who has won is ahead by something", "NobodyIsAhead", margin=kernels.nobody_leads)
by_ends(
    "a solver says what best play comes to",
    "TakesWhatCostsNothing",
    value=lambda state: 1,
    values=lambda state: dict.fromkeys(KuhnPoker().legal(state), 1),
)


for name, (said, given) in learning.BROKEN.items():
    breaks(said)(type(name, (KuhnPoker,), {"learning": given}))
for name, (said, given) in learned.BROKEN.items():
    breaks(said)(type(name, (KuhnPoker,), {"learned": given}))


breaks("the strongest reaches a goal as often as its file says")(HasAGoalOutOfReach)


class Drifting(KuhnPoker):
    """A game found by its name, because it must be played in a process of its own."""

    name: ClassVar[str] = "drifting-poker"
    rule_book: ClassVar[RuleBook] = RuleBook("drifting-poker", [], [], [], {})
    kernels: ClassVar[Any] = KuhnPoker.kernels._replace(outcome=kernels.drifts)


DRIFTING = Drifting()
BROKEN["drifts"] = "compiled = interpreted", DRIFTING
