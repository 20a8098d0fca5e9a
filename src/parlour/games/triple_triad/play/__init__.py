"""The course of a match: placing, capturing, counting, rounds, and what each viewer may know. Kernels alone."""
