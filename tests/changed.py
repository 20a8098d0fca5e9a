"""The files that differ from `main`, and the tests that prove them; `make quick` runs those alone.

`python -m tests.changed KIND` prints them, a line each: "python" and "client" files, or "tests".
"""

import subprocess
import sys
from pathlib import Path

from tests.architecture.proving import ROOT, SOURCE, TESTS, imported, proofs

WORDS = ("test_typography.py", "test_glossary.py", "test_documents.py")  # tests of all texts, in tests/architecture
READ = {".md", ".ftl", ".toml", ".ipynb"}


def files() -> list[Path]:
    """Return the files that differ between here and where this branch left `main`, in commits or the working tree."""
    base = _git("merge-base", "HEAD", "main")
    names = [*_git("diff", "--name-only", *base), *_git("ls-files", "--others", "--exclude-standard")]
    return [ROOT / name for name in sorted(set(names)) if (ROOT / name).is_file()]


def _git(*arguments: str) -> list[str]:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


def tests_of(path: Path) -> list[Path]:
    """Return the files of tests that prove a file: itself, those that import it, or those of its module."""
    if path.is_relative_to(SOURCE) and path.suffix == ".py":
        return proofs(path.relative_to(SOURCE))
    if path.suffix in READ:
        return [TESTS / "architecture" / name for name in WORDS]
    if not path.is_relative_to(TESTS) or path.suffix != ".py":
        return []
    if path.name.startswith("test_"):
        return [path]
    dotted = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    return [suite for suite in sorted(path.parent.rglob("test_*.py")) if dotted in imported(suite)]


def main(kind: str) -> None:
    """Print the changed files of a kind, or their tests."""
    found = files()
    if kind == "tests":
        chosen = sorted({suite for path in found for suite in tests_of(path)})
    elif kind == "python":
        chosen = [path for path in found if path.suffix == ".py"]
    else:
        client = ROOT / "client"
        chosen = [path for path in found if path.is_relative_to(client) and path.suffix in {".ts", ".js", ".svelte"}]
    sys.stdout.writelines(f"{path.relative_to(ROOT)}\n" for path in chosen)


if __name__ == "__main__":
    main(sys.argv[1])
