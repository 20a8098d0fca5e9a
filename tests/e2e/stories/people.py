"""People: what somebody does at any browser, and what he sees, reads and hears there."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tests.e2e.stories.windows import Spot, Window, between
from tests.web.visiting import until

# Pieces of a page are found as people find them: by what they are, what they are called, and where they stand.
_FIND = """
const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]");
const called = (one) =>
  (one.ariaLabel || (one.labels?.[0] ?? one).innerText || one.textContent || "").replace(/\\s+/g, " ").trim();
const found = (steps) => steps.reduce(
  (roots, [css, name]) => [...new Set(roots.flatMap((root) => [...root.querySelectorAll(css)]))]
    .filter((one) => seen(one) && new RegExp(name).test(called(one))),
  [document],
);
"""
# What went wrong is kept, and how often something was to sound. That a size which is watched changed twice is told by
# Firefox as an error; it is drawn all the same.
_WATCH = """
if (!window.wrong) {
  window.wrong = [];
  window.sounded = 0;
  addEventListener("error", ({ message }) => message.startsWith("ResizeObserver loop") || window.wrong.push(message));
  addEventListener("unhandledrejection", (event) => window.wrong.push(String(event.reason)));
  for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const start = prototype.start;
    prototype.start = function (...when) { window.sounded += 1; return start.apply(this, when); };
  }
}
"""
# Where a piece can be pressed, when it has come to rest, may be pressed, and nothing lies over it.
_REST = """
const one = found(steps)[at];
if (!one || one.disabled) return null;
one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
const box = () => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; };
const before = box();
await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
const [x, y, width, height] = box();
if (before.some((it, side) => it !== [x, y, width, height][side])) return null;
const spot = [x + width * 0.5, y + height * 0.5];
const hit = document.elementFromPoint(...spot);
return hit && (one.contains(hit) || [...(one.labels ?? [])].some((label) => label.contains(hit))) ? spot : null;
"""
_ASK = """
const [method, path, wish] = args;
const body = wish === null ? undefined : JSON.stringify(wish);
const answer = await fetch(path, { method, body, headers: { "content-type": "application/json" } });
return [answer.status, await answer.text()];
"""

Piece = tuple[str, str]  # what it is, as a CSS selector, and what it is called, as a regular expression


def button(name: str) -> Piece:
    """A button of exactly this name."""
    return ("button", f"^{name}$")


def link(name: str) -> Piece:
    """A link of exactly this name."""
    return ("a[href]", f"^{name}$")


def field(name: str) -> Piece:
    """Something to fill in, of exactly this name."""
    return ("input, select, textarea", f"^{name}$")


class Person:
    """Somebody who sits before a window."""

    def __init__(self, window: Window, hall: str, finger: bool = False) -> None:
        self.window = window
        self._hall = hall
        self._finger = finger

    def go(self, path: str) -> None:
        """Open a page of the hall."""
        self.window.go(f"{self._hall}{path}")
        self.run(_WATCH)

    def run(self, body: str, **given: Any) -> Any:
        """What a function of this body answers in the page."""
        names, values = ", ".join(given), ", ".join(map(json.dumps, given.values()))
        told = f"(async ({names}) => {{ {_FIND} {body} }})({values}).then((it) => JSON.stringify([it ?? null]))"
        return json.loads(self.window.tell(told))[0]

    def count(self, *steps: Piece) -> int:
        """How many such pieces are in sight or can be scrolled there."""
        return int(self.run("return found(steps).length", steps=steps))

    def names(self, *steps: Piece) -> list[str]:
        """What they are called."""
        return [str(name) for name in self.run("return found(steps).map(called)", steps=steps)]

    def sees(self, *steps: Piece) -> None:
        """Wait until there is such a piece."""
        self.waits(lambda: self.count(*steps), f"{steps}")

    def misses(self, *steps: Piece) -> None:
        """Wait until there is none."""
        self.waits(lambda: not self.count(*steps), f"no {steps}")

    def reads(self, words: str) -> None:
        """Wait until the page says this, or a screen reader of it."""
        found = "return new RegExp(words).test(document.body.textContent.replace(/\\s+/g, ' '))"
        self.waits(lambda: self.run(found, words=words), f"“{words}”")

    def arrives(self, path: str) -> str:
        """Wait until the page's address is of this kind; its last part."""
        self.waits(lambda: self.run("return new RegExp(path).test(location.pathname)", path=path), path)
        self.run(_WATCH)
        return str(self.run("return location.pathname.split('/').at(-1)"))

    def press(self, *steps: Piece, at: int = 0) -> None:
        """Click or tap it, once that can be done."""
        self.window.point([self._rest(*steps, at=at)], self._finger)

    def drag(self, piece: Piece, onto: Piece) -> None:
        """Take a piece there."""
        start = self._rest(piece)
        self.window.point(between(start, self._rest(onto)), self._finger)

    def _rest(self, *steps: Piece, at: int = 0) -> Spot:
        spot = self.waits(lambda: self.run(_REST, steps=steps, at=at), f"{steps} can be pressed")
        return (spot[0], spot[1])

    def keys(self, *names: str) -> None:
        """Press these keys one after another."""
        for name in names:
            self.window.key(name)

    def fill(self, words: str, *steps: Piece) -> None:
        """Write this into a field instead of what stands there."""
        self.press(*steps)
        self.run("found(steps)[0].select()", steps=steps)
        self.keys(*words)

    def ask(self, method: str, path: str, wish: Any = None) -> Any:
        """What the hall answers to this browser; it does not refuse."""
        status, text = self.run(_ASK, args=[method, path, wish])
        assert status < 400, text
        return json.loads(text) if text else None

    def match(self, match: str) -> dict[str, Any]:
        """The table as the hall tells it to this browser."""
        return dict(self.ask("GET", f"/api/matches/{match}"))

    def seq(self) -> int:
        """The entry that lies on the table."""
        return int(self.run("return document.querySelector('[data-seq]')?.dataset.seq ?? -1"))

    @contextmanager
    def moving(self) -> Iterator[None]:
        """What is done within is a move: at the end the table shows what came of it."""
        before = self.seq()
        yield
        self.waits(lambda: self.seq() > before, "the move")

    def spoken(self) -> str:
        """What a screen reader was told last of the table."""
        return str(self.run("return document.querySelector('.spoken')?.textContent ?? ''"))

    def sounded(self) -> int:
        """How often something was to sound on this page."""
        return int(self.run("return window.sounded"))

    def problems(self) -> list[str]:
        """What went wrong on this page without anybody being told."""
        return list(self.run("return window.wrong ?? []"))

    def waits(self, condition: Callable[[], Any], what: str) -> Any:
        """Wait until this is so; an AssertionError says what stood on the page instead."""
        try:
            return until(condition, what)
        except AssertionError as never:
            page = self.run("return `${location.pathname}: ${document.body.innerText.slice(0, 600)}`")
            raise AssertionError(f"{never}; {page}") from None
