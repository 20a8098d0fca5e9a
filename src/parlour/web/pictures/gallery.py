"""The gallery: pictures of links, painted in the thread pool and kept by what they show."""

import hashlib
from collections import OrderedDict
from collections.abc import Sequence

from parlour.hall.play.preview import Board, Preview
from parlour.portraits import printed
from parlour.web.pictures.painter import film, paint
from parlour.web.thread_pool import Apart

MOST = 64  # pictures, some 100,000 bytes each


class Gallery:
    """The pictures asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def picture(self, tag: str, preview: Preview, in_thread: Apart) -> bytes:
        """Return the PNG of a preview whose tag this is."""
        if tag not in self._kept:
            self._keep(tag, await in_thread(paint, preview))
        self._kept.move_to_end(tag)
        return self._kept[tag]

    async def film(self, tag: str, preview: Preview, boards: Sequence[Board], in_thread: Apart) -> bytes:
        """Return the GIF of a match; the tag is that of its preview and its boards together."""
        if tag not in self._kept:
            self._keep(tag, await in_thread(film, preview, boards))
        self._kept.move_to_end(tag)
        return self._kept[tag]

    def _keep(self, name: str, picture: bytes) -> None:
        self._kept[name] = picture
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)


def tag_of(preview: Preview, boards: Sequence[Board] = ()) -> str:
    """Return the ETag that tells a preview, or a film of these boards, from any that looks otherwise."""
    return f'"{hashlib.sha256(repr((preview, boards, printed.stamp())).encode()).hexdigest()[:32]}"'
