"""The compiling of a game's kernels before anybody plays."""
