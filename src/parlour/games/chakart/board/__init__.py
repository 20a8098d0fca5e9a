"""Squares, lines and men: where each stands and where each may go. Kernels; no turn is known here."""
