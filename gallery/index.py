"""The index: one page to look through a folder of pictures, by scene, window, theme and language."""

import json
import shutil
from collections.abc import Iterable
from pathlib import Path

from gallery.camera import Picture

PAGE = Path(__file__).with_name("index.html")
BESIDE = "beside"


def counterpart(picture: Picture, drawn: Path) -> Path | None:
    """Return the drawing in that folder to compare this picture with: of its theme or language, or of neither."""
    kinds = (*(["-dark"] if picture.theme == "dark" else []), *(["-fr"] if picture.language == "fr" else []), "")
    names = (f"{picture.scene}{kind}-{picture.size}.png" for kind in kinds)
    return next((drawn / name for name in names if (drawn / name).exists()), None)


def write(folder: Path, pictures: Iterable[Picture], drawn: Path | None = None) -> None:
    """Write `index.html`, and beside the pictures a copy of each drawing that is shown with one of them."""
    rows = []
    for picture in pictures:
        beside = counterpart(picture, drawn) if drawn else None
        if beside:
            (folder / BESIDE).mkdir(exist_ok=True)
            shutil.copyfile(beside, folder / BESIDE / beside.name)
        rows.append(
            {
                "scene": picture.scene,
                "size": picture.size,
                "theme": picture.theme,
                "language": picture.language,
                "file": picture.file,
                "beside": f"{BESIDE}/{beside.name}" if beside else None,
            }
        )
    text = PAGE.read_text(encoding="utf-8").replace("[/* pictures */]", json.dumps(rows))
    (folder / "index.html").write_text(text, encoding="utf-8")
