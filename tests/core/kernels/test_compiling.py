"""A kernel is compiled once for all integers, and inlined where it asks for it."""

from numba import types

from parlour.core.kernels import config, inline, kernel, rare


@kernel
def _half(value):
    return value / 2


def test_constants_and_widths_do_not_multiply_the_code():
    """Constants and narrow integers from other kernels need no second compilation."""
    if not config.DISABLE_JIT:
        for given in (types.literal(3), types.literal(5), types.int8, types.uint16, types.int64):
            _half.get_call_template((given,), {})
        assert _half.part.signatures == [(types.int64,)]
        _half.get_call_template((types.float64,), {})
        assert _half.part.signatures == [(types.int64,), (types.float64,)]


@rare
def _seldom(value):
    return _half(value) + 1


@inline
def _shortcut(value):
    return _seldom(value) if value > 100 else _half(value)


def test_inlining_ends_with_the_kernel_that_asks_for_it():
    """Calls within an inlined kernel are inlined where LLVM finds it worth while; a rare kernel never is."""
    assert [_shortcut(value) for value in (10, 200)] == [5, 101]
    if not config.DISABLE_JIT:
        _shortcut.get_call_template((types.int64,), {})
        made = {one: next(iter(one.part.overloads.values())) for one in (_half, _seldom, _shortcut)}
        assert [one.fndesc.inline for one in made.values()] == [False, False, True]
        told = {one: str(compiled.library._final_module) for one, compiled in made.items()}
        assert ["noinline" in told[one] for one in (_half, _seldom)] == [False, True]


def test_a_whole_shows_no_part_of_its_own():
    """Parts that were linked into a whole are seen by nobody else, so that LLVM may do with them what it likes."""
    assert _shortcut(10) == 5
    if not config.DISABLE_JIT:
        library = next(iter(_shortcut.overloads.values())).library
        shown = [one.name for one in library._get_module_for_linking().global_variables if "NumbaEnv" not in one.name]
        assert any("_shortcut" in name for name in shown)
        assert not [name for name in shown if "_half" in name or "_seldom" in name]
