"""Notebooks as pages: their text, the kept output of each cell, and pictures as files."""

import json
from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import Any

from mkdocs.structure.files import File, Files

NOTEBOOK = ".ipynb"


def on_files(files: Files, *, config: Any) -> Files:
    """Make a page of each notebook, with its pictures beside it; the notebook stays available."""
    for notebook in [file for file in files if file.src_uri.endswith(NOTEBOOK)]:
        place = PurePosixPath(notebook.src_uri)
        pictures: list[str] = []
        text = "\n\n".join(_cells(json.loads(notebook.content_string)["cells"], place.stem, pictures))
        files.append(File.generated(config, str(place.with_suffix(".md")), content=text))
        for number, picture in enumerate(pictures):
            files.append(File.generated(config, str(place.with_name(_named(place.stem, number))), content=picture))
    return files


def on_page_markdown(markdown: str, **_rest: Any) -> str:
    """Point the links of the site to the pages instead of the notebooks."""
    return markdown.replace(f"{NOTEBOOK})", ".md)")


def _cells(cells: list[dict[str, Any]], stem: str, pictures: list[str]) -> Iterator[str]:
    for cell in cells:
        if cell["cell_type"] == "markdown":
            yield "".join(cell["source"])
            continue
        yield _fenced("python", "".join(cell["source"]))
        for output in cell["outputs"]:
            told = output.get("data", {})
            drawn = told.get("image/svg+xml")
            words = "".join(told.get("text/plain", output.get("text", []))).rstrip()
            if drawn is None:
                yield _fenced("text", words)
            else:
                yield f"![{words.strip('<>')}]({_named(stem, len(pictures))})"
                pictures.append("".join(drawn))


def _fenced(language: str, text: str) -> str:
    return f"```{language}\n{text}\n```"


def _named(stem: str, number: int) -> str:
    return f"{stem}-{number + 1}.svg"
