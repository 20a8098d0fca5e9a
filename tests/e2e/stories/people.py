"""People at any browser: what they do, see, read and hear there."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tests.e2e.stories.windows import Spot, Window, between
from tests.web.visiting import until

# Pieces of a page are found as people find them: by their kind, their name and their place.
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
# Errors are kept, and the number of sounds. Firefox reports an error if a watched size changes twice; the page is drawn
# all the same.
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
# The spot where a piece can be pressed, once it rests, is enabled, and nothing lies over it.
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

Piece = tuple[str, str]  # its kind, as a CSS selector, and its name, as a regular expression


def button(name: str) -> Piece:
    """Return a button of exactly this name."""
    return ("button", f"^{name}$")


def link(name: str) -> Piece:
    """Return a link of exactly this name."""
    return ("a[href]", f"^{name}$")


def field(name: str) -> Piece:
    """Return a field of exactly this name."""
    return ("input, select, textarea", f"^{name}$")


class Person:
    """A person who sits before a window."""

    def __init__(self, window: Window, hall: str, finger: bool = False) -> None:
        self.window = window
        self._hall = hall
        self._finger = finger

    def go(self, path: str) -> None:
        """Open a page of the hall."""
        self.window.go(f"{self._hall}{path}")
        self.run(_WATCH)

    def run(self, body: str, **given: Any) -> Any:
        """Return the result of a function with this body in the page."""
        names, values = ", ".join(given), ", ".join(map(json.dumps, given.values()))
        told = f"(async ({names}) => {{ {_FIND} {body} }})({values}).then((it) => JSON.stringify([it ?? null]))"
        return json.loads(self.window.tell(told))[0]

    def count(self, *steps: Piece) -> int:
        """Return the number of such pieces that are visible or can be scrolled into view."""
        return int(self.run("return found(steps).length", steps=steps))

    def names(self, *steps: Piece) -> list[str]:
        """Return their names."""
        return [str(name) for name in self.run("return found(steps).map(called)", steps=steps)]

    def sees(self, *steps: Piece) -> None:
        """Wait until there is such a piece."""
        self.waits(lambda: self.count(*steps), f"{steps}")

    def misses(self, *steps: Piece) -> None:
        """Wait until there is none."""
        self.waits(lambda: not self.count(*steps), f"no {steps}")

    def reads(self, words: str) -> None:
        """Wait until the page, or a screen reader of it, says this."""
        found = "return new RegExp(words).test(document.body.textContent.replace(/\\s+/g, ' '))"
        self.waits(lambda: self.run(found, words=words), f"“{words}”")

    def arrives(self, path: str) -> str:
        """Wait until the page's address is of this kind; return its last part."""
        self.waits(lambda: self.run("return new RegExp(path).test(location.pathname)", path=path), path)
        self.run(_WATCH)
        return str(self.run("return location.pathname.split('/').at(-1)"))

    def press(self, *steps: Piece, at: int = 0) -> None:
        """Click or tap it, once that is possible."""
        self.window.point([self._rest(*steps, at=at)], self._finger)

    def drag(self, piece: Piece, onto: Piece) -> None:
        """Drag a piece there."""
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
        """Replace the content of a field."""
        self.press(*steps)
        self.run("found(steps)[0].select()", steps=steps)
        self.keys(*words)

    def ask(self, method: str, path: str, wish: Any = None) -> Any:
        """Return the hall's answer to this browser; it must not refuse."""
        status, text = self.run(_ASK, args=[method, path, wish])
        assert status < 400, text
        return json.loads(text) if text else None

    def match(self, match: str) -> dict[str, Any]:
        """Return the table as the hall tells it to this browser."""
        return dict(self.ask("GET", f"/api/matches/{match}"))

    def seq(self) -> int:
        """Return the entry that the table shows."""
        return int(self.run("return document.querySelector('[data-seq]')?.dataset.seq ?? -1"))

    @contextmanager
    def moving(self) -> Iterator[None]:
        """Wait after the block until the table shows the move made in it."""
        before = self.seq()
        yield
        self.waits(lambda: self.seq() > before, "the move")

    def spoken(self) -> str:
        """Return the last words that a screen reader was told of the table."""
        return str(self.run("return document.querySelector('.spoken')?.textContent ?? ''"))

    def sounded(self) -> int:
        """Return how many sounds this page has started."""
        return int(self.run("return window.sounded"))

    def problems(self) -> list[str]:
        """Return the errors of this page that nobody was told of."""
        return list(self.run("return window.wrong ?? []"))

    def waits(self, condition: Callable[[], Any], what: str) -> Any:
        """Wait until this is so; an AssertionError tells what the page showed instead."""
        try:
            return until(condition, what)
        except AssertionError as never:
            page = self.run("return `${location.pathname}: ${document.body.innerText.slice(0, 600)}`")
            raise AssertionError(f"{never}; {page}") from None
