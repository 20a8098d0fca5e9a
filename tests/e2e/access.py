"""The faults of accessibility that axe finds on a page."""

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT

# Only broken rules are returned: all that axe looked at weighs a megabyte on a long page.
_FOUND = """async (colours) => {
  const rules = { "color-contrast": { enabled: colours } };
  const { violations } = await axe.run({ rules, resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`);
}"""


def violations(page: Any, colours: bool = True) -> list[str]:
    """Return the rules that the page breaks as it stands, each with the first piece that breaks it."""
    if page.evaluate("!('axe' in window)"):
        page.evaluate(AXE_SCRIPT)
    return list(page.evaluate(_FOUND, colours))
