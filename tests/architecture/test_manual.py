"""The manual's site is built without a warning, holds every document, and loads nothing from elsewhere."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOADED = re.compile(r"<(?:script|link|img|source|iframe)\b[^>]*?(?:src|href)=\"([^\"]+)\"")


def test_it_is_built_of_every_document(tmp_path: Path) -> None:
    """Every document is in the contents, and every link and name of the library resolves; a warning is an error."""
    command = [sys.executable, "-m", "mkdocs", "build", "-q", "--strict", "-f", "help/mkdocs.yml", "-d", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    written = [page for kind in ("*.md", "*.ipynb") for page in (ROOT / "docs").rglob(kind)]
    documents = {page.relative_to(ROOT / "docs").with_suffix("") for page in written}
    pages = {page: page.read_text(encoding="utf-8") for page in tmp_path.rglob("*.html")}
    assert {page.parent.relative_to(tmp_path) for page in pages} == documents - {Path("index")} | {Path()}
    for page, text in pages.items():
        for address in LOADED.findall(text):
            beyond = address.endswith("favicon.ico")  # the hall's own
            assert not re.match(r"[a-z]+:|//", address) and (beyond or (page.parent / address).exists()), address
        assert "<blockquote>" not in text, f"{page}: an example of a docstring is code, no quotation"
        assert "<script>" not in text and "style=" not in text, f"{page}: the hall's policy takes neither"
