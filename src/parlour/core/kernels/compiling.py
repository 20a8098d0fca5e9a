# mypy: allow-untyped-calls
"""Compiling: what `kernel`, `inline` and `rare` make of a function, and the steps of Numba that it takes.

By itself, Numba compiles every kernel together with all it calls, and again for each of its callers. Here a kernel that
is called by kernels is a *part*, lowered once and no more. Only what Python calls is a *whole*: it links every part it
reaches once, and is optimised, emitted and cached.
"""

import hashlib
from collections.abc import Callable, Iterable
from typing import Any, TypeVar, cast

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager
from numba.core.typed_passes import (
    AnnotateTypes,
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.core.untyped_passes import (
    DeadBranchPrune,
    FixupArgs,
    GenericRewrites,
    InlineClosureLikes,
    IRProcessing,
    ReconstructSSA,
    RewriteDynamicRaises,
    RewriteSemanticConstants,
    TranslateByteCode,
)
from numba.cpython import hashing  # noqa: F401  # kernels that were cached may name its symbols

from parlour.core.kernels import code_cache, stamps
from parlour.core.kernels.stamps import config

F = TypeVar("F", bound=Callable[..., Any])

# The steps from a kernel's bytecode to LLVM's language, in order.
_STEPS = (
    TranslateByteCode, FixupArgs, IRProcessing, InlineClosureLikes, RewriteSemanticConstants, DeadBranchPrune,
    GenericRewrites, RewriteDynamicRaises, ReconstructSSA, NopythonTypeInference, PreLowerStripPhis, IRLegalization,
    AnnotateTypes, NativeLowering, NoPythonBackend,
)  # fmt: skip
_WORTH_INLINING = 100  # for LLVM, whose own 250 makes code that is larger, later and no faster
_SMALL = {types.int8, types.int16, types.int32, types.uint8, types.uint16, types.uint32}


def _name_uniquely(function: Callable[..., Any]) -> None:
    """Put a closure's identity into its name, so that the linker cannot take one closure's code for another's.

    Numba names code in memory by that name and a running number. Numbers differ from process to process: code from the
    cache and code made now could have one name. The linker, which takes code of one name for the same, ran one for
    both.
    """
    if function.__closure__:
        identity = hashlib.sha256(stamps.identity(function).encode()).hexdigest()[:10]
        function.__qualname__ = f"{function.__qualname__}_{identity}"


class _PartLibrary(JITCodeLibrary):
    """The code of one kernel alone, to be linked into wholes: neither optimised further nor made machine code.

    Numba wants a function that Python could call, as a key, and its place in memory to set; there is none.
    """

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    @property
    def codegen(self) -> Any:
        return self

    def set_env(self, name: str, env: Any) -> None:
        pass


def _reached(libraries: Iterable[Any], found: dict[Any, None]) -> dict[Any, None]:
    """Return all the libraries that some libraries need, themselves included, each once."""
    for library in libraries:
        if library not in found:
            found[library] = None
            if isinstance(library, _PartLibrary):
                _reached(library._linking_libraries, found)
    return found


class _WholeLibrary(JITCodeLibrary):
    """The code of a kernel and of every part it reaches; nothing links it, so it is kept without its bitcode."""

    def finalize(self) -> None:
        self._own = {one.name for one in self._final_module.functions if not one.is_declaration}
        self._linking_libraries = list(_reached(self._linking_libraries, {}))
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Optimise once. Numba does it twice to find needless reference counts, and kernels count hardly any.

        Nobody else calls the parts. So LLVM may change how they are called, and drops those that it inlined.
        """
        for one in self._final_module.functions:
            if not one.is_declaration and one.name not in self._own:
                one.linkage = "internal"
        tuning = llvm.create_pipeline_tuning_options(config.OPT)
        tuning.loop_vectorization = bool(config.LOOP_VECTORIZE)
        tuning.inlining_threshold = _WORTH_INLINING
        builder = llvm.create_pass_builder(self._codegen._tm, tuning)
        passes = builder.getModulePassManager()
        passes.add_refprune_pass()
        passes.run(self._final_module, builder)

    def _get_module_for_linking(self) -> Any:
        """Return the names that others see, as variables of a byte; by them machine code from the cache is found."""
        found = (*self._final_module.functions, *self._final_module.global_variables)
        seen = (one.name for one in found if not one.is_declaration and one.linkage is not llvm.Linkage.internal)
        byte, module = ir.IntType(8), self._codegen._create_empty_module(self.name)
        for name in seen:
            ir.GlobalVariable(module, byte, name).initializer = byte(0)
        return llvm.parse_assembly(str(module))


class _RareLibrary(_PartLibrary):
    """The code of a kernel that is seldom reached: a call to it stays a call, outside the hot path."""

    def add_ir_module(self, ir_module: Any) -> None:
        for function in ir_module.functions:
            if not function.is_declaration:
                function.attributes.update(("cold", "noinline"))
        super().add_ir_module(ir_module)


class _PartCompiler(CompilerBase):
    """Numba's compiler, with another place for the code, and without the steps that kernels have no use for.

    Left out are those that look for `with`, `literal_unroll`, functions to inline and array expressions to fuse. A game
    has hundreds of kernels of a few lines, and each step costs each of them something.
    """

    _library: type[JITCodeLibrary] = _PartLibrary

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        made = self._library(target.codegen(), "kernel") if library is None else library
        made.enable_object_caching()
        super().__init__(typing, target, made, *rest)

    def define_pipelines(self) -> list[PassManager]:
        steps = PassManager("kernel")
        for step in _STEPS:
            steps.add_pass(step, step.__name__)
        steps.finalize()
        return [steps]


class _RareCompiler(_PartCompiler):
    _library = _RareLibrary


class _WholeCompiler(_PartCompiler):
    _library = _WholeLibrary


def _widened(given: Any) -> Any:
    """Return the type a kernel is compiled for: every small or literal integer counts as an int64.

    By itself, Numba compiles a kernel anew for each constant and each width of integer it is called with.
    """
    plain = types.unliteral(given)
    return types.int64 if plain in _SMALL else plain


def _dispatcher(function: F, **options: Any) -> Any:
    return numba.njit(nogil=True, error_model="numpy", **options)(function)


def _compiled(function: F, compiler: type[_PartCompiler] = _PartCompiler, *, inlined: bool = False) -> F:
    if config.DISABLE_JIT:
        return function
    _name_uniquely(function)
    part = _dispatcher(
        function, pipeline_class=compiler, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=inlined
    )
    whole = _dispatcher(function, pipeline_class=_WholeCompiler, no_cfunc_wrapper=True, forceinline=inlined)
    whole.part, whole._cache = part, code_cache.KernelCache(function)
    whole.get_call_template = lambda args, kws: part.get_call_template(tuple(map(_widened, args)), kws)
    whole.get_overload = part.get_overload
    return cast(F, whole)


def kernel(function: F) -> F:
    """Compile `function` on first call, without the interpreter lock, and keep the result for the next process."""
    return _compiled(function)


def inline(function: F) -> F:
    """Make a kernel that LLVM inlines: for code in hot loops that is short or called once. Its callees stay calls."""
    return _compiled(function, inlined=True)


def rare(function: F) -> F:
    """Make a kernel that LLVM does not inline, for a feature of few matches that hot loops ask for."""
    return _compiled(function, _RareCompiler)
