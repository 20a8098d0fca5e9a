"""The course of a match in kernels: placing, capturing, counting, rounds, and views."""
