"""Names for guests until they choose one."""

BIRDS = (
    "heron", "wren", "kestrel", "robin", "stork", "plover", "linnet", "swift", "crane", "finch", "lark", "osprey",
    "avocet", "bittern", "curlew", "dunlin", "egret", "fulmar", "godwit", "hobby", "ibis", "jackdaw", "knot", "merlin",
)  # fmt: skip
LONGEST = 24


def guest_name(pick: int) -> str:
    """A friendly name nobody has to type, by any number."""
    return f"Guest {BIRDS[pick % len(BIRDS)]}"
