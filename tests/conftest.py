"""What all tests need."""

import tracemalloc  # noqa: F401 - pytest imports it when a thread left something open; two threads at once fail at that
