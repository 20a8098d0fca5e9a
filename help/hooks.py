"""Hooks: changes to the documents, which are written for the repository, on their way into the site."""

import re
import shutil
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
TOKENS = ROOT / "client" / "src" / "tokens.css"
FONTS = ROOT / "src" / "parlour" / "web" / "fonts"
OUTSIDE = re.compile(r"\[([^\]]+)\]\(((?:\.\./)+)([^)#]+)(#[^)]*)?\)")
NIGHT = re.compile(r"\[data-theme=dark\]\{(.*?)\n\}", re.DOTALL)
NAMELESS = re.compile(r"<thead>\s*<tr>\s*(?:<th[^>]*></th>\s*)+</tr>\s*</thead>")
FONT = re.compile(r"url\([^)]*/([^/)]+\.woff2)\)")


def on_page_markdown(markdown: str, page: Any, **_rest: Any) -> str:
    """Replace a link to a file of the repository that is no document by its name: the site has no such page."""
    folder = (ROOT / "docs" / page.file.src_uri).parent

    def named(link: re.Match[str]) -> str:
        text, up, path = link[1], link[2], link[3]
        place = (folder / up / path).resolve()
        if place.is_relative_to(ROOT / "docs"):
            return link[0]
        return f"{text} (`{place.relative_to(ROOT)}`)"

    return OUTSIDE.sub(named, markdown)


def on_page_content(html: str, **_rest: Any) -> str:
    """Remove the header of a table whose columns have no names."""
    return NAMELESS.sub("", html)


def on_post_build(config: Any) -> None:
    """Write the hall's colours and fonts into the site, for day and night by the reader's system."""
    site = Path(config["site_dir"])
    shutil.copytree(FONTS, site / "fonts", dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    tokens = FONT.sub(r"url(fonts/\1)", TOKENS.read_text(encoding="utf-8"))
    tokens = NIGHT.sub(r"@media (prefers-color-scheme:dark){:root{\1}}", tokens)
    (site / "tokens.css").write_text(tokens, encoding="utf-8")
