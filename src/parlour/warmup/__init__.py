"""Warm-up: which kernels of a game are compiled before anybody waits for them, and the marker that they were.

It stands on agents, batches and adapters; halls and `parlour warm` call it.
"""
