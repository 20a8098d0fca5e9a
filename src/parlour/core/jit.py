# mypy: allow-untyped-calls
"""Kernels: functions on records, compiled by Numba to native code, each once, and cached safely.

Numba's own cache looks only at the file of the function it compiles, so an edit in a file called from there would run
stale code without a word; it never finds closures again; and it stops where no folder can be written. `kernel` mends
these three: the cache is stamped with every source the code may depend on, those of other packages' kernels too,
closures are told apart by the kernels they close over, and the last resort is a temporary folder. With
NUMBA_DISABLE_JIT=1 a kernel is the plain Python function.

Left alone, Numba also makes machine code of every kernel together with all it calls, and again of whatever calls that.
Here a kernel that is called by kernels is a *part*, lowered once and no more; only what Python calls is a *whole*,
which links every part it reaches once, and is optimised, emitted and cached.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeVar, cast

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba.core import config as numba_config
from numba.core import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager
from numba.core.registry import cpu_target
from numba.core.runtime.nrt import rtsys
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

F = TypeVar("F", bound=Callable[..., Any])

config: Any = numba_config  # numba's settings are made at run time, out of sight of type checkers
# What is done with a kernel, in this order, from its bytecode to LLVM's language.
_STEPS = (
    TranslateByteCode, FixupArgs, IRProcessing, InlineClosureLikes, RewriteSemanticConstants, DeadBranchPrune,
    GenericRewrites, RewriteDynamicRaises, ReconstructSSA, NopythonTypeInference, PreLowerStripPhis, IRLegalization,
    AnnotateTypes, NativeLowering, NoPythonBackend,
)  # fmt: skip
_PACKAGE = Path(__file__).parent.parent
_CORE = Path(__file__).parent
_PROSE = {".ftl", ".md"}
_SMALL = {types.int8, types.int16, types.int32, types.uint8, types.uint16, types.uint32}


def sources(folder: Path) -> list[Path]:
    """The files of a kernel's home that it may depend on: all but words and texts, which only people read.

    Data counts, because tables are frozen into the code. In a folder that modules are imported from, other folders are
    other packages: a game of a single module has its neighbours there and no more.
    """
    shared = folder in {Path(entry).resolve() for entry in sys.path}
    found = folder.glob("*") if shared else folder.rglob("*")
    return sorted(path for path in found if path.is_file() and _counts(path.relative_to(folder)))


def _counts(path: Path) -> bool:
    hidden = any(part.startswith(".") or part == "__pycache__" for part in path.parts)
    return not hidden and path.suffix not in _PROSE and path.name != "rulebook.toml"


@cache
def _folder_hash(folder: Path) -> bytes:
    """Hash of the sources and data of a folder."""
    digest = hashlib.sha256()
    for path in sources(folder):
        digest.update(str(path.relative_to(folder)).encode())
        digest.update(path.read_bytes())
    return digest.digest()


@cache
def home(module_file: str) -> Path:
    """The folder whose edits make a kernel stale: the whole package of its module; in the house, a game or a room."""
    path = Path(module_file).resolve()
    if not path.is_relative_to(_PACKAGE):
        return _package(path.parent)
    parts = path.relative_to(_PACKAGE).parts
    depth = 2 if parts[0] == "games" and len(parts) > 2 else 1
    return _PACKAGE.joinpath(*parts[:depth]) if len(parts) > 1 else _PACKAGE


def _package(folder: Path) -> Path:
    """The outermost package around a folder; the folder itself where it is in none."""
    while (folder.parent / "__init__.py").exists():
        folder = folder.parent
    return folder


def _closed_over(function: Callable[..., Any]) -> list[Any]:
    cells = getattr(function, "__closure__", None) or ()
    return [cell.cell_contents for cell in cells]


def _names(code: CodeType) -> set[str]:
    """The names that code asks of modules and of what lies in them, that of functions inside it included."""
    inner = [_names(constant) for constant in code.co_consts if isinstance(constant, CodeType)]
    return set(code.co_names).union(*inner)


def _modules(named: Iterable[Any], names: set[str]) -> list[ModuleType]:
    """The modules among what is named, and those that are named in them, as in `package.module.kernel`."""
    found = [one for one in named if isinstance(one, ModuleType)]
    for module in found:
        inner = (vars(module)[name] for name in names & vars(module).keys())
        found += [one for one in inner if isinstance(one, ModuleType) and one not in found]
    return found


def _called(function: Callable[..., Any]) -> list[Callable[..., Any]]:
    """The Python functions of the kernels that one closes over, or names, alone or in a module."""
    names = _names(function.__code__)
    found = [*_closed_over(function), *(function.__globals__.get(name) for name in names)]
    found += [vars(module).get(name) for module in _modules(found, names) for name in names]
    return [inner for one in found if isinstance(inner := getattr(one, "py_func", None), FunctionType)]


def _with_all_called(function: Callable[..., Any]) -> list[Callable[..., Any]]:
    """A kernel's Python function and those of all kernels it reaches, each once."""
    found = [function]
    for one in found:
        found += [inner for inner in dict.fromkeys(_called(one)) if inner not in found]
    return found


def homes(made: Callable[..., Any]) -> set[Path]:
    """The folders whose edits make a kernel stale: its own home, and those of all it calls."""
    return {home(one.__code__.co_filename) for one in _with_all_called(getattr(made, "py_func", made))}


def source_stamp(folders: Iterable[Path]) -> str:
    """What changes when a source or a table of these folders does, or of the core, or the compiler."""
    digest = hashlib.sha256(numba.__version__.encode())
    for folder in sorted({*folders, _CORE}):
        digest.update(_folder_hash(folder))
    return digest.hexdigest()


def machine_stamp() -> str:
    """What machine code was made for: the processor and its abilities, this Python, and whether it is made at all."""
    return repr((cpu_target.target_context.codegen().magic_tuple(), sys.version_info[:2], config.DISABLE_JIT))


def _stamp(function: Callable[..., Any]) -> str:
    return source_stamp(homes(function))


def _identity(function: Callable[..., Any]) -> str:
    """What tells two closures of one source line apart: the kernels and constants they hold."""
    parts = [function.__module__, function.__qualname__, str(function.__code__.co_firstlineno)]
    for content in _closed_over(function):
        inner = getattr(content, "py_func", None)
        parts.append(_identity(inner) if inner is not None else repr(content))
    return "(" + " ".join(parts) + ")"


def _name_apart(function: Callable[..., Any]) -> None:
    """Put a closure's identity into its name, because its code's name in memory is made of that and a running number.

    Numbers differ from process to process: code from the cache and code made now could have one name, and the linker,
    which takes code of one name for the same, ran one for both.
    """
    if function.__closure__:
        identity = hashlib.sha256(_identity(function).encode()).hexdigest()[:10]
        function.__qualname__ = f"{function.__qualname__}_{identity}"


class _KernelLocator(_CacheLocator):
    """Where compiled kernels are kept, and what makes them stale."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._function = function
        self._folder = folder
        self._py_file = function.__code__.co_filename

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        """Not known when a kernel is decorated: what it names may not be there yet."""
        return ""

    def get_disambiguator(self) -> str:
        identity = hashlib.sha256(_identity(self._function).encode()).hexdigest()[:10]
        return f"{self._function.__code__.co_firstlineno}-{identity}"

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> Any:
        """In the first folder that can be written."""
        return cls(py_func, cache_folder(Path(py_file)))


def _cache_folders(source: Path) -> list[Path]:
    place = hashlib.sha256(str(source.parent).encode()).hexdigest()[:12]
    user = Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser())
    folders = [
        source.parent / "__pycache__",
        user / "parlour" / place,
        Path(tempfile.gettempdir()) / f"parlour-{os.getuid() if hasattr(os, 'getuid') else 'user'}" / place,
    ]
    if config.CACHE_DIR:
        folders.insert(0, Path(config.CACHE_DIR) / place)
    return folders


@cache
def cache_folder(source: Path) -> Path:
    """The first folder that can be written: the chosen one, beside the source, the user's, a temporary one."""
    for folder in _cache_folders(source):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                return folder
        except OSError:
            continue
    raise RuntimeError("no folder can be written for compiled kernels; set NUMBA_CACHE_DIR to one that can")


class _KernelCacheImpl(CompileResultCacheImpl):
    _locator_classes = [_KernelLocator]  # noqa: RUF012  # the base class asks for a list


class _KernelCache(FunctionCache):
    _impl_class = _KernelCacheImpl

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Stamped now, since what a kernel names may come after it; and without what Numba needs to compile alone."""
        self._cache_file._source_stamp = _stamp(self._py_func)
        rtsys.initialize(target_context)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        return (sig, codegen.magic_tuple(), _identity(self._py_func), sys.version_info[:2])


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
    """All the libraries that some libraries need, themselves included, each once."""
    for library in libraries:
        if library not in found:
            found[library] = None
            if isinstance(library, _PartLibrary):
                _reached(library._linking_libraries, found)
    return found


class _WholeLibrary(JITCodeLibrary):
    """The code of a kernel and of every part it reaches; nothing links it, so it is kept without its bitcode."""

    def finalize(self) -> None:
        self._linking_libraries = list(_reached(self._linking_libraries, {}))
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Once: Numba does it twice, to find references that need not be counted, and kernels count hardly any."""
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)

    def _get_module_for_linking(self) -> Any:
        """The names that are defined in it, by which machine code from the cache is found, as variables of a byte."""
        found = (*self._final_module.functions, *self._final_module.global_variables)
        byte, module = ir.IntType(8), self._codegen._create_empty_module(self.name)
        for name in (one.name for one in found if not one.is_declaration):
            ir.GlobalVariable(module, byte, name).initializer = byte(0)
        return llvm.parse_assembly(str(module))


class _RareLibrary(_PartLibrary):
    """The code of a kernel that is seldom reached: a call to it stays a call, out of the way of what goes on."""

    def add_ir_module(self, ir_module: Any) -> None:
        for function in ir_module.functions:
            if not function.is_declaration:
                function.attributes.update(("cold", "noinline"))
        super().add_ir_module(ir_module)


class _PartCompiler(CompilerBase):
    """Numba's compiler, with another place for the code, and without the steps that kernels have no use for.

    Left out are those that look for `with`, `literal_unroll`, functions to inline and array expressions to fuse: a
    game has hundreds of kernels of a few lines, and each step costs each of them something.
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
    """The type a kernel is compiled for: every small or literal integer counts as an int64.

    Left alone, Numba compiles a kernel anew for each constant and each width of integer it is called with.
    """
    plain = types.unliteral(given)
    return types.int64 if plain in _SMALL else plain


def _dispatcher(function: F, **options: Any) -> Any:
    return numba.njit(nogil=True, error_model="numpy", **options)(function)


def _compiled(function: F, compiler: type[_PartCompiler] = _PartCompiler, *, inlined: bool = False) -> F:
    if config.DISABLE_JIT:
        return function
    _name_apart(function)
    part = _dispatcher(
        function, pipeline_class=compiler, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=inlined
    )
    whole = _dispatcher(function, pipeline_class=_WholeCompiler, no_cfunc_wrapper=True, forceinline=inlined)
    whole.part, whole._cache = part, _KernelCache(function)
    whole.get_call_template = lambda args, kws: part.get_call_template(tuple(map(_widened, args)), kws)
    whole.get_overload = part.get_overload
    return cast(F, whole)


def kernel(function: F) -> F:
    """Compile `function` on first call, without the interpreter lock, and keep the result for the next process."""
    return _compiled(function)


def inline(function: F) -> F:
    """A kernel that LLVM is told to inline: for what is short, or called once, in hot loops; what it calls is not."""
    return _compiled(function, inlined=True)


def rare(function: F) -> F:
    """A kernel that LLVM is told not to inline: for what few matches have, where hot loops ask for it."""
    return _compiled(function, _RareCompiler)
