"""Golden playthroughs: a match per preset as a story in a text file, whose diff is the change in behaviour.

A file names its rule set, its deal and, where that is not left to chance, what the seats bring. The story follows, ply
by ply: the action, what was said, the table as it then stood, and a hash of the state's bytes.
`python -m parlour.testing.golden` compares. `--write` writes anew: the same actions as long as they are legal. So a
diff shows only what changed. Every preset has a file. To add another, write its first lines; `--write` tells the rest.
"""

import argparse
import difflib
import hashlib
import json
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from parlour.agents import agent
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.contract import OVER, SPECTATOR
from parlour.core.drawing import plain
from parlour.core.event import Event
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.rules import RuleSet
from parlour.testing.variations import richest

FOLDER = Path("tests/golden")
DEALS_TRIED = 40  # for a new file: the deal whose story has the most different turns is told
LANG: Final = "en"
TELLERS = ("greedy", "greedy")


def _hash(state: State) -> str:
    return hashlib.sha256(state.tobytes()).hexdigest()[:16]


def _sentences(game: Game, events: Sequence[Event]) -> list[str]:
    """Return sentences of what happened, told to somebody who may know everything."""
    open_events = [Event(event.kind, event.data) for event in events]
    return ["  " + game.event_json(event, SPECTATOR)[LANG] for event in open_events]


def _scene(game: Game, state: State) -> list[str]:
    return [plain(game.drawing(state, SPECTATOR, LANG)), f"state {_hash(state)}", ""]


def _next_action(game: Game, state: State, script: Sequence[str], ply: int, seed: int) -> int:
    """Return the action that the file has at this ply while it can be played, else a greedy player's."""
    texts = {game.action_text(state, action): action for action in game.legal(state)}
    if ply < len(script) and script[ply] in texts:
        return texts[script[ply]]
    seat = game.to_act(state)
    return agent(TELLERS[seat]).choose(game, game.observe(state, seat), seat, seed * 1000 + ply)


@dataclass(frozen=True, slots=True)
class Story:
    """A match as text, with what makes it worth reading: the kinds of things that happen, and its length."""

    text: str
    turns: frozenset[str]
    plies: int


@dataclass(frozen=True, slots=True)
class Header:
    """The first lines of a file: all that is decided before anybody acts."""

    rules: RuleSet
    seed: int
    brings: tuple[Mapping[str, Any], ...] = ({}, {})

    @property
    def lines(self) -> list[str]:
        brought = [f"brings {json.dumps(self.brings)}"] if any(self.brings) else []
        return [str(self.rules), f"seed {self.seed}", *brought, ""]

    @staticmethod
    def read(game: Game, text: str) -> "Header":
        rules, seed, brings = [*text.splitlines(), "", ""][:3]
        brought = json.loads(brings.removeprefix("brings ")) if brings.startswith("brings ") else ({}, {})
        return Header(game.rule_book.parse(rules), int(seed.removeprefix("seed ")), tuple(brought))


def tell(game: Game, header: Header, script: Sequence[str] = ()) -> Story:
    """Return the story of one match."""
    chance, seed = Seeded(header.seed), header.seed
    state, events = game.deal(header.rules, header.brings, chance)
    lines = [*header.lines, *_sentences(game, events), *_scene(game, state)]
    ply, turns = 0, {event.kind for event in events}
    while (seat := game.to_act(state)) != OVER:
        action = _next_action(game, state, script, ply, seed)
        lines.append(f"{ply + 1}. {game.seats[seat]} {game.action_text(state, action)}")
        events = game.apply(state, action, chance)
        turns |= {f"{event.kind} {event.data.get('by', '')}" for event in events}
        lines += _sentences(game, events)
        lines += _scene(game, state)
        ply += 1
    return Story("\n".join(lines).rstrip() + "\n", frozenset(turns), ply)


def _liveliness(story: Story) -> tuple[int, int]:
    """Return the rank of a story: more different turns first, then fewer plies, as long rounds make none better."""
    return len(story.turns), -story.plies


def retell(game: Game, text: str) -> str:
    """Return the story of a golden file, played again with the rules of today."""
    played = re.compile(rf"\d+\. (?:{'|'.join(game.seats)}) (.+)$")  # a scene may count its turns as well
    script = [match[1] for line in text.splitlines() if (match := played.match(line))]
    return tell(game, Header.read(game, text), script).text


def files(folder: Path) -> list[tuple[Game, str, Path]]:
    """Return every golden file there should be: one per preset of every game, and every other that is there."""
    found = []
    for game in registry.games():
        home = folder / game.name.replace("-", "_")
        others = {
            path.stem for path in home.glob("*.txt") if path.read_text(encoding="utf-8").startswith(f"{game.name}:")
        }
        names = [*game.rule_book.presets, *sorted(others - {*game.rule_book.presets})]
        found += [(game, name, home / f"{name}.txt") for name in names]
    return found


def difference(game: Game, path: Path) -> str:
    """Return the diff between a golden file and today's behaviour, empty when nothing changed."""
    told = path.read_text(encoding="utf-8")
    now = retell(game, told)
    return "".join(difflib.unified_diff(told.splitlines(True), now.splitlines(True), str(path), "today", n=2))


def write(game: Game, preset: str, path: Path) -> None:
    """Write a golden file anew, or for the first time: the richest table and the liveliest of some deals."""
    if path.exists():
        story = retell(game, path.read_text(encoding="utf-8"))
    else:
        rules = richest(game, preset)
        story = max((tell(game, Header(rules, seed)) for seed in range(DEALS_TRIED)), key=_liveliness).text
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(story, encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare all golden files, or write them with --write; return 1 when something changed."""
    parser = argparse.ArgumentParser(prog="python -m parlour.testing.golden", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files anew instead of comparing")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the files are")
    chosen = parser.parse_args(arguments)
    changed = 0
    for game, preset, path in files(chosen.folder):
        if chosen.write:
            write(game, preset, path)
        elif not path.exists():
            sys.stdout.write(f"{path} is missing; write it with --write\n")
            changed = 1
        elif found := difference(game, path):
            sys.stdout.write(found)
            changed = 1
    return changed


if __name__ == "__main__":
    sys.exit(main())
