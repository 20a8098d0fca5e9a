"""The faults of accessibility that axe finds on a page."""

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect

from tests.e2e.players import LONG

# Only broken rules are returned: all that axe looked at weighs a megabyte on a long page.
_FOUND = """async (colours) => {
  const rules = { "color-contrast": { enabled: colours } };
  const { violations } = await axe.run({ rules, resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`);
}"""


def await_parts(page: Any) -> None:
    """Wait until every part that the page fetches is there."""
    expect(page.locator("[data-fetching]")).to_have_count(0, timeout=LONG)


def violations(page: Any, colours: bool = True) -> list[str]:
    """Return the rules that the page breaks once its parts are there, each with the first piece that breaks it."""
    await_parts(page)
    if page.evaluate("!('axe' in window)"):
        page.evaluate(AXE_SCRIPT)
    return list(page.evaluate(_FOUND, colours))
