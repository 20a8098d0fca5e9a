"""Every shape and every line is written as SVG that a browser reads."""

from xml.etree import ElementTree

from parlour.core.picture import PAINTS, Box, Disc, Label, Portrait
from parlour.library import svg

NS = "{http://www.w3.org/2000/svg}"


def test_each_shape_is_an_element_in_its_colour() -> None:
    shapes = [
        Box(0, 0, 100, 100, "baize", 4),
        Disc(50, 50, 3, "red", "ink"),
        Disc(1, 1, 1, "blue"),
        Label(5, 5, 8, "A<", "paper"),
    ]
    nobody = Portrait(5, 5, 8, 8, "cipher/nobody")  # what lies below is seen
    drawn = ElementTree.fromstring(svg.board([*shapes, nobody]))
    assert [child.tag.removeprefix(NS) for child in drawn] == ["rect", "circle", "circle", "text"]
    assert [child.get("fill") for child in drawn] == [PAINTS[shape.colour] for shape in shapes]
    assert drawn[1].get("stroke") == PAINTS["ink"] and drawn[2].get("stroke") is None and drawn[3].text == "A<"


def test_a_drawing_keeps_its_pieces_and_their_styles() -> None:
    drawn = ElementTree.fromstring(svg.drawing([[("Red ", "red"), ("& co", "dim")], [("x", "bold"), ("y", "")]]))
    lines = drawn.findall(f"{NS}text")
    assert ["".join(line.itertext()) for line in lines] == ["Red & co", "xy"]
    pieces = [piece.attrib for line in lines for piece in line]
    assert pieces == [{"fill": PAINTS["red"]}, {"opacity": ".65"}, {"font-weight": "700"}, {}]
    assert ElementTree.fromstring(svg.drawing([])).tag == f"{NS}svg"
