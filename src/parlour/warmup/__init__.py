"""Warm-up: the kernels of a game compiled before anybody waits for them, and the marker that they were.

It stands on agents, batches and adapters; halls and `parlour warm` call it.
"""
