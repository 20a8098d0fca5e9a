"""The course of a match: what may be chosen, what objects and eggs do, turns, who may know what. Kernels alone."""
