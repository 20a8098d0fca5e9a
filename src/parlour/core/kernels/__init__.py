"""Kernels: functions on records, compiled by Numba to native code, each once, and kept safely on disk.

`kernel`, `inline` and `rare` decorate them (`compiling`). `code_cache` says where machine code lies, `stamps` when it
is stale. With NUMBA_DISABLE_JIT=1 a kernel is the plain Python function. The other modules are what kernels are made
of: sets of bits, bytes in memory, text and large tables.
"""

from parlour.core.kernels.compiling import inline, kernel, rare
from parlour.core.kernels.stamps import config

__all__ = ["config", "inline", "kernel", "rare"]
