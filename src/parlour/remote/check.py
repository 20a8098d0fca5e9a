"""Check: a program tried without a hall, in whole matches of every game and preset; every faulty line is noted."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from parlour.agents.own.decision import Decision
from parlour.agents.own.program import Program
from parlour.core.chance import Chance, Seeded
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet

PICK: Final = 2**31


@dataclass(frozen=True, slots=True)
class Finding:
    """A faulty answer: its match, the number of the entry before its decision, and the reason."""

    game: Game
    rules: str
    seat: int
    seq: int
    why: Refusal


@dataclass(slots=True)
class Findings:
    """The numbers of matches and decisions, and every faulty answer."""

    matches: int = 0
    decisions: int = 0
    wrong: list[Finding] = field(default_factory=list)


class _Watched(Program):
    """A program whose every faulty answer is noted."""

    def __init__(self, command: Sequence[str], patience: float, findings: Findings) -> None:
        super().__init__(command, patience)
        self._findings = findings

    def refused(self, decision: Decision, refusal: Refusal) -> None:
        """Note one more finding."""
        found = Finding(decision.game, decision.rules, decision.seat, decision.seq, refusal)
        self._findings.wrong.append(found)
        super().refused(decision, refusal)


def presets(games: Sequence[Game]) -> Iterator[tuple[Game, RuleSet]]:
    """Yield every game with each of its presets."""
    for game in games:
        for name in game.rule_book.presets:
            yield game, game.rule_book.parse(name)


def checked(
    command: Sequence[str], games: Sequence[Game], patience: float, playing: Callable[[Game, RuleSet, int], None]
) -> Findings:
    """Let a program play a whole match from each seat of every preset, against chance; `playing` is told which."""
    findings = Findings()
    for game, rules in presets(games):
        for seat in range(len(game.seats)):
            playing(game, rules, seat)
            _match(game, rules, seat, _Watched(command, patience, findings), findings)
    return findings


def _match(game: Game, rules: RuleSet, seat: int, program: Program, findings: Findings) -> None:
    chance: Chance = Seeded(seat + 1)
    state, _events = game.deal(rules, [{}, {}], chance)
    findings.matches += 1
    seq = 1
    try:
        while (turn := game.to_act(state)) != OVER:
            if turn == seat:
                findings.decisions += 1
                record = game.observe(state, seat)
                decision = Decision("check", game, rules.text, seat, seq, record)
                action = game.parse_action(record, program.decide(decision))
            else:
                legal = game.legal(state)
                action = legal[chance.pick(PICK) % len(legal)]
            game.apply(state, action, chance)
            seq += 1
        program.over(game.result(state))
    except Refusal as refusal:
        if refusal.code == "program-not-started":
            raise
        # any other refusal was noted, and ends the match
    finally:
        program.close()
