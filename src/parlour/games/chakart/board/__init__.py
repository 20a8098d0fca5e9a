"""Squares, lines and pieces: where each piece stands and where it may go. Kernels that know no turns."""
