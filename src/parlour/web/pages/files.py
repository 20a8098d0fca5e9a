"""Files: what the client's build wrote, in the smallest form that a browser reads."""

import mimetypes
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

# The build writes these beside a file that becomes smaller by them (`client/packed.ts`), the smallest first.
PACKED = {"br": ".br", "gzip": ".gz"}
mimetypes.add_type("application/manifest+json", ".webmanifest")
REFUSED = re.compile(r"q=0(\.0*)?$")


def inside(folder: Path, path: str) -> Path | None:
    """Return the file at a path below a folder, or None; a path cannot climb out of the folder."""
    if not path or "\0" in path:
        return None
    file = (folder / path).resolve()
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None


def served(file: Path, request: Request, kept: str) -> Response:
    """Answer with a file, packed as its build did and the browser reads it, or that the browser has it.

    `kept` says how long a browser may keep it without asking.
    """
    form, encoding = _smallest(file, _accepted(request.headers.get("accept-encoding", "")))
    stood = form.stat()
    heads = {"ETag": f'"{stood.st_mtime_ns:x}-{stood.st_size:x}"', "Cache-Control": kept}
    if heads["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers={**heads, "Vary": "Accept-Encoding"})
    # What is not packed here passes the application's own packing, which sets the same headers.
    packing = {"Content-Encoding": encoding, "Vary": "Accept-Encoding"} if encoding else {}
    # Read at once: a page is two dozen small files, and a thread for each takes longer than reading it.
    return Response(form.read_bytes(), headers={**heads, **packing}, media_type=mimetypes.guess_type(file.name)[0])


def _smallest(file: Path, accepted: set[str]) -> tuple[Path, str]:
    """Return the form of a file to send, and its encoding: none for the file as it is."""
    for encoding, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if encoding in accepted and packed.is_file():
            return packed, encoding
    return file, ""


def _accepted(header: str) -> set[str]:
    """Return the encodings that an Accept-Encoding header names and does not refuse."""
    parts = [part.replace(" ", "").lower().partition(";") for part in header.split(",")]
    return {name for name, _, weight in parts if not REFUSED.match(weight)}
