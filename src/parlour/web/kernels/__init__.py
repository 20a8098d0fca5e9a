"""How a game's kernels come to be compiled before anybody plays."""
