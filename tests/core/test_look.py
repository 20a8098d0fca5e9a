"""A look is a word of known letters, in which no mark stands twice."""

from parlour.core.look import is_look, look_problems


def test_a_look_has_its_letters_in_order() -> None:
    """Fringe, hair behind, two inks and a build; then marks, a temper and a skin, which may be left out."""
    assert all(map(is_look, ("m0geas", "m0geaHn", "ljbbaTn", "o4wkaXx2", "k1kkaYx")))
    assert not any(map(is_look, ("", "m0gea", "s0rr", "m2ppyHHg", "m0geaz", "m0geas4", "M0geas")))


def test_whoever_has_none_is_named() -> None:
    faults = look_problems({"Abel": "m0gean", "Cain": "s0rr", "Est": "m2ppyHHg"})
    assert [fault.partition(":")[0] for fault in faults] == ["Cain", "Est"]
