"""Kuhn poker, broken in every way that the conformance kit promises to find."""
