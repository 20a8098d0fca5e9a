"""Adapters: every game behind the usual interfaces of researchers, PettingZoo's, Gymnasium's and OpenSpiel's.

Each has a module, and imports its library when it is imported itself, and no other. They know core and rl alone, and
games by the registry.
"""
