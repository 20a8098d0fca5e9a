# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Digits: whole numbers as people write them, put down as ASCII by a kernel."""

from parlour.core.jit import kernel

_ZERO, _MINUS = ord("0"), ord("-")


@kernel
def put_number(number, at, out):
    """Write a whole number in tens into bytes from place `at` on, and return the place after it."""
    if number < 0:
        out[at] = _MINUS
        at, number = at + 1, -number
    power = 1
    while number // power >= 10:
        power *= 10
    while power != 0:
        out[at] = _ZERO + number // power % 10
        power //= 10
        at += 1
    return at
