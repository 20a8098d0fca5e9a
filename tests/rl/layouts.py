"""Layouts as the manual shows them: a table of fields and one of actions' numbers for each game of the house.

`python -m tests.rl.layouts` writes the tables of docs/reference/observations.md anew.
"""

from pathlib import Path
from typing import Final

import parlour
from parlour.core import registry
from parlour.rl.layout import Layout, Row

PAGE: Final = Path(__file__).parents[2] / "docs/reference/observations.md"


def tables(layout: Layout) -> str:
    """Return the tables of a layout, as Markdown."""
    row, played = layout["observation"], layout["actions"]
    fields = [
        f"| `{one['name']}` | {one['at']} | {' × '.join(map(str, one['shape'])) or '1'} | "
        f"{one['least']} to {one['most']} | {one['says']} |"
        for one in row["fields"]
    ]
    numbers = [f"| `{one['name']}` | {one['first']} | {_axes(one)} | {one['says']} |" for one in played["rows"]]
    return "\n".join(
        [
            f"A row of `{layout['rules']}` has {row['size']} numbers (`{row['number']}`):",
            "",
            "| field | at | shape | numbers | meaning |",
            "|---|---|---|---|---|",
            *fields,
            "",
            f"There are {played['count']:,} numbers of actions:",
            "",
            "| actions | first | axes | meaning |",
            "|---|---|---|---|",
            *numbers,
            "",
        ]
    )


def _axes(row: Row) -> str:
    return ", ".join(f"{axis['name']} {axis['length']}" for axis in row["axes"])


def written(page: str) -> str:
    """Return the page with the tables of every game of the house in their places."""
    for name in registry.names():
        before, mark, rest = page.partition(f"<!-- {name} -->\n")
        if mark:
            _old, end, after = rest.partition("<!-- end -->")
            layout = parlour.batch(name, 1, legal="none", deals=1).layout
            page = f"{before}{mark}\n{tables(layout)}\n{end}{after}"
    return page


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
