"""Access: what axe finds on a page."""

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT

# Only what breaks a rule is told: all that axe looked at weighs a megabyte on a long page.
_FOUND = """async (colours) => {
  const rules = { "color-contrast": { enabled: colours } };
  const { violations } = await axe.run({ rules, resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`);
}"""


def violations(page: Any, colours: bool = True) -> list[str]:
    """What axe finds on the page as it stands: each rule that is broken, with the first piece that breaks it."""
    if page.evaluate("!('axe' in window)"):
        page.evaluate(AXE_SCRIPT)
    return list(page.evaluate(_FOUND, colours))
