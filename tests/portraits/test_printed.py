"""A portrait is put together from what the client's build wrote, and is nothing where none was written."""

from pathlib import Path
from xml.etree import ElementTree

from parlour.core.picture import Portrait, Sitter
from parlour.portraits import printed
from tests.portraits.builds import SQUARE, built


def test_a_portrait_is_put_together_in_its_place(tmp_path: Path) -> None:
    with built(tmp_path):
        drawn = ElementTree.fromstring(printed.element(Portrait(1, 2, 3.5, 4, "cipher/B", "paper")))
        assert printed.element(Portrait(1, 2, 3, 4, "cipher/C")) == "" != printed.stamp()
    place = {"x": "1", "y": "2", "width": "3.5", "height": "4", "viewBox": "0 0 9 9", "color": "#FFF9F3"}
    assert place.items() <= drawn.attrib.items()
    assert [path.get("d") for path in drawn.iter("{http://www.w3.org/2000/svg}path")] == ["M0 0h9v9h-9z"] * 2


def test_people_are_put_together_each_in_their_own_way(tmp_path: Path) -> None:
    def body(called: str, look: str) -> str:
        drawn = printed.element(Portrait(1, 2, 3, 4, "triad/person", "ink", Sitter(called, look, "Male", "")))
        return drawn.partition(">")[2].removesuffix("</svg>")

    with built(tmp_path):
        assert [body("Ben", "m0geans"), body("Ben", "m0geaTn")] == ["<g></g>", f"<g>{SQUARE}</g>"]
        assert {body(called, "m0geans") for called in "abcdefgh"} == {"<g></g>", "<g><i/></g>"}


def test_without_a_built_client_there_are_none(tmp_path: Path) -> None:
    with built(tmp_path, None):
        assert printed.element(Portrait(1, 2, 3, 4, "cipher/B")) == "" == printed.stamp()
